import { sourcePage } from "#app/features/jobs/feeds-in/sources/list-sources.server.ts";
import { operatorAt } from "#app/features/jobs/feeds-in/sources/operator-at.server.ts";
import { submitSource } from "#app/features/jobs/feeds-in/sources/submit-source.server.ts";
import { FeedPage } from "#app/features/jobs/feeds-in/ui/feed-page.tsx";
import type { Route } from "./+types/board-feed.ts";

export { applicantsSheets as links } from "#app/styles/sheets.ts";

export async function loader({ request, context, params: { sourceId } }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const person = operatorAt(context, request);
  const page = await sourcePage(person, "board", sourceId, query.get("after") ?? "");
  return { page, isRemoving: query.has("remove") };
}

export async function action({ request, context, params: { sourceId } }: Route.ActionArgs) {
  return submitSource(operatorAt(context, request), "board", sourceId, request);
}

export default function BoardFeed({ loaderData }: Route.ComponentProps) {
  return <FeedPage owner="board" {...loaderData} />;
}

import { randomUUID } from "node:crypto";
import { isModerator } from "#app/features/accounts/actor.ts";
import { listSources } from "#app/features/jobs/feeds-in/sources/list-sources.server.ts";
import { operatorAt } from "#app/features/jobs/feeds-in/sources/operator-at.server.ts";
import { submitNewSource } from "#app/features/jobs/feeds-in/sources/submit-source.server.ts";
import { FeedsPage } from "#app/features/jobs/feeds-in/ui/feeds-page.tsx";
import type { Route } from "./+types/board-feeds.ts";

export { keepInput as clientAction } from "#app/http/connection-lost.ts";
export { applicantsSheets as links } from "#app/styles/sheets.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const person = operatorAt(context, request);
  const listed = await listSources(person, "board");
  return { ...listed, newId: randomUUID(), isAtDesk: isModerator(person) };
}

export async function action({ request, context }: Route.ActionArgs) {
  return submitNewSource(operatorAt(context, request), "board", request);
}

export default function BoardFeeds({ loaderData, actionData }: Route.ComponentProps) {
  const answer = actionData && "values" in actionData ? actionData : undefined;
  return <FeedsPage owner="board" {...loaderData} answer={answer} />;
}

import { companyAt } from "#app/features/companies/require-company.server.ts";
import { sourcePage } from "#app/features/jobs/feeds-in/sources/list-sources.server.ts";
import { submitSource } from "#app/features/jobs/feeds-in/sources/submit-source.server.ts";
import { FeedPage } from "#app/features/jobs/feeds-in/ui/feed-page.tsx";
import type { Route } from "./+types/company-feed.ts";

export { applicantsSheets as links } from "#app/styles/sheets.ts";

export async function loader({ request, context, params: { sourceId } }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const person = companyAt(context, request, "recruit");
  const page = await sourcePage(person, "company", sourceId, query.get("after") ?? "");
  return { page, isRemoving: query.has("remove") };
}

export async function action({ request, context, params: { sourceId } }: Route.ActionArgs) {
  return submitSource(companyAt(context, request, "recruit"), "company", sourceId, request);
}

export default function CompanyFeed({ loaderData }: Route.ComponentProps) {
  return <FeedPage owner="company" {...loaderData} />;
}

import { randomUUID } from "node:crypto";
import { companyAt } from "#app/features/companies/require-company.server.ts";
import { listSources } from "#app/features/jobs/feeds-in/sources/list-sources.server.ts";
import { submitNewSource } from "#app/features/jobs/feeds-in/sources/submit-source.server.ts";
import { FeedsPage } from "#app/features/jobs/feeds-in/ui/feeds-page.tsx";
import type { Route } from "./+types/company-feeds.ts";

export { keepInput as clientAction } from "#app/http/connection-lost.ts";
export { applicantsSheets as links } from "#app/styles/sheets.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const person = companyAt(context, request, "recruit");
  return { ...(await listSources(person, "company")), newId: randomUUID() };
}

export async function action({ request, context }: Route.ActionArgs) {
  return submitNewSource(companyAt(context, request, "recruit"), "company", request);
}

export default function CompanyFeeds({ loaderData, actionData }: Route.ComponentProps) {
  const answer = actionData && "values" in actionData ? actionData : undefined;
  return <FeedsPage owner="company" {...loaderData} answer={answer} />;
}

import { companyAt } from "#app/features/companies/require-company.server.ts";
import {
  mappingPage,
  submitMapping,
} from "#app/features/jobs/feeds-in/sources/submit-source.server.ts";
import { MappingPage } from "#app/features/jobs/feeds-in/ui/mapping-page.tsx";
import { languageContext } from "#app/http/language.server.ts";
import type { Route } from "./+types/company-feed-mapping.ts";

export { applicantsSheets as links } from "#app/styles/sheets.ts";

export async function loader({ request, context, params: { sourceId } }: Route.LoaderArgs) {
  const person = companyAt(context, request, "recruit");
  return mappingPage(person, "company", sourceId, context.get(languageContext));
}

export async function action({ request, context, params: { sourceId } }: Route.ActionArgs) {
  const person = companyAt(context, request, "recruit");
  return submitMapping(person, "company", sourceId, request, context.get(languageContext));
}

export default function CompanyFeedMapping({
  loaderData,
  actionData,
  params,
}: Route.ComponentProps) {
  const shown = actionData ?? loaderData;
  return <MappingPage owner="company" sourceId={params.sourceId} shown={shown} />;
}

import { operatorAt } from "#app/features/jobs/feeds-in/sources/operator-at.server.ts";
import {
  mappingPage,
  submitMapping,
} from "#app/features/jobs/feeds-in/sources/submit-source.server.ts";
import { MappingPage } from "#app/features/jobs/feeds-in/ui/mapping-page.tsx";
import { languageContext } from "#app/http/language.server.ts";
import type { Route } from "./+types/board-feed-mapping.ts";

export { applicantsSheets as links } from "#app/styles/sheets.ts";

export async function loader({ request, context, params: { sourceId } }: Route.LoaderArgs) {
  const person = operatorAt(context, request);
  return mappingPage(person, "board", sourceId, context.get(languageContext));
}

export async function action({ request, context, params: { sourceId } }: Route.ActionArgs) {
  const person = operatorAt(context, request);
  return submitMapping(person, "board", sourceId, request, context.get(languageContext));
}

export default function BoardFeedMapping({ loaderData, actionData, params }: Route.ComponentProps) {
  const shown = actionData ?? loaderData;
  return <MappingPage owner="board" sourceId={params.sourceId} shown={shown} />;
}

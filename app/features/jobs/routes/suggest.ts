import {
  answerSuggestions,
  suggestionHeaders,
} from "#app/features/search/suggest/answer-suggestions.server.ts";
import { languageContext } from "#app/http/language.server.ts";
import { dataResponse } from "#app/http/public-data.ts";
import { isLanguage } from "#app/i18n/language.ts";
import type { Route } from "./+types/suggest.ts";

/** GET /suggest?q=; see `answerSuggestions`. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const params = new URL(request.url).searchParams;
  const param = params.get("language");
  const language = isLanguage(param) ? param : context.get(languageContext);
  return dataResponse(await answerSuggestions(params, language));
}

export function action() {
  return Response.json(null, {
    status: 405,
    headers: { ...suggestionHeaders, allow: "GET, HEAD" },
  });
}

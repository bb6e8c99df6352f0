import { suggestSearches } from "#app/features/jobs/suggest/suggest.server.ts";
import { languageContext } from "#app/http/language.server.ts";
import { isLanguage } from "#app/i18n/language.ts";
import { orEmpty } from "#app/platform/or-empty.server.ts";
import type { Route } from "./+types/suggest.ts";

/** GET /suggest?q=: suggestions for a partial query, as JSON. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const params = new URL(request.url).searchParams;
  const param = params.get("language");
  const language = isLanguage(param) ? param : context.get(languageContext);
  const suggestions = await orEmpty(
    "suggestions",
    suggestSearches(params.get("q") ?? "", language),
    [],
  );
  return Response.json(suggestions, { headers });
}

export function action() {
  return Response.json(null, { status: 405, headers: { ...headers, allow: "GET, HEAD" } });
}

// Long enough for going back a letter, too short for a closed job to be missed.
const headers = { "cache-control": "private, max-age=15", vary: "cookie" };

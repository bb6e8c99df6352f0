import { suggestSearches } from "#app/features/jobs/suggest/suggest.server.ts";
import { languageContext } from "#app/http/language.server.ts";
import { createAnswerCache, type Versioned } from "#app/http/page-cache/answer-cache.server.ts";
import { isLanguage, type Language } from "#app/i18n/language.ts";
import { orEmpty } from "#app/platform/or-empty.server.ts";
import type { Route } from "./+types/suggest.ts";

/** GET /suggest?q=: suggestions for a partial query, as JSON. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const params = new URL(request.url).searchParams;
  const param = params.get("language");
  const language = isLanguage(param) ? param : context.get(languageContext);
  const input = params.get("q") ?? "";
  const suggestions = await orEmpty(
    "suggestions",
    remembered.take(`${language} ${input}`, (changes) =>
      suggestionsAsJson(input, language, changes),
    ),
    "[]",
  );
  return new Response(suggestions, { headers: { ...headers, "content-type": "application/json" } });
}

async function suggestionsAsJson(
  input: string,
  language: Language,
  changes: string | undefined,
): Promise<Versioned<string>> {
  const { answer, version } = await suggestSearches(input, language, changes);
  return { answer: JSON.stringify(answer), version };
}

/** Many type the same beginnings; each has some 2 KB. */
const remembered = createAnswerCache({ maxBytes: 4 * 2 ** 20, tellsChanges: true });

export function action() {
  return Response.json(null, { status: 405, headers: { ...headers, allow: "GET, HEAD" } });
}

// Long enough for going back a letter, too short for a closed job to be missed.
const headers = { "cache-control": "private, max-age=15", vary: "cookie" };

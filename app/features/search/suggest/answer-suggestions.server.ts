import { createAnswerCache } from "#app/http/page-cache/answer-cache.server.ts";
import type { PublicData } from "#app/http/public-data.ts";
import type { Language } from "#app/i18n/language.ts";
import { perDatabase } from "#app/platform/database/per-database.server.ts";
import { orEmpty } from "#app/platform/or-empty.server.ts";
import { suggestSearches } from "./suggest.server.ts";

export { makeWordLists } from "./known-names.server.ts";

/** Suggestions for a partial query, the parameter q, as JSON. */
export async function answerSuggestions(
  params: URLSearchParams,
  language: Language,
): Promise<PublicData> {
  const input = params.get("q") ?? "";
  const suggestions = remembered().take(`${language} ${input}`, async (changes) => {
    const { answer, version } = await suggestSearches(input, language, changes);
    return { answer: JSON.stringify(answer), version };
  });
  return {
    body: await orEmpty("suggestions", suggestions, Buffer.from("[]")),
    headers: suggestionHeaders,
  };
}

/** Many type the same beginnings; each has some 2 KB. */
const remembered = perDatabase(() =>
  createAnswerCache({ maxBytes: 4 * 2 ** 20, tellsChanges: true }),
);

/** Long enough for going back a letter, too short for a closed job to be missed. */
const suggestionHeaders = { "cache-control": "private, max-age=15", vary: "cookie" };

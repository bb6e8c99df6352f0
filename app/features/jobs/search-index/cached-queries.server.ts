import { categoriesCalled } from "#app/features/jobs/query-parsing/category-words.server.ts";
import type { QueryPart, Search } from "#app/features/jobs/query-parsing/parse-search.server.ts";
import type { Interpretation } from "#app/features/jobs/search/parsed-query.ts";
import { placeLabel } from "#app/features/places/place.ts";
import type { Language } from "#app/i18n/language.ts";
import type { KeywordSearch } from "./job-keyword.server.ts";

/** What a list says of the search that it answers; nothing of one taken as typed. */
export function interpretations(
  keywordSearch: KeywordSearch | undefined,
  language: Language,
): Interpretation[] {
  if (!keywordSearch) return [];
  const { search } = keywordSearch;
  return [
    ...search.parts.flatMap((part) => readingOf(part, search, language)),
    ...search.respelled.map(({ word, at }) => ({
      kind: "spelling" as const,
      value: word,
      without: keywordWithout(search, at, at),
    })),
  ];
}

function readingOf(part: QueryPart, search: Search, language: Language): Interpretation[] {
  const without = keywordWithout(search, part.from, part.to);
  if (part.kind === "place") {
    const names = part.ids.map((id) => placeLabel(id, language));
    return [{ kind: "place", value: [...new Set(names)].join(" / "), without }];
  }
  if (part.kind === "asked") return [{ kind: part.intent.kind, value: part.intent.value, without }];
  if (part.kind === "words") {
    return categoriesCalled(part.words).map((value) => ({ kind: "category", value, without }));
  }
  return [];
}

function keywordWithout({ input }: Search, from: number, to: number): string {
  return input.filter((_, at) => at < from || at > to).join(" ");
}

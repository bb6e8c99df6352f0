import type {
  Interpretation,
  KeywordQuery,
  ParsedQuery,
  QueryPart,
} from "#app/features/jobs/search/parsed-query.ts";
import { placeLabel } from "#app/features/places/place.ts";
import type { Language } from "#app/i18n/language.ts";
import { categoriesCalled } from "./category-words.server.ts";

/** How a list's query was understood; nothing for a verbatim one. */
export function interpretations(
  keyword: KeywordQuery | undefined,
  language: Language,
): Interpretation[] {
  if (!keyword) return [];
  const { parsed } = keyword;
  const rawInput = parsed.rawWords.join(" ").replaceAll('"', " ");
  return [
    ...(parsed.retyped === undefined
      ? []
      : [{ kind: "keyboard" as const, value: parsed.retyped, without: `"${rawInput}"` }]),
    ...parsed.parts.flatMap((part) => readingOf(part, parsed, language)),
    ...parsed.respelled.map(({ word, at }) => ({
      kind: "spelling" as const,
      value: word,
      without: keywordWithout(parsed, at, at),
    })),
  ];
}

function readingOf(part: QueryPart, parsed: ParsedQuery, language: Language): Interpretation[] {
  const without = keywordWithout(parsed, part.from, part.to);
  if (part.kind === "place") {
    const names = part.ids.map((id) => placeLabel(id, language));
    return [{ kind: "place", value: [...new Set(names)].join(" / "), without }];
  }
  if (part.kind === "intent")
    return [{ kind: part.intent.kind, value: part.intent.value, without }];
  if (part.kind === "words") {
    return categoriesCalled(part.words).map((value) => ({ kind: "category", value, without }));
  }
  return [];
}

function keywordWithout({ rawWords }: ParsedQuery, from: number, to: number): string {
  return rawWords.filter((_, at) => at < from || at > to).join(" ");
}

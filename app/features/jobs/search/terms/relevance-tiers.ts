import type {
  KeywordQuery,
  ParsedQuery,
  QueryPart,
} from "#app/features/jobs/search/parsed-query.ts";
import { placeNamedIn, type Rank, termsOfPart } from "./part-terms.ts";
import { pairedPlaces } from "./place-terms.ts";
import type { Paired } from "./tag-pairs.ts";
import { allOf, anyOf, nothing, type TermQuery } from "./term-query.ts";

/**
 * What a keyword asks of a job's terms, by how closely a job matches: `all` that answer, among them
 * the `partial` matches (some of it in the title, or the company's name) and those that it names
 * exactly. Of nothing but stop words no job is one.
 */
export type RelevanceTiers = Record<"all" | "partial" | "exact", TermQuery>;

/** The tiers of a keyword. All of it must be met; of a relaxed one any thing that it is about. */
export function relevanceTiers({ parsed, relaxed }: KeywordQuery): RelevanceTiers {
  const terms = parsed.parts.map((part) => termsOfPart(part, parsed));
  const things = terms.filter((_, at) => parsed.parts[at]?.kind === "words");
  const needed = relaxed && things.length > 0 ? things : terms;
  const joined = relaxed ? anyOf : allOf;
  return {
    all: joined(needed.map(({ all }) => all)) ?? nothing,
    partial: joined(needed.map(({ partial }) => partial)) ?? nothing,
    exact: allOf(terms.map(({ exact }) => exact)) ?? nothing,
  };
}

/** All that a keyword asks, apart from a governorate, which can be looked for in pairs with filters. */
export type SplitKeyword = { terms: TermQuery | undefined; place: KeywordPlace | undefined };
export type KeywordPlace = { terms: TermQuery | undefined; paired: Paired };

/** The tier `all` with a governorate apart, where a keyword that is not relaxed names one. */
export function splitKeyword(keyword: KeywordQuery): SplitKeyword {
  const { parsed, relaxed } = keyword;
  const places = parsed.parts.filter(isPlace);
  const [only] = places;
  const paired = only && pairedPlaces(only.ids);
  if (relaxed || !paired || places.length > 1) {
    return { terms: relevanceTiers(keyword).all, place: undefined };
  }
  const others = { ...parsed, parts: parsed.parts.filter((part) => part !== only) };
  const also = anyOf([paired.also, ...placeNamedIn(only.words)]);
  return {
    terms: allOf(others.parts.map((part) => termsOfPart(part, others).all)),
    place: { terms: termsOfPart(only, parsed).all, paired: { ...paired, also } },
  };
}

/** How matches are ranked: by the sum of their distances from each part. */
export function rankBy(parsed: ParsedQuery): Rank[] {
  return parsed.parts.map((part) => termsOfPart(part, parsed).rank);
}

/** Whether a keyword may be relaxed: it names several things, and one that is known. */
export function canRelax({ parts }: ParsedQuery): boolean {
  const known = parts.some((part) => part.kind === "words" && part.names.length > 0);
  return parts.length > 1 && known;
}

function isPlace(part: QueryPart): part is QueryPart & { kind: "place" } {
  return part.kind === "place";
}

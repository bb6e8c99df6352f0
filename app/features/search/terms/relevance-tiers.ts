import { employmentTypes } from "#app/features/job/job.ts";
import type {
  KeywordQuery,
  ParsedQuery,
  QueryPart,
} from "#app/features/search/words/parsed-query.ts";
import { type PartTerms, placeNamedIn, type Rank, termsOfPart } from "./part-terms.ts";
import { pairedPlaces } from "./place-terms.ts";
import type { Paired } from "./tag-pairs.ts";
import { allOf, anyOf, nothing, type TermQuery, tag } from "./term-query.ts";

/**
 * What a keyword asks of a job's terms, by how closely a job matches: `all` that answer, among them
 * the `partial` matches (some of it in the title, or the company's name), those that it names exactly
 * and, where it prefers something, those that have that or some of it, too. Of nothing but stop words
 * no job is one.
 */
export type RelevanceTiers = Record<"all" | "partial" | "exact", TermQuery> & {
  preferred: TermQuery | undefined;
  /** Only where it prefers several things. */
  somePreferred: TermQuery | undefined;
};

/** The tiers of a keyword. All that is required must be met; of a relaxed one any thing that it is about. */
export function relevanceTiers(keyword: KeywordQuery): RelevanceTiers {
  const parts = partsOf(keyword);
  const { required, excluded, others } = parts;
  const isAnyNamed = required.length > 0 || others.length === 0;
  const named = isAnyNamed ? allOf(required.map(({ exact }) => exact)) : everyJob;
  const exact = named && allOf([named, ...excluded.map((each) => each.exact)]);
  const wishes = others.flatMap(({ all }) => all ?? []);
  const preferred = allOf(wishes);
  const some = wishes.length > 1 ? anyOf(wishes) : undefined;
  return {
    all: tier(parts, "all"),
    partial: tier(parts, "partial"),
    exact: exact ?? nothing,
    preferred: exact && preferred && allOf([exact, preferred]),
    somePreferred: exact && some && allOf([exact, some]),
  };
}

/** The tier `all` by itself. */
function allMatches(keyword: KeywordQuery): TermQuery {
  return tier(partsOf(keyword), "all");
}

type Parts = Record<"required" | "excluded" | "others" | "needed", readonly PartTerms[]> & {
  relaxed: boolean;
  isForEvery: boolean;
};

function partsOf({ parsed, relaxed }: KeywordQuery): Parts {
  const termsOf = (parts: readonly QueryPart[]) => parts.map((part) => termsOfPart(part, parsed));
  const required = parsed.parts.filter(({ demand }) => demand === undefined);
  const things = required.filter(({ kind }) => kind === "words");
  return {
    required: termsOf(required),
    excluded: termsOf(parsed.parts.filter(({ demand }) => demand === "excluded")),
    others: termsOf(parsed.parts.filter(isOptional)),
    needed: termsOf(relaxed && things.length > 0 ? things : required),
    relaxed,
    isForEvery: parsed.isOpen === true || parsed.parts.some(isOptional),
  };
}

/** Every job has one of them: where a keyword requires nothing. */
const everyJob = anyOf(employmentTypes.map((type) => tag(`t:${type}`)));

function tier(
  { needed, excluded, isForEvery, relaxed }: Parts,
  name: "all" | "partial" | "called",
): TermQuery {
  const joined = relaxed ? anyOf : allOf;
  const anyOther = excluded.length > 0 || isForEvery ? everyJob : undefined;
  const met =
    needed.length > 0 ? joined(needed.map((each) => each[name] ?? each.partial)) : anyOther;
  return (met && allOf([met, ...excluded.map(({ all }) => all)])) ?? nothing;
}

/** Whether a part only ranks jobs. */
function isOptional({ demand }: QueryPart): boolean {
  return demand === "preferred" || demand === "dropped";
}

/** All that a keyword asks, apart from a governorate, which can be looked for in pairs with filters. */
export type SplitKeyword = { terms: TermQuery | undefined; place: KeywordPlace | undefined };
export type KeywordPlace = { terms: TermQuery | undefined; paired: Paired };

/** The tier `all` with a governorate apart, where a keyword that is not relaxed names one. */
export function splitKeyword(keyword: KeywordQuery): SplitKeyword {
  const { parsed, relaxed } = keyword;
  if (keyword.titled) return { terms: tier(partsOf(keyword), "called"), place: undefined };
  const places = parsed.parts.filter(isPlace).filter(({ demand }) => demand === undefined);
  const [only] = places;
  const paired = only && !only.except && !only.isQuarter && pairedPlaces(only.ids);
  if (relaxed || !paired || places.length > 1) {
    return { terms: allMatches(keyword), place: undefined };
  }
  const others = { ...parsed, parts: parsed.parts.filter((part) => part !== only) };
  const also = anyOf([paired.also, ...placeNamedIn(only.words)]);
  const needed = others.parts.filter((part) => !isOptional(part));
  return {
    terms: allOf(needed.map((part) => termsOfPart(part, others).all)),
    place: { terms: termsOfPart(only, parsed).all, paired: { ...paired, also } },
  };
}

/** How matches are ranked: by the sum of their distances from each part, and from the sectors of the required ones. */
export function rankBy(parsed: ParsedQuery): Rank[] {
  const sectors = parsed.parts.flatMap((part) =>
    part.kind === "words" && part.demand === undefined
      ? part.names.flatMap(({ sectors }) => sectors)
      : [],
  );
  return [
    ...parsed.parts.map((part) => termsOfPart(part, parsed).rank),
    ...[...new Set(sectors)].map((sector) => ({
      steps: [{ terms: tag(sector), distance: 0 }],
      otherwise: outsideSector,
    })),
  ];
}

/** A distribution officer of an organization comes before the distributor of a factory. */
const outsideSector = 6;

function isPlace(part: QueryPart): part is QueryPart & { kind: "place" } {
  return part.kind === "place";
}

import { fold } from "#app/platform/fold.ts";
import { maxSuggestions, type Suggestion } from "./suggest.ts";
import type { Fit } from "./suggest-names.ts";

/** A possible suggestion; not `isVerbatim` if only a correction matches it. Equal searches share a key. */
export type Offer = Omit<Suggestion, "highlights"> & {
  isVerbatim: boolean;
  fit: Fit;
  keys: string[];
};

const maxByKind = { search: 4, work: 2, skill: 3, place: 3, company: 2, title: 4 } as const;
/** With this many matches as typed, or one whose whole name was typed, there are no corrections. */
const enough = 3;
/** A company with this many times fewer jobs than the fullest title stands after titles. */
const muchMore = 10;
/** With this many others no company is offered by a later word of its name. */
const manyOthers = 5;

/**
 * Picks from the offers. Kinds stand together, the kind of the nearest name first, of equally near ones
 * that of the most jobs, and titles last, which refine the others; where `seeksPlace`, places stand
 * first, and where an article was typed (`hasArticle`) before equally near ones. A company by a later word of its name comes at the end, where there is little else.
 */
export function pickOffers(
  offers: readonly Offer[],
  { seeksPlace = false, hasArticle = false, maxSkills = maxByKind.skill as number } = {},
): Offer[] {
  const open = unlike(offers.filter(({ count }) => count > 0));
  const later = open.filter((offer) => offer.isVerbatim && isLater(offer));
  const near = open.filter((offer) => !isLater(offer));
  const verbatim = near.filter(({ isVerbatim }) => isVerbatim);
  const isNamed = verbatim.some(({ fit }) => fit === 0);
  const chosen = isNamed || verbatim.length >= enough ? verbatim : near;
  const isSought = ({ kind }: Offer) => seeksPlace && (kind === "place" || kind === "search");
  const weighed = (chosen.length < manyOthers ? [...chosen, ...later] : chosen)
    .map((offer) => ({ offer, weight: weightOf(offer) }))
    .sort((a, b) => byNearness(a.offer, b.offer) || b.weight - a.weight)
    .map(({ offer }) => offer);
  const fullestTitle = Math.max(
    0,
    ...weighed.filter(({ kind }) => kind === "title").map(({ count }) => count),
  );
  const isSmall = ({ kind, fit, count }: Offer) =>
    kind === "company" && fit > 0 && count * muchMore < fullestTitle;
  const isPlaceOfArticle = ({ kind, fit }: Offer) => hasArticle && kind === "place" && fit < 2;
  const groups = Map.groupBy(weighed, ({ kind }) => kind);
  return [...groups.values()]
    .map((group) => ({ group, first: group[0] as Offer }))
    .toSorted(
      ({ first: a }, { first: b }) =>
        Number(isSought(b)) - Number(isSought(a)) ||
        Number(isLater(a)) - Number(isLater(b)) ||
        Number(isSmall(a)) - Number(isSmall(b)) ||
        Number(isPlaceOfArticle(b)) - Number(isPlaceOfArticle(a)) ||
        Number(a.kind === "title") - Number(b.kind === "title") ||
        byNearness(a, b) ||
        b.count - a.count,
    )
    .flatMap(({ group, first }) =>
      isSought(first)
        ? group
        : group.slice(0, first.kind === "skill" ? maxSkills : maxByKind[first.kind]),
    )
    .slice(0, maxSuggestions);
}

function isLater({ kind, fit }: Offer): boolean {
  return kind === "company" && fit === 3;
}

function byNearness(a: Offer, b: Offer): number {
  return Number(b.isVerbatim) - Number(a.isVerbatim) || a.fit - b.fit;
}

/** Short names are typed more; a place's says nothing of that, and a company's little. */
function weightOf({ kind, label, count }: Offer): number {
  if (kind === "place" || kind === "search") return count;
  const words = fold(label).split(" ").length;
  return kind === "company" ? count / words : count / words ** 2;
}

/** The first of each search: a skill's name may be a title too. */
function unlike(offers: readonly Offer[]): Offer[] {
  const known = new Set<string>();
  return offers.filter(({ keys }) => {
    const isNew = !keys.some((key) => known.has(key));
    for (const key of keys) known.add(key);
    return isNew;
  });
}

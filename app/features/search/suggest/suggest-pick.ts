import { fold } from "#app/platform/fold.ts";
import { maxSuggestions, type Suggestion, type SuggestionKind } from "./suggest.ts";

/** A possible suggestion; not `isVerbatim` if only a correction matches it. */
export type Offer = Picked & { isVerbatim: boolean };
type Picked = Omit<Suggestion, "highlights">;

const order: readonly SuggestionKind[] = ["skill", "title", "company", "place"];
const maxByKind = { skill: 2, title: 6, company: 2, place: 2 } as const;
/** With this many matches as typed no corrections are looked up. */
const enough = 3;

/**
 * Picks from the offers, each kind's best first: kinds stand together, those with the nearest name
 * first, and titles fill the remaining room. `typed` is folded.
 */
export function pickOffers(offers: readonly Offer[], input: string): Picked[] {
  const open = unlike(offers.filter(({ count }) => count > 0));
  const isVerbatim = open.filter((offer) => offer.isVerbatim);
  const chosen =
    isVerbatim.length >= enough ? isVerbatim : [...isVerbatim, ...open.filter(isMeant)];
  const kinds = order
    .map((kind) => chosen.filter((offer) => offer.kind === kind).slice(0, maxByKind[kind]))
    .filter((group) => group.length > 0);
  const others = kinds.flat().filter(({ kind }) => kind !== "title").length;
  return kinds
    .map((group) => (group[0]?.kind === "title" ? group.slice(0, maxSuggestions - others) : group))
    .map((group) => ({ group, distance: nearest(group, input) }))
    .sort((a, b) => a.distance - b.distance)
    .flatMap(({ group }) => group)
    .map(({ isVerbatim: _, ...suggestion }) => suggestion);
}

function isMeant({ isVerbatim }: Offer): boolean {
  return !isVerbatim;
}

/** The first of each search: a skill's name may be a title too. */
function unlike(offers: readonly Offer[]): Offer[] {
  const distinct = new Map<string, Offer>();
  for (const offer of offers) {
    const isSearch = offer.kind === "skill" || offer.kind === "title";
    const key = isSearch ? fold(offer.label) : offer.to;
    if (!distinct.has(key)) distinct.set(key, offer);
  }
  return [...distinct.values()];
}

function nearest(group: readonly Offer[], input: string): number {
  return Math.min(...group.map((offer) => distance(offer, input)));
}

function distance({ label, isVerbatim }: Offer, input: string): number {
  const name = fold(label);
  return (isVerbatim ? 0 : 4) + (name === input ? 0 : name.startsWith(input) ? 1 : 2);
}

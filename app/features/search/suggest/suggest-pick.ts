import { fold } from "#app/platform/fold.ts";
import { maxSuggestions, type Suggestion } from "./suggest.ts";
import type { Fit } from "./suggest-names.ts";

/** A possible suggestion; not `isVerbatim` if only a correction matches it. Equal searches share a key. */
export type Offer = Omit<Suggestion, "highlights"> & {
  isVerbatim: boolean;
  fit: Fit;
  keys: string[];
  /** Of a title how many jobs have just this one, of a thing how many have this name in theirs. */
  titled?: number;
  /** An occupation that no title has under any name, found by texts alone. */
  isUntitled?: boolean;
};

const maxByKind = { search: 4, work: 2, skill: 3, place: 3, company: 2, title: 4 } as const;
/** With this many matches as typed, or one whose whole name was typed, there are no corrections. */
const enough = 3;
/** A company with this many times fewer jobs than the fullest title stands after titles. */
const muchMore = 10;
/** Of one word the same of an occupation that no title has, and after "jobs" of a place, beside the fullest thing. */
const more = 5;
/** With this many others no company is offered by a later word of its name. */
const manyOthers = 5;

/**
 * Picks from the offers. Kinds stand together, the kind of the nearest name first, of equally near ones
 * that of the most jobs, and titles last, which refine the others. Where `seeksPlace`, places stand first,
 * or alone if one of enough jobs begins so; where `followsJobs`, first if one does; where an article was
 * typed (`hasArticle`), before equally near ones. Of several words (`isLong`) nothing is offered by later
 * words of its name where something begins so. A company by a later word of its name comes at the end,
 * where there is little else.
 */
export function pickOffers(
  offers: readonly Offer[],
  {
    seeksPlace = false,
    followsJobs = false,
    hasArticle = false,
    isShort = false,
    isLong = false,
    maxCompanies = maxByKind.company as number,
    maxSkills = maxByKind.skill as number,
  } = {},
): Offer[] {
  const withJobs = offers.filter(({ count }) => count > 0);
  const all = unlike(withoutUntitled(withJobs, isLong ? muchMore : more));
  // Of several words those of a name's beginning are no later ones of another.
  const isBegun = isLong && all.some(({ isVerbatim, fit }) => isVerbatim && fit < 2);
  const open = all.filter((offer) => !isRepeated(offer, all) && !(isBegun && offer.fit === 3));
  const later = open.filter((offer) => offer.isVerbatim && isLater(offer));
  const near = open.filter((offer) => !isLater(offer));
  const verbatim = near.filter(({ isVerbatim }) => isVerbatim);
  const isNamed = verbatim.some(({ fit }) => fit === 0);
  // Of few letters a company's name begins so by chance: "saw".
  const telling = verbatim.filter(({ kind }) => !isShort || kind !== "company");
  const chosen = withoutChance(isNamed || telling.length >= enough ? verbatim : near);
  const isPlace = ({ kind }: Offer) => kind === "place" || kind === "search";
  const isSought = (offer: Offer) => seeksPlace && isPlace(offer);
  // "In ma" may be marketing, as Manbij has few jobs; "in dam" is Damascus.
  const begun = chosen.filter((offer) => isPlace(offer) && offer.isVerbatim && offer.fit < 3);
  const times = seeksPlace ? muchMore : more;
  const isPlaceLikely = begun.length > 0 && maxCount(chosen) <= maxCount(begun) * times;
  const isLikely = (offer: Offer) => followsJobs && isPlaceLikely && isPlace(offer);
  const onlyPlaces = seeksPlace && isPlaceLikely ? chosen.filter(isPlace) : undefined;
  const withLater = chosen.length < manyOthers ? [...chosen, ...later] : chosen;
  const weighed = (onlyPlaces ?? withLater)
    .map((offer) => ({ offer, weight: weightOf(offer) }))
    .sort((a, b) => byNearness(a.offer, b.offer) || b.weight - a.weight)
    .map(({ offer }) => offer);
  // Beside a name as typed the titles that a correction matches do not count.
  const hasVerbatim = weighed.some(({ isVerbatim }) => isVerbatim);
  const fullestTitle = Math.max(
    0,
    ...weighed
      .filter(({ kind, isVerbatim }) => kind === "title" && (isVerbatim || !hasVerbatim))
      .map(({ count }) => count),
  );
  const isSmall = ({ kind, fit, count }: Offer) =>
    kind === "company" && fit > 0 && count * muchMore < fullestTitle;
  const isPlaceOfArticle = ({ kind, fit }: Offer) => hasArticle && kind === "place" && fit < 2;
  const groups = Map.groupBy(weighed, ({ kind }) => kind);
  const limits = { ...maxByKind, skill: maxSkills, company: maxCompanies };
  const limitOf = ({ kind }: Offer) => limits[kind];
  const picked = [...groups.values()]
    .map((group) => ({ group, first: group[0] as Offer }))
    .toSorted(
      ({ first: a }, { first: b }) =>
        Number(isSought(b)) - Number(isSought(a)) ||
        Number(isLikely(b)) - Number(isLikely(a)) ||
        Number(isLater(a)) - Number(isLater(b)) ||
        Number(isSmall(a)) - Number(isSmall(b)) ||
        Number(isPlaceOfArticle(b)) - Number(isPlaceOfArticle(a)) ||
        Number(a.kind === "title") - Number(b.kind === "title") ||
        byNearness(a, b) ||
        b.count - a.count,
    )
    .map(({ group, first }) =>
      isSought(first) ? { shown: group, rest: [] } : parted(group, limitOf(first)),
    );
  // Where there is room for more, no trade of several is left out.
  const filled = picked.reduce((sum, { shown }) => sum + shown.length, 0);
  const isSure = ({ isVerbatim }: Offer) => isVerbatim || !hasVerbatim;
  return picked
    .flatMap(({ shown, rest }) =>
      shown[0]?.kind === "skill"
        ? [...shown, ...rest.filter(isSure).slice(0, Math.max(0, maxSuggestions - filled))]
        : shown,
    )
    .slice(0, maxSuggestions);
}

/** Leaves out corrections with ten times fewer jobs than the fullest offer: Saqba of "sa2e". */
function withoutChance(offers: readonly Offer[]): Offer[] {
  const fullest = maxCount(offers);
  return offers.filter(({ isVerbatim, count }) => isVerbatim || count * muchMore >= fullest);
}

function parted(group: readonly Offer[], limit: number) {
  return { shown: group.slice(0, limit), rest: group.slice(limit) };
}

/** "HR Coordinator" finds the jobs of "hr" in another order: as many as beside a thing tell nothing new. */
function isRepeated(offer: Offer, offers: readonly Offer[]): boolean {
  return (
    offer.kind === "title" &&
    offer.count >= fewestAlike &&
    2 * (offer.titled ?? 0) < offer.count &&
    offers.some(({ kind, count }) => kind === "skill" && count === offer.count)
  );
}

/** Below this count two numbers may be the same by chance. */
const fewestAlike = 20;

/** "Engraver" is said in few texts alone: beside engineers it is offered as typed in full, or as a kind of one. */
function withoutUntitled(offers: readonly Offer[], times: number): Offer[] {
  const titled = offers.filter(({ kind, isUntitled }) => kind === "skill" && !isUntitled);
  const max = maxCount(titled);
  return offers.filter(
    ({ isUntitled, isVerbatim, fit, label, count }) =>
      !isUntitled ||
      (isVerbatim && fit === 0) ||
      count * times >= max ||
      titled.some((other) => isPartOf(other.label, label) || isPartOf(label, other.label)),
  );
}

/** Whether the words of a name stand in another one: "accountant" in "cost accountant". */
function isPartOf(name: string, other: string): boolean {
  return ` ${fold(other)} `.includes(` ${fold(name)} `);
}

function maxCount(offers: readonly Offer[]): number {
  return Math.max(0, ...offers.map(({ count }) => count));
}

function isLater({ kind, fit }: Offer): boolean {
  return kind === "company" && fit === 3;
}

function byNearness(a: Offer, b: Offer): number {
  return Number(b.isVerbatim) - Number(a.isVerbatim) || a.fit - b.fit;
}

/**
 * Short names are typed more; a place's says nothing of that, and a company's little. A thing of many jobs whose
 * name no title has is not what is typed: سكرم.
 */
function weightOf({ kind, label, count, titled, isUntitled }: Offer): number {
  if (kind === "place" || kind === "search") return count;
  const words = fold(label).split(" ").length;
  if (kind === "company") return count / words;
  const least = isUntitled ? untitledByAll : untitled;
  const written = kind === "skill" && titled !== undefined ? Math.max(titled, least) : count;
  return Math.sqrt(count * written) / words ** 2;
}

/** As many jobs as one title. */
const untitled = 0.25;
/** The same of an occupation that no title has under any of its names. */
const untitledByAll = 0.05;

/** The first of each search: a skill's name may be a title too. */
function unlike(offers: readonly Offer[]): Offer[] {
  const known = new Set<string>();
  return offers.filter(({ keys }) => {
    const isNew = !keys.some((key) => known.has(key));
    for (const key of keys) known.add(key);
    return isNew;
  });
}

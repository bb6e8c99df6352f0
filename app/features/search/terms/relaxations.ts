import type {
  KeywordQuery,
  ParsedQuery,
  QueryPart,
} from "#app/features/search/words/parsed-query.ts";
import { payAlone } from "#app/features/search/words/parsed-query.ts";
import { isArabic, stem } from "#app/features/search/words/stem.ts";
import { isBroadRole, isRankOfAnyField } from "#app/features/search/words/talk/question-words.ts";
import { conceptsNamed } from "#app/features/search/words/vocabulary.ts";
import { withBroader } from "./head-of-name.ts";

/** Each is one more question to the database where nothing answers the whole keyword. */
const maxSingle = 3;

/**
 * What may be searched instead of a keyword that nothing answers, one after the other: without one of
 * its lesser parts, without all of those, and at last any thing that it is about. None for a keyword
 * of one thing, or of nothing that is known.
 */
export function relaxations(parsed: ParsedQuery): KeywordQuery[] {
  const required = parsed.parts.filter(({ demand }) => demand === undefined);
  const wider = required.flatMap((part) => widerPlaces(parsed, part));
  if (required.length < 2) {
    const heads = required.flatMap((part) => byHead(parsed, part));
    const others = required.flatMap((part) => standIns(parsed, part));
    const last = withoutConditions(parsed, required);
    return [...wider, ...paidInWords(parsed), ...others, ...heads, ...last];
  }
  // A place without the unknown word beside it would list all its jobs.
  const isAnyPlace = required.some(({ kind }) => kind === "place" || kind === "verbatim");
  const isAnyNamed = required.some(isNamed);
  if (!isAnyNamed && isAnyPlace) return wider;
  const isWay = ({ kind }: QueryPart) => Number(kind === "intent");
  const lesser = isAnyNamed
    ? lesserParts(required)
    : required.toReversed().toSorted((one, other) => isWay(one) - isWay(other));
  const single = lesser.slice(0, maxSingle).map((part) => without(parsed, [part]));
  const together = isAnyNamed && lesser.length > 1 ? [without(parsed, lesser)] : [];
  const others = required.flatMap((part) => standIns(parsed, part));
  const last = [...anyThing(parsed, required), ...withoutConditions(parsed, required)];
  return [...wider, ...single, ...together, ...others, ...last];
}

/** Staff of restaurants where no waiter is looked for; unknown words beside it only rank. */
function standIns(parsed: ParsedQuery, part: QueryPart): KeywordQuery[] {
  if (part.kind !== "words" || part.number || part.employers) return [];
  const names = part.names.flatMap(({ instead }) => instead.flatMap(conceptsNamed));
  const words = names[0]?.firstNames[0]?.split(" ");
  if (!words) return [];
  const other: QueryPart = { ...part, words, names, pieces: [], categories: [], standsIn: true };
  const isLetGo = (each: QueryPart) =>
    each === part || (each.demand === undefined && weightOf(each) === weights.unknown);
  const parts = parsed.parts.flatMap((each): QueryPart[] => [
    isLetGo(each) ? { ...each, demand: "dropped" as const } : each,
    ...(each === part ? [other] : []),
  ]);
  return [{ parsed: { ...parsed, parts }, relaxed: false }];
}

/** All jobs, where none states the conditions that are all a keyword asks for: "women only". */
function withoutConditions(
  parsed: ParsedQuery,
  required: readonly QueryPart[],
): readonly KeywordQuery[] {
  const areConditions = required.every(
    (part) =>
      part.kind === "words" && part.names.length > 0 && part.names.every(({ benefit }) => benefit),
  );
  return required.length > 0 && areConditions ? [without(parsed, required)] : [];
}

/** Doctors where no resident doctor is looked for. */
function byHead(parsed: ParsedQuery, part: QueryPart): KeywordQuery[] {
  if (part.kind !== "words" || part.pieces.length < 2 || part.number) return [];
  const at = isArabic(part.pieces[0]?.stems[0] ?? "") ? 0 : part.pieces.length - 1;
  const piece = part.pieces[at];
  const names = piece?.names.filter(({ skill, setting }) => !skill && !setting) ?? [];
  if (!piece || names.length === 0) return [];
  const head: QueryPart = { ...part, words: part.words.slice(at, at + 1), names, pieces: [piece] };
  const parts = parsed.parts.flatMap((each): QueryPart[] =>
    each === part ? [{ ...part, demand: "dropped" as const }, head] : [each],
  );
  return [{ parsed: { ...parsed, parts }, relaxed: false }];
}

function anyThing(parsed: ParsedQuery, required: readonly QueryPart[]): KeywordQuery[] {
  const things = required.filter(({ kind }) => kind === "words");
  return things.length > 1 ? [{ parsed, relaxed: true }] : [];
}

/** Looks for a currency in the texts, where no job has it in its pay. */
function paidInWords(parsed: ParsedQuery): KeywordQuery[] {
  const pay = payAlone(parsed);
  if (!pay) return [];
  const names = conceptsNamed([stem(pay.currency.toLowerCase())]);
  if (names.length === 0) return [];
  const parts = parsed.parts.map(({ from, to }) => {
    const words = [pay.currency.toLowerCase()];
    return {
      kind: "words" as const,
      words,
      names: [...names],
      pieces: [],
      categories: [],
      from,
      to,
    };
  });
  return [{ parsed: { ...parsed, parts }, relaxed: false }];
}

/** A town where there is nothing is let go for its governorate, and that for its country. */
function widerPlaces(parsed: ParsedQuery, part: QueryPart): KeywordQuery[] {
  if (part.kind !== "place" || part.outside) return [];
  const [id = "", ...others] = part.ids;
  const parents = id.split("/").slice(0, -1);
  if (others.length > 0 || part.except || parents.length < 2) return [];
  const { isQuarter: _, ...place } = part;
  const wider: QueryPart = { ...place, ids: [parents.join("/")] };
  const parts = parsed.parts.flatMap((each): QueryPart[] =>
    each === part ? [{ ...part, demand: "dropped" as const }, wider] : [each],
  );
  return [{ parsed: { ...parsed, parts }, relaxed: false }];
}

/**
 * What may follow where few jobs answer a whole keyword: without words that nobody knows, without
 * conditions too, without other occupations, and at last with what somebody is, of a name of several
 * words. What it is about, places, levels and ways of working stay.
 */
export function widenings(parsed: ParsedQuery): KeywordQuery[] {
  const required = parsed.parts.filter(({ demand }) => demand === undefined);
  return [
    ...withoutLesser(parsed, required),
    ...withoutWays(parsed),
    ...broader(parsed, required),
    ...(required.some(isNamed) ? required.flatMap((part) => widerPlaces(parsed, part)) : []),
  ];
}

/**
 * An occupation in another way, around its place, and then anywhere: for a place or a way in which no job is called
 * so.
 */
export function elsewhere(parsed: ParsedQuery): KeywordQuery[] {
  const required = parsed.parts.filter(({ demand }) => demand === undefined);
  const places = required.filter(({ kind }) => kind === "place");
  const ways = required.filter((part) => weightOf(part) === weights.way);
  if (!required.some((part) => weightOf(part) === weights.thing)) return [];
  const wider = places.flatMap((part) => widerPlaces(parsed, part));
  const otherwise = ways.length > 0 ? [without(parsed, ways)] : [];
  const anywhere = places.length > 0 ? [without(parsed, places)] : [];
  const both = [...places, ...ways];
  const last = both.length > Math.max(places.length, ways.length) ? [without(parsed, both)] : [];
  return [...otherwise, ...wider, ...anywhere, ...last];
}

/** A keyword without its unknown words beside a known thing: in the text alone they make no job a better answer. */
export function withoutUnknown(parsed: ParsedQuery): KeywordQuery | undefined {
  const required = parsed.parts.filter(({ demand }) => demand === undefined);
  const unknown = required.filter(
    (part) => weightOf(part) === weights.unknown && !(part.kind === "words" && part.employers),
  );
  const isBeside = unknown.length > 0 && required.some(isNamed);
  return isBeside ? without(parsed, unknown) : undefined;
}

/** The same work done in another way is nearer than other work done so. */
export function withoutWays(parsed: ParsedQuery): KeywordQuery[] {
  const required = parsed.parts.filter(({ demand }) => demand === undefined);
  const ways = required.filter((part) => weightOf(part) === weights.way);
  return ways.length > 0 && required.some(isNamed) ? [without(parsed, ways)] : [];
}

function broader(parsed: ParsedQuery, required: readonly QueryPart[]): KeywordQuery[] {
  const things = required.filter((part) => part.kind === "words");
  const [thing] = things;
  const wider = things.length === 1 && thing ? withBroader(thing) : undefined;
  if (!wider) return [];
  const parts = parsed.parts.map((part) => (part === thing ? wider : part));
  return [{ parsed: { ...parsed, parts }, relaxed: false }];
}

function withoutLesser(parsed: ParsedQuery, required: readonly QueryPart[]): KeywordQuery[] {
  if (required.length < 2 || !required.some(isNamed)) return [];
  const lesser = lesserParts(required, true);
  const { unknown, condition, thing } = weights;
  const ofWeight = (...letGo: number[]) => lesser.filter((part) => letGo.includes(weightOf(part)));
  const conditions = ofWeight(condition);
  const steps = [
    ofWeight(unknown),
    ...conditions.map((_, at) => [...ofWeight(unknown), ...conditions.slice(-1 - at)]),
    ofWeight(unknown, condition, thing),
  ];
  return steps
    .filter((parts, at) => parts.length > 0 && parts.length !== steps[at - 1]?.length)
    .map((parts) => without(parsed, parts));
}

/**
 * All parts but the main one, the least important first. Of several occupations the first is the
 * main one.
 */
function lesserParts(required: readonly QueryPart[], isAnswered = false): QueryPart[] {
  // An employer that has such a job is meant: its other jobs are nearer than those of others.
  const employer = isAnswered && required.find((part) => part.kind === "words" && part.employers);
  if (employer) {
    return required
      .filter((part) => part !== employer)
      .toSorted((one, other) => weightOf(one) - weightOf(other));
  }
  const named = required.filter(isNamed);
  const things = named.filter((part) => weightOf(part) === weights.thing);
  // Of "head of department" and a field it is about the field, of a technician and a tool about the tool.
  const isBroad = ({ words }: { words: readonly string[] }) =>
    words.every((word) => isBroadRole(stem(word)));
  const telling = things.find((part) => !isRankOfAnyField(part.words) && !isBroad(part));
  const about = telling ?? named.find((part) => !isBroad(part)) ?? things[0] ?? named[0];
  return required
    .filter((part) => part !== about)
    .toSorted((one, other) => weightOf(one) - weightOf(other));
}

const weights = { level: 1, unknown: 2, way: 3, condition: 4, thing: 5, place: 6 };

function weightOf(part: QueryPart): number {
  if (part.kind === "place") return weights.place;
  if (part.kind === "pay") return weights.level;
  if (part.kind === "intent") return part.intent.kind === "level" ? weights.level : weights.way;
  // An employer of one word without such a job is let go before the job: it may only sound so.
  if (part.kind === "words" && part.employers && part.words.length > 1) return weights.place;
  if (part.kind === "verbatim" || part.names.length === 0) return weights.unknown;
  const isCondition = part.names.every(({ skill, setting }) => skill || setting);
  return isCondition ? weights.condition : weights.thing;
}

function isNamed(part: QueryPart): part is QueryPart & { kind: "words" } {
  return part.kind === "words" && (part.names.length > 0 || part.employers !== undefined);
}

function without(parsed: ParsedQuery, dropped: readonly QueryPart[]): KeywordQuery {
  const parts = parsed.parts.map((part) =>
    dropped.includes(part) ? { ...part, demand: "dropped" as const } : part,
  );
  return { parsed: { ...parsed, parts }, relaxed: false };
}

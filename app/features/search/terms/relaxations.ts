import type {
  KeywordQuery,
  ParsedQuery,
  QueryPart,
} from "#app/features/search/words/parsed-query.ts";
import { isRankOfAnyField } from "#app/features/search/words/question-words.ts";
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
  if (required.length < 2 || !required.some(isNamed)) return [];
  const lesser = lesserParts(required);
  const single = lesser.slice(0, maxSingle).map((part) => without(parsed, [part]));
  const together = lesser.length > 1 ? [without(parsed, lesser)] : [];
  const things = required.filter(({ kind }) => kind === "words");
  const any = things.length > 1 ? [{ parsed, relaxed: true }] : [];
  return [...single, ...together, ...any];
}

/**
 * What may follow where few jobs answer a whole keyword: without words that nobody knows, without
 * conditions too, without other occupations, and at last with what somebody is, of a name of several
 * words. What it is about, places, levels and ways of working stay.
 */
export function widenings(parsed: ParsedQuery): KeywordQuery[] {
  const required = parsed.parts.filter(({ demand }) => demand === undefined);
  return [...withoutLesser(parsed, required), ...broader(parsed, required)];
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
  const lesser = lesserParts(required);
  const { unknown, condition, thing } = weights;
  const steps = [[unknown], [unknown, condition], [unknown, condition, thing]].map((letGo) =>
    lesser.filter((part) => letGo.includes(weightOf(part))),
  );
  return steps
    .filter((parts, at) => parts.length > 0 && parts.length !== steps[at - 1]?.length)
    .map((parts) => without(parsed, parts));
}

/**
 * All parts but the main one, the least important first. Of several occupations the first is the
 * main one.
 */
function lesserParts(required: readonly QueryPart[]): QueryPart[] {
  const named = required.filter(isNamed);
  const things = named.filter((part) => weightOf(part) === weights.thing);
  // Of "head of department" and a field it is about the field.
  const about = things.find(({ words }) => !isRankOfAnyField(words)) ?? things[0] ?? named[0];
  return required
    .filter((part) => part !== about)
    .toSorted((one, other) => weightOf(one) - weightOf(other));
}

const weights = { level: 1, unknown: 2, way: 3, condition: 4, thing: 5, place: 6 };

function weightOf(part: QueryPart): number {
  if (part.kind === "place") return weights.place;
  if (part.kind === "pay") return weights.level;
  if (part.kind === "intent") return part.intent.kind === "level" ? weights.level : weights.way;
  if (part.kind === "verbatim" || part.names.length === 0) return weights.unknown;
  const isCondition = part.names.every(({ skill, setting }) => skill || setting);
  return isCondition ? weights.condition : weights.thing;
}

function isNamed(part: QueryPart): part is QueryPart & { kind: "words" } {
  return part.kind === "words" && part.names.length > 0;
}

function without(parsed: ParsedQuery, dropped: readonly QueryPart[]): KeywordQuery {
  const parts = parsed.parts.map((part) =>
    dropped.includes(part) ? { ...part, demand: "dropped" as const } : part,
  );
  return { parsed: { ...parsed, parts }, relaxed: false };
}

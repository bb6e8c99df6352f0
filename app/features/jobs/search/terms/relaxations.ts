import type {
  KeywordQuery,
  ParsedQuery,
  QueryPart,
} from "#app/features/jobs/search/parsed-query.ts";

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
 * conditions too. What it is about, places, levels and ways of working stay.
 */
export function widenings(parsed: ParsedQuery): KeywordQuery[] {
  const required = parsed.parts.filter(({ demand }) => demand === undefined);
  if (required.length < 2 || !required.some(isNamed)) return [];
  const lesser = lesserParts(required);
  const steps = [[weights.unknown], [weights.unknown, weights.condition]].map((letGo) =>
    lesser.filter((part) => letGo.includes(weightOf(part))),
  );
  return steps
    .filter((parts, at) => parts.length > 0 && parts.length !== steps[at - 1]?.length)
    .map((parts) => without(parsed, parts));
}

/** All but what it is about, the least first. */
function lesserParts(required: readonly QueryPart[]): QueryPart[] {
  const occupations = required.filter((part) => isNamed(part) && weightOf(part) === weights.thing);
  const [first] = required.filter(isNamed);
  return required
    .filter((part) => !occupations.includes(part) && (occupations.length > 0 || part !== first))
    .toSorted((one, other) => weightOf(one) - weightOf(other));
}

const weights = { level: 1, unknown: 2, way: 3, condition: 4, place: 5, thing: 6 };

function weightOf(part: QueryPart): number {
  if (part.kind === "place") return weights.place;
  if (part.kind === "pay") return weights.level;
  if (part.kind === "intent") return part.intent.kind === "level" ? weights.level : weights.way;
  if (part.kind === "verbatim" || part.names.length === 0) return weights.unknown;
  const isCondition = part.names.every(({ skill, setting }) => skill || setting);
  return isCondition ? weights.condition : weights.thing;
}

function isNamed(part: QueryPart): boolean {
  return part.kind === "words" && part.names.length > 0;
}

function without(parsed: ParsedQuery, dropped: readonly QueryPart[]): KeywordQuery {
  const parts = parsed.parts.map((part) =>
    dropped.includes(part) ? { ...part, demand: "dropped" as const } : part,
  );
  return { parsed: { ...parsed, parts }, relaxed: false };
}

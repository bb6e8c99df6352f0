import {
  allOf,
  anyOf,
  groupSame,
  isSame,
  nothing,
  type TermQuery,
  withoutRepeats,
} from "./term-query.ts";

/**
 * A term query as PostgreSQL's index answers it fast: keys that a job must all have and, where there
 * are any, disjuncts of which it must have all keys of one. A key is terms of which any will do.
 */
export type Disjuncts = { all: TermQuery[]; any: TermQuery[][] };

/** Keys that must all be met. */
type Disjunct = readonly TermQuery[];

/** Each is a walk of its own through the index. */
const maxDisjuncts = 12;

/**
 * The same query so. The index walks keys side by side and passes over what one of them lacks; of a
 * key that itself joins terms by "and" it would look at each job that has any of them.
 */
export function disjunctsFrom(query: TermQuery): Disjuncts {
  const factors = query.kind === "and" ? query.of : [query];
  const split = factors.map(disjunctsIn);
  const single = split.flatMap((disjuncts) => (disjuncts.length === 1 ? (disjuncts[0] ?? []) : []));
  const several = split.filter(({ length }) => length > 1);
  const disjuncts = several.length > 0 ? multiplied(several) : [];
  const [first = []] = disjuncts;
  return {
    all: withoutRepeats(disjuncts.length === 1 ? [...single, ...first] : single),
    any: disjuncts.length > 1 ? disjuncts.map(withoutRepeats) : [],
  };
}

function disjunctsIn(query: TermQuery): Disjunct[] {
  if (query.kind === "and") return multiplied(query.of.map(disjunctsIn));
  return query.kind === "or" ? merged(query.of.flatMap(disjunctsIn)) : [[query]];
}

/** All of them, those of most disjuncts first; a factor that would make too many stays together as one key. */
function multiplied(factors: readonly Disjunct[][]): Disjunct[] {
  let disjuncts: Disjunct[] = [[]];
  for (const factor of [...factors].sort((one, other) => other.length - one.length)) {
    const by = disjuncts.length * factor.length > maxDisjuncts ? [[together(factor)]] : factor;
    disjuncts = disjuncts.flatMap((keys) => by.map((more) => [...keys, ...more]));
  }
  return disjuncts;
}

/** Any of them: those of one key are one key, and those that differ in one of two keys are one disjunct. */
function merged(disjuncts: readonly Disjunct[]): Disjunct[] {
  const flat = withoutRepeats(
    disjuncts.flatMap(([first, second]) => (first && !second ? alternatives(first) : [])),
  );
  const needed = disjuncts.filter((keys) => !keys.some((key) => holdsAll(flat, key)));
  let pairs = needed.filter(({ length }) => length === 2);
  const others = needed.filter(({ length }) => length > 2);
  const several: Disjunct[] = [];
  while (pairs.length > 0) {
    const shared = commonest(pairs.flat());
    const has = (pair: Disjunct) => pair.some((key) => isSame(key, shared));
    const partners = pairs
      .filter(has)
      .map((pair) => pair.find((key) => !isSame(key, shared)) ?? shared);
    several.push([shared, together(partners.map((key) => [key]))]);
    pairs = pairs.filter((pair) => !has(pair));
  }
  several.push(...others);
  const apart = several.length < maxDisjuncts ? several : several.slice(0, maxDisjuncts - 2);
  const rest = several.slice(apart.length);
  return [
    ...(flat.length > 0 ? [[together(flat.map((key) => [key]))]] : []),
    ...apart,
    ...(rest.length > 0 ? [[together(rest)]] : []),
  ];
}

/** The terms of which any will do. */
function alternatives(key: TermQuery): readonly TermQuery[] {
  return key.kind === "or" ? key.of : [key];
}

/** Whether each job with a term of `inner` has one of `outer`: terms of a title, say, are those of any text, too. */
function holdsAll(outer: readonly TermQuery[], inner: TermQuery): boolean {
  return alternatives(inner).every((each) => {
    const anywhere = isStem(each) ? { ...each, field: "text" as const } : each;
    return outer.some((other) => isSame(other, each) || isSame(other, anywhere));
  });
}

function isStem(query: TermQuery): query is TermQuery & { kind: "term" | "prefix" } {
  return (query.kind === "term" || query.kind === "prefix") && query.field !== "tag";
}

function commonest(keys: readonly TermQuery[]): TermQuery {
  const groups = groupSame(keys);
  const longest = Math.max(...groups.map(({ length }) => length));
  return groups.find(({ length }) => length === longest)?.[0] ?? nothing;
}

/** Any of the disjuncts as one key. */
function together(disjuncts: readonly Disjunct[]): TermQuery {
  return anyOf(disjuncts.map(allOf)) ?? nothing;
}

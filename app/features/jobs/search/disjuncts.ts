/**
 * A query as PostgreSQL's index answers it fast: keys that a job must all have and, where there are
 * any, arms of which it must have all keys of one. A key is terms of which any will do.
 */
export type Disjuncts = { all: string[]; any: string[][] };

/** Terms of which any will do. */
type Key = readonly string[];
type Disjunct = readonly Key[];
type Node = string | { sign: "&" | "|"; of: Node[] };

/** Each arm is a walk of its own through the index. */
const maxDisjuncts = 12;

/**
 * Reads a query so. The index walks keys side by side and passes over what one of them lacks; of a
 * key that itself joins terms by "and" it would look at each job that has any of them.
 */
export function disjunctsFrom(query: string): Disjuncts {
  const node = parsed(query);
  const factors = typeof node === "object" && node.sign === "&" ? node.of : [node];
  const split = factors.map(disjunctsIn);
  const single = split.flatMap((arms) => (arms.length === 1 ? (arms[0] ?? []) : []));
  const several = split.filter(({ length }) => length > 1);
  const arms = several.length > 0 ? multiplied(several) : [];
  return {
    all: [...new Set([...single, ...(arms.length === 1 ? (arms[0] ?? []) : [])].map(written))],
    any: arms.length > 1 ? arms.map((arm) => [...new Set(arm.map(written))]) : [],
  };
}

function disjunctsIn(node: Node): Disjunct[] {
  if (typeof node === "string") return [[[node]]];
  const within = node.of.map(disjunctsIn);
  return node.sign === "&" ? multiplied(within) : merged(within.flat());
}

/** All of them, those of most arms first; a factor that would make too many stays together as one key. */
function multiplied(factors: readonly Disjunct[][]): Disjunct[] {
  let arms: Disjunct[] = [[]];
  for (const factor of [...factors].sort((one, other) => other.length - one.length)) {
    const by = arms.length * factor.length > maxDisjuncts ? [[[together(factor)]]] : factor;
    arms = arms.flatMap((arm) => by.map((more) => [...arm, ...more]));
  }
  return arms;
}

/** Any of them: those of one key are one key, and those that differ in one of two keys are one arm. */
function merged(arms: readonly Disjunct[]): Disjunct[] {
  const flat = [...new Set(arms.flatMap(([first, second]) => (first && !second ? first : [])))];
  const needed = arms.filter((arm) => !arm.some((key) => holdsAll(flat, key)));
  let pairs = needed.filter(({ length }) => length === 2);
  const others = needed.filter(({ length }) => length > 2);
  const done: Disjunct[] = [];
  while (pairs.length > 0) {
    const shared = commonest(pairs.flat());
    const has = (arm: Disjunct) => arm.some((key) => written(key) === written(shared));
    const besides = pairs
      .filter(has)
      .flatMap((arm) => arm.find((key) => written(key) !== written(shared)) ?? shared);
    done.push([shared, [...new Set(besides)]]);
    pairs = pairs.filter((arm) => !has(arm));
  }
  const several = [...done, ...others];
  const limited = several.length < maxDisjuncts ? several : several.slice(0, maxDisjuncts - 2);
  const rest = several.slice(limited.length);
  return [
    ...(flat.length > 0 ? [[flat]] : []),
    ...limited,
    ...(rest.length > 0 ? [[[together(rest)]]] : []),
  ];
}

/** Whether whoever has a term of `inner` has one of `outer`: terms of a title, say, are those of any text, too. */
function holdsAll(outer: Key, inner: Key): boolean {
  return inner.every(
    (each) => outer.includes(each) || outer.includes(each.replace(/^'[=~%]/, "'")),
  );
}

function commonest(keys: readonly Key[]): Key {
  const uses = new Map<string, number>();
  for (const key of keys) uses.set(written(key), (uses.get(written(key)) ?? 0) + 1);
  const maxUses = Math.max(...uses.values());
  return keys.find((key) => uses.get(written(key)) === maxUses) ?? [];
}

function together(arms: readonly Disjunct[]): string {
  return `(${arms.map((arm) => `(${arm.map((key) => `(${written(key)})`).join(" & ")})`).join(" | ")})`;
}

function written(key: Key): string {
  return key.join(" | ");
}

/** Reads a query's text; what follows a "not" stays as it is written. */
function parsed(query: string): Node {
  const tokens = query.match(/'(?:[^'\\]|''|\\.)*'(?::\*)?|[()&|!]/g) ?? [];
  let at = 0;
  const joinedBy = (sign: "&" | "|", next: () => Node): Node => {
    const of = [next()];
    while (tokens[at] === sign) {
      at += 1;
      of.push(next());
    }
    const flat = of.flatMap((node) =>
      typeof node === "object" && node.sign === sign ? node.of : [node],
    );
    return flat.length > 1 ? { sign, of: flat } : (flat[0] ?? "");
  };
  const one = (): Node => {
    const token = tokens[at] ?? "";
    at += 1;
    if (token === "!") {
      const from = at;
      one();
      return `!${tokens.slice(from, at).join(" ")}`;
    }
    if (token !== "(") return token;
    const inner = either();
    at += 1;
    return inner;
  };
  const either = (): Node => joinedBy("|", () => joinedBy("&", one));
  return either();
}

import { isStopWord } from "./stem.ts";

/** PostgreSQL tsquery texts over a job's terms; undefined for one of nothing. */
export type TermQuery = string | undefined;

/** Any of the queries. */
export function anyOf(queries: readonly TermQuery[]): TermQuery {
  return joined(queries, " | ");
}

/** All of the queries. */
export function allOf(queries: readonly TermQuery[]): TermQuery {
  return joined(queries, " & ");
}

/** The first query without the second. */
export function butNot(query: TermQuery, not: TermQuery): TermQuery {
  return query && not ? `(${query} & !${not})` : query;
}

/** The parts of a query that must all be met, as PostgreSQL's index is asked for them. */
export function partsOf(query: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  const inner = withoutBrackets(query);
  for (const [at, sign] of marksOf(inner)) {
    if (sign === "(") depth += 1;
    else if (sign === ")") depth -= 1;
    else if (depth === 0 && sign === "|") return [query];
    else if (depth === 0 && sign === "&") {
      parts.push(...partsOf(inner.slice(from, at).trim()));
      from = at + 1;
    }
  }
  return parts.length > 0 ? [...parts, ...partsOf(inner.slice(from).trim())] : [query];
}

/** Without the pair of brackets around the whole. */
function withoutBrackets(query: string): string {
  let depth = 0;
  for (const [at, sign] of marksOf(query)) {
    if (sign === "(") depth += 1;
    else if (sign === ")") depth -= 1;
    if (depth === 0 && !(sign === ")" && at === query.length - 1)) return query;
  }
  return query.startsWith("(") ? query.slice(1, -1) : query;
}

/** Brackets and signs outside terms, each with where it stands. */
function* marksOf(query: string): Generator<[number, string]> {
  for (const match of query.matchAll(/'(?:[^'\\]|''|\\.)*'|[()&|]/g)) {
    if (match[0].length === 1) yield [match.index, match[0]];
  }
}

/** One term: a stem, or a tag such as 'c:Law'. */
export function term(text: string): string {
  return `'${text.replace(/['\\]/g, "$&$&")}'`;
}

/** Terms that begin so. */
export function beginning(text: string): string {
  return `${term(text)}:*`;
}

/** The stems but stop words, wherever they stand: anywhere, in the title (=), the company's name (~) or the requirements (%). */
export function together(stems: readonly string[], sign: "" | "=" | "~" | "%" = ""): TermQuery {
  return allOf(stems.filter((stem) => !isStopWord(stem)).map((stem) => term(sign + stem)));
}

/** Any of these names, each given as its stems; see `together`. One that has all words of another adds nothing. */
export function anyName(
  names: readonly (readonly string[])[],
  sign: "" | "=" | "~" | "%" = "",
): TermQuery {
  const sets = names.map((stems) => new Set(stems.filter((stem) => !isStopWord(stem))));
  const needed = sets.filter(
    (name) =>
      !sets.some(
        (other) =>
          other.size > 0 && other.size < name.size && [...other].every((stem) => name.has(stem)),
      ),
  );
  return anyOf(needed.map((stems) => together([...stems], sign)));
}

function joined(queries: readonly TermQuery[], sign: string): TermQuery {
  const given = [...new Set(queries.filter((query) => query !== undefined))];
  if (given.length < 2) return given[0];
  return `(${given.join(sign)})`;
}

/** What no job has. */
export const nothing = term("-");

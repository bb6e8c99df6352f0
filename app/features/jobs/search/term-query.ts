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

/** One term: a stem, or a tag such as 'c:Law'. */
export function term(text: string): string {
  return `'${text.replace(/['\\]/g, "$&$&")}'`;
}

/** The texts of the terms in a query, as they were before `term` wrote them. */
export function termsIn(query: string): string[] {
  const written = query.match(/'(?:[^'\\]|''|\\.)*'/g) ?? [];
  return written.map((each) => each.slice(1, -1).replace(/(['\\])\1/g, "$1"));
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

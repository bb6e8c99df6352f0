import type { Form } from "./vocabulary.ts";

/** PostgreSQL tsquery texts over stems; undefined for one of nothing. */
export type TermQuery = string | undefined;

/** Any of the queries. */
export function anyOf(queries: readonly TermQuery[]): TermQuery {
  return joined(queries, " | ");
}

/** All of the queries. */
export function allOf(queries: readonly TermQuery[]): TermQuery {
  return joined(queries, " & ");
}

/** The stems one after the other. */
export function inOrder(form: Form): TermQuery {
  return joined(form.map(quoted), " <-> ");
}

/** The stems anywhere. */
export function together(form: Form): TermQuery {
  return allOf(form.map(quoted));
}

function joined(queries: readonly TermQuery[], sign: string): TermQuery {
  const given = [...new Set(queries.filter((query) => query !== undefined))];
  if (given.length < 2) return given[0];
  return `(${given.join(sign)})`;
}

function quoted(stem: string): string {
  return `'${stem.replace(/['\\]/g, "")}'`;
}

import { storedTerm, type TermQuery } from "./term-query.ts";

/**
 * A term query as the text of a PostgreSQL tsquery. Each term is quoted, so that no character of it is
 * read as an operator.
 */
export function printTermQuery(query: TermQuery): string {
  switch (query.kind) {
    case "term":
      return quoted(storedTerm(query));
    case "prefix":
      return `${quoted(storedTerm(query))}:*`;
    case "not":
      return `!${printWithin(query, query.of)}`;
    case "and":
      return query.of.map((each) => printWithin(query, each)).join(" & ");
    case "or":
      return query.of.map((each) => printWithin(query, each)).join(" | ");
  }
}

function quoted(text: string): string {
  return `'${text.replace(/['\\]/g, "$&$&")}'`;
}

/** "Not" binds closer than "and", and that than "or". */
function printWithin(outer: TermQuery, inner: TermQuery): string {
  const printed = printTermQuery(inner);
  return binding[inner.kind] < binding[outer.kind] ? `(${printed})` : printed;
}

const binding = { or: 1, and: 2, not: 3, prefix: 4, term: 4 } as const;

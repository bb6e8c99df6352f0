import type { TermQuery } from "./term-query.ts";
import { storedTerm } from "./term-query.ts";

/** Terms, and beginnings of terms, of which a job has one if it answers a query. */
export type Anchor = { text: string; isPrefix: boolean }[];

/**
 * The anchor of a query with the fewest jobs, by the share of jobs that have a term; undefined where jobs
 * without any certain term may answer.
 */
export function anchorTerms(
  query: TermQuery,
  shareOf: (term: string) => number,
): Anchor | undefined {
  const anchor = rarest(query, shareOf)?.anchor;
  if (!anchor) return undefined;
  const byText = new Map(anchor.map((each) => [`${each.isPrefix} ${each.text}`, each]));
  return [...byText.values()];
}

type Weighed = { anchor: Anchor; share: number };

function rarest(query: TermQuery, shareOf: (term: string) => number): Weighed | undefined {
  switch (query.kind) {
    case "term":
      return weighed(storedTerm(query), false);
    case "prefix":
      // Only words of titles and company names are looked up by their beginnings.
      return query.field === "title" || query.field === "company"
        ? weighed(storedTerm(query), true)
        : undefined;
    case "not":
      return undefined;
    case "and":
      return query.of
        .flatMap((each) => rarest(each, shareOf) ?? [])
        .sort((a, b) => a.share - b.share)[0];
    case "or": {
      const all = query.of.map((each) => rarest(each, shareOf));
      if (!all.every((each) => each !== undefined)) return undefined;
      return {
        anchor: all.flatMap(({ anchor }) => anchor),
        share: all.reduce((sum, { share }) => sum + share, 0),
      };
    }
  }

  function weighed(text: string, isPrefix: boolean): Weighed {
    return { anchor: [{ text, isPrefix }], share: shareOf(text) };
  }
}

import { storedTerm, type TermQuery } from "./term-query.ts";

/** A term, or the beginning of one, that a job may have. */
type AnchorTerm = { text: string; isPrefix: boolean };

/**
 * Terms every matching job must contain: at least one of `terms` and, if given, one of `seconds`,
 * which are tags and stems of titles and company names.
 */
export type Anchor = { terms: AnchorTerm[]; seconds: string[] };

/** The share of jobs that have a term on most boards: a tag's is large, a word's small. */
export function usualShare(term: string): number {
  return /^@|:/.test(term) ? 0.3 : 0.003;
}

/** The maximum of a query's keys; each is a row. */
const maxKeys = 160;

/** The parts of a query whose terms few jobs have together, by the share of jobs that have a term; undefined where jobs without any certain term may answer. */
export function anchorOf(query: TermQuery, shareOf: (term: string) => number): Anchor | undefined {
  const factors = query.kind === "and" ? query.of : [query];
  const parts = factors
    .flatMap((factor) => rarest(factor, shareOf) ?? [])
    .map((part) => ({ ...part, seconds: secondsOf(part) }))
    .sort((a, b) => a.share - b.share);
  const [first, next] = parts;
  if (!first) return undefined;
  // The rarest with the rarest of the others that may stand second; or the other way round.
  const second = parts.slice(1).find(({ seconds }) => seconds);
  if (next && first.seconds && !next.seconds) return keys(next, first) ?? keys(first);
  return (second && keys(first, second)) ?? keys(first);
}

type Part = { terms: AnchorTerm[]; share: number };

function keys(part: Part, second?: { seconds: string[] | undefined }): Anchor | undefined {
  const byText = new Map(part.terms.map((each) => [`${each.isPrefix} ${each.text}`, each]));
  const terms = [...byText.values()];
  const seconds = second?.seconds ?? [];
  return terms.length * seconds.length > maxKeys ? undefined : { terms, seconds };
}

/** Second terms of a part; a job in an unknown place matches all seconds anyway. */
function secondsOf({ terms }: Part): string[] | undefined {
  const texts = terms.filter(({ text }) => !text.startsWith("@~"));
  if (texts.length === 0 || !texts.every(({ text, isPrefix }) => !isPrefix && isSecond(text))) {
    return undefined;
  }
  return [...new Set(texts.map(({ text }) => text))];
}

/** As second_terms in SQL has it. */
function isSecond(text: string): boolean {
  return /^[=~@]|:/.test(text);
}

function rarest(query: TermQuery, shareOf: (term: string) => number): Part | undefined {
  switch (query.kind) {
    case "term":
      return part(storedTerm(query), false);
    case "prefix":
      // Only words of titles and company names are looked up by their beginnings.
      return query.field === "title" || query.field === "company"
        ? part(storedTerm(query), true)
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
        terms: all.flatMap(({ terms }) => terms),
        share: all.reduce((sum, { share }) => sum + share, 0),
      };
    }
  }

  function part(text: string, isPrefix: boolean): Part {
    return { terms: [{ text, isPrefix }], share: shareOf(text) };
  }
}

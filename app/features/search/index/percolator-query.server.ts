import type { JobQuery } from "#app/features/job/job-query.ts";
import { parseQuery } from "#app/features/search/parsing/parse-query.server.ts";
import { type Anchor, anchorOf, usualShare } from "#app/features/search/terms/anchor-terms.ts";
import { printTermQuery } from "#app/features/search/terms/print-term-query.ts";
import type { TermQuery } from "#app/features/search/terms/term-query.ts";
import { stem } from "#app/features/search/words/stem.ts";
import { answerFromMemory } from "./in-memory/memory-reader.server.ts";
import { allTerms, indexQueries } from "./index-query.server.ts";
import type { IndexReader } from "./index-reader.ts";

/** A search as single jobs are compared with it: conditions on a job's terms, age and pay. */
export type PercolatorQuery = {
  /** The text of a tsquery; null where all jobs match. */
  terms: string | null;
  days: number | null;
  payMin: number | null;
  payMax: number | null;
  /** Terms a matching job certainly has; the term "" stands for every job. */
  anchor: Anchor;
  /** Stems of unknown words: a job that has one may change how the search is parsed. */
  unknownStems: string[];
};

/**
 * The search parsed as the list parses it. All of its keyword is required: a relaxed list shows
 * jobs that were not searched for.
 */
export function compilePercolatorQuery(query: JobQuery): Promise<PercolatorQuery> {
  return answerFromMemory((reader) => compile(query, reader));
}

async function compile(query: JobQuery, reader: IndexReader): Promise<PercolatorQuery> {
  const parsed =
    query.keyword === undefined ? undefined : await parseQuery(query.keyword, reader.words);
  const compiled = await indexQueries(query, reader.jobs)(parsed && { parsed, relaxed: false });
  const terms = allTerms(compiled);
  const everyJob = { terms: [{ text: "", isPrefix: false }], seconds: [] };
  const shareOf = (term: string) => reader.shareOf(term) || usualShare(term);
  return {
    terms: terms === undefined ? null : printTermQuery(sorted(terms)),
    days: compiled.days ?? null,
    payMin: compiled.payMin ?? null,
    payMax: compiled.payMax ?? null,
    anchor: (terms && anchorOf(terms, shareOf)) ?? everyJob,
    // A word that a title or a company has by now was known here: it is nothing to parse again for.
    unknownStems: [...new Set([...(parsed?.spellings.keys() ?? [])].map(stem))].filter(
      (each) => reader.shareOf(`=${each}`) + reader.shareOf(`~${each}`) === 0,
    ),
  };
}

/** The same query for the same terms in any order. */
function sorted(query: TermQuery): TermQuery {
  if (query.kind === "not") return { ...query, of: sorted(query.of) };
  if (query.kind !== "and" && query.kind !== "or") return query;
  const printed = query.of.map(sorted).map((each) => ({ each, text: printTermQuery(each) }));
  printed.sort((a, b) => (a.text < b.text ? -1 : 1));
  return { ...query, of: printed.map(({ each }) => each) };
}

import { sql } from "drizzle-orm";
import type { JobQuery } from "#app/features/job/job-query.ts";
import { parseQuery } from "#app/features/search/parsing/parse-query.server.ts";
import { type Anchor, anchorOf, usualShare } from "#app/features/search/terms/anchor-terms.ts";
import { printTermQuery } from "#app/features/search/terms/print-term-query.ts";
import type { TableStatistics } from "#app/features/search/terms/row-estimate.ts";
import type { TermQuery } from "#app/features/search/terms/term-query.ts";
import { stem } from "#app/features/search/words/stem.ts";
import { db } from "#app/platform/database/database.server.ts";
import { allTerms, indexQuery } from "./index-query.server.ts";
import { jobWordsNow } from "./job-words.server.ts";

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
export async function compilePercolatorQuery(query: JobQuery): Promise<PercolatorQuery> {
  const parsed =
    query.keyword === undefined ? undefined : await parseQuery(query.keyword, jobWordsNow());
  const compiled = await indexQuery(query, parsed && { parsed, relaxed: false });
  const terms = allTerms(compiled);
  const everyJob = { terms: [{ text: "", isPrefix: false }], seconds: [] };
  return {
    terms: terms === undefined ? null : printTermQuery(sorted(terms)),
    days: compiled.days ?? null,
    payMin: compiled.payMin ?? null,
    payMax: compiled.payMax ?? null,
    anchor: (terms && anchorOf(terms, shareIn(compiled.board))) ?? everyJob,
    // A word that a title or a company has by now was known here: it is nothing to parse again for.
    unknownStems: await findUnusedStems([...(parsed?.spellings.keys() ?? [])].map(stem)),
  };
}

/** Shares by the table's statistics; on a new board without any, usual ones. */
function shareIn({ isCommon, shareOf }: TableStatistics): (term: string) => number {
  return (term) => {
    const share = shareOf(term);
    return share === 1 && !isCommon(term) ? usualShare(term) : share;
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

/** Those of these stems that no job's title and no company's name has. */
async function findUnusedStems(stems: readonly string[]): Promise<string[]> {
  if (stems.length === 0) return [];
  const rows = await db.execute<{ stem: string }>(sql`
    select stem from unnest(${sql.param([...new Set(stems)])}::text[]) stem
    where not exists (
      select from job_terms
      where terms @@ format('%1$s | %2$s', quote_literal('=' || stem), quote_literal('~' || stem))::tsquery)`);
  return [...rows].map((row) => row.stem);
}

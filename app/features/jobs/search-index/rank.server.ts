import { type SQL, sql } from "drizzle-orm";
import { jobTerms } from "#app/features/jobs/jobs.table.ts";
import type { ParsedQuery } from "#app/features/jobs/search/parsed-query.ts";
import { printTermQuery } from "#app/features/jobs/search/terms/print-term-query.ts";
import { rankBy } from "#app/features/jobs/search/terms/relevance-tiers.ts";

/** Orders matches, best first; a whole number from 0. Needs job_terms in the query. */
export function matchRank(parsed: ParsedQuery): SQL<number> {
  const distances = rankBy(parsed).map(({ steps, otherwise }) => {
    const last = sql.raw(String(otherwise));
    if (steps.length === 0) return last;
    const cases = steps.map(
      ({ terms, distance }) =>
        sql`when ${jobTerms.terms} @@ ${printTermQuery(terms)}::tsquery then ${sql.raw(String(distance))}`,
    );
    return sql`(case ${sql.join(cases, sql` `)} else ${last} end)`;
  });
  return sql<number>`(${distances.length > 0 ? sql.join(distances, sql` + `) : sql`0`})::int`;
}

/** The same as ranked_jobs takes it, so that one statement serves all keywords. */
export function rankParts(parsed: ParsedQuery): string {
  return JSON.stringify(
    rankBy(parsed).map(({ steps, otherwise }) => [
      steps.map(({ terms, distance }) => [printTermQuery(terms), distance]),
      otherwise,
    ]),
  );
}

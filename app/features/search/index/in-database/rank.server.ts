import { type SQL, sql } from "drizzle-orm";
import { jobTerms } from "#app/features/job/jobs.table.ts";
import { type RequestedPay, statesPay } from "#app/features/search/index/requested-pay.server.ts";
import { printTermQuery } from "#app/features/search/terms/print-term-query.ts";
import { rankBy } from "#app/features/search/terms/relevance-tiers.ts";
import type { TermQuery } from "#app/features/search/terms/term-query.ts";
import type { ParsedQuery } from "#app/features/search/words/parsed-query.ts";

/** Orders matches, best first; a whole number from 0. Needs job_terms in the query. */
export function matchRank(parsed: ParsedQuery, pay: RequestedPay | undefined): SQL<number> {
  const distances = rankBy(parsed).map(({ steps, otherwise }) => {
    const last = sql.raw(String(otherwise));
    if (steps.length === 0) return last;
    const cases = steps.map(
      ({ terms, distance }) =>
        sql`when ${jobTerms.terms} @@ ${printTermQuery(terms)}::tsquery then ${sql.raw(String(distance))}`,
    );
    return sql`(case ${sql.join(cases, sql` `)} else ${last} end)`;
  });
  const summed = pay ? [...distances, payDistance(pay)] : distances;
  return sql<number>`(${summed.length > 0 ? sql.join(summed, sql` + `) : sql`0`})::int`;
}

/** Jobs without a pay come after those that pay enough, and before the others. */
function payDistance({ terms, min, max }: RequestedPay): SQL {
  const has = (query: TermQuery | undefined) =>
    query ? sql`${jobTerms.terms} @@ ${printTermQuery(query)}::tsquery` : sql`true`;
  return sql`(case when ${has(terms)} and is_paid(${jobTerms.payLow}, ${jobTerms.payHigh}, ${min ?? null}::numeric, ${max ?? null}::numeric) then 0
    when ${has(statesPay)} then 5 else 2 end)`;
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

import { type SQL, sql } from "drizzle-orm";
import { allTerms, type IndexQuery } from "#app/features/search/index/index-query.server.ts";
import type { TimePart } from "#app/features/search/index/index-reader.ts";
import {
  preferredPay,
  type RequestedPay,
} from "#app/features/search/index/requested-pay.server.ts";
import type { KeywordQuery } from "#app/features/search/words/parsed-query.ts";
import { jobsWith, rankedOf } from "./find-jobs.server.ts";
import { matchRank } from "./rank.server.ts";

/** The best of the jobs that meet a keyword's query, as `readRows` takes them; `candidateIds` are all of them, where known. */
export async function selectRanked(
  query: IndexQuery,
  keyword: KeywordQuery,
  candidateIds: readonly string[] | undefined,
  part: TimePart,
): Promise<SQL> {
  const pay = await preferredPay(keyword.parsed);
  return byRank(ranked(query, keyword, pay, candidateIds), part);
}

/** The matches with their ranks; where their ids are known, by a statement that is the same for all keywords. */
function ranked(
  query: IndexQuery,
  keyword: KeywordQuery,
  pay: RequestedPay | undefined,
  candidateIds: readonly string[] | undefined,
): SQL {
  if (candidateIds && !pay) return rankedOf(query, allTerms(query), keyword, candidateIds);
  return sql`(select job_terms.job_id, job_terms.posted_at, ${matchRank(keyword.parsed, pay)} as rank
    from ${jobsWith(query, allTerms(query), candidateIds)}) ranked`;
}

function byRank(matches: SQL, { from, skip, limit }: TimePart): SQL {
  const after = from
    ? sql`where (rank, -extract(epoch from posted_at), job_id) > (${from.first}::int, -extract(epoch from ${from.at}::timestamptz), ${from.id}::uuid)`
    : sql``;
  return sql`
    select job_id, posted_at, rank::text as first from ${matches} ${after}
    order by rank, posted_at desc, job_id offset ${skip}::int limit ${limit}::int`;
}

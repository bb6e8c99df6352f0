import { sql } from "drizzle-orm";
import { readJobQuery } from "#app/features/job/job-query.ts";
import { searchJobs } from "#app/features/search/read-index.server.ts";
import { isRelaxed } from "#app/features/search/words/parsed-query.ts";
import { db } from "#app/platform/database/database.server.ts";
import { isRefused } from "#app/platform/outcome.ts";
import { atMaximum, type Finding, mustBe, none } from "#bench/harness/findings.ts";

const some = { toReach: "", reached: true };

/** Everybody has each open job that answers one of their alerts, once, and each digest is queued once. */
export async function judgeDelivery(before: number): Promise<Finding[]> {
  const [row] = await db.execute<
    Record<"expected" | "lost" | "unexpected" | "digests" | "queued" | "twice" | "empty", number>
  >(sql`
    with expected as materialized (
      select distinct alerts.recipient_id, jobs.id as job_id
      from alerts join alert_searches search on search.id = alerts.search_id
        join alert_matches match on match.query_id = search.query_id
        cross join lateral unnest(match.job_ids) as matched (id)
        join jobs on jobs.id = matched.id and jobs.status = 'active'
      where match.batch > ${before}
    )
    select (select count(*)::int from expected) as expected,
      (select count(*)::int from expected left join alert_sent_jobs sent using (recipient_id, job_id)
        where sent.job_id is null) as lost,
      (select count(*)::int from alert_sent_jobs sent left join expected using (recipient_id, job_id)
        where expected.job_id is null) as unexpected,
      (select count(*)::int from alert_digests) as digests,
      (select count(distinct data -> 'data' ->> 'digest')::int from tasks.job where name = 'digests') as queued,
      (select count(*)::int from tasks.job where name = 'digests')
        - (select count(distinct data -> 'data' ->> 'digest')::int from tasks.job where name = 'digests') as twice,
      (select count(*)::int from alert_digests where not exists (
        select from alert_sent_jobs where digest_id = alert_digests.id)) as empty`);
  if (!row) throw new Error("Nothing was counted.");
  return [
    { what: "jobs to be sent, of all people together", value: String(row.expected), ...some },
    atMaximum("lost", row.lost, 0),
    atMaximum("sent that answer no alert", row.unexpected, 0),
    { what: "emails", value: String(row.digests), ...some },
    mustBe("each email is queued", row.queued === row.digests),
    atMaximum("queued twice", row.twice, 0),
    atMaximum("empty emails", row.empty, 0),
  ];
}

/** Each search of a sample by itself, as its list shows it, against what its matches say. */
export async function judgeMatches(before: number, sample: number): Promise<Finding[]> {
  const searches = await db.execute<{ params: string; query: string }>(sql`
    select params, query_id::text as query from alert_searches order by md5(params) limit ${sample}`);
  const compared = await db.execute<{ id: string }>(sql`
    select distinct job_id::text as id from alert_sent_jobs
    union select job_id::text from alert_matched_jobs where batch > ${before}`);
  const newest = new Set([...compared].map(({ id }) => id));
  const wrong: string[] = [];
  let relaxed = 0;
  let pairs = 0;
  for (const { params, query } of searches) {
    const rows = await db.execute<{ id: string }>(sql`
      select jobs.id::text as id
      from alert_matches match cross join lateral unnest(job_ids) as matched (id)
        join jobs on jobs.id = matched.id and status = 'active'
      where query_id = ${query}::bigint and match.batch > ${before}`);
    const matched = new Set([...rows].map(({ id }) => id));
    const { ids, isRelaxed } = await listOf(params);
    if (isRelaxed) relaxed++;
    const listed = new Set(ids.filter((id) => newest.has(id)));
    pairs += listed.size;
    const missing = [...listed].filter((id) => !matched.has(id));
    const extra = [...matched].filter((id) => !listed.has(id));
    if (missing.length + extra.length > 0)
      wrong.push(`${params}: ${missing.length} missing, ${extra.length} too many`);
  }
  return [
    none("searches that differ from their lists", wrong, searches.length),
    { what: "answers compared; relaxed lists", value: `${pairs}; ${relaxed}`, ...some },
  ];
}

/** All jobs of a list, the newest first; none of a relaxed one, which shows what was not searched for. */
async function listOf(params: string): Promise<{ ids: string[]; isRelaxed: boolean }> {
  const query = { ...readJobQuery(new URLSearchParams(params)), sort: "newest" as const };
  const selected = await searchJobs(query, { limit: 20_000 });
  if (isRefused(selected)) throw new Error(selected.refused);
  if (selected.keyword && isRelaxed(selected.keyword)) return { ids: [], isRelaxed: true };
  return { ids: selected.rows.map(({ id }) => id), isRelaxed: false };
}

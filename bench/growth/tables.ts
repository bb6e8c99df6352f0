import type postgres from "postgres";

/** Tables that stay small however large the board is, or that nothing fills for long. */
const neverLarge: Record<string, string> = {
  alert_batches: "written by percolation, cleared as digests go out",
  alert_due: "what waits for an hour",
  alert_matched_jobs: "what waits for digests",
  alert_matches: "what waits for digests",
  alert_progress: "one row",
  auth_challenges: "for minutes",
  board_changes: "of the last day",
  board_days: "one for a day",
  bulk_tasks: "one for a press on a job with many applicants, for a week",
  canned_reasons: "at most 200 are offered",
  category_jobs: "one for a category and place",
  changed_pages: "of the last day",
  changed_jobs: "what waits for percolation",
  company_logos: "needs files",
  day_counts: "four for a day",
  exchange_rates: "one for a currency and day",
  expected_pays: "one for a role and province",
  featured_jobs: "a dozen",
  feed_changes: "what a run has still to write",
  feed_files: "three for a company that uploads a feed",
  files_key: "one row",
  fraud_contacts: "of cases decided for fraud in two years",
  index_now_progress: "one row",
  job_places: "one for a place",
  leaving_accounts: "what waits for the queue",
  left_files: "what waits for a deletion",
  logo_prints: "needs files",
  merged_rows: "for a day",
  moderators: "a few people",
  operator_acts: "two rows",
  outdated_companies: "what waits for the background work",
  outdated_jobs: "what waits for the background work",
  page_changes: "one row",
  passkeys: "as rows of auth_accounts",
  place_jobs: "one for a place",
  push_keys: "one row",
  recovery_codes: "as rows of auth_accounts",
  role_demand: "one for a role and province",
  row_totals: "a few for a kind and province",
  searched_words: "a thousand for a day, for thirty days",
  telegram_bot: "one row",
  telegram_chat_links: "for minutes",
  telegram_searches: "of the last day, one for a chat",
  telegram_channels: "at most a hundred",
  telegram_progress: "one row",
  totp_secrets: "as rows of auth_accounts",
  upload_parts: "for hours",
  uploads: "for hours",
  usual_pays: "one for a role and province",
};

/** A table grows that has so many blocks and many times the rows of the small board. */
const manyBlocks = 16;
const manyTimes = 3;

/** Which tables are large on the large board, with their rows, and which nobody has filled there. */
export async function compareTables(small: postgres.Sql, large: postgres.Sql) {
  const [few, many] = [await rowsOf(small), await rowsOf(large)];
  const growing = new Map<string, number>();
  const unfilled: string[] = [];
  for (const [name, { rows, blocks }] of many) {
    const before = Math.max(1, few.get(name)?.rows ?? 0);
    if (name in neverLarge) continue;
    if (rows > manyTimes * before && blocks >= manyBlocks) growing.set(name, rows);
    if (rows <= before) unfilled.push(name);
  }
  return { growing, unfilled };
}

async function rowsOf(sql: postgres.Sql) {
  const tables = await sql<{ name: string; rows: number; blocks: number }[]>`
    select c.relname as name, c.reltuples::float8 as rows, c.relpages::float8 as blocks
    from information_schema.tables t
    join pg_class c on c.oid = format('%I.%I', table_schema, table_name)::regclass
    where table_type = 'BASE TABLE' and table_schema in ('public', 'guard', 'moderation_log')`;
  return new Map(tables.map(({ name, ...size }) => [name, size]));
}

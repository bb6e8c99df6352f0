import { setTimeout as pause } from "node:timers/promises";
import type postgres from "postgres";
import { type Board, onBoard } from "#bench/faults/board.ts";
import { readNumbers } from "#bench/harness/arguments.ts";
import { type Finding, mustBe, showFindings } from "#bench/harness/findings.ts";
import { ensureBuilt } from "#server/start/start-steps.mjs";
import { type Entry, makeEntries } from "./entries.ts";

/**
 * npm run bench -- feeds [JOBS]: a source of so many jobs is imported while the app is killed three times with
 * SIGKILL; read again unchanged, nothing may be written; then 1% of it changes and 2% goes, with three more kills. An uploaded file: what it lacks is closed at once.
 */
const [jobs = 0] = readNumbers("npm run bench -- feeds [JOBS]", { usual: 50_000, least: 200 });
const kills = 3;
const some = { toReach: "", reached: true };

await ensureBuilt(console.log);
showFindings(await onBoard({ settings: { HOLD_SUSPICIOUS: "0" } }, importUnderFire));

async function importUnderFire(board: Board): Promise<Finding[]> {
  const entries = makeEntries(jobs);
  const source = await addSource(board.sql());
  const first = await run(board, source, entries, kills);
  const posted = await count(board.sql(), source);
  const before = await writes(board.sql());
  const again = await run(board, source, entries, 0);
  const written = (await writes(board.sql())) - before;
  const changed = Math.ceil(jobs / 100);
  const gone = Math.ceil(jobs / 50);
  const next = entries
    .slice(0, jobs - gone)
    .map((entry, at) => (at < changed ? { ...entry, title: `${entry.title} II` } : entry));
  const third = await run(board, source, next, kills);
  const end = await count(board.sql(), source);
  const { run: last } = third;
  return [
    { what: `${jobs} jobs, killed ${first.kills} times`, value: `${first.seconds} s`, ...some },
    mustBe("each posted once", posted.jobs === jobs && posted.items === jobs, text(posted)),
    { what: "the same again", value: `${again.seconds} s`, ...some },
    { what: "rows written by it", value: `${written}`, toReach: "0", reached: written === 0 },
    {
      what: `1% changed, 2% gone, killed ${third.kills} times`,
      value: `${third.seconds} s`,
      ...some,
    },
    mustBe("changed", last.changed === changed, `${last.changed}`),
    mustBe("closed", last.closed === gone && end.open === jobs - gone, text(end)),
    mustBe("no job twice", end.jobs === jobs && end.twice === 0, `${end.twice} twice`),
  ];
}

/** An uploaded source of the board whose list is mapped by its own names. */
async function addSource(sql: postgres.Sql): Promise<string> {
  const paths = {
    id: ["id"],
    title: ["title"],
    description: ["description"],
    company: ["company"],
    category: ["category"],
    employmentType: ["type"],
    experienceLevel: ["level"],
    place: ["place"],
    link: ["link"],
  };
  const [source] = await sql<{ id: string }[]>`
    insert into feed_sources (name, url, kind, mapping, applies_there, every_hours, state)
    values ('Bench', null, 'json', ${sql.json({ paths })}, true, 24, 'works') returning id`;
  return source?.id ?? "";
}

type Run = { id: string; state: string; position: number; changed: number; closed: number };

/** Has the app read the entries; kills it at equal parts of what it writes. */
async function run(board: Board, source: string, entries: readonly Entry[], kills: number) {
  const began = performance.now();
  const content = Buffer.from(JSON.stringify(entries));
  const sql = board.sql();
  await sql`insert into feed_files (source_id, name, content) values (${source}, 'feed.json', ${content})
    on conflict (source_id) do update set content = excluded.content`;
  const [started] = await sql<{ id: string }[]>`
    insert into feed_runs (source_id) values (${source}) returning id`;
  const id = started?.id ?? "";
  await enqueue(sql, id);
  let killed = 0;
  for (;;) {
    const [now] = await board.sql()<(Run & { total: number })[]>`
      select id, state, position, total, changed, closed from feed_runs where id = ${id}`;
    if (!now) throw new Error("The run is gone.");
    if (now.state === "asking") await goOn(board.sql(), id);
    else if (!["waiting", "reading", "writing"].includes(now.state)) {
      const seconds = Math.round((performance.now() - began) / 1000);
      console.log(now.state, { seconds, killed, written: now.position });
      return { run: now, seconds, kills: killed };
    }
    const isDue = now.position >= (now.total * (killed + 1)) / (kills + 1);
    if (killed < kills && (killed === 0 ? now.state === "reading" : now.total > 0 && isDue)) {
      await pause(300);
      await board.end("SIGKILL");
      killed++;
      await board.start();
    }
    await pause(killed < kills ? 20 : 500);
  }
}

async function goOn(sql: postgres.Sql, run: string): Promise<void> {
  await sql`update feed_runs set state = 'writing' where id = ${run}`;
  await enqueue(sql, run);
}

/** With the times of its queue: without a heartbeat a killed run would be known to be so after 15 minutes. */
async function enqueue(sql: postgres.Sql, run: string): Promise<void> {
  await sql`insert into tasks.job (name, data, expire_seconds, heartbeat_seconds, retry_limit, retry_delay)
    select name, ${sql.json({ run })}, expire_seconds, heartbeat_seconds, retry_limit, retry_delay
    from tasks.queue where name = 'feeds'`;
}

async function count(sql: postgres.Sql, source: string) {
  const [row] = await sql<{ jobs: number; items: number; open: number; twice: number }[]>`
    select (select count(*)::int from jobs) as jobs,
      (select count(*)::int from feed_items where source_id = ${source}) as items,
      (select count(*)::int from jobs where status = 'active') as open,
      (select count(*)::int from (
        select from jobs group by apply_url having count(*) > 1) doubles) as twice`;
  return row ?? { jobs: -1, items: -1, open: -1, twice: -1 };
}

/** Rows that were ever written to the tables of jobs and items. */
async function writes(sql: postgres.Sql): Promise<number> {
  // Each process reports what it has done after at most a second.
  await pause(2500);
  const [row] = await sql<{ rows: number }[]>`
    select sum(n_tup_ins + n_tup_upd + n_tup_del)::int as rows from pg_stat_user_tables
    where relname in ('jobs', 'feed_items', 'feed_changes', 'user_profiles', 'job_terms', 'job_search',
      'job_sketches', 'job_external_ids', 'moderation_cases')`;
  return row?.rows ?? -1;
}

function text(counts: object): string {
  return Object.entries(counts)
    .map(([name, n]) => `${n} ${name}`)
    .join(", ");
}

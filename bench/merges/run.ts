import { setTimeout as pause } from "node:timers/promises";
import postgres from "postgres";
import { deskPaths } from "#app/desk-paths.ts";
import { paths } from "#app/paths.ts";
import { startEmbeddedDatabase } from "#app/platform/database/embedded-database.server.ts";
import { makeAccounts, makeJobs, signIn } from "#bench/harness/accounts.ts";
import { readNumbers } from "#bench/harness/arguments.ts";
import { withFolder } from "#bench/harness/folder.ts";
import { type Server, startBoard } from "#bench/harness/server.ts";
import { ensureBuilt } from "#server/start/start-steps.mjs";

/**
 * npm run bench -- merges [JOBS] [APPLICATIONS]: a company with so many is merged with its double while the app
 * is killed twice with SIGKILL, and the merge is undone. Each row must move once, pages and applications must not wait.
 */
const [jobs = 0, applications = 0] = readNumbers(
  "npm run bench -- merges [JOBS] [APPLICATIONS]",
  { usual: 5000, least: 100 },
  { usual: 100_000, least: 1000 },
);
const seekers = 2000;
/** The first one after a restart, on a machine with other work. */
const maxPageMs = 4000;
const maxWaitMs = 2000;

await ensureBuilt(console.log);
await withFolder("merges", async (dataDir) => {
  const env = { DATA_DIR: dataDir, DEMO: "0", ADMIN_SECOND_FACTOR: "0" };
  let server = await startBoard(env);
  const database = await startEmbeddedDatabase({ dataDir });
  const sql = postgres(database.url, { max: 2, onnotice: () => {} });
  const { from, into, moderator } = await fill(sql);
  const cookie = await signIn(server.origin, moderator);

  const post = async (path: string, form: Record<string, string>) => {
    const began = performance.now();
    const answer = await ask(server, path, cookie, new URLSearchParams(form));
    if (answer.status !== 303 && answer.status !== 202)
      throw new Error(`${path} answered ${answer.status}.`);
    return Math.round(performance.now() - began);
  };
  /** Until it is over; returns how long it lasted and the slowest of what others do meanwhile. */
  async function follow(kills: number) {
    const began = performance.now();
    const killedAt: number[] = [];
    let [pageMs, applyMs] = [0, 0];
    for (let merge = await findMerge(sql); merge?.running; merge = await findMerge(sql)) {
      if (merge.position > ((killedAt.length + 1) * jobs) / 3 && killedAt.length < kills) {
        await server.end("SIGKILL");
        killedAt.push(merge.position);
        server = await startBoard(env);
      }
      for (const path of [deskPaths.deskMerges(), paths.jobs({}), deskPaths.deskMerge(into)]) {
        const before = performance.now();
        await ask(server, path, cookie);
        pageMs = Math.max(pageMs, performance.now() - before);
      }
      const before = performance.now();
      await apply(sql, from, into);
      applyMs = Math.max(applyMs, performance.now() - before);
      await pause(200);
    }
    const seconds = Math.round((performance.now() - began) / 1000);
    return { seconds, killedAt, pageMs: Math.round(pageMs), applyMs: Math.round(applyMs) };
  }

  const pressMs = await post(deskPaths.deskMerge(from, { other: into }), {
    keep: into,
    reason: "One firm.",
  });
  const merged = await follow(2);
  const afterMerge = await count(sql, from, into);
  console.log("The merge: the page came after", pressMs, "ms;", merged, afterMerge);
  const merge = await findMerge(sql);
  const undoMs = await post(deskPaths.deskMerges(), {
    merge: merge?.id ?? "",
    reason: "Two firms.",
  });
  const undone = await follow(0);
  const afterUndo = await count(sql, from, into);
  console.log("The undo: the page came after", undoMs, "ms;", undone, afterUndo);

  await sql.end();
  await server.end("SIGTERM");
  await database.stop();
  const isEachOnce =
    afterMerge.into === jobs &&
    afterUndo.from === jobs &&
    afterMerge.strays + afterUndo.strays === 0;
  const isSlow = [merged, undone].some(
    ({ pageMs, applyMs }) => pageMs > maxPageMs || applyMs > maxWaitMs,
  );
  if (!isEachOnce || isSlow || Math.max(pressMs, undoMs) > maxPageMs) process.exitCode = 1;
});

/** A company with jobs and applications, its double with none, and a moderator. */
async function fill(sql: postgres.Sql) {
  await makeJobs(sql, jobs);
  const [from, into] = await makeAccounts(sql, 2, "company");
  const [moderator] = await makeAccounts(sql, 1, "customer_employee");
  await sql`insert into moderators (user_id) select id from auth_users where email = ${moderator?.email ?? ""}`;
  await sql`update jobs set company_id = ${from?.id ?? ""}`;
  await sql`insert into auth_users (id, email, name, email_verified)
    select md5('reader' || n)::uuid, 'reader' || n || '@people.example', 'Rima', true
    from generate_series(1, ${seekers + 1}) n`;
  await sql`insert into user_profiles (id, first_name, last_name, email, user_type)
    select id, name, 'Halabi', email, 'customer_employee' from auth_users where email like 'reader%'`;
  await sql`insert into remembered_companies (account_id, company_id, followed_at)
    select id, ${from?.id ?? ""}, now() from auth_users where email like 'reader%'`;
  await sql`
    with posted as (select id, row_number() over () as n from jobs),
      people as (select id, row_number() over () as n from auth_users where email like 'reader%'),
      sent as (select a.n % ${jobs} + 1 as job, (a.n / ${jobs} + a.n * 7) % ${seekers} + 1 as person
        from generate_series(0, ${applications - 1}) a (n)),
      cvs as (insert into documents (owner_id, file_name, kind, media_type, bytes)
        select people.id, posted.id::text, 'pdf', 'application/pdf', 1
        from sent join people on people.n = person join posted on posted.n = job
        returning id, owner_id, file_name)
    insert into job_applications (job_id, user_id, document_id, resume_url)
    select file_name::uuid, owner_id, id, '/documents/' || id from cvs on conflict do nothing`;
  await sql.unsafe("vacuum analyze");
  return { from: from?.id ?? "", into: into?.id ?? "", moderator: moderator?.email ?? "" };
}

/** Sends an application to a job that may be on its way. */
async function apply(sql: postgres.Sql, from: string, into: string) {
  await sql`
    with job as (select id from jobs where company_id in (${from}, ${into}) order by random() limit 1),
      cv as (insert into documents (owner_id, file_name, kind, media_type, bytes)
        select id, 'cv.pdf', 'pdf', 'application/pdf', 1 from auth_users
        where email = ${`reader${seekers + 1}@people.example`} returning id, owner_id)
    insert into job_applications (job_id, user_id, document_id, resume_url)
    select job.id, owner_id, cv.id, '/documents/' || cv.id from job, cv on conflict do nothing`;
}

async function ask({ origin }: Server, path: string, cookie: string, body?: URLSearchParams) {
  const method = body ? "POST" : "GET";
  const answer = await fetch(origin + path, {
    method,
    headers: { cookie, origin },
    redirect: "manual",
    ...(body && { body }),
  });
  await answer.arrayBuffer();
  return answer;
}

async function findMerge(sql: postgres.Sql) {
  const [merge] = await sql<{ id: string; running: boolean; position: number }[]>`
    select id, state in ('moving', 'undoing') as running, position from company_merges`;
  return merge;
}

/** Jobs of both, and applications that are listed at another company than their job's. */
async function count(sql: postgres.Sql, from: string, into: string) {
  const [row] = await sql<{ from: number; into: number; strays: number }[]>`
    select (select count(*)::int from jobs where company_id = ${from}) as "from",
      (select count(*)::int from jobs where company_id = ${into}) as "into",
      (select count(*)::int from company_applications a join jobs j on j.id = a.job_id
        where a.company_id <> j.company_id) as strays`;
  return row ?? { from: 0, into: 0, strays: -1 };
}

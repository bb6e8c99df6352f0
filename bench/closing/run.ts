import { setTimeout as pause } from "node:timers/promises";
import type postgres from "postgres";
import { type Board, onBoard } from "#bench/faults/board.ts";
import { makeAccounts, makeJobs } from "#bench/harness/accounts.ts";
import { endWithUsage, readNumber } from "#bench/harness/arguments.ts";
import { atMaximum, type Finding, mustBe, showFindings } from "#bench/harness/findings.ts";
import { ensureBuilt } from "#server/start/start-steps.mjs";
import { type MailReceiver, startMailReceiver } from "#test/servers/mail-receiver.ts";

/**
 * npm run bench -- closing [applicants=1000] [kills=20]: a job has ended, its company has not answered
 * for 14 days, and the process that closes the applications and sends the emails is killed again and
 * again while it does. Everybody is to be told, and nobody twice.
 */
const usage = "npm run bench -- closing [applicants=1000] [kills=20]";
const sizes = { applicants: 1000, kills: 20 };
for (const word of process.argv.slice(2)) {
  const [name = "", number = ""] = word.split("=");
  if (!Object.hasOwn(sizes, name)) endWithUsage(usage);
  sizes[name as keyof typeof sizes] = readNumber(number, 1, usage);
}

/** A line that nothing is to reach. */
const some = { toReach: "", reached: true };

await ensureBuilt(console.log);
const receiver = await startMailReceiver();
try {
  const settings = { SMTP_URL: receiver.url, MAIL_FROM: "no-reply@furas.example" };
  showFindings(await onBoard({ settings }, closeUnderFire));
} finally {
  await receiver.stop();
}

async function closeUnderFire(board: Board): Promise<Finding[]> {
  const jobId = await insertEndedJob(board.sql());
  let killsAtWork = 0;
  for (let kill = 0; kill < sizes.kills; kill += 1) {
    await queueNight(board.sql());
    await board.end("SIGKILL");
    await board.start();
    await untilAtWork(board.sql());
    await pause(20 + Math.random() * 250);
    if ((await countOf(board.sql(), jobId)).open > 0) killsAtWork += 1;
    await board.end("SIGKILL");
    await board.start();
  }
  const seconds = await untilAllNotified(board, jobId);
  await queueNight(board.sql());
  await board.end("SIGTERM");
  await board.start();
  await pause(5000);
  return [
    { what: "kills, of them while it closed", value: `${sizes.kills}, ${killsAtWork}`, ...some },
    { what: "until all were told after the last kill", value: `${seconds.toFixed(0)} s`, ...some },
    ...(await judge(board.sql(), jobId, receiver)),
  ];
}

/** A closed job whose company was asked 15 days ago, with as many people who wait. */
async function insertEndedJob(sql: postgres.Sql): Promise<string> {
  const [jobId = ""] = await makeJobs(sql, 1);
  const people = await makeAccounts(sql, sizes.applicants);
  const ids = people.map(({ id }) => id);
  await sql`update auth_users set email_verified = true, language = 'ar' where id = any(${ids})`;
  await sql`
    with cvs as (
      insert into documents (owner_id, file_name, kind, media_type, bytes, file_key, encrypted)
      select id, 'CV.pdf', 'pdf', 'application/pdf', 3, '\\x00', true
      from unnest(${ids}::uuid[]) id returning id, owner_id)
    insert into job_applications (job_id, user_id, document_id, resume_url, created_at)
    select ${jobId}, owner_id, id, '/documents/' || id, now() - interval '40 days' from cvs`;
  await sql`update jobs set status = 'closed' where id = ${jobId}`;
  await sql`insert into job_endings values (${jobId}, now() - interval '15 days')`;
  return jobId;
}

/** What the schedule does every night; a process that was killed has left its own order behind. */
async function queueNight(sql: postgres.Sql): Promise<void> {
  await sql`insert into tasks.job (name, data) values ('nightly', '{}')`;
}

/** Until some process does the night's work. */
async function untilAtWork(sql: postgres.Sql): Promise<void> {
  const [{ n: before = 0 } = {}] = await countTaken(sql);
  for (let look = 0; look < 400; look += 1) {
    const [{ n = 0 } = {}] = await countTaken(sql);
    if (n > before || n === 0) return;
    await pause(5);
  }
}

function countTaken(sql: postgres.Sql) {
  return sql<{ n: number }[]>`
    select count(*)::int as n from tasks.job where name = 'nightly' and state = 'active'`;
}

async function countOf(
  sql: postgres.Sql,
  jobId: string,
): Promise<{ open: number; events: number }> {
  const [row] = await sql<{ open: number; events: number }[]>`
    select count(*) filter (where status = 'pending')::int as open,
      (select count(*)::int from email_events where sent_at is null) as events
    from job_applications where job_id = ${jobId}`;
  return row ?? { open: 0, events: 0 };
}

/** Seconds; a minute without anything new is the end as well. */
async function untilAllNotified(board: Board, jobId: string): Promise<number> {
  const began = performance.now();
  await queueNight(board.sql());
  for (let quiet = 0, last = ""; quiet < 60; ) {
    const { open, events } = await countOf(board.sql(), jobId);
    if (open === 0 && events === 0) break;
    const state = `${open} ${events}`;
    quiet = state === last ? quiet + 1 : 0;
    last = state;
    await pause(1000);
  }
  return (performance.now() - began) / 1000;
}

async function judge(sql: postgres.Sql, jobId: string, { emails }: MailReceiver) {
  const rows = await sql<{ email: string; status: string; closings: number }[]>`
    select u.email, a.status, count(e.id)::int as closings from job_applications a
    join auth_users u on u.id = a.user_id
    left join application_events e on e.application_id = a.id and e.action = 'close'
    where a.job_id = ${jobId} group by u.email, a.status`;
  const sent = new Map<string, number>();
  for (const address of emails.flatMap(({ to }) => to)) {
    sent.set(address, (sent.get(address) ?? 0) + 1);
  }
  const count = (isSo: (row: (typeof rows)[number]) => boolean) => rows.filter(isSo).length;
  const of = ` of ${rows.length}`;
  return [
    mustBe("applicants", rows.length === sizes.applicants, String(rows.length)),
    atMaximum(
      "not closed",
      count(({ status }) => status !== "closed"),
      0,
      of,
    ),
    atMaximum(
      "without an event",
      count(({ closings }) => closings === 0),
      0,
      of,
    ),
    atMaximum(
      "with two events",
      count(({ closings }) => closings > 1),
      0,
      of,
    ),
    atMaximum(
      "without an email",
      count(({ email }) => !sent.has(email)),
      0,
      of,
    ),
    atMaximum(
      "with two emails",
      count(({ email }) => (sent.get(email) ?? 0) > 1),
      0,
      of,
    ),
  ];
}

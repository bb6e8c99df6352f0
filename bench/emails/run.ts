import { setTimeout as pause } from "node:timers/promises";
import type postgres from "postgres";
import { queueOf } from "#app/emails/email-lanes.ts";
import { type Board, onBoard } from "#bench/faults/board.ts";
import { makeAccounts } from "#bench/harness/accounts.ts";
import { readNumbers } from "#bench/harness/arguments.ts";
import { atMaximum, type Finding, showFindings } from "#bench/harness/findings.ts";
import { cpuOf, familyOf } from "#bench/harness/processes.ts";
import { ensureBuilt } from "#server/start/start-steps.mjs";
import { type MailReceiver, startMailReceiver } from "#test/servers/mail-receiver.ts";

/**
 * npm run bench -- emails [digests] [events]: so many reminders are queued, on a board whose table of
 * email events is as long as a national one's. How many a second leave, first into files, so that the
 * board and its database are the bound, then to a mail server on this machine, and how long does a
 * password link take that is asked for meanwhile?
 */
const [digests = 0, events = 0] = readNumbers(
  "npm run bench -- emails [20000] [1000000]",
  { usual: 20_000, least: 1000 },
  { usual: 1_000_000, least: 0 },
);
const people = 10;
const perSecondToReach = 150;

await ensureBuilt(console.log);
const receiver = await startMailReceiver();
try {
  const settings = { SMTP_URL: receiver.url, MAIL_FROM: "no-reply@furas.example" };
  showFindings([
    ...(await onBoard({}, measureDatabase)),
    ...(await onBoard({ settings }, measure)),
  ]);
} finally {
  await receiver.stop();
}

async function measureDatabase(board: Board): Promise<Finding[]> {
  await fillBoard(board.sql());
  return await measureRate(board, "into files");
}

async function measure(board: Board): Promise<Finding[]> {
  const sql = board.sql();
  const accounts = await fillBoard(sql);
  const addresses = collectAddresses(receiver);
  const findings = await measureRate(board, "to a mail server");
  const waits: number[] = [];
  for (const { email } of accounts) waits.push(await secondsToLink(board, addresses, email));
  return [
    ...findings,
    atMaximum("seconds until a password link came, the longest", Math.max(...waits), 10),
    { what: "still queued then", value: String(await left(sql)), toReach: "", reached: true },
  ];
}

/** Returns the accounts that will ask for links. */
async function fillBoard(sql: postgres.Sql) {
  const accounts = await makeAccounts(sql, people);
  await sql`update auth_users set email_verified = true`;
  await sql.begin(makeCompanies);
  await makeEvents(sql);
  await sql.begin(queueReminders);
  return accounts;
}

/** From a twentieth of the reminders to half of them, and what each costs in processor time. */
async function measureRate(board: Board, how: string): Promise<Finding[]> {
  const sql = board.sql();
  const done = async () => digests - (await left(sql));
  await until(async () => (await done()) >= digests / 20);
  const database = familyOf(board.database());
  // The queue is worked on by a process of its own.
  const processes = {
    board: familyOf(board.pid()).filter((pid) => !database.includes(pid)),
    database,
  };
  const [began, before] = [performance.now(), await done()];
  const cpuBefore = [cpuOf(processes.board), cpuOf(processes.database)];
  await until(async () => (await done()) >= digests / 2);
  const sent = (await done()) - before;
  const perSecond = (sent * 1000) / (performance.now() - began);
  const cost = (pids: number[], then = 0) => ((cpuOf(pids) - then) / sent).toFixed(1);
  const [ofBoard, ofDatabase] = [
    cost(processes.board, cpuBefore[0]),
    cost(processes.database, cpuBefore[1]),
  ];
  return [
    {
      what: `emails a second ${how}`,
      value: perSecond.toFixed(1),
      toReach: `≥ ${perSecondToReach}`,
      reached: perSecond >= perSecondToReach,
    },
    {
      what: `processor time of each ${how}: board, database`,
      value: `${ofBoard} ms, ${ofDatabase} ms`,
      toReach: "",
      reached: true,
    },
  ];
}

async function left(sql: postgres.Sql): Promise<number> {
  const [row] = await sql<{ n: number }[]>`
    select count(*)::int as n from tasks.job where name = ${queueOf("stillOpen")}`;
  return row?.n ?? 0;
}

/** Sent events of an hour ago, of the accounts that the reminders are for. */
async function makeEvents(sql: postgres.Sql): Promise<void> {
  await sql`
    with owners as (select array_agg(id) as ids from auth_users)
    insert into email_events (user_id, kind, data, created_at, batch, batched_at, sent_at)
    select ids[1 + n % array_length(ids, 1)], 'newApplications', '{}', now() - interval '61 minutes',
      gen_random_uuid(), now() - interval '61 minutes', now() - interval '61 minutes'
    from owners, generate_series(1, ${events}) n`;
  await sql`vacuum analyze email_events`;
}

/** Companies with one old job each. */
async function makeCompanies(sql: postgres.TransactionSql): Promise<void> {
  await sql`create temp table companies on commit drop as
    select gen_random_uuid() as id from generate_series(1, ${digests})`;
  await sql`
    insert into auth_users (id, name, email, email_verified, language)
    select id, 'Bakery', id || '@companies.example', true, 'ar' from companies`;
  await sql`
    insert into user_profiles (id, email, first_name, last_name, user_type, company_name)
    select id, id || '@companies.example', 'Rima', 'Halabi', 'company', 'مخبز ' || left(id::text, 8)
    from companies`;
  await sql`
    insert into jobs (company_id, title, description, category, location, place_id, employment_type,
      experience_level, confirmation_requested_at)
    select id, 'خباز', 'خبز الصباح.', 'Logistics', 'Aleppo, Aleppo, Syria', 'syria/aleppo/aleppo',
      'full-time', 'entry', now()
    from companies`;
}

/** All companies are asked at once whether their job is still open. */
async function queueReminders(sql: postgres.TransactionSql): Promise<void> {
  await sql`analyze`;
  await sql`
    with due as (
      insert into email_events (user_id, kind, data)
      select company_id, 'stillOpen', jsonb_build_object('jobId', id) from jobs returning user_id)
    insert into tasks.job (name, data, retry_limit)
    select ${queueOf("stillOpen")},
      jsonb_build_object('email', 'stillOpen', 'account', user_id, 'at', now()), 200
    from due`;
}

/** Stores of what comes only to whom. */
function collectAddresses({ emails }: MailReceiver) {
  const addresses = new Set<string>();
  return {
    has(address: string) {
      for (const { to } of emails.splice(0)) for (const each of to) addresses.add(each);
      return addresses.has(address);
    },
  };
}

async function secondsToLink(
  { origin }: Board,
  addresses: ReturnType<typeof collectAddresses>,
  address: string,
): Promise<number> {
  const began = performance.now();
  await fetch(`${origin}/forget-password`, {
    method: "POST",
    body: new URLSearchParams({ email: address }),
    redirect: "manual",
    headers: { origin },
  });
  await until(() => addresses.has(address));
  return (performance.now() - began) / 1000;
}

async function until(isSo: () => boolean | Promise<boolean>, seconds = 300): Promise<void> {
  const end = performance.now() + seconds * 1000;
  while (!(await isSo()) && performance.now() < end) await pause(100);
}

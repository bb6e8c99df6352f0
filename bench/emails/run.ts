import { setTimeout as pause } from "node:timers/promises";
import type postgres from "postgres";
import { queueOf } from "#app/emails/email-lanes.ts";
import { type Board, onBoard } from "#bench/faults/board.ts";
import { makeAccounts } from "#bench/harness/accounts.ts";
import { readNumbers } from "#bench/harness/arguments.ts";
import { atMaximum, type Finding, showFindings } from "#bench/harness/findings.ts";
import { ensureBuilt } from "#server/start/start-steps.mjs";
import { type MailReceiver, startMailReceiver } from "#test/servers/mail-receiver.ts";

/**
 * npm run bench -- emails [digests] [events]: so many reminders are queued, on a board whose table of
 * email events is as long as a national one's. How many a second reach a mail server on this machine,
 * and how long does a password link take that is asked for meanwhile?
 */
const [digests = 0, events = 0] = readNumbers(
  "npm run bench -- emails [20000] [1000000]",
  { usual: 20_000, least: 1000 },
  { usual: 1_000_000, least: 0 },
);
const people = 10;

await ensureBuilt(console.log);
const receiver = await startMailReceiver();
try {
  const settings = { SMTP_URL: receiver.url, MAIL_FROM: "no-reply@furas.example" };
  showFindings(await onBoard({ settings }, measure));
} finally {
  await receiver.stop();
}

async function measure(board: Board): Promise<Finding[]> {
  const sql = board.sql();
  const accounts = await makeAccounts(sql, people);
  await sql`update auth_users set email_verified = true`;
  await makeEvents(sql);
  const emails = countEmails(receiver);
  await sql.begin(queueReminders);
  await until(() => emails.count() >= digests / 20);
  const [began, before] = [performance.now(), emails.count()];
  const waits: number[] = [];
  for (const { email } of accounts) waits.push(await secondsToLink(board, emails, email));
  await until(() => emails.count() >= digests / 2, 60);
  const perSecond = ((emails.count() - before) * 1000) / (performance.now() - began);
  const [left] = await sql`select count(*)::int as n from tasks.job where state < 'active'`;
  return [
    {
      what: "emails a second",
      value: perSecond.toFixed(1),
      toReach: "≥ 150",
      reached: perSecond >= 150,
    },
    atMaximum("seconds until a password link came, the longest", Math.max(...waits), 10),
    { what: "still queued then", value: String(left?.n), toReach: "", reached: true },
  ];
}

/** Sent events of an hour ago, of accounts that get nothing now. */
async function makeEvents(sql: postgres.Sql): Promise<void> {
  await sql`
    with owners as (select array_agg(id) as ids from auth_users)
    insert into email_events (user_id, kind, data, created_at, batch, batched_at, sent_at)
    select ids[1 + n % array_length(ids, 1)], 'newApplications', '{}', now() - interval '61 minutes',
      gen_random_uuid(), now() - interval '61 minutes', now() - interval '61 minutes'
    from owners, generate_series(1, ${events}) n`;
  await sql`vacuum analyze email_events`;
}

/** Companies with one old job each, all asked at once whether it is still open. */
async function queueReminders(sql: postgres.TransactionSql): Promise<void> {
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

/** Counts what comes, and stores only to whom. */
function countEmails({ emails }: MailReceiver) {
  let counted = 0;
  const addresses = new Set<string>();
  const look = () => {
    for (const { to } of emails.splice(0)) {
      counted += 1;
      for (const address of to) addresses.add(address);
    }
  };
  return {
    count() {
      look();
      return counted;
    },
    has(address: string) {
      look();
      return addresses.has(address);
    },
  };
}

async function secondsToLink(
  { origin }: Board,
  emails: ReturnType<typeof countEmails>,
  address: string,
): Promise<number> {
  const began = performance.now();
  await fetch(`${origin}/forget-password`, {
    method: "POST",
    body: new URLSearchParams({ email: address }),
    redirect: "manual",
    headers: { origin },
  });
  await until(() => emails.has(address));
  return (performance.now() - began) / 1000;
}

async function until(isSo: () => boolean, seconds = 120): Promise<void> {
  const end = performance.now() + seconds * 1000;
  while (!isSo() && performance.now() < end) await pause(50);
}

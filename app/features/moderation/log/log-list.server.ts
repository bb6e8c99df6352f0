import { and, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { authUsers } from "#app/features/accounts/accounts.table.ts";
import {
  type Actor,
  isLeadingModerator,
  isModerator,
  type Person,
} from "#app/features/accounts/actor.ts";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import { companyMerges } from "#app/features/moderation/merges/merges.table.ts";
import { type Language, languages } from "#app/i18n/language.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { byteOrderMark, csvRow } from "#app/platform/csv/csv.ts";
import { db } from "#app/platform/database/database.server.ts";
import { shownEmail } from "#app/platform/email/shown-email.server.ts";
import { notFound } from "#app/platform/outcome.ts";
import { firstId, isUuid } from "#app/platform/uuid.ts";
import { idWithin, type LogFilter } from "./log-filter.ts";
import { logAct } from "./moderation-log.server.ts";

/** An act of the log, with the names of whom and what it was about as they are now. */
export type LogLine = {
  id: string;
  /** ISO. */
  at: string;
  act: string;
  /** Null for the operator; the name is null where the account is gone. */
  by: { id: string; name: string | null } | null;
  reason: string | null;
  note: string | null;
  caseId: string | null;
  job: { id: string; title: string | null } | null;
  /** The company or account; its name is null where it is gone. */
  company: { id: string; name: string | null } | null;
};

export const linesAPage = 50;

/**
 * A page of the log of `size` acts, newest first, older than the act `before` if given; `older` is the `before` of the
 * next page, null on the last one. Acts about a moderator's own company are left to others, but for
 * those about moderators. A 404 for anyone but moderators.
 */
export async function listLog(
  actor: Actor,
  filter: LogFilter,
  before: string | null = null,
  size = linesAPage,
): Promise<{ acts: LogLine[]; older: string | null }> {
  if (!isModerator(actor)) throw notFound();
  const lines = await readLines(await conditionOf(actor, filter), before, size + 1);
  const acts = lines.slice(0, size);
  return { acts, older: lines.length > size ? (acts.at(-1)?.id ?? null) : null };
}

/**
 * The filtered log as a CSV table, in parts. That it was exported stands in the log itself. A 404 for
 * anyone but leading moderators.
 */
export async function exportLog(
  actor: Actor,
  filter: LogFilter,
  language: Language,
): Promise<AsyncIterable<string>> {
  if (!isLeadingModerator(actor)) throw notFound();
  const condition = await conditionOf(actor, filter);
  const note = new URLSearchParams(filter).toString();
  await logAct(db, { act: "export_log", actorId: actor.id, note: note || null });
  return tableOf(condition, language);
}

const rowsAtOnce = 500;

async function* tableOf(condition: SQL, language: Language): AsyncIterable<string> {
  const { moderators, moderation } = messagesFor(language);
  const { columns } = moderators.log;
  const names: Readonly<Record<string, string>> = moderation.logged;
  const reasons: Readonly<Record<string, string>> = moderation.reasons;
  yield byteOrderMark +
    csvRow([
      ...[columns.at, columns.act, columns.by, columns.reason, columns.note],
      ...[columns.company, columns.job, columns.caseId, columns.id],
    ]);
  let before: string | null = null;
  for (;;) {
    const lines: LogLine[] = await readLines(condition, before, rowsAtOnce);
    yield lines
      .map(({ at, act, by, reason, note, company, job, caseId, id }) =>
        csvRow([
          ...[at, names[act] ?? act, by ? (by.name ?? by.id) : moderation.operator],
          ...[reason && (reasons[reason] ?? reason), note],
          ...[company && (company.name ?? company.id), job && (job.title ?? job.id), caseId, id],
        ]),
      )
      .join("");
    if (lines.length < rowsAtOnce) return;
    before = lines.at(-1)?.id ?? null;
  }
}

async function readLines(condition: SQL, before: string | null, limit: number): Promise<LogLine[]> {
  const isOlder =
    before && isUuid(before)
      ? sql`(a.at, a.id) < (select at, id from moderation_log.acts where id = ${before})`
      : sql`true`;
  const rows = await db.execute<{
    id: string;
    at: string;
    act: string;
    reason: string | null;
    note: string | null;
    actorId: string | null;
    by: string | null;
    caseId: string | null;
    jobId: string | null;
    title: string | null;
    companyId: string | null;
    company: string | null;
  }>(sql`
    with shown as (
      select * from moderation_log.acts a where ${isOlder} and ${condition}
      order by a.at desc, a.id desc limit ${limit})
    select s.id, to_char(s.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at, s.act,
      s.reason, s.note, s.actor_id as "actorId", s.case_id as "caseId", s.job_id as "jobId",
      s.company_id as "companyId", j.title, ${calledOf("p")} as by,
      coalesce(nullif(c.company_name, ''), ${calledOf("c")}) as company
    from shown s left join user_profiles p on p.id = s.actor_id
      left join user_profiles c on c.id = s.company_id left join jobs j on j.id = s.job_id
    order by s.at desc, s.id desc`);
  return rows.map(({ actorId, by, jobId, title, companyId, company, ...row }) => ({
    ...row,
    by: actorId ? { id: actorId, name: shownEmail(by) } : null,
    job: jobId ? { id: jobId, title } : null,
    company: companyId ? { id: companyId, name: shownEmail(company) } : null,
  }));
}

const calledOf = (profile: "p" | "c") =>
  sql.raw(
    `coalesce(nullif(btrim(concat_ws(' ', ${profile}.first_name, ${profile}.last_name)), ''), ${profile}.email)`,
  );

/** Whether a search names the operator, in either language. */
function isOperator(by: string | undefined): boolean {
  const names = languages.map((language) => messagesFor(language).moderation.operator);
  return names.some((name) => name.toLowerCase() === by?.toLowerCase());
}

/** The account, the company that it acts for, and those that were merged with that one. */
async function ownCompanies(person: Person): Promise<string[]> {
  const company = actingCompany(person);
  if (!company) return [person.id];
  const isMerged = and(eq(companyMerges.intoId, company.id), isNull(companyMerges.jobId));
  const merged = await db
    .select({ id: companyMerges.fromId })
    .from(companyMerges)
    .where(and(isMerged, inArray(companyMerges.state, ["moving", "done"])));
  return [person.id, company.id, ...merged.map(({ id }) => id)];
}

async function conditionOf(person: Person, filter: LogFilter): Promise<SQL> {
  const { act, by, about, from, to } = filter;
  const own = await ownCompanies(person);
  const parts = [
    sql`(a.company_id is null or a.company_id <> all(${sql.param(own)}::uuid[])
      or starts_with(a.act, 'moderator_'))`,
  ];
  if (act) parts.push(sql`a.act = ${act}`);
  if (isOperator(by)) parts.push(sql`a.actor_id is null`);
  else if (by) parts.push(sql`a.actor_id = ${await accountOf(by)}`);
  if (about) {
    const id = await accountOf(about);
    parts.push(sql`(a.case_id = ${id} or a.job_id = ${id} or a.company_id = ${id})`);
  }
  if (from) parts.push(sql`a.at >= (${from}::date)::timestamp at time zone 'Asia/Damascus'`);
  if (to) parts.push(sql`a.at < (${to}::date + 1)::timestamp at time zone 'Asia/Damascus'`);
  return sql.join(parts, sql` and `);
}

/** The id in a text, or that of the account with this email; one that nothing has where there is none. */
async function accountOf(text: string): Promise<string> {
  const id = idWithin(text);
  if (id) return id;
  const [account] = await db
    .select({ id: authUsers.id })
    .from(authUsers)
    .where(eq(authUsers.email, text.toLowerCase()));
  return account?.id ?? firstId;
}

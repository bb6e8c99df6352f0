import { and, eq, gte, inArray, like, lt, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { type Actor, isModerator, type Person } from "#app/features/accounts/actor.ts";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import { companyContacts } from "#app/features/accounts/profile/contacts.table.ts";
import { searchParts } from "#app/features/accounts/profile/profile-search.server.ts";
import { jobSearch, jobs } from "#app/features/job/jobs.table.ts";
import {
  type CaseState,
  caseStateOf,
  type DecisionReason,
  decisionReasonOf,
} from "#app/features/moderation/cases/case.ts";
import { moderationCases } from "#app/features/moderation/cases/cases.table.ts";
import { idWithin } from "#app/features/moderation/log/log-filter.ts";
import { db } from "#app/platform/database/database.server.ts";
import { containing } from "#app/platform/database/like-pattern.ts";
import { shownEmail } from "#app/platform/email/shown-email.server.ts";
import { notFound } from "#app/platform/outcome.ts";
import { firstId, isUuid } from "#app/platform/uuid.ts";
import { entryColumns, type QueueEntry, shownEntry } from "./case-entry.server.ts";
import type { CaseFilter } from "./case-filter.ts";

/** A case as lists besides the queue show it. */
export type ListedCase = QueueEntry & {
  state: CaseState;
  reason: DecisionReason | null;
  /** ISO; null before the first decision. */
  decidedAt: string | null;
  /** Null where the account is gone. */
  decidedBy: string | null;
};

export const casesAPart = 25;

/**
 * Cases by filter, latest decision first; in all cases and appealed ones the latest opened first. Only
 * those behind the case `before`, if given; `older` is the `before` of the next part. Cases of the
 * company that a moderator acts for are left to others. A 404 for anyone but moderators.
 */
export async function listCases(
  actor: Actor,
  filter: CaseFilter,
  before: string | null = null,
): Promise<{ cases: ListedCase[]; older: string | null }> {
  if (!isModerator(actor)) throw notFound();
  const time = filter.tab === "decided" ? moderationCases.decidedAt : moderationCases.openedAt;
  const newest = [sql`${time} desc`, sql`${moderationCases.id} desc`];
  const shown = await db
    .select({ id: moderationCases.id })
    .from(moderationCases)
    .where(and(...conditionsOf(actor, filter, time), isBehind(time, before)))
    .orderBy(...newest)
    .limit(casesAPart + 1);
  const ids = shown.slice(0, casesAPart).map(({ id }) => id);
  if (ids.length === 0) return { cases: [], older: null };
  const deciding = alias(userProfiles, "deciding");
  const rows = await db
    .select({
      ...entryColumns,
      state: moderationCases.state,
      reason: moderationCases.reason,
      decidedAt: moderationCases.decidedAt,
      decidedBy: sql<string | null>`coalesce(
        nullif(btrim(concat_ws(' ', ${deciding.firstName}, ${deciding.lastName})), ''),
        ${deciding.email})`,
    })
    .from(moderationCases)
    .innerJoin(userProfiles, eq(userProfiles.id, moderationCases.companyId))
    .leftJoin(deciding, eq(deciding.id, moderationCases.decidedBy))
    .leftJoin(jobs, eq(jobs.id, moderationCases.jobId))
    .where(inArray(moderationCases.id, ids))
    .orderBy(...newest);
  const cases = rows.map((row) => ({
    ...shownEntry(row),
    state: caseStateOf(row.state),
    reason: decisionReasonOf(row.reason),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    decidedBy: shownEmail(row.decidedBy),
  }));
  return { cases, older: shown.length > casesAPart ? (ids.at(-1) ?? null) : null };
}

type Time = typeof moderationCases.decidedAt | typeof moderationCases.openedAt;

function isBehind(time: Time, before: string | null): SQL | undefined {
  if (!before || !isUuid(before)) return undefined;
  return sql`(${time}, ${moderationCases.id}) <
    (select ${sql.raw(time.name)}, id from moderation_cases where id = ${before})`;
}

function conditionsOf(person: Person, filter: CaseFilter, time: Time): (SQL | undefined)[] {
  const { q, state, about, moderator, reason, from, to } = filter;
  const { jobId, companyId, applicationId } = moderationCases;
  const own = [person.id, actingCompany(person)?.id ?? firstId];
  const day = (text: string, plus: number) =>
    sql`(${text}::date + ${plus}::int)::timestamp at time zone 'Asia/Damascus'`;
  return [
    ofTab[filter.tab],
    sql`${companyId} <> all(${sql.param(own)}::uuid[])`,
    about && ofSubject(about),
    state && eq(moderationCases.state, state),
    moderator ? eq(moderationCases.decidedBy, moderator) : undefined,
    reason && eq(moderationCases.reason, reason),
    from ? gte(time, day(from, 0)) : undefined,
    to ? lt(time, day(to, 1)) : undefined,
    q ? matches(q) : undefined,
  ];

  function ofSubject(subject: NonNullable<typeof about>): SQL {
    if (subject === "jobs") return sql`${jobId} is not null`;
    if (subject === "messages") return sql`${applicationId} is not null`;
    return sql`${jobId} is null and ${applicationId} is null`;
  }
}

/** With the states as literals, by which the partial indexes are found. */
const ofTab = {
  appealed: sql`${moderationCases.state} in ('appealed', 'block_appealed')`,
  decided: sql`${moderationCases.state} not in ('open', 'held', 'appealed', 'block_appealed')
    and ${moderationCases.decidedAt} is not null`,
  all: undefined,
};

/** By an id or email exactly; else every part of the text is in the job's title or the company's name. */
function matches(text: string): SQL | undefined {
  const { id, jobId, companyId } = moderationCases;
  const exact = idWithin(text);
  if (exact) return or(eq(id, exact), eq(jobId, exact), eq(companyId, exact));
  if (/^\S+@\S+$/.test(text)) {
    return sql`${companyId} in (select u.id from auth_users u where u.email = ${text.toLowerCase()})`;
  }
  const parts = searchParts(text).map(containing);
  if (parts.length === 0) return sql`false`;
  const inJob = parts.map((part) => or(like(jobSearch.title, part), like(jobSearch.company, part)));
  const inCompany = parts.map((part) => like(companyContacts.document, part));
  // Cases are met from the found rows: a rare word would else be looked for in every case.
  return sql`${id} in (
    select c.id from ${jobSearch} join moderation_cases c on c.job_id = ${jobSearch.jobId}
      where ${and(...inJob)}
    union
    select c.id from ${companyContacts} join moderation_cases c on c.company_id = ${companyContacts.profileId}
      where c.job_id is null and ${and(...inCompany)})`;
}

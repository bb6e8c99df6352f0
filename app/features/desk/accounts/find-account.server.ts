import { and, count, desc, eq, gt, inArray, sql } from "drizzle-orm";
import { authSessions, authUsers, userProfiles } from "#app/features/accounts/accounts.table.ts";
import { type Actor, userTypeOf } from "#app/features/accounts/actor.ts";
import { confirmedPhones } from "#app/features/accounts/confirmed-phones.table.ts";
import { deviceOf } from "#app/features/accounts/device.ts";
import { companyMembers } from "#app/features/accounts/membership/membership.table.ts";
import { moderators } from "#app/features/accounts/operator/moderators.table.ts";
import { fullName } from "#app/features/accounts/profile/full-name.ts";
import { jobApplications } from "#app/features/applications/applications.table.ts";
import { isOwn, requireModerator } from "#app/features/desk/desk-access.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { caseStateOf, decisionReasonOf } from "#app/features/moderation/cases/case.ts";
import { moderationCases } from "#app/features/moderation/cases/cases.table.ts";
import {
  type ListedAct,
  listActsAbout,
} from "#app/features/moderation/log/moderation-log.server.ts";
import { reports } from "#app/features/moderation/reports/reports.table.ts";
import { db } from "#app/platform/database/database.server.ts";
import { shownEmail } from "#app/platform/email/shown-email.server.ts";
import { notFound } from "#app/platform/outcome.ts";
import { isUuid } from "#app/platform/uuid.ts";
import type { AccountBlock, DeskAccount, DeskCase, DeskSession } from "./account.ts";

export type DeskPerson = { account: DeskAccount; cases: DeskCase[]; acts: ListedAct[] };

/** The account of this id for a moderator; a 404 for anyone else, and for one's own and one's own team. */
export async function findDeskPerson(actor: Actor, id: string): Promise<DeskPerson> {
  const moderator = requireModerator(actor);
  const account = isUuid(id) ? await findAccount(id) : undefined;
  if (!account || isOwn(moderator, [account.id, account.company?.id ?? null])) throw notFound();
  const [cases, acts] = await Promise.all([
    listCasesAbout(account.id),
    listActsAbout({ companyId: account.id }),
  ]);
  return { account, cases, acts };
}

/** For pages of the desk that have checked who reads them. Undefined for a company without a login. */
export async function findAccount(id: string): Promise<DeskAccount | undefined> {
  const [row] = await db
    .select(columns)
    .from(authUsers)
    .leftJoin(userProfiles, eq(userProfiles.id, authUsers.id))
    .leftJoin(confirmedPhones, eq(confirmedPhones.userId, authUsers.id))
    .leftJoin(companyMembers, eq(companyMembers.userId, authUsers.id))
    .leftJoin(moderators, eq(moderators.userId, authUsers.id))
    .where(eq(authUsers.id, id));
  if (!row) return undefined;
  const [sessions, block, sent, by, about] = await Promise.all([
    listSessions(id),
    row.blockedAt ? findAccountBlock(id, row.blockedAt) : null,
    db.$count(jobApplications, eq(jobApplications.userId, id)),
    db.$count(reports, eq(reports.reporterId, id)),
    db.$count(reports, eq(reports.companyId, id)),
  ]);
  const userType = userTypeOf(row.userType);
  return {
    id,
    name: fullName({ firstName: row.firstName ?? "", lastName: row.lastName ?? "" }),
    userType,
    email: shownEmail(row.email),
    isEmailConfirmed: row.isEmailConfirmed,
    emailConfirmedAt: row.emailConfirmedAt?.toISOString() ?? null,
    phone: row.phone && `+${row.phone}`,
    language: row.language,
    joinedAt: row.joinedAt.toISOString(),
    signedInAt:
      sessions
        .map(({ since }) => since)
        .sort()
        .at(-1) ?? null,
    sessions,
    hasSecondFactor: row.hasSecondFactor,
    block,
    moderates: row.moderatorId !== null,
    isColleague: row.moderatorId !== null || userType === "admin",
    company:
      row.companyId && row.companyName !== null
        ? { id: row.companyId, name: row.companyName, role: row.role ?? "none" }
        : null,
    applications: sent,
    reports: { by, about },
  };
}

const maxSessions = 20;

async function listSessions(userId: string): Promise<DeskSession[]> {
  const rows = await db
    .select()
    .from(authSessions)
    .where(and(eq(authSessions.userId, userId), gt(authSessions.expiresAt, sql`now()`)))
    .orderBy(desc(authSessions.lastUsedAt), desc(authSessions.createdAt))
    .limit(maxSessions);
  return rows.map(({ id, userAgent, createdAt, lastUsedAt }) => ({
    id,
    device: deviceOf(userAgent ?? ""),
    since: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
  }));
}

/** Without a case where the operator blocked it by a command. */
async function findAccountBlock(id: string, since: Date): Promise<AccountBlock> {
  const [row] = await db
    .select()
    .from(moderationCases)
    .where(isBlocking(id))
    .orderBy(desc(moderationCases.decidedAt))
    .limit(1);
  return {
    since: since.toISOString(),
    caseId: row?.id ?? null,
    reason: decisionReasonOf(row?.reason ?? null),
    note: row?.note ?? null,
    appeal: row?.appeal ?? null,
  };
}

/** The cases that block an account. */
export const isBlocking = (accountId: string) =>
  and(
    eq(moderationCases.companyId, accountId),
    inArray(moderationCases.state, ["blocked", "block_appealed"]),
  );

const maxCases = 20;

/** The cases about an account and, of a company, its jobs; the last opened first. */
export async function listCasesAbout(companyId: string): Promise<DeskCase[]> {
  const rows = await db
    .select({
      id: moderationCases.id,
      jobId: moderationCases.jobId,
      job: jobs.title,
      applicationId: moderationCases.applicationId,
      state: moderationCases.state,
      openedAt: moderationCases.openedAt,
    })
    .from(moderationCases)
    .leftJoin(jobs, eq(jobs.id, moderationCases.jobId))
    .where(eq(moderationCases.companyId, companyId))
    .orderBy(desc(moderationCases.openedAt), desc(moderationCases.id))
    .limit(maxCases);
  const reported = await countReportsOf(rows.flatMap(({ jobId }) => jobId ?? []));
  return rows.map(({ id, jobId, job, applicationId, state, openedAt }) => ({
    id,
    job,
    isAboutMessages: applicationId !== null,
    state: caseStateOf(state),
    reports: (jobId && reported.get(jobId)) || 0,
    openedAt: openedAt.toISOString(),
  }));
}

/** How many reports each of these jobs has, settled or not. */
export async function countReportsOf(jobIds: readonly string[]): Promise<Map<string, number>> {
  if (jobIds.length === 0) return new Map();
  const rows = await db
    .select({ jobId: reports.jobId, n: count() })
    .from(reports)
    .where(inArray(reports.jobId, [...jobIds]))
    .groupBy(reports.jobId);
  return new Map(rows.map(({ jobId, n }) => [jobId ?? "", n]));
}

const columns = {
  email: authUsers.email,
  isEmailConfirmed: authUsers.emailVerified,
  emailConfirmedAt: authUsers.emailVerifiedAt,
  language: authUsers.language,
  joinedAt: authUsers.createdAt,
  blockedAt: authUsers.blockedAt,
  phone: confirmedPhones.phone,
  userType: userProfiles.userType,
  firstName: userProfiles.firstName,
  lastName: userProfiles.lastName,
  moderatorId: moderators.userId,
  companyId: companyMembers.companyId,
  role: companyMembers.role,
  companyName: sql<string | null>`(select company_called(c.company_name, c.first_name, c.last_name)
    from user_profiles c where c.id = ${companyMembers}.company_id)`,
  hasSecondFactor: sql<boolean>`(
    exists (select from totp_secrets where user_id = ${authUsers}.id and confirmed_at is not null)
    or exists (select from passkeys where user_id = ${authUsers}.id))`,
};

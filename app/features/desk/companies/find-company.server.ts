import { and, count, desc, eq, ne, sql } from "drizzle-orm";
import { authUsers, userProfiles } from "#app/features/accounts/accounts.table.ts";
import type { Actor } from "#app/features/accounts/actor.ts";
import { isContactConfirmed } from "#app/features/accounts/emails/unconfirmed.server.ts";
import { listCompanyPeople } from "#app/features/accounts/membership/membership.server.ts";
import { fullName } from "#app/features/accounts/profile/full-name.ts";
import { isChecked } from "#app/features/companies/checks/check.ts";
import { companyChecks } from "#app/features/companies/checks/checks.table.ts";
import { findAccountChecks } from "#app/features/companies/checks/shown-checks.server.ts";
import { companySkeletons } from "#app/features/companies/companies.table.ts";
import { companyCalled } from "#app/features/companies/company-name.server.ts";
import { logoColumn } from "#app/features/companies/logo/logos.server.ts";
import { companySlugColumn } from "#app/features/companies/public-company.server.ts";
import { findReplyFigures } from "#app/features/companies/reply-figures/reply-figures.server.ts";
import { findAccount, listCasesAbout } from "#app/features/desk/accounts/find-account.server.ts";
import { isOwn, requireModerator } from "#app/features/desk/desk-access.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { lifecycleState } from "#app/features/jobs/lifecycle/job-lifecycle.ts";
import { rememberedCompanies } from "#app/features/jobs/memory/memory.table.ts";
import { listActsAbout } from "#app/features/moderation/log/moderation-log.server.ts";
import { reports } from "#app/features/moderation/reports/reports.table.ts";
import { companyPlace } from "#app/features/places/shown-place.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { db } from "#app/platform/database/database.server.ts";
import { shownEmail } from "#app/platform/email/shown-email.server.ts";
import { notFound } from "#app/platform/outcome.ts";
import { isUuid } from "#app/platform/uuid.ts";
import type { DeskCheck, DeskCompany } from "./company.ts";

/** The company of this id for a moderator; a 404 for anyone else, and for the moderator's own. */
export async function findDeskCompany(
  actor: Actor,
  id: string,
  language: Language,
): Promise<DeskCompany> {
  const moderator = requireModerator(actor);
  if (!isUuid(id) || isOwn(moderator, [id])) throw notFound();
  const [row] = await db
    .select(columns)
    .from(userProfiles)
    .leftJoin(authUsers, eq(authUsers.id, userProfiles.id))
    .where(and(eq(userProfiles.id, id), eq(userProfiles.userType, "company")));
  if (!row) throw notFound();
  const [account, checks, twins, team, jobs, replies, followers, reported, cases, acts] =
    await Promise.all([
      findAccount(id),
      listChecks(id),
      listTwins(id, language),
      listCompanyPeople(id),
      findJobs(id),
      findReplyFigures(id),
      db.$count(
        rememberedCompanies,
        and(eq(rememberedCompanies.companyId, id), sql`followed_at is not null`),
      ),
      db.$count(reports, eq(reports.companyId, id)),
      listCasesAbout(id),
      listActsAbout({ companyId: id }),
    ]);
  const { firstName, lastName, country, province, city, joinedAt, checked, ...company } = row;
  return {
    ...company,
    id,
    person: fullName({ firstName, lastName }),
    email: shownEmail(row.email),
    place: companyPlace({ country, province, city }, language),
    joinedAt: joinedAt.toISOString(),
    isChecked: isChecked(checked),
    account: account ?? null,
    checks,
    twins,
    team: team.map(({ email: _, ...person }) => person),
    jobs,
    replies,
    followers,
    reports: reported,
    cases,
    acts,
  };
}

async function listChecks(companyId: string): Promise<DeskCheck[]> {
  const [{ email, phone }, begun] = await Promise.all([
    findAccountChecks(companyId),
    db
      .select()
      .from(companyChecks)
      .where(eq(companyChecks.companyId, companyId))
      .orderBy(companyChecks.kind),
  ]);
  const done = { state: "done", reason: null } as const;
  const ofAccount: DeskCheck[] = [
    ...(email ? [{ ...done, ...email, kind: "email", method: "link" } as const] : []),
    ...(phone
      ? [
          {
            ...done,
            kind: "phone",
            method: "code",
            subject: `+${phone.subject}`,
            at: phone.at,
          } as const,
        ]
      : []),
  ];
  return [
    ...ofAccount,
    ...begun.map(({ kind, state, subject, method, reason, checkedAt, begunAt }) => ({
      kind,
      state,
      subject,
      method,
      reason,
      at: (checkedAt ?? begunAt).toISOString(),
    })),
  ];
}

const maxTwins = 10;

async function listTwins(companyId: string, language: Language): Promise<DeskCompany["twins"]> {
  const own = db
    .select({ skeleton: companySkeletons.skeleton })
    .from(companySkeletons)
    .where(and(eq(companySkeletons.companyId, companyId), ne(companySkeletons.skeleton, "")));
  const rows = await db
    .select({
      id: userProfiles.id,
      name: companyCalled,
      checked: userProfiles.checked,
      country: userProfiles.country,
      province: userProfiles.province,
      city: userProfiles.city,
    })
    .from(companySkeletons)
    .innerJoin(userProfiles, eq(userProfiles.id, companySkeletons.companyId))
    .where(
      and(sql`${companySkeletons.skeleton} = (${own})`, ne(companySkeletons.companyId, companyId)),
    )
    .orderBy(companySkeletons.namedAt)
    .limit(maxTwins);
  return rows.map(({ id, name, checked, ...address }) => ({
    id,
    name,
    checked: isChecked(checked),
    place: companyPlace(address, language),
  }));
}

const newestJobs = 10;

async function findJobs(companyId: string): Promise<DeskCompany["jobs"]> {
  const [counted, rows] = await Promise.all([
    db
      .select({ status: jobs.status, n: count() })
      .from(jobs)
      .where(eq(jobs.companyId, companyId))
      .groupBy(jobs.status),
    db
      .select({
        id: jobs.id,
        title: jobs.title,
        status: jobs.status,
        closedReason: jobs.closedReason,
        publishAt: jobs.publishAt,
        createdAt: jobs.createdAt,
      })
      .from(jobs)
      .where(eq(jobs.companyId, companyId))
      .orderBy(desc(jobs.createdAt), desc(jobs.id))
      .limit(newestJobs),
  ]);
  const numberOf = (status: string) => counted.find((row) => row.status === status)?.n ?? 0;
  return {
    counts: { active: numberOf("active"), draft: numberOf("draft"), closed: numberOf("closed") },
    newest: rows.map(({ id, title, createdAt, ...stored }) => ({
      id,
      title,
      state: lifecycleState(stored),
      createdAt: createdAt.toISOString(),
    })),
  };
}

const columns = {
  name: companyCalled,
  logo: logoColumn,
  slug: companySlugColumn,
  checked: userProfiles.checked,
  firstName: userProfiles.firstName,
  lastName: userProfiles.lastName,
  email: userProfiles.email,
  isEmailConfirmed: isContactConfirmed,
  phone: userProfiles.phone,
  website: userProfiles.companyWebsite,
  size: userProfiles.companySize,
  industry: userProfiles.industry,
  foundedYear: userProfiles.foundedYear,
  country: userProfiles.country,
  province: userProfiles.province,
  city: userProfiles.city,
  description: userProfiles.companyDescription,
  joinedAt: userProfiles.createdAt,
};

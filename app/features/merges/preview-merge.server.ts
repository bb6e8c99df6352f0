import { eq, inArray, type SQL, sql } from "drizzle-orm";
import { authUsers, userProfiles } from "#app/features/accounts/accounts.table.ts";
import type { Actor } from "#app/features/accounts/actor.ts";
import { companyContacts } from "#app/features/accounts/profile/contacts.table.ts";
import { findContacts } from "#app/features/accounts/profile/find-contacts.server.ts";
import type { ShownCheck } from "#app/features/companies/checks/check.ts";
import { listShownChecks } from "#app/features/companies/checks/shown-checks.server.ts";
import { companySkeletons } from "#app/features/companies/companies.table.ts";
import { companyJobs } from "#app/features/companies/company-jobs.table.ts";
import { companyCalled } from "#app/features/companies/company-name.server.ts";
import { logoColumn } from "#app/features/companies/logo/logos.server.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { companyPlace } from "#app/features/places/shown-place.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { db } from "#app/platform/database/database.server.ts";
import { shownEmail } from "#app/platform/email/shown-email.server.ts";
import { notFound } from "#app/platform/outcome.ts";
import { type Counted, counted, countLimit } from "#app/platform/paging.ts";
import { isUuid } from "#app/platform/uuid.ts";
import { isOwn, moderatorOf } from "./moderator-of.ts";

/** A company that may be the double of another, as a list has it. */
export type Double = {
  id: string;
  name: string;
  logo: string | null;
  place: string | null;
  email: string | null;
  /** ISO. */
  joinedAt: string;
  openJobs: number;
};

/** One side of a merge: the company and how much it has; of each at most `countLimit` are counted. */
export type Side = Double & {
  hasAccount: boolean;
  checks: ShownCheck[];
  jobs: Counted;
  applications: Counted;
  team: number;
  followers: Counted;
};

const maxDoubles = 20;

/**
 * Companies whose names look like this one's; with a search those that it finds; none of the moderator's own.
 * 404 for all but moderators.
 */
export async function listDoubles(
  actor: Actor,
  companyId: string,
  search: string,
  language: Language,
): Promise<Double[]> {
  const moderator = moderatorOf(actor);
  if (!isUuid(companyId)) throw notFound();
  const ids = search.trim() ? await searchCompanies(search) : await findAlike(companyId);
  return listCompanies(
    ids.filter((id) => id !== companyId && !isOwn(moderator, id)),
    language,
  );
}

async function searchCompanies(search: string): Promise<string[]> {
  return (await findContacts(companyContacts, search, 1, countLimit)).items.slice(0, maxDoubles);
}

async function findAlike(companyId: string): Promise<string[]> {
  const rows = await db
    .select({ id: companySkeletons.companyId })
    .from(companySkeletons)
    .where(
      sql`${companySkeletons.skeleton} = (select skeleton from company_skeletons
        where company_id = ${companyId} and skeleton <> '')`,
    )
    .limit(maxDoubles + 1);
  return rows.map(({ id }) => id);
}

async function listCompanies(ids: readonly string[], language: Language): Promise<Double[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select(columns)
    .from(userProfiles)
    .leftJoin(companyJobs, eq(companyJobs.companyId, userProfiles.id))
    .leftJoin(authUsers, eq(authUsers.id, userProfiles.id))
    .where(sql`${inArray(userProfiles.id, [...ids])} and ${userProfiles.userType} = 'company'`)
    .orderBy(userProfiles.createdAt, userProfiles.id);
  return rows.map((row) => doubleOf(row, language));
}

/** A company as one side of a merge. 404 for all but moderators, their own company and what is none. */
export async function findSide(actor: Actor, companyId: string, language: Language): Promise<Side> {
  if (isOwn(moderatorOf(actor), companyId) || !isUuid(companyId)) throw notFound();
  const [rows, checks, counts] = await Promise.all([
    db
      .select({ ...columns, accountId: authUsers.id })
      .from(userProfiles)
      .leftJoin(companyJobs, eq(companyJobs.companyId, userProfiles.id))
      .leftJoin(authUsers, eq(authUsers.id, userProfiles.id))
      .where(sql`${eq(userProfiles.id, companyId)} and ${userProfiles.userType} = 'company'`),
    listShownChecks(companyId),
    countBelongings(companyId),
  ]);
  const [row] = rows;
  if (!row) throw notFound();
  return { ...doubleOf(row, language), ...counts, checks, hasAccount: row.accountId !== null };
}

/** All by indexes of the company alone; a changed part of a table is read row by row, so not all of thousands. */
async function countBelongings(companyId: string) {
  const [counts] = await db.execute<
    Record<"jobs" | "applications" | "followers" | "team", number>
  >(sql`
    select ${countSome(sql`jobs where company_id = ${companyId}`)} as jobs,
      ${countSome(sql`company_applications where company_id = ${companyId}`)} as applications,
      ${countSome(sql`remembered_companies
        where company_id = ${companyId} and followed_at is not null`)} as followers,
      (select count(*)::int from company_members where company_id = ${companyId} and role <> 'none')
        + (select count(*)::int from auth_users a where a.id = ${companyId}
          and not exists (select from company_members where user_id = a.id)) as team`);
  const { jobs = 0, applications = 0, followers = 0, team = 0 } = counts ?? {};
  return {
    jobs: counted(jobs),
    applications: counted(applications),
    followers: counted(followers),
    team,
  };
}

/** How many rows a table has for a condition, given as "table where condition": one more than `countLimit` at most. */
function countSome(rows: SQL) {
  return sql<number>`(select count(*)::int from (select from ${rows} limit ${countLimit + 1}) as counted)`;
}

/** A job and its company, to be moved. 404 for all but moderators, and for a job that there is not. */
export async function findJobToMove(
  actor: Actor,
  jobId: string,
): Promise<{ id: string; title: string; companyId: string; applications: Counted }> {
  moderatorOf(actor);
  if (!isUuid(jobId)) throw notFound();
  const [job] = await db
    .select({
      id: jobs.id,
      title: jobs.title,
      companyId: jobs.companyId,
      applications: countSome(sql`company_applications a
        where a.company_id = ${jobs}.company_id and a.job_id = ${jobs}.id`),
    })
    .from(jobs)
    .where(eq(jobs.id, jobId));
  if (!job) throw notFound();
  return { ...job, applications: counted(job.applications) };
}

const columns = {
  id: userProfiles.id,
  name: companyCalled,
  logo: logoColumn,
  country: userProfiles.country,
  province: userProfiles.province,
  city: userProfiles.city,
  joinedAt: userProfiles.createdAt,
  email: sql<string | null>`coalesce(${authUsers.email}, ${userProfiles.email})`,
  openJobs: sql<number>`coalesce(${companyJobs.jobs}, 0)`,
};

type Row = Omit<Double, "place" | "joinedAt"> & {
  country: string | null;
  province: string | null;
  city: string | null;
  joinedAt: Date;
};

function doubleOf(row: Row, language: Language): Double {
  const { id, name, logo, openJobs, country, province, city } = row;
  return {
    id,
    name,
    logo,
    openJobs,
    place: companyPlace({ country, province, city }, language),
    email: shownEmail(row.email),
    joinedAt: row.joinedAt.toISOString(),
  };
}

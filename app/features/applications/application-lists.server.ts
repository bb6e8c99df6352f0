import { and, desc, eq, inArray, not, type SQL, sql } from "drizzle-orm";
import { authUsers, userProfiles } from "#app/features/accounts/accounts.table.ts";
import type { Actor, Person } from "#app/features/accounts/actor.ts";
import { isContactConfirmed } from "#app/features/accounts/emails/unconfirmed.server.ts";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import { fullName } from "#app/features/accounts/profile/full-name.ts";
import { mobileDigits } from "#app/features/accounts/profile/mobile-number.server.ts";
import { isOfRemovedJob } from "#app/features/applications/application-conditions.server.ts";
import { currencies, defaultCurrency } from "#app/features/job/job.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { listEntriesOf } from "#app/features/seekers/entries/own-entries.server.ts";
import type { ProfileEntry } from "#app/features/seekers/entries/profile-entry.ts";
import { storedAmount } from "#app/platform/amount.ts";
import { db } from "#app/platform/database/database.server.ts";
import { shownEmail } from "#app/platform/email/shown-email.server.ts";
import {
  type Counted,
  counted,
  countLimit,
  emptyPage,
  onePage,
  type Page,
} from "#app/platform/paging.ts";
import { isUuid } from "#app/platform/uuid.ts";
import {
  hasCompanyNews,
  interviewAnswer,
  isAnswered,
  isNewToCompany,
} from "./application-conditions.server.ts";
import { noApplicationFilter } from "./application-filter.ts";
import {
  type Applicant,
  applicationsAPage,
  type CompanyApplication,
  noOwnApplications,
  type OwnApplication,
  type OwnApplicationList,
  ownApplicationsAPage,
  type SentApplication,
} from "./application-list.ts";
import { endedStatuses } from "./application-status.ts";
import { companyApplications, documents, jobApplications } from "./applications.table.ts";
import { companyColumns, companyOf, jobColumns, jobOf } from "./applied-job.server.ts";
import { findViewsOf } from "./cv/cv-access-log.server.ts";
import { hasTime } from "./lifecycle/interviews.server.ts";
import type { ShownGroup } from "./own-status.ts";
import { profilePlace } from "./place-names.server.ts";
import { listCompanyIds } from "./search/company-applications.server.ts";

/** Which of one's applications are listed. */
type OwnQuery = {
  shown?: ShownGroup | null;
  page?: number;
  /** An application's id: the page of all of them on which it stands. */
  at?: string | null;
};

/** A page of the applications that the actor has sent, newest first, and how many each filter shows. */
export async function listOwnApplications(
  actor: Actor,
  { shown = null, page = 1, at = null }: OwnQuery = {},
): Promise<OwnApplicationList> {
  if (actor.kind !== "person") return noOwnApplications;
  const requested = at ? await findOwnPage(actor, at) : page;
  const { isAnyAnswered, all, ...counts } = await countOwn(actor);
  const load = async (skip: number) => {
    const rows = await db
      .select({ id: jobApplications.id })
      .from(jobApplications)
      .where(and(isOwn(actor), shown ? isIn[shown] : undefined))
      .orderBy(...newestFirst)
      .limit(ownApplicationsAPage)
      .offset(skip);
    return rows.length > 0
      ? loadOwn(
          actor,
          rows.map(({ id }) => id),
        )
      : [];
  };
  const listed = shown ? counts[shown] : all;
  const list = await onePage(requested, listed, load, ownApplicationsAPage);
  return { ...list, all, counts, isAnyAnswered };
}

/** The page that one's own application stands on; the first for any other application. */
async function findOwnPage(actor: Person, id: string): Promise<number> {
  if (!isUuid(id)) return 1;
  const its = sql`(select created_at, id from job_applications where id = ${id} and user_id = ${actor.id})`;
  const isNewer = sql`(${jobApplications.createdAt}, ${jobApplications.id}) > ${its}`;
  const before = await db.$count(jobApplications, and(isOwn(actor), isNewer));
  return Math.floor(before / ownApplicationsAPage) + 1;
}

/** Those to deleted jobs are as good as gone. */
function isOwn({ id }: Person) {
  return and(eq(jobApplications.userId, id), not(isOfRemovedJob));
}

const isEndedHere = inArray(jobApplications.status, [...endedStatuses]);

const isIn: Record<ShownGroup, SQL> = {
  current: not(isEndedHere),
  news: eq(jobApplications.hasNews, true),
  ended: isEndedHere,
};

async function countOwn(actor: Person) {
  const countIf = (condition: SQL) => sql<number>`count(*) filter (where ${condition})::int`;
  const [row] = await db
    .select({
      all: sql<number>`count(*)::int`,
      current: countIf(isIn.current),
      news: countIf(isIn.news),
      ended: countIf(isIn.ended),
      isMoved: sql<boolean>`coalesce(bool_or(${jobApplications.status} <> 'pending'), false)`,
    })
    .from(jobApplications)
    .where(isOwn(actor));
  const { isMoved = false, ...counts } = row ?? { all: 0, current: 0, news: 0, ended: 0 };
  const isAnyAnswered =
    isMoved ||
    (counts.all > 0 &&
      (
        await db
          .select({ id: jobApplications.id })
          .from(jobApplications)
          .where(and(isOwn(actor), isAnswered))
          .limit(1)
      ).length > 0);
  return { ...counts, isAnyAnswered };
}

/** One of them; undefined for anybody else's. */
export async function findOwnSentApplication(
  actor: Actor,
  id: string,
): Promise<OwnApplication | undefined> {
  if (actor.kind !== "person" || !isUuid(id)) return undefined;
  return (await loadOwn(actor, [id]))[0];
}

async function loadOwn(actor: Person, ids: readonly string[]): Promise<OwnApplication[]> {
  const opened = await findViewsOf(actor, ids);
  const rows = await db
    .select({
      sent: sentColumns,
      job: jobColumns,
      company: companyColumns,
      status: jobApplications.status,
      openedAt: jobApplications.openedAt,
      hasNews: jobApplications.hasNews,
      messagesBlockedBy: jobApplications.messagesBlockedBy,
      isAnswered,
      interviewAt: sql<string | null>`(
        select i.starts_at from interviews i where i.application_id = "job_applications"."id"
          and "job_applications"."status" = 'interview' and i.ended_at is null
          and ${hasTime} and i.starts_at > now()
        order by i.created_at desc limit 1)`,
      awaitsAnswer: sql<boolean>`"job_applications"."status" = 'interview' and coalesce((
        select i.answer is null and i.no_show_at is null and case
            when i.offer_id is null then i.starts_at > now()
            else exists (select from interview_times t
              where t.offer_id = i.offer_id and t.starts_at > now()) end
        from interviews i
        where i.application_id = "job_applications"."id" and i.ended_at is null
        order by i.created_at desc limit 1), false)`,
    })
    .from(jobApplications)
    .leftJoin(documents, eq(documents.id, jobApplications.documentId))
    .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
    .innerJoin(userProfiles, eq(userProfiles.id, jobs.companyId))
    .where(and(eq(jobApplications.userId, actor.id), inArray(jobApplications.id, [...ids])))
    .orderBy(...newestFirst);
  return rows.map(({ sent, job, company, openedAt, interviewAt, ...more }) => ({
    ...sentOf(sent),
    interviewAt: interviewAt && new Date(interviewAt).toISOString(),
    job: jobOf(job),
    company: companyOf(company),
    opened: opened.get(sent.id) ?? null,
    isOpened: openedAt !== null,
    ...more,
  }));
}

/** One page of the applications to the company's own jobs, newest first; none for anybody else. */
export async function listCompanyApplications(
  actor: Actor,
  requested = 1,
  filter = noApplicationFilter,
): Promise<Page<CompanyApplication>> {
  const company = actingCompany(actor);
  if (!company) return emptyPage;
  const limit = filter.search === "" ? countLimit : searchLimit(requested);
  // Ids first, by an index, then all about twenty of them: a company may have thousands.
  const listed = await listCompanyIds(company.id, filter, limit + 1);
  const load = async (skip: number) => {
    const ids = listed.slice(skip, skip + applicationsAPage);
    if (ids.length === 0) return [];
    const rows = await db
      .select({
        sent: sentColumns,
        job: jobColumns,
        applicant: userProfiles,
        isContactConfirmed,
        isNew: isNewToCompany,
        hasNews: hasCompanyNews,
        interviewAnswer,
        status: jobApplications.status,
      })
      .from(jobApplications)
      .leftJoin(documents, eq(documents.id, jobApplications.documentId))
      .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
      .innerJoin(userProfiles, eq(userProfiles.id, jobApplications.userId))
      .leftJoin(authUsers, eq(authUsers.id, jobApplications.userId))
      .where(inArray(jobApplications.id, ids))
      .orderBy(...newestFirst);
    const shown = rows.filter(({ sent }) => !sent.clearedAt);
    const entries = await listEntriesOf(shown.map(({ applicant }) => applicant.id));
    return rows.map(({ sent, job, applicant: profile, isContactConfirmed, status, ...marks }) => {
      const applicant = applicantOf(profile, isContactConfirmed, entries.get(profile.id) ?? []);
      return {
        ...sentOf(sent),
        job: jobOf(job),
        applicant: sent.clearedAt ? onlyName(applicant) : applicant,
        ...marks,
        handled: status === "pending" ? null : status,
      };
    });
  };
  const count = counted(listed.length, limit);
  const page = await onePage(requested, count.total, load, applicationsAPage);
  return count.isMore ? { ...page, isMore: true } : page;
}

/** Pages behind the requested one of a search, each row of which is looked for in texts. */
const pagesAhead = 9;

function searchLimit(requested: number): number {
  const page = Math.max(1, Math.trunc(requested) || 1);
  return Math.min(countLimit, (page + pagesAhead) * applicationsAPage);
}

/** How many applications the company's own jobs have, a thousand at most; none for anybody else. */
export async function countCompanyApplications(actor: Actor): Promise<Counted> {
  const company = actingCompany(actor);
  if (!company) return { total: 0 };
  const { companyId } = companyApplications;
  const some = db
    .select({ companyId })
    .from(companyApplications)
    .where(and(eq(companyId, company.id), not(isOfRemovedJob)))
    .limit(countLimit + 1);
  return counted(await db.$count(some.as("own")));
}

const newestFirst = [desc(jobApplications.createdAt), desc(jobApplications.id)];

/** Columns of a sent application, over applications joined with their documents. */
export const sentColumns = {
  id: jobApplications.id,
  createdAt: jobApplications.createdAt,
  coverLetter: jobApplications.coverLetter,
  experience: jobApplications.experience,
  expectedSalary: jobApplications.expectedSalary,
  availableDate: jobApplications.availableDate,
  clearedAt: jobApplications.clearedAt,
  documentId: documents.id,
  fileName: documents.fileName,
  isPhoto: documents.isPhoto,
};

type SentRow = Omit<SentApplication, "createdAt" | "clearedAt" | "document"> & {
  createdAt: Date;
  clearedAt: Date | null;
  documentId: string | null;
  fileName: string | null;
  isPhoto: boolean | null;
};

export function sentOf({
  createdAt,
  clearedAt,
  documentId,
  fileName,
  isPhoto,
  ...sent
}: SentRow): SentApplication {
  const isStored = documentId !== null && fileName !== null && isPhoto !== null;
  return {
    ...sent,
    createdAt: createdAt.toISOString(),
    clearedAt: clearedAt?.toISOString() ?? null,
    document: isStored ? { id: documentId, name: fileName, isPhoto } : null,
  };
}

/** The part of a cleared application's applicant that a company still sees. */
export function onlyName({ name }: Applicant): Applicant {
  return {
    name,
    place: null,
    email: null,
    isEmailConfirmed: false,
    phone: null,
    mobile: null,
    bio: null,
    linkedinUrl: null,
    portfolioUrl: null,
    desiredPosition: null,
    desiredSalary: { min: null, max: null, currency: defaultCurrency },
    workType: "",
    experienceYears: null,
    skills: [],
    certifications: [],
    languages: [],
    availability: "",
    willingToRelocate: false,
    preferredLocations: [],
    education: null,
    workExperience: null,
    entries: [],
  };
}

export function applicantOf(
  profile: typeof userProfiles.$inferSelect,
  isEmailConfirmed: boolean,
  entries: ProfileEntry[],
): Applicant {
  const { email, phone, bio, linkedinUrl, portfolioUrl, desiredPosition, workType } = profile;
  const { experienceYears, skills, certifications, languages, availability } = profile;
  const { willingToRelocate, preferredLocations, education, workExperience } = profile;
  return {
    name: fullName(profile),
    place: profilePlace(profile),
    email: shownEmail(email),
    isEmailConfirmed,
    phone,
    mobile: mobileDigits(phone),
    bio,
    linkedinUrl,
    portfolioUrl,
    desiredPosition,
    workType,
    desiredSalary: {
      min: storedAmount(profile.desiredSalaryMin),
      max: storedAmount(profile.desiredSalaryMax),
      currency:
        currencies.find((each) => each === profile.desiredSalaryCurrency) ?? defaultCurrency,
    },
    experienceYears,
    skills,
    certifications,
    languages,
    availability,
    willingToRelocate,
    preferredLocations,
    education,
    workExperience,
    entries,
  };
}

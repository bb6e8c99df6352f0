import { and, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { authUsers, userProfiles } from "#app/features/accounts/accounts.table.ts";
import type { Actor, Person } from "#app/features/accounts/actor.ts";
import { isContactConfirmed } from "#app/features/accounts/emails/unconfirmed.server.ts";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import { fullName } from "#app/features/accounts/profile/full-name.ts";
import { currencies, defaultCurrency } from "#app/features/job/job.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { storedAmount } from "#app/platform/amount.ts";
import { db } from "#app/platform/database/database.server.ts";
import { shownEmail } from "#app/platform/email/shown-email.server.ts";
import { emptyPage, onePage, type Page } from "#app/platform/paging.ts";
import { isUuid } from "#app/platform/uuid.ts";
import {
  interviewAnswer,
  isAnswered,
  isNewToCompany,
  ownApplications,
} from "./application-conditions.server.ts";
import { type ApplicationFilter, noApplicationFilter } from "./application-filter.ts";
import {
  type Applicant,
  applicationsAPage,
  type CompanyApplication,
  type OwnApplication,
  type SentApplication,
} from "./application-list.ts";
import { documents, jobApplications } from "./applications.table.ts";
import { companyColumns, companyOf, jobColumns, jobOf } from "./applied-job.server.ts";
import { findViewsOf } from "./cv/cv-access-log.server.ts";
import { profilePlace } from "./place-names.server.ts";

/** The applications that the actor has sent, newest first. */
export async function listOwnApplications(actor: Actor): Promise<OwnApplication[]> {
  return actor.kind === "person" ? loadOwn(actor) : [];
}

/** One of them; undefined for anybody else's. */
export async function findOwnSentApplication(
  actor: Actor,
  id: string,
): Promise<OwnApplication | undefined> {
  if (actor.kind !== "person" || !isUuid(id)) return undefined;
  return (await loadOwn(actor, eq(jobApplications.id, id)))[0];
}

async function loadOwn(actor: Person, condition?: SQL): Promise<OwnApplication[]> {
  const opened = await findViewsOf(actor);
  const rows = await db
    .select({
      sent: sentColumns,
      job: jobColumns,
      company: companyColumns,
      status: jobApplications.status,
      openedAt: jobApplications.openedAt,
      hasNews: jobApplications.hasNews,
      isAnswered,
      interviewAt: sql<string | null>`(
        select i.starts_at from interviews i where i.application_id = "job_applications"."id"
          and "job_applications"."status" = 'interview' and i.starts_at > now()
        order by i.created_at desc limit 1)`,
    })
    .from(jobApplications)
    .leftJoin(documents, eq(documents.id, jobApplications.documentId))
    .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
    .innerJoin(userProfiles, eq(userProfiles.id, jobs.companyId))
    .where(and(eq(jobApplications.userId, actor.id), condition))
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
  const load = async (skip: number) => {
    // First which, then all about these: a company may have thousands.
    const shown = await listIds(company.id, filter)
      .orderBy(...newestFirst)
      .limit(applicationsAPage)
      .offset(skip);
    const ids = shown.map(({ id }) => id);
    if (ids.length === 0) return [];
    const rows = await db
      .select({
        sent: sentColumns,
        job: jobColumns,
        applicant: userProfiles,
        isContactConfirmed,
        isNew: isNewToCompany,
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
    return rows.map(({ sent, job, applicant: profile, isContactConfirmed, status, ...marks }) => {
      const applicant = applicantOf(profile, isContactConfirmed);
      return {
        ...sentOf(sent),
        job: jobOf(job),
        applicant: sent.clearedAt ? onlyName(applicant) : applicant,
        ...marks,
        isWithdrawn: status === "withdrawn",
      };
    });
  };
  return onePage(requested, await countCompanyApplications(actor, filter), load, applicationsAPage);
}

/** How many applications the company's own jobs have; none for anybody else. */
export async function countCompanyApplications(
  actor: Actor,
  filter = noApplicationFilter,
): Promise<number> {
  const company = actingCompany(actor);
  if (!company) return 0;
  return db.$count(listIds(company.id, filter).as("own"));
}

/** The company's applications that a filter leaves; profiles are read for a search alone. */
function listIds(companyId: string, filter: ApplicationFilter) {
  const query = db
    .select({ id: jobApplications.id })
    .from(jobApplications)
    .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
    .$dynamic();
  if (filter.search !== "") {
    query.innerJoin(userProfiles, eq(userProfiles.id, jobApplications.userId));
  }
  return query.where(ownApplications(companyId, filter));
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
};

type SentRow = Omit<SentApplication, "createdAt" | "clearedAt" | "document"> & {
  createdAt: Date;
  clearedAt: Date | null;
  documentId: string | null;
  fileName: string | null;
};

export function sentOf({
  createdAt,
  clearedAt,
  documentId,
  fileName,
  ...sent
}: SentRow): SentApplication {
  return {
    ...sent,
    createdAt: createdAt.toISOString(),
    clearedAt: clearedAt?.toISOString() ?? null,
    document: documentId && fileName !== null ? { id: documentId, name: fileName } : null,
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
  };
}

export function applicantOf(
  profile: typeof userProfiles.$inferSelect,
  isEmailConfirmed: boolean,
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
  };
}

import { and, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { authUsers, userProfiles } from "#app/features/accounts/accounts.table.ts";
import { type Actor, isModerator, type Person } from "#app/features/accounts/actor.ts";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import { hasModerator } from "#app/features/accounts/operator/moderators.server.ts";
import { companyCalled } from "#app/features/companies/company-name.server.ts";
import { type AlikeLogo, findAlikeLogos } from "#app/features/companies/logo/alike-logos.server.ts";
import { logoColumn } from "#app/features/companies/logo/logos.server.ts";
import { readList } from "#app/features/job/job-lists.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { listPublicQuestions } from "#app/features/job/questions/questions.server.ts";
import {
  type CaseAct,
  type CaseState,
  caseStateOf,
  type DecisionReason,
  decisionReasonOf,
  possibleActs,
} from "#app/features/moderation/cases/case.ts";
import { moderationCases } from "#app/features/moderation/cases/cases.table.ts";
import { type ListedAct, listActs } from "#app/features/moderation/log/moderation-log.server.ts";
import type { ReportReason } from "#app/features/moderation/reports/report.ts";
import { reports } from "#app/features/moderation/reports/reports.table.ts";
import {
  findSeenContacts,
  type SeenContact,
} from "#app/features/moderation/signals/contacts/fraud-contacts.server.ts";
import {
  markedIn,
  type SignalName,
  signalNames,
} from "#app/features/moderation/signals/job-signals.ts";
import { findCopied } from "#app/features/moderation/similar/copied-job.server.ts";
import {
  findSimilarJobs,
  type SimilarJob,
} from "#app/features/moderation/similar/similar-jobs.server.ts";
import { jobPlaces } from "#app/features/places/shown-place.server.ts";
import { defaultLanguage, type Language } from "#app/i18n/language.ts";
import { db } from "#app/platform/database/database.server.ts";
import { shownEmail } from "#app/platform/email/shown-email.server.ts";
import { notFound } from "#app/platform/outcome.ts";
import { isUuid } from "#app/platform/uuid.ts";

/** All that a moderator needs to decide; no reporter's name or address is in it. */
export type CaseDetail = {
  id: string;
  state: CaseState;
  company: {
    id: string;
    name: string;
    /** Its logo's id; of a blocked company none is served. */
    logo: string | null;
    /** Null for a company without a login: it gets no email and cannot be blocked. */
    accountAgeDays: number | null;
    isConfirmed: boolean;
    isBlocked: boolean;
    suspendedBefore: number;
    /** Another company's name looks like its own. */
    hasDouble: boolean;
    /** The language of its emails. */
    language: Language;
  };
  job: CaseJob | null;
  /** Whether it is about messages, which are read apart. */
  isAboutMessages: boolean;
  signals: SignalName[];
  /** The words of the job for which it has signals, as they are written. */
  marked: string[];
  reportCount: number;
  reports: CaseReport[];
  similar: SimilarJob[];
  matches: SignalMatches;
  acts: ListedAct[];
  appeal: string | null;
  reason: DecisionReason | null;
  note: string | null;
  possible: CaseAct[];
  /** An appeal against the reader's own decision, while others can decide. */
  isForOthers: boolean;
};

/** The matches of signals as they are now; empty where a signal was not given or its match is gone. */
type SignalMatches = { copied: SimilarJob | null; logos: AlikeLogo[]; contacts: SeenContact[] };

export type CaseJob = {
  id: string;
  title: string;
  place: Record<Language, string>;
  status: string;
  description: string;
  requirements: string[];
  benefits: string[];
  /** To applicants; those worded by the board are left out. */
  questions: string[];
  contactEmail: string | null;
  website: string | null;
  applicants: number;
};

export type CaseReport = {
  id: string;
  reason: ReportReason;
  details: string | null;
  hasAccount: boolean;
  createdAt: string;
  isSettled: boolean;
};

/** The case of this id for a moderator; a 404 for anyone else, and for one of their own company. */
export async function findCase(actor: Actor, caseId: string): Promise<CaseDetail> {
  const { row, person } = await findCaseRow(actor, caseId);
  const state = caseStateOf(row.state);
  const [company, job, listed, similar, acts, isForOthers] = await Promise.all([
    findCompany(row.companyId),
    row.jobId ? findCaseJob(row.jobId) : null,
    listReportsOf(row),
    row.jobId ? findSimilarJobs(row.jobId) : [],
    listActs(row.id),
    isDecidedByOthers(person, row),
  ]);
  const matches = await findMatches(row, job, similar);
  const signals = signalNames.filter((name) => row.signals.includes(name));
  const canBlock = company.accountAgeDays !== null && !company.isBlocked;
  return {
    id: row.id,
    state,
    company,
    job,
    similar,
    matches,
    acts,
    isAboutMessages: row.applicationId !== null,
    reports: listed,
    isForOthers,
    signals,
    marked: job ? markedWords(job, signals) : [],
    reportCount: row.reportCount,
    appeal: row.appeal,
    note: row.note,
    reason: decisionReasonOf(row.reason),
    possible: isForOthers
      ? []
      : possibleActs(state, row).filter((act) => act !== "block" || canBlock),
  };
}

export type CaseRow = typeof moderationCases.$inferSelect;

/** The stored case, for a moderator whose it is not, and who does not act for its company. */
export async function findCaseRow(
  actor: Actor,
  caseId: string,
): Promise<{ row: CaseRow; person: Person }> {
  if (!isModerator(actor) || !isUuid(caseId)) throw notFound();
  const [row] = await db.select().from(moderationCases).where(eq(moderationCases.id, caseId));
  const isOwn = row && [actor.id, actingCompany(actor)?.id].includes(row.companyId);
  if (!row || isOwn) throw notFound();
  return { row, person: actor };
}

/** The moderator who suspended a job, or blocked an account, does not decide its appeal, while others can. */
export async function isDecidedByOthers(
  person: Person,
  { state, decidedBy }: Pick<CaseRow, "state" | "decidedBy">,
): Promise<boolean> {
  const isAppealed = state === "appealed" || state === "block_appealed";
  if (!isAppealed || decidedBy !== person.id) return false;
  return hasModerator(db, { otherThan: person.id });
}

async function findMatches(
  { jobId, companyId, signals }: CaseRow,
  job: CaseJob | null,
  similar: readonly SimilarJob[],
): Promise<SignalMatches> {
  const has = (name: SignalName) => signals.includes(name);
  const [copied, logos, contacts] = await Promise.all([
    job && has("copied") ? findCopied(db, { ...job, companyId }, similar) : null,
    has("alikeLogo") ? findAlikeLogos(companyId) : [],
    has("seenInFraud") ? findSeenContacts(companyId, jobId ? { id: jobId } : null) : [],
  ]);
  return { copied: copied ?? null, logos, contacts };
}

async function findCompany(companyId: string): Promise<CaseDetail["company"]> {
  const [row] = await db
    .select({
      id: userProfiles.id,
      name: companyCalled,
      logo: logoColumn,
      since: authUsers.createdAt,
      isConfirmed: authUsers.emailVerified,
      blockedAt: authUsers.blockedAt,
      language: authUsers.language,
      suspendedBefore: sql<number>`(select count(distinct a.case_id)::int from moderation_log.acts a
        where a.company_id = "user_profiles"."id" and a.act = 'suspend')`,
      hasDouble: sql<boolean>`exists (select from company_skeletons own
        join company_skeletons twin on twin.skeleton = own.skeleton and twin.company_id <> own.company_id
        where own.company_id = "user_profiles"."id" and own.skeleton <> '')`,
    })
    .from(userProfiles)
    .leftJoin(authUsers, eq(authUsers.id, userProfiles.id))
    .where(eq(userProfiles.id, companyId));
  if (!row) throw notFound();
  const { logo, since, isConfirmed, blockedAt, language, ...company } = row;
  const age = since && Math.floor((Date.now() - since.getTime()) / 86_400_000);
  return {
    ...company,
    logo: blockedAt ? null : logo,
    accountAgeDays: age,
    isConfirmed: isConfirmed ?? false,
    isBlocked: Boolean(blockedAt),
    language: language ?? defaultLanguage,
  };
}

async function findCaseJob(jobId: string): Promise<CaseJob | null> {
  const [row] = await db
    .select({
      id: jobs.id,
      title: jobs.title,
      location: jobs.location,
      placeId: jobs.placeId,
      status: jobs.status,
      description: jobs.description,
      requirements: jobs.requirements,
      benefits: jobs.benefits,
      contactEmail: jobs.contactEmail,
      website: jobs.companyWebsite,
      applicants: sql<number>`(select count(*)::int from job_applications a where a.job_id = "jobs"."id")`,
    })
    .from(jobs)
    .where(eq(jobs.id, jobId));
  if (!row) return null;
  const { location, placeId, ...job } = row;
  const lists = { requirements: readList(row.requirements), benefits: readList(row.benefits) };
  const contactEmail = shownEmail(row.contactEmail);
  const questions = await listWrittenQuestions(jobId);
  return { ...job, ...lists, questions, contactEmail, place: jobPlaces(row) };
}

/** The questions of a job to applicants, with their options; those worded by the board are left out. */
export async function listWrittenQuestions(jobId: string): Promise<string[]> {
  return (await listPublicQuestions(jobId))
    .filter(({ preset }) => preset === null)
    .map(({ text, options }) => [text, ...options].join(" · "));
}

function markedWords(job: CaseJob, signals: readonly SignalName[]): string[] {
  const texts = [job.description, ...job.requirements, ...job.benefits, ...job.questions];
  return [...new Set(texts.flatMap((text) => markedIn(text, signals)))];
}

const maxReports = 50;

/** The reports that a case is about. */
function isAbout({ jobId, companyId, applicationId }: CaseRow): SQL | undefined {
  if (jobId) return eq(reports.jobId, jobId);
  const ofMessages = applicationId
    ? eq(reports.applicationId, applicationId)
    : isNull(reports.applicationId);
  return and(eq(reports.companyId, companyId), ofMessages);
}

async function listReportsOf(row: CaseRow): Promise<CaseReport[]> {
  const rows = await db
    .select({
      id: reports.id,
      reason: reports.reason,
      details: reports.details,
      reporterId: reports.reporterId,
      createdAt: reports.createdAt,
      settledAt: reports.settledAt,
    })
    .from(reports)
    .where(isAbout(row))
    .orderBy(desc(isNull(reports.settledAt)), desc(reports.createdAt))
    .limit(maxReports);
  return rows.map(({ reporterId, createdAt, settledAt, reason, ...report }) => ({
    ...report,
    reason: reason as ReportReason,
    hasAccount: reporterId !== null,
    createdAt: createdAt.toISOString(),
    isSettled: settledAt !== null,
  }));
}

/** The open reports that a decision about a case settles. */
export function unsettledReportsOf(row: CaseRow) {
  return and(isNull(reports.settledAt), isAbout(row));
}

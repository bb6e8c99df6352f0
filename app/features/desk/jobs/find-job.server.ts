import { and, count, eq, gt, sql } from "drizzle-orm";
import { authUsers, userProfiles } from "#app/features/accounts/accounts.table.ts";
import type { Actor } from "#app/features/accounts/actor.ts";
import { jobApplications } from "#app/features/applications/applications.table.ts";
import { companyCalled } from "#app/features/companies/company-name.server.ts";
import { logoColumn } from "#app/features/companies/logo/logos.server.ts";
import { countReportsOf } from "#app/features/desk/accounts/find-account.server.ts";
import { isOwn, requireModerator } from "#app/features/desk/desk-access.ts";
import type { JobAct } from "#app/features/desk/desk-act.ts";
import { featuredJobs } from "#app/features/job/featured-jobs.table.ts";
import { readList } from "#app/features/job/job-lists.ts";
import { knownOf, payOf } from "#app/features/job/job-row.server.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { jobViews } from "#app/features/job/views/job-views.table.ts";
import { type LifecycleState, lifecycleState } from "#app/features/jobs/lifecycle/job-lifecycle.ts";
import { rememberedJobs } from "#app/features/jobs/memory/memory.table.ts";
import { isDecidedByOthers, listWrittenQuestions } from "#app/features/moderation/case.server.ts";
import {
  actsIn,
  type CaseAct,
  type CaseState,
  caseStateOf,
  decisionReasonOf,
} from "#app/features/moderation/cases/case.ts";
import { moderationCases } from "#app/features/moderation/cases/cases.table.ts";
import { listActsAbout } from "#app/features/moderation/log/moderation-log.server.ts";
import { signalNames } from "#app/features/moderation/signals/job-signals.ts";
import { findSimilarJobs } from "#app/features/moderation/similar/similar-jobs.server.ts";
import { jobPlace } from "#app/features/places/shown-place.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { db } from "#app/platform/database/database.server.ts";
import { shownEmail } from "#app/platform/email/shown-email.server.ts";
import { notFound } from "#app/platform/outcome.ts";
import { isUuid } from "#app/platform/uuid.ts";
import type { DeskJob } from "./job.ts";

/** The job of this id for a moderator; a 404 for anyone else, and for one of the moderator's own company. */
export async function findDeskJob(actor: Actor, id: string, language: Language): Promise<DeskJob> {
  const moderator = requireModerator(actor);
  if (!isUuid(id)) throw notFound();
  const [row] = await db
    .select(columns)
    .from(jobs)
    .innerJoin(userProfiles, eq(userProfiles.id, jobs.companyId))
    .leftJoin(authUsers, eq(authUsers.id, jobs.companyId))
    .leftJoin(moderationCases, eq(moderationCases.jobId, jobs.id))
    .leftJoin(featuredJobs, isFeatured)
    .where(eq(jobs.id, id));
  if (!row || isOwn(moderator, [row.job.companyId])) throw notFound();
  const { job, raised } = row;
  const [counts, reported, similar, acts, featured, questions, isForOthers] = await Promise.all([
    countUse(id),
    countReportsOf([id]),
    findSimilarJobs(id),
    listActsAbout({ companyId: job.companyId, jobId: id }),
    countFeatured(job.companyId),
    listWrittenQuestions(id),
    raised ? isDecidedByOthers(moderator, raised) : false,
  ]);
  const state = lifecycleState(job);
  const caseState = raised ? caseStateOf(raised.state) : null;
  const featuredUntil = row.featuredUntil?.toISOString() ?? null;
  return {
    id,
    title: job.title.trim(),
    state,
    company: row.company,
    place: jobPlace(job, language),
    ...knownOf(job),
    pay: payOf(job),
    description: job.description,
    requirements: readList(job.requirements),
    benefits: readList(job.benefits),
    questions,
    contactEmail: shownEmail(job.contactEmail),
    website: job.companyWebsite,
    closedReason: job.closedReason,
    withheld: job.withheld,
    deadline: job.applicationDeadline,
    createdAt: job.createdAt.toISOString(),
    updatedAt: job.updatedAt.toISOString(),
    closedAt: job.closedAt?.toISOString() ?? null,
    publishAt: job.publishAt?.toISOString() ?? null,
    confirmedAt: job.confirmedAt?.toISOString() ?? null,
    externalId: job.externalId,
    featuredUntil,
    case: raised && {
      id: raised.id,
      state: caseStateOf(raised.state),
      signals: signalNames.filter((name) => raised.signals.includes(name)),
      reason: decisionReasonOf(raised.reason),
      note: raised.note,
      appeal: raised.appeal,
      isForOthers,
    },
    reports: reported.get(id) ?? 0,
    counts,
    similar,
    acts,
    possible: isForOthers ? [] : possibleOn(state, caseState, featuredUntil !== null),
    featured,
  };
}

/** The acts that the state of a job and that of its case allow. */
export function possibleOn(
  state: LifecycleState,
  caseState: CaseState | null,
  featured: boolean,
): JobAct[] {
  const isAllowed = (act: CaseAct) => caseState === null || actsIn[caseState][act] !== undefined;
  const decisions = decisionsOn[state].filter(isAllowed);
  if (state !== "open") return decisions;
  return [...decisions, "close", featured ? "unfeature" : "feature"];
}

const decisionsOn = {
  held: ["release", "refuse"],
  suspended: ["restore"],
  open: ["request_changes", "suspend"],
  closed: ["suspend"],
  scheduled: ["suspend"],
  draft: [],
} as const satisfies Record<LifecycleState, readonly (CaseAct & JobAct)[]>;

const isFeatured = and(eq(featuredJobs.jobId, jobs.id), gt(featuredJobs.until, sql`now()`));

/** How many jobs are featured now, of all and of a company. */
export async function countFeatured(
  companyId: string,
  tx: Pick<typeof db, "select"> = db,
): Promise<DeskJob["featured"]> {
  const [row] = await tx
    .select({
      all: count(),
      ofCompany: sql<number>`(count(*) filter (where ${jobs.companyId} = ${companyId}))::int`,
    })
    .from(featuredJobs)
    .innerJoin(jobs, isFeatured);
  return row ?? { all: 0, ofCompany: 0 };
}

async function countUse(jobId: string): Promise<DeskJob["counts"]> {
  const isSaved = and(eq(rememberedJobs.jobId, jobId), sql`${rememberedJobs.savedAt} is not null`);
  const [[viewed], saved, applications] = await Promise.all([
    db
      .select({
        views: sql<number>`coalesce(sum(${jobViews.views}), 0)::int`,
        begun: sql<number>`coalesce(sum(${jobViews.begun}), 0)::int`,
      })
      .from(jobViews)
      .where(eq(jobViews.jobId, jobId)),
    db.$count(rememberedJobs, isSaved),
    db.$count(jobApplications, eq(jobApplications.jobId, jobId)),
  ]);
  return { views: viewed?.views ?? 0, begun: viewed?.begun ?? 0, saved, applications };
}

const columns = {
  job: jobs,
  raised: moderationCases,
  featuredUntil: featuredJobs.until,
  company: {
    id: userProfiles.id,
    name: companyCalled,
    logo: logoColumn,
    isBlocked: sql<boolean>`(${authUsers.blockedAt} is not null)`,
  },
};

import { and, arrayContains, desc, eq, inArray, isNotNull, ne, sql } from "drizzle-orm";
import { authUsers } from "#app/features/accounts/accounts.table.ts";
import { hasModerator } from "#app/features/accounts/operator/moderators.server.ts";
import { findAlikeLogos } from "#app/features/companies/logo/alike-logos.server.ts";
import { isLookalike, namesAnother } from "#app/features/companies/lookalikes/lookalikes.server.ts";
import { readList } from "#app/features/job/job-lists.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { listPublicQuestions } from "#app/features/job/questions/questions.server.ts";
import {
  lowerSignals,
  raiseByOneSignal,
  raiseBySignals,
} from "#app/features/moderation/cases/cases.server.ts";
import { moderationCases } from "#app/features/moderation/cases/cases.table.ts";
import { findCopied } from "#app/features/moderation/similar/copied-job.server.ts";
import { findSameJob } from "#app/features/moderation/similar/same-job.server.ts";
import {
  findSimilarJobs,
  type SimilarJob,
  writeSketches,
} from "#app/features/moderation/similar/similar-jobs.server.ts";
import { db, type Transaction } from "#app/platform/database/database.server.ts";
import { settings } from "#app/platform/settings/settings.server.ts";
import { findSeenContacts, type JobTexts } from "./contacts/fraud-contacts.server.ts";
import {
  companySignals,
  heldFor,
  jobSignals,
  raisedFrom,
  type SignalSource,
  signalRules,
  signalScore,
} from "./job-signals.ts";

type PublishedJob = Pick<
  typeof jobs.$inferInsert,
  "title" | "description" | "requirements" | "benefits" | "contactEmail" | "companyWebsite"
> & { id: string; companyId: string };

const held = { status: "draft", closedReason: "held", publishAt: null } as const;

/**
 * The columns with which a job is stored that would be public now: held back where it is a
 * suspicious first job and a moderator can look at it, unless one has released it with these signals.
 */
export async function publishedColumns(tx: Transaction, job: PublishedJob) {
  const open = { status: "active", closedReason: null } as const;
  if (!settings().holdSuspicious) return open;
  const company = await findSignalsOfCompany(tx, job.companyId);
  if (company.isConfirmed) return open;
  const texts: JobTexts = {
    title: job.title,
    description: job.description,
    requirements: readList(job.requirements ?? "[]"),
    benefits: readList(job.benefits ?? "[]"),
    questions: [],
    contactEmail: job.contactEmail ?? null,
    website: job.companyWebsite ?? null,
  };
  const source: SignalSource = {
    ...texts,
    // No pay, no question and no copy holds a job back.
    pay: null,
    usualPay: null,
    copies: 0,
    repeats: false,
    isCopied: false,
    isSeenInFraud: await isSeen(tx, job, texts),
    namesOther: await namesAnother(tx, job.companyId, job.title),
    company,
  };
  const signals = heldFor(source, !(await hadPublicJob(tx, job)));
  if (signals.length === 0 || (await wereReleased(tx, job.id, signals))) return open;
  return (await hasModerator(tx)) ? held : open;
}

/**
 * Raises the open jobs of a company whose new name looks like another's or the board's, and holds them back as its
 * first job would be: decisions on earlier names do not count. Returns how many are held. A large company has
 * thousands: each statement is for all of them.
 */
export async function raiseRenamedCompany(tx: Transaction, companyId: string): Promise<number> {
  const isOpen = and(eq(jobs.companyId, companyId), eq(jobs.status, "active"));
  // Locked first, as when a job is changed.
  const locked = tx.select({ id: jobs.id }).from(jobs).where(isOpen).orderBy(jobs.id);
  const open = (await locked.for("update")).map(({ id }) => id);
  const company = await findSignalsOfCompany(tx, companyId);
  if (!company.isLookalike || open.length === 0) return 0;
  const isHeld = settings().holdSuspicious && !company.isConfirmed && (await hasModerator(tx));
  if (isHeld) await tx.update(jobs).set(held).where(isOpen);
  const added = { signal: "lookalike", weight: signalRules.lookalike.weight, isHeld };
  await raiseByOneSignal(tx, companyId, open, added);
  return isHeld ? open.length : 0;
}

/** How many of a company's jobs wait for a moderator for its name, which may be another by now. */
export async function countHeldForName(tx: Transaction, companyId: string): Promise<number> {
  const isHeld = and(eq(jobs.companyId, companyId), eq(jobs.closedReason, "held"));
  const rows = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .innerJoin(moderationCases, eq(moderationCases.jobId, jobs.id))
    .where(
      and(
        // Of both tables, so that both are read by an index.
        ...[isHeld, eq(moderationCases.companyId, companyId)],
        arrayContains(moderationCases.signals, ["lookalike"]),
      ),
    );
  return rows.length;
}

async function hadPublicJob(tx: Transaction, { id, companyId }: PublishedJob): Promise<boolean> {
  const [other] = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.companyId, companyId), ne(jobs.id, id), ne(jobs.status, "draft")))
    .limit(1);
  return other !== undefined;
}

async function wereReleased(tx: Transaction, jobId: string, signals: string[]): Promise<boolean> {
  const [decided] = await tx
    .select({ signals: moderationCases.signals })
    .from(moderationCases)
    .where(
      and(
        eq(moderationCases.jobId, jobId),
        inArray(moderationCases.state, ["dismissed", "restored"]),
      ),
    );
  return decided !== undefined && signals.every((name) => decided.signals.includes(name));
}

/**
 * Reads a stored job and raises it in the moderators' queue if its signals weigh enough, or it is
 * held for them. The job itself stays as it is, and other drafts are left alone. `known` is given where the jobs
 * like it were just looked up.
 */
export async function raiseSuspiciousJob(
  tx: Transaction,
  jobId: string,
  known?: readonly SimilarJob[],
): Promise<void> {
  const [job] = await tx.select().from(jobs).where(eq(jobs.id, jobId));
  const isHeld = job?.closedReason === "held";
  if (!job || (job.status === "draft" && !isHeld)) return;
  const requirements = readList(job.requirements);
  const company = await findSignalsOfCompany(tx, job.companyId);
  await writeSketches(tx, [{ ...job, requirements }]);
  const similar = known ?? (await findSimilarJobs(jobId, tx));
  const texts: JobTexts = {
    title: job.title,
    description: job.description,
    requirements,
    benefits: readList(job.benefits),
    contactEmail: job.contactEmail,
    questions: (await listPublicQuestions(jobId, tx)).map(({ text, options }) =>
      [text, ...options].join("\n"),
    ),
    website: job.companyWebsite,
  };
  const pay = payOf(job);
  const source: SignalSource = {
    ...texts,
    pay,
    // Compared with the job's own alone, and read from 200 others.
    usualPay: pay === null ? null : await findUsualPay(tx, job),
    copies: similar.filter(({ status }) => status === "active").length,
    isCopied: (await findCopied(tx, { ...job, requirements }, similar)) !== undefined,
    isSeenInFraud: await isSeen(tx, job, texts),
    repeats: (await findSameJob(job.companyId, job, jobId, tx)) !== undefined,
    namesOther: !company.isConfirmed && (await namesAnother(tx, job.companyId, job.title)),
    company,
  };
  const signals = jobSignals(source);
  const score = signalScore(signals);
  const raised = { signals, score, isHeld };
  if (score >= raisedFrom || isHeld) await raiseBySignals(tx, { ...job, jobId }, raised);
  else await lowerSignals(tx, jobId, signals, score);
}

type JobRow = typeof jobs.$inferSelect;

/** For a month in new pounds; null where there is none, or no rate for its currency. */
function payOf({ comparableMin, comparableMax }: JobRow): number | null {
  const pay = comparableMax ?? comparableMin;
  return pay === null ? null : Number(pay);
}

/**
 * The latest jobs of a category that make its usual pay, if there are at least as many as the
 * second number.
 */
const sampled = 200;
const fewest = 10;

/** The median pay of the category's latest jobs; null if too few state one. */
async function findUsualPay(tx: Transaction, job: JobRow): Promise<number | null> {
  const latest = tx
    .select({ pay: sql<string>`coalesce(${jobs.comparableMax}, ${jobs.comparableMin})`.as("pay") })
    .from(jobs)
    .where(
      and(
        ...[eq(jobs.category, job.category), eq(jobs.status, "active"), ne(jobs.id, job.id)],
        isNotNull(jobs.comparableMin),
      ),
    )
    .orderBy(desc(jobs.createdAt))
    .limit(sampled)
    .as("latest");
  const [usual] = await tx
    .select({
      pay: sql<number | null>`(percentile_cont(0.5) within group (order by ${latest.pay}))::float8`,
      jobs: sql<number>`count(*)::int`,
    })
    .from(latest);
  return usual && usual.jobs >= fewest ? usual.pay : null;
}

async function isSeen(
  tx: Transaction,
  { id, companyId }: { id: string; companyId: string },
  texts: JobTexts,
): Promise<boolean> {
  return (await findSeenContacts(companyId, { id, texts }, tx)).length > 0;
}

/** Raises a company whose logo looks like another's or whose profile has contacts that are known from fraud. */
export async function raiseSuspiciousCompany(
  companyId: string,
  tx: Pick<Transaction, "select" | "execute"> = db,
): Promise<void> {
  const signals = companySignals({
    isSeenInFraud: (await findSeenContacts(companyId, null, tx)).length > 0,
    company: { hasAlikeLogo: (await findAlikeLogos(companyId, tx)).length > 0 },
  });
  if (signals.length === 0) return;
  const raised = { signals, score: signalScore(signals), isHeld: false };
  await raiseBySignals(tx, { jobId: null, companyId }, raised);
}

/** A company without a login was brought by the operator, who answers for it. */
async function findSignalsOfCompany(tx: Transaction, companyId: string) {
  const [account] = await tx
    .select({ since: authUsers.createdAt, isConfirmed: authUsers.emailVerified })
    .from(authUsers)
    .where(eq(authUsers.id, companyId));
  if (!account) {
    return { ageDays: 365, isConfirmed: true, isLookalike: false, hasAlikeLogo: false };
  }
  const ageDays = (Date.now() - account.since.getTime()) / 86_400_000;
  const lookalike = await isLookalike(tx, companyId);
  const hasAlikeLogo = (await findAlikeLogos(companyId, tx)).length > 0;
  return { ageDays, isConfirmed: account.isConfirmed, isLookalike: lookalike, hasAlikeLogo };
}

import { and, eq, lt, sql } from "drizzle-orm";
import { parse } from "tldts";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { companyChecks } from "#app/features/companies/checks/checks.table.ts";
import { companyCalled } from "#app/features/companies/company-name.server.ts";
import { readList } from "#app/features/job/job-lists.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { listPublicQuestions } from "#app/features/job/questions/questions.server.ts";
import { type DecisionReason, decisionReasonOf } from "#app/features/moderation/cases/case.ts";
import type { CaseTarget } from "#app/features/moderation/cases/cases.server.ts";
import { fraudContactYears } from "#app/limits.ts";
import { db, type Transaction } from "#app/platform/database/database.server.ts";
import { signFor } from "#app/platform/settings/app-secret.server.ts";
import { settings } from "#app/platform/settings/settings.server.ts";
import { fraudContacts } from "./fraud-contacts.table.ts";
import { type Contact, type ContactKind, readContacts } from "./read-contacts.ts";

/** A contact of a job or company that an earlier case has too. */
export type SeenContact = {
  kind: ContactKind;
  /** As it is written now. */
  written: string;
  /** The latest case; null once it is gone with its job or company. */
  case: { id: string; title: string | null; company: string; reason: DecisionReason | null } | null;
  /** ISO. */
  decidedAt: string;
};

type Executor = Pick<Transaction, "select" | "execute">;

const fraudReasons: readonly (DecisionReason | null)[] = ["money", "documents", "false", "contact"];

/** Texts in which contacts stand, of a job that may not be stored yet. */
export type JobTexts = {
  title: string;
  description: string;
  requirements: readonly string[];
  benefits: readonly string[];
  questions: readonly string[];
  contactEmail: string | null;
  website: string | null;
};

/**
 * Remembers the contacts of a case that was decided for fraud, and forgets them with any other decision; its earlier
 * ones go with either. A case about messages has none.
 */
export async function updateFraudContacts(
  tx: Transaction,
  { id, jobId, companyId, applicationId }: CaseTarget & { id: string },
  reason: DecisionReason | null,
): Promise<void> {
  await tx.delete(fraudContacts).where(eq(fraudContacts.caseId, id));
  if (applicationId || !fraudReasons.includes(reason)) return;
  const contacts = await contactsOf(tx, companyId, jobId ? await textsOfJob(tx, jobId) : null);
  if (contacts.length === 0) return;
  const hashes = [...new Set(contacts.map(hashOf))];
  await tx.insert(fraudContacts).values(hashes.map((hash) => ({ hash, caseId: id })));
}

/**
 * The contacts of a company and, if given, of its job that an earlier case has, but for the job's own case. The
 * company's proved domain does not count.
 */
export async function findSeenContacts(
  companyId: string,
  job: { id: string; texts?: JobTexts } | null,
  from: Executor = db,
): Promise<SeenContact[]> {
  const texts = job && (job.texts ?? (await textsOfJob(from, job.id)));
  const contacts = new Map(
    (await contactsOf(from, companyId, texts)).map((contact) => [hashOf(contact), contact]),
  );
  if (contacts.size === 0) return [];
  const seen = await from.execute<{ hash: string; caseId: string | null; decidedAt: string }>(sql`
    select own.hash, latest.case_id as "caseId", latest.at as "decidedAt"
    from unnest(${sql.param([...contacts.keys()])}::text[]) own(hash)
    cross join lateral (
      select f.case_id, to_char(f.decided_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at
      from fraud_contacts f left join moderation_cases c on c.id = f.case_id
      where f.hash = own.hash and (${job?.id ?? null}::uuid is null or c.job_id is distinct from ${job?.id ?? null})
        and not (${job === null} and c.company_id is not distinct from ${companyId} and c.job_id is null)
      order by f.decided_at desc limit 1) latest`);
  const ids = [...new Set(seen.flatMap(({ caseId }) => caseId ?? []))];
  const cases = new Map((await listCases(from, ids)).map((each) => [each.id, each]));
  return seen.flatMap(({ hash, caseId, decidedAt }) => {
    const contact = contacts.get(hash);
    const earlier = (caseId && cases.get(caseId)) || null;
    return contact
      ? [{ kind: contact.kind, written: contact.written, case: earlier, decidedAt }]
      : [];
  });
}

/** Forgets contacts by age. */
export async function removeOldFraudContacts(): Promise<void> {
  const before = sql`now() - make_interval(years => ${fraudContactYears})`;
  await db.delete(fraudContacts).where(lt(fraudContacts.decidedAt, before));
}

function hashOf({ kind, value }: Contact): string {
  return signFor("fraud-contacts", `${kind}:${value}`);
}

async function contactsOf(
  from: Executor,
  companyId: string,
  job: JobTexts | null,
): Promise<Contact[]> {
  const [company] = await from
    .select({
      email: userProfiles.email,
      phone: userProfiles.phone,
      website: userProfiles.companyWebsite,
      description: userProfiles.companyDescription,
      domain: companyChecks.subject,
    })
    .from(userProfiles)
    .leftJoin(
      companyChecks,
      and(
        eq(companyChecks.companyId, userProfiles.id),
        eq(companyChecks.kind, "domain"),
        eq(companyChecks.state, "done"),
      ),
    )
    .where(and(eq(userProfiles.id, companyId), eq(userProfiles.userType, "company")));
  const { email, phone, website, description, domain } = company ?? {};
  const ofCompany = [phone, email, website, description].map((text) => text ?? null);
  const ofJob = job
    ? [
        ...[job.title, job.description, ...job.requirements, ...job.benefits, ...job.questions],
        ...[job.contactEmail, job.website],
      ]
    : [];
  const own = domain ? (parse(domain, { allowPrivateDomains: true }).domain ?? domain) : null;
  return readContacts([...ofJob, ...ofCompany], [new URL(settings().baseUrl).hostname]).filter(
    ({ value }) => !own || (value !== own && !value.endsWith(`@${own}`)),
  );
}

async function textsOfJob(from: Executor, jobId: string): Promise<JobTexts | null> {
  const [job] = await from.select().from(jobs).where(eq(jobs.id, jobId));
  if (!job) return null;
  const questions = await listPublicQuestions(jobId, from);
  return {
    title: job.title,
    description: job.description,
    requirements: readList(job.requirements),
    benefits: readList(job.benefits),
    questions: questions.map(({ text, options }) => [text, ...options].join("\n")),
    contactEmail: job.contactEmail,
    website: job.companyWebsite,
  };
}

async function listCases(from: Executor, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await from.execute<{
    id: string;
    title: string | null;
    company: string;
    reason: string | null;
  }>(sql`
    select c.id, j.title, ${companyCalled} as company, c.reason
    from moderation_cases c join user_profiles on user_profiles.id = c.company_id
    left join jobs j on j.id = c.job_id
    where c.id = any(${sql.param(ids)}::uuid[])`);
  return rows.map((row) => ({ ...row, reason: decisionReasonOf(row.reason) }));
}

import { eq } from "drizzle-orm";
import { type EmailContent, isolated } from "#app/emails/email-content.ts";
import { defineEmail, type EmailKind } from "#app/emails/email-kind.ts";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { findRecipient } from "#app/features/accounts/emails/send-email.server.ts";
import { findCompanyOf } from "#app/features/accounts/membership/membership.server.ts";
import { companyCalled } from "#app/features/companies/company-name.server.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import {
  type CaseAct,
  type DecisionReason,
  decisionReasonOf,
  noteIn,
} from "#app/features/moderation/cases/case.ts";
import { moderationCases } from "#app/features/moderation/cases/cases.table.ts";
import { reports } from "#app/features/moderation/reports/reports.table.ts";
import { deskRoleEmail } from "#app/features/moderation/roles/role-email.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { emailRetryDays, maxReplyLength } from "#app/limits.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { paths } from "#app/paths.ts";
import { db } from "#app/platform/database/database.server.ts";
import { settings } from "#app/platform/settings/settings.server.ts";

const usefulHours = 24 * emailRetryDays;

/** The texts of a decision, for preview and email. */
export type DecisionTexts = {
  act: CaseAct;
  job: { id: string; title: string } | null;
  reason: DecisionReason | null;
  note: string | null;
  /** The same in English, where `note` is Arabic. */
  noteEn: string | null;
  /** Whether it answers an appeal: a job that is suspended then stays so. */
  isOnAppeal: boolean;
};

/** Reports a decision about a company's job, and how to appeal. */
export const decisionEmail = defineEmail<{ caseId: string; act: CaseAct; isOnAppeal: boolean }>({
  name: "moderationDecision",
  // Sent one by one: manual decisions are no flood.
  usefulHours,
  perHour: null,
  async compose(events, { id, language }) {
    const { caseId, act, isOnAppeal = false } = events[0]?.data ?? {};
    if (!caseId || !act) return undefined;
    const [row] = await db
      .select({
        companyId: moderationCases.companyId,
        reason: moderationCases.reason,
        note: moderationCases.note,
        noteEn: moderationCases.noteEn,
        job: { id: jobs.id, title: jobs.title },
      })
      .from(moderationCases)
      .leftJoin(jobs, eq(jobs.id, moderationCases.jobId))
      .where(eq(moderationCases.id, caseId));
    // A member who has left the team gets no email.
    if (!row || (await findCompanyOf(id)) !== row.companyId) return undefined;
    const texts = { ...row, act, isOnAppeal, reason: decisionReasonOf(row.reason) };
    return { content: decisionContent(texts, language) };
  },
});

/** Tells a blocked account why, and how to appeal. */
export const blockedEmail = defineEmail<{ caseId: string; isOnAppeal: boolean }>({
  name: "accountBlocked",
  usefulHours,
  perHour: null,
  beforeConfirmation: true,
  findRecipient: ({ caseId }) => findAccountOf(caseId),
  async compose([event], { language }) {
    if (!event) return undefined;
    const { caseId, isOnAppeal } = event.data;
    const [row] = await db
      .select({
        reason: moderationCases.reason,
        note: moderationCases.note,
        noteEn: moderationCases.noteEn,
      })
      .from(moderationCases)
      .where(eq(moderationCases.id, caseId));
    if (!row) return undefined;
    const texts = { ...row, reason: decisionReasonOf(row.reason), isOnAppeal };
    return { content: decisionContent({ ...texts, act: "block", job: null }, language) };
  },
});

/** Tells an account that acts for no company that it can be used again. */
export const unblockedEmail = defineEmail<{ caseId: string }>({
  name: "accountUnblocked",
  usefulHours,
  perHour: null,
  beforeConfirmation: true,
  findRecipient: ({ caseId }) => findAccountOf(caseId),
  async compose(_, { language }) {
    const texts = {
      act: "unblock",
      job: null,
      reason: null,
      note: null,
      noteEn: null,
      isOnAppeal: false,
    } as const;
    return { content: decisionContent(texts, language) };
  },
});

async function findAccountOf(caseId: string) {
  const [row] = await db
    .select({ companyId: moderationCases.companyId })
    .from(moderationCases)
    .where(eq(moderationCases.id, caseId));
  return row && findRecipient(row.companyId, { evenBlocked: true });
}

/** Thanks a reporter and reports the outcome. */
export const outcomeEmail = defineEmail<{ reportId: string; outcome: "acted" | "inOrder" }>({
  name: "reportOutcome",
  usefulHours,
  perHour: null,
  async compose(events, { language }) {
    const { reportId, outcome } = events[0]?.data ?? {};
    const report = reportId ? await findReport(reportId) : undefined;
    if (!report || !outcome) return undefined;
    return { content: outcomeContent(report.target, outcome, language) };
  },
});

/** The same to the address that a visitor left, on the account of the moderator; the address is then removed. */
export const visitorOutcomeEmail = defineEmail<{ reportId: string; outcome: "acted" | "inOrder" }>({
  name: "reportOutcomeVisitor",
  usefulHours,
  perHour: null,
  beforeConfirmation: true,
  async compose(events) {
    const { reportId, outcome } = events[0]?.data ?? {};
    const report = reportId ? await findReport(reportId) : undefined;
    if (!reportId || !outcome || !report?.email) return undefined;
    const { target, language, email: to } = report;
    await db.update(reports).set({ email: null }).where(eq(reports.id, reportId));
    const restore = async () => {
      await db.update(reports).set({ email: to }).where(eq(reports.id, reportId));
    };
    return { to, language, content: outcomeContent(target, outcome, language), undo: restore };
  },
});

export const moderationEmails: EmailKind[] = [
  deskRoleEmail,
  decisionEmail,
  blockedEmail,
  unblockedEmail,
  outcomeEmail,
  visitorOutcomeEmail,
];

/** The email of a decision; the moderator is shown it in both languages before. */
export function decisionContent(
  { act, job, reason, isOnAppeal, ...written }: DecisionTexts,
  language: Language,
): EmailContent {
  const note = noteIn(written, language);
  const { moderation } = messagesFor(language).emails;
  const { decision } = moderation;
  if (act === "block" || act === "unblock") {
    return accountContent({ act, reason, note, isOnAppeal }, language);
  }
  const texts = job ? decision[jobText(act, isOnAppeal)] : undefined;
  const called = { job: isolated(job?.title ?? "") };
  const subject = texts ? texts.subject(called) : decision.request_changes_company.subject;
  const intro = texts ? texts.intro(called) : decision.request_changes_company.intro;
  const blocks: EmailContent["blocks"] = [intro];
  const isGranted = act === "restore" || act === "release";
  if (!isGranted && reason) blocks.push(decision.because[reason]);
  if (!isGranted && note) blocks.push(notePanel(note, decision.note));
  if (act === "refuse" || (act === "suspend" && !isOnAppeal)) blocks.push(decision.appeal);
  const label = texts?.act ?? decision.request_changes_company.act;
  const href = settings().baseUrl + hrefFor(act, job?.id);
  const heading = texts?.heading ?? decision.request_changes_company.heading;
  const action = { label, href };
  return { subject, heading, blocks, action, reason: decision.reason };
}

type AccountDecision = Pick<DecisionTexts, "reason" | "note" | "isOnAppeal"> & {
  act: "block" | "unblock";
};

function accountContent({ act, reason, note, isOnAppeal }: AccountDecision, language: Language) {
  const { decision } = messagesFor(language).emails.moderation;
  const { subject, heading, ...texts } = decision[act];
  const intro = act === "block" && isOnAppeal ? decision.block.upheld : texts.intro;
  const blocks: EmailContent["blocks"] = [intro];
  if (act === "block") {
    if (reason) blocks.push(decision.because[reason]);
    if (note) blocks.push(notePanel(note, decision.note));
    blocks.push(decision.block.appeal);
  }
  const action = { label: texts.act, href: settings().baseUrl + paths.login() };
  return { subject, heading, blocks, action, reason: decision.accountReason };
}

/** A note of a moderator, as a panel of an email. */
export function notePanel(note: string, title: string): EmailContent["blocks"][number] {
  const lines = note.split("\n").filter((line) => line.trim());
  return {
    kind: "panel",
    entry: { title, lines: lines.map((line) => isolated(line, maxReplyLength)) },
  };
}

function jobText(act: CaseAct, isOnAppeal: boolean) {
  if (act === "suspend" && isOnAppeal) return "uphold";
  if (act === "release" || act === "refuse") return act;
  return act === "suspend" || act === "restore" ? act : "request_changes";
}

function hrefFor(act: CaseAct, jobId: string | undefined): string {
  if (!jobId) return paths.myAccount();
  return act === "restore" || act === "release" ? paths.job(jobId) : paths.ownReview(jobId);
}

function outcomeContent(
  target: string,
  outcome: "acted" | "inOrder",
  language: Language,
): EmailContent {
  const { subject, heading, act, reason, ...texts } =
    messagesFor(language).emails.moderation.outcome;
  const text = texts[outcome]({ target: isolated(target) });
  return {
    subject,
    heading,
    reason,
    blocks: [text],
    action: { label: act, href: settings().baseUrl + paths.safety() },
  };
}

async function findReport(id: string) {
  const [row] = await db
    .select({
      title: jobs.title,
      companyId: reports.companyId,
      email: reports.email,
      language: reports.language,
    })
    .from(reports)
    .leftJoin(jobs, eq(jobs.id, reports.jobId))
    .where(eq(reports.id, id));
  if (!row) return undefined;
  const { title, companyId, ...report } = row;
  return { ...report, target: title ?? (await findName(companyId)) };
}

async function findName(companyId: string | null): Promise<string> {
  if (!companyId) return "";
  const [company] = await db
    .select({ name: companyCalled })
    .from(userProfiles)
    .where(eq(userProfiles.id, companyId));
  return company?.name ?? "";
}

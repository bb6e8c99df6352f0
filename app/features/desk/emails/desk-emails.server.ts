import { eq } from "drizzle-orm";
import { type EmailContent, isolated } from "#app/emails/email-content.ts";
import { defineEmail, type EmailKind } from "#app/emails/email-kind.ts";
import { findCompanyOf } from "#app/features/accounts/membership/membership.server.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import type { DecisionReason } from "#app/features/moderation/cases/case.ts";
import { notePanel } from "#app/features/moderation/emails/moderation-emails.server.ts";
import { emailRetryDays } from "#app/limits.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { paths } from "#app/paths.ts";
import { db } from "#app/platform/database/database.server.ts";
import { settings } from "#app/platform/settings/settings.server.ts";

const usefulHours = 24 * emailRetryDays;

/** Tells a person that a moderator has ended all sessions of the account, and why. */
export const sessionsEndedEmail = defineEmail<{ note: string | null }>({
  name: "sessionsEnded",
  usefulHours,
  perHour: null,
  beforeConfirmation: true,
  async compose([event], { language }) {
    const { moderation, desk } = messagesFor(language).emails;
    const { subject, heading, intro, act } = desk.sessionsEnded;
    const blocks: EmailContent["blocks"] = [intro];
    const note = event?.data.note;
    if (note) blocks.push(notePanel(note, moderation.decision.note));
    return {
      content: {
        subject,
        heading,
        blocks,
        action: { label: act, href: settings().baseUrl + paths.login() },
        reason: moderation.decision.accountReason,
      },
    };
  },
});

type Closing = { jobId: string; reason: DecisionReason; note: string | null };

/** Tells the people of a company that a moderator has closed a job, and why. */
export const jobClosedEmail = defineEmail<Closing>({
  name: "jobClosed",
  usefulHours,
  perHour: null,
  async compose([event], { id, language }) {
    if (!event) return undefined;
    const { jobId, reason, note } = event.data;
    const [job] = await db
      .select({ title: jobs.title, companyId: jobs.companyId })
      .from(jobs)
      .where(eq(jobs.id, jobId));
    // A member who has left the team gets no email.
    if (!job || (await findCompanyOf(id)) !== job.companyId) return undefined;
    const { moderation, desk } = messagesFor(language).emails;
    const { decision } = moderation;
    const texts = desk.jobClosed;
    const called = { job: isolated(job.title) };
    const intro = texts.intro(called);
    const blocks: EmailContent["blocks"] = [intro, decision.because[reason]];
    if (note) blocks.push(notePanel(note, decision.note));
    blocks.push(texts.reopen);
    return {
      content: {
        subject: texts.subject(called),
        heading: texts.heading,
        blocks,
        action: { label: texts.act, href: settings().baseUrl + paths.companyDashboard() },
        reason: decision.reason,
      },
    };
  },
});

export const deskEmails: EmailKind[] = [sessionsEndedEmail, jobClosedEmail];

import { and, asc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { type EmailContent, isolated } from "#app/emails/email-content.ts";
import { defineEmail, type EmailEvent, type EmailKind } from "#app/emails/email-kind.ts";
import { shortList } from "#app/emails/short-list.server.ts";
import {
  findCompanyOf,
  listCompanyPeople,
} from "#app/features/accounts/membership/membership.server.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { renewalLink } from "#app/features/jobs/lifecycle/renewal-links.server.ts";
import { formatDate } from "#app/i18n/format.ts";
import type { Language } from "#app/i18n/language.ts";
import { emailRetryDays, stillOpenDays } from "#app/limits.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { paths } from "#app/paths.ts";
import { db } from "#app/platform/database/database.server.ts";
import { settings } from "#app/platform/settings/settings.server.ts";

export type OfJob = { jobId: string };
type Row = typeof jobs.$inferSelect;
type Recipient = { id: string; language: Language };

const usefulHours = 24 * emailRetryDays;

/** Warns a company of jobs that close within days. */
export const closingSoonEmail = defineEmail<OfJob>({
  name: "closingSoon",
  optional: "jobReminders",
  usefulHours,
  perHour: 1,
  async compose(events, recipient) {
    const isWarned = sql`${jobs.warnedDeadline} = ${jobs.applicationDeadline}`;
    const open = await findOpen(events, recipient, isWarned);
    return open.length > 0 ? { content: await closingContent(open, recipient) } : undefined;
  },
});

/** Asks a company whether jobs without a last day are still open. */
export const stillOpenEmail = defineEmail<OfJob>({
  name: "stillOpen",
  optional: "jobReminders",
  usefulHours,
  perHour: 1,
  async compose(events, recipient) {
    const isWaiting = and(
      isNull(jobs.applicationDeadline),
      sql`${jobs.confirmationRequestedAt} is not null`,
    );
    const open = await findOpen(events, recipient, isWaiting);
    return open.length > 0 ? { content: await stillOpenContent(open, recipient) } : undefined;
  },
});

export const jobEmails: EmailKind[] = [closingSoonEmail, stillOpenEmail];

/** The events' jobs that are still open, for members who may change them at sending. */
async function findOpen(
  events: EmailEvent<OfJob>[],
  { id }: Recipient,
  isDue: SQL | undefined,
): Promise<Row[]> {
  const company = await findCompanyOf(id);
  if (!company) return [];
  const people = await listCompanyPeople(company);
  if (!people.some((each) => each.id === id && each.role !== "reader")) return [];
  const ids = events.map(({ data }) => data.jobId);
  return db
    .select()
    .from(jobs)
    .where(
      and(eq(jobs.companyId, company), eq(jobs.status, "active"), inArray(jobs.id, ids), isDue),
    )
    .orderBy(asc(jobs.applicationDeadline), asc(jobs.title), asc(jobs.id));
}

async function closingContent(open: Row[], recipient: Recipient): Promise<EmailContent> {
  const { language } = recipient;
  const words = messagesFor(language).emails.jobs;
  const dateOf = ({ applicationDeadline }: Row) =>
    words.closing.last({ date: formatDate(applicationDeadline ?? "", language) });
  return contentOf(open, recipient, words.closing, dateOf);
}

async function stillOpenContent(open: Row[], recipient: Recipient): Promise<EmailContent> {
  const { language } = recipient;
  const words = messagesFor(language).emails.jobs;
  const dateOf = ({ confirmationRequestedAt }: Row) => {
    const from = confirmationRequestedAt ?? new Date();
    const until = new Date(from.getTime() + stillOpenDays * 24 * 60 * 60 * 1000);
    return words.stillOpen.until({ date: formatDate(until, language) });
  };
  return contentOf(open, recipient, words.stillOpen, dateOf);
}

type Words = {
  subject: (p: { job: string }) => string;
  subjectSeveral: (n: number) => string;
  heading: string;
  intro: string;
  act: string;
  after: string;
};

/** One job with its button; of several a list, each with a link of its own below it. */
async function contentOf(
  open: Row[],
  { id, language }: Recipient,
  words: Words,
  lineOf: (job: Row) => string,
): Promise<EmailContent> {
  const { emails, jobs: jobWords } = messagesFor(language);
  const titleOf = ({ title }: Row) => isolated(title || jobWords.noTitle);
  const [first, ...more] = open as [Row, ...Row[]];
  const links = await Promise.all(
    open
      .slice(0, maxLinks)
      .map(async (job) => ({
        kind: "link" as const,
        label: `${words.act}: ${titleOf(job)}`,
        href: await renewalLink(id, job),
      })),
  );
  const isOne = more.length === 0;
  return {
    subject: isOne ? words.subject({ job: titleOf(first) }) : words.subjectSeveral(open.length),
    heading: words.heading,
    blocks: [
      words.intro,
      shortList(
        open.map((job) => ({ title: titleOf(job), lines: [lineOf(job)] })),
        language,
      ),
      ...(isOne ? [] : links),
      words.after,
    ],
    action: isOne
      ? { label: words.act, href: links[0]?.href ?? "" }
      : {
          label: emails.jobs.manage,
          href: settings().baseUrl + paths.companyDashboard({ state: "open" }),
        },
    reason: emails.unanswered.reasonCompany,
  };
}

const maxLinks = 10;

import { and, asc, eq, inArray } from "drizzle-orm";
import {
  type EmailContent,
  type EmailEntry,
  type EntryCompany,
  isolated,
} from "#app/emails/email-content.ts";
import { defineEmail, type EmailEvent, type EmailKind } from "#app/emails/email-kind.ts";
import { shortList } from "#app/emails/short-list.server.ts";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { findCompanyOf } from "#app/features/accounts/membership/membership.server.ts";
import { fullName } from "#app/features/accounts/profile/full-name.ts";
import { jobApplications } from "#app/features/applications/applications.table.ts";
import { countUnanswered } from "#app/features/applications/waiting/waiting.server.ts";
import { isChecked } from "#app/features/companies/checks/check.ts";
import { companyCalled } from "#app/features/companies/company-name.server.ts";
import { logoColumn } from "#app/features/companies/logo/logos.server.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { companyPlace } from "#app/features/places/shown-place.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { emailRetryDays } from "#app/limits.ts";
import { messageOrText } from "#app/messages/message-key.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { paths } from "#app/paths.ts";
import { db } from "#app/platform/database/database.server.ts";
import { settings } from "#app/platform/settings/settings.server.ts";
import { catchUpEmail } from "./catch-up-email.server.ts";

type Sent = { applicationId: string };

/** Tells a seeker that an application has arrived. */
export const applicationReceivedEmail = defineEmail<Sent>({
  name: "applicationReceived",
  usefulHours: 24 * emailRetryDays,
  perHour: 3,
  optional: "applicationReceived",
  async compose(events, { language }) {
    const applications = await findSent(events);
    return applications.length > 0
      ? { content: applicationReceivedContent(applications, language) }
      : undefined;
  },
});

/** Tells a company of new applications: of the first at once, then of all that came within an hour. */
export const newApplicationsEmail = defineEmail<Sent>({
  name: "newApplications",
  usefulHours: 24 * emailRetryDays,
  perHour: 1,
  optional: "newApplications",
  async compose(events, { id, language }) {
    // A member who has left the company gets no email.
    const company = await findCompanyOf(id);
    const applications = company ? await findReceived(events, company) : [];
    if (!company || applications.length === 0) return undefined;
    const unanswered = await countUnanswered(company);
    return { content: newApplicationsContent(applications, language, unanswered) };
  },
});

export const applicationEmails: EmailKind[] = [
  applicationReceivedEmail,
  newApplicationsEmail,
  catchUpEmail,
];

type SentApplication = {
  applicationId: string;
  job: string;
  company: EntryCompany;
  checked?: number;
};
type ReceivedApplication = {
  job: string;
  applicant: string;
  jobId: string;
  applicationId: string;
  sent?: SentDetails;
};
type SentDetails = {
  experience: string | null;
  expectedSalary: string | null;
  country: string | null;
  province: string | null;
  city: string | null;
};

export function applicationReceivedContent(
  sent: SentApplication[],
  language: Language,
): EmailContent {
  const { jobs: jobTexts, emails } = messagesFor(language);
  const texts = emails.applicationReceived;
  const entries = sent.map(({ job, company, checked = 0 }) => ({
    title: isolated(job || jobTexts.noTitle),
    lines: [
      ...(company.name ? [isolated(company.name)] : []),
      ...(isChecked(checked) ? [jobTexts.checked[checked]] : []),
    ],
    company,
  }));
  const [first, ...more] = sent;
  const isOne = first !== undefined && more.length === 0;
  const content = contentFor(sent, entries, language, {
    texts: isOne ? { ...texts, act: texts.actOne } : texts,
    intro: isOne ? texts.one : texts.several,
    href: isOne
      ? paths.ownApplication(first.applicationId)
      : paths.myAccount({ tab: "applications" }),
  });
  return { ...content, notes: [texts.noMoney] };
}

export function newApplicationsContent(
  received: ReceivedApplication[],
  language: Language,
  unanswered = 0,
): EmailContent {
  const { jobs: jobTexts, emails, waiting } = messagesFor(language);
  const texts = emails.newApplications;
  const entries = received.map(({ job, applicant, sent }) => ({
    title: applicant ? isolated(applicant) : texts.nobody,
    lines: [isolated(job || jobTexts.noTitle), ...(sent ? detailsOf(sent, language) : [])],
  }));
  const isOne = received.length === 1;
  const content = contentFor(received, entries, language, {
    texts: isOne ? { ...texts, act: texts.actOne } : texts,
    intro: isOne ? texts.one : texts.several(received.length),
    href: companyPageOf(received),
  });
  if (unanswered <= received.length) return content;
  return { ...content, notes: [`${waiting.companyTitle}: ${waiting.unanswered(unanswered)}`] };
}

/** Experience, place and the pay asked for as one line; none of those that were not given. */
function detailsOf({ experience, expectedSalary, ...address }: SentDetails, language: Language) {
  const { labels, applicants } = messagesFor(language);
  const place = companyPlace(address, language);
  const details = [
    experience && messageOrText({ labels }, `labels.experience.${experience}`),
    place && isolated(place),
    expectedSalary && `${applicants.csv.expectedSalary}: ${isolated(expectedSalary)}`,
  ].filter((detail) => typeof detail === "string" && detail !== "");
  return details.length > 0 ? [details.join(" · ")] : [];
}

/** The nearest page that has all of them: an applicant's, a job's applicants, or every application. */
function companyPageOf(received: ReceivedApplication[]): string {
  const [first, ...more] = received;
  if (!first || more.some(({ jobId }) => jobId !== first.jobId)) {
    return paths.companyDashboard({ tab: "applications" });
  }
  return more.length > 0
    ? paths.applicants(first.jobId)
    : paths.applicant(first.jobId, first.applicationId);
}

type Frame = {
  texts: {
    subject: (p: { job: string }) => string;
    subjectSeveral: (count: number) => string;
    heading: string;
    headingSeveral: string;
    act: string;
    reason: string;
  };
  intro: string;
  href: string;
};

/** An email about one application, or about several. */
function contentFor(
  applications: { job: string }[],
  entries: EmailEntry[],
  language: Language,
  { texts, intro, href }: Frame,
): EmailContent {
  const [first, ...more] = applications;
  const isOne = first !== undefined && more.length === 0;
  const job = isolated(first?.job || messagesFor(language).jobs.noTitle);
  return {
    subject: isOne ? texts.subject({ job }) : texts.subjectSeveral(applications.length),
    heading: isOne ? texts.heading : texts.headingSeveral,
    blocks: [intro, ...blocksFor(entries, language)],
    action: { label: texts.act, href: settings().baseUrl + href },
    reason: texts.reason,
  };
}

function blocksFor(entries: EmailEntry[], language: Language) {
  const [first, ...more] = entries;
  if (first && more.length === 0) return [{ kind: "panel" as const, entry: first }];
  return [shortList(entries, language)];
}

async function findSent(events: EmailEvent<Sent>[]): Promise<SentApplication[]> {
  return db
    .select({
      applicationId: jobApplications.id,
      job: jobs.title,
      company: { id: jobs.companyId, name: companyCalled, logo: logoColumn },
      checked: userProfiles.checked,
    })
    .from(jobApplications)
    .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
    .innerJoin(userProfiles, eq(userProfiles.id, jobs.companyId))
    .where(inArray(jobApplications.id, idsOf(events)))
    .orderBy(asc(jobApplications.createdAt));
}

async function findReceived(
  events: EmailEvent<Sent>[],
  companyId: string,
): Promise<ReceivedApplication[]> {
  const rows = await db
    .select({
      job: jobs.title,
      jobId: jobs.id,
      applicationId: jobApplications.id,
      firstName: userProfiles.firstName,
      lastName: userProfiles.lastName,
      sent: {
        experience: jobApplications.experience,
        expectedSalary: jobApplications.expectedSalary,
        country: userProfiles.country,
        province: userProfiles.province,
        city: userProfiles.city,
      },
    })
    .from(jobApplications)
    .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
    .innerJoin(userProfiles, eq(userProfiles.id, jobApplications.userId))
    .where(and(inArray(jobApplications.id, idsOf(events)), eq(jobs.companyId, companyId)))
    .orderBy(asc(jobApplications.createdAt));
  return rows.map(({ firstName, lastName, ...row }) => ({
    ...row,
    applicant: fullName({ firstName, lastName }),
  }));
}

/** The ids that the events name; an application that is gone meanwhile has no row any more. */
function idsOf(events: EmailEvent<Sent>[]): string[] {
  return events.map(({ data }) => data.applicationId);
}

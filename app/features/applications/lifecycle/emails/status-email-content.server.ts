import {
  type EmailBlock,
  type EmailContent,
  type EmailEntry,
  isolated,
} from "#app/emails/email-content.ts";
import { shortList } from "#app/emails/short-list.server.ts";
import { reachedStep, shownStatus } from "#app/features/applications/own-status.ts";
import { formatDateTime } from "#app/i18n/format.ts";
import type { Language } from "#app/i18n/language.ts";
import { maxReplyLength } from "#app/limits.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { paths } from "#app/paths.ts";
import { settings } from "#app/platform/settings/settings.server.ts";
import type { AnnouncedEvent } from "./announced-events.server.ts";

const answers = [
  "shortlist",
  "invite",
  "offer",
  "hire",
  "reconsider",
  "reply",
  "decline",
  "close",
] as const;
const applicantActions = ["withdraw", "confirm", "ask_another_time"] as const;

/** Events emailed to applicants, and those emailed to companies. */
type Answer = AnnouncedEvent & {
  action: "shortlist" | "invite" | "offer" | "hire" | "reconsider" | "reply" | "decline" | "close";
};
type ApplicantAction = AnnouncedEvent & { action: (typeof applicantActions)[number] };

export function isAnswer(event: AnnouncedEvent): event is Answer {
  return answers.some((action) => action === event.action);
}

export function isApplicantAction(event: AnnouncedEvent): event is ApplicantAction {
  return applicantActions.some((action) => action === event.action);
}

/** To an applicant: one answer in full, or several by a line each. */
export function statusContent(events: Answer[], language: Language): EmailContent {
  const { status: words } = messagesFor(language).emails;
  const [first, ...more] = events;
  const frame = { notes: [words.noMoney], reason: words.reason };
  if (!first || more.length > 0) {
    const entries = events.map((event) => ({
      title: titleOf(event, language),
      lines: [
        isolated(event.company),
        words[event.action].short,
        ...interviewLines(event, language),
      ],
    }));
    const intro = words.severalIntro(events.length);
    return {
      ...frame,
      subject: words.severalSubject(events.length),
      preview: intro,
      heading: words.severalHeading,
      blocks: [paragraph(intro), shortList(entries, language)],
      action: {
        label: words.act,
        href: settings().baseUrl + paths.myAccount({ tab: "applications" }),
      },
    };
  }
  const texts = words[first.action];
  const names = { job: titleOf(first, language), company: isolated(first.company) };
  const intro = texts.intro(names);
  return {
    ...frame,
    subject: texts.subject(names),
    preview: intro,
    heading: texts.heading,
    blocks: [
      paragraph(intro),
      { kind: "course", reached: reachedStep(shownStatus(first.status, true)) ?? 0 },
      ...panelFor(first, language),
      ...paragraphs(first.message),
    ],
    action: actionFor(first, language),
  };
}

/** Email to a company: the answers of one applicant, or of several in a line each. */
export function applicantAnswersContent(
  events: ApplicantAction[],
  language: Language,
): EmailContent {
  const { company: words } = messagesFor(language).emails.status;
  const [first, ...more] = events;
  const href = settings().baseUrl + companyPageOf(events);
  const frame = { notes: [], action: { label: words.act, href }, reason: words.reason };
  if (!first || more.length > 0) {
    const intro = words.severalIntro(events.length);
    const entries = events.map((event) => ({
      title: nameOf(event, language),
      lines: [
        titleOf(event, language),
        words[event.action].short,
        ...interviewLines(event, language),
      ],
    }));
    return {
      ...frame,
      subject: words.severalSubject(events.length),
      preview: intro,
      heading: words.severalHeading,
      blocks: [paragraph(intro), shortList(entries, language)],
    };
  }
  const texts = words[first.action];
  const names = { job: titleOf(first, language), applicant: nameOf(first, language) };
  const intro = texts.intro(names);
  return {
    ...frame,
    subject: texts.subject(names),
    preview: intro,
    heading: texts.heading,
    blocks: [paragraph(intro), ...panelFor(first, language), ...paragraphs(first.message)],
  };
}

/** An application that was deleted with its applicant's account. */
type LeftApplication = {
  jobId: string;
  job: string;
  applicant: string;
  interviewAt: string | null;
};

/** Email to a company: an applicant has left the board, or several in a line each. */
export function applicantLeftContent(left: LeftApplication[], language: Language): EmailContent {
  const { company: words } = messagesFor(language).emails.status;
  const [first, ...more] = left;
  const isOneJob = left.every(({ jobId }) => jobId === first?.jobId);
  const href = first && isOneJob ? paths.applicants(first.jobId) : paths.companyDashboard();
  const action = { label: words.actJob, href: settings().baseUrl + href };
  const frame = { notes: [], action, reason: words.reason };
  const interviewOff = ({ interviewAt }: LeftApplication) =>
    interviewAt
      ? [
          words.leave.interview({
            when: formatDateTime(new Date(interviewAt), language, { weekday: true }),
          }),
        ]
      : [];
  if (!first || more.length > 0) {
    const intro = words.severalIntro(left.length);
    const entries = left.map((each) => ({
      title: nameOf(each, language),
      lines: [titleOf(each, language), words.leave.short, ...interviewOff(each)],
    }));
    return {
      ...frame,
      subject: words.severalSubject(left.length),
      preview: intro,
      heading: words.severalHeading,
      blocks: [paragraph(intro), shortList(entries, language)],
    };
  }
  const names = { job: titleOf(first, language), applicant: nameOf(first, language) };
  const intro = words.leave.intro(names);
  return {
    ...frame,
    subject: words.leave.subject(names),
    preview: intro,
    heading: words.leave.heading,
    blocks: [intro, ...interviewOff(first)].map(paragraph),
  };
}

function actionFor({ action, applicationId }: Answer, language: Language): EmailContent["action"] {
  const { status: words } = messagesFor(language).emails;
  if (action === "close")
    return { label: words.actClosed, href: settings().baseUrl + paths.jobs() };
  const label = action === "invite" ? words.actInterview : words.act;
  return { label, href: settings().baseUrl + paths.ownApplication(applicationId) };
}

/** The nearest page that has all of them: an applicant's, a job's applicants, or every application. */
function companyPageOf([first, ...more]: ApplicantAction[]): string {
  if (!first || more.some(({ jobId }) => jobId !== first.jobId)) {
    return paths.companyDashboard({ tab: "applications" });
  }
  if (more.some(({ applicationId }) => applicationId !== first.applicationId)) {
    return paths.applicants(first.jobId);
  }
  return paths.applicant(first.jobId, first.applicationId);
}

function panelFor(event: AnnouncedEvent, language: Language): EmailBlock[] {
  const [title, ...lines] = interviewLines(event, language);
  const entry: EmailEntry | undefined = title ? { title, lines } : undefined;
  return entry ? [{ kind: "panel", entry }] : [];
}

function interviewLines({ interview }: AnnouncedEvent, language: Language): string[] {
  if (!interview) return [];
  const { startsAt, place, link, note } = interview;
  const when = formatDateTime(startsAt, language, { weekday: true });
  const lines = [place, link, ...(note ?? "").split("\n")].filter((line) => line?.trim());
  const { interviewAt } = messagesFor(language).emails.status;
  return [interviewAt({ when }), ...lines.map((line) => isolated(line ?? ""))];
}

const longestMessage = 20;

/** A person's text, a paragraph each line; a long one is cut and continues on the board. */
function paragraphs(message: string | null): EmailBlock[] {
  const lines = (message ?? "").split("\n").filter((line) => line.trim() !== "");
  const shown = lines
    .slice(0, longestMessage)
    .map((line) => paragraph(isolated(line, maxReplyLength)));
  return lines.length > longestMessage ? [...shown, paragraph("…")] : shown;
}

function paragraph(text: string): EmailBlock {
  return { kind: "paragraph", text };
}

function titleOf({ job }: Pick<AnnouncedEvent, "job">, language: Language): string {
  return isolated(job || messagesFor(language).jobs.noTitle);
}

function nameOf({ applicant }: Pick<AnnouncedEvent, "applicant">, language: Language): string {
  return applicant ? isolated(applicant) : messagesFor(language).emails.newApplications.nobody;
}

import { type EmailContent, isolated } from "#app/emails/email-content.ts";
import { shortList } from "#app/emails/short-list.server.ts";
import { reachedStep, shownStatus } from "#app/features/applications/own-status.ts";
import { formatDateTime } from "#app/i18n/format.ts";
import type { Language } from "#app/i18n/language.ts";
import { maxReplyLength } from "#app/limits.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { paths } from "#app/paths.ts";
import { settings } from "#app/platform/settings/settings.server.ts";
import type { AnnouncedEvent } from "./announced-events.server.ts";
import { interviewLines, interviewPanel, isMove } from "./interview-lines.server.ts";
import {
  type Answer,
  type ApplicantAction,
  type LatestAnswer,
  lastActions,
  latestAnswers,
} from "./latest-answers.ts";

/**
 * To an applicant: one application in full, or each of several in short, with the company's words.
 * Undefined where nothing of it holds any more.
 */
export function statusContent(events: Answer[], language: Language): EmailContent | undefined {
  const { status: words } = messagesFor(language).emails;
  const latest = latestAnswers(events);
  const [first, ...more] = latest;
  if (!first) return undefined;
  const isWritten = latest.some(({ written }) => written.length > 0);
  const notes = isWritten ? [words.noReplies, words.noMoney] : [words.noMoney];
  const frame = { notes, reason: words.reason };
  if (more.length > 0) {
    const entries = latest.map(({ last, written }) => ({
      title: titleOf(last, language),
      company: companyOf(last),
      lines: [
        isolated(last.company),
        textsOf(last, language).short,
        ...interviewLines(last, language),
        ...cut(wordsOf(written, language), linesInList),
      ],
    }));
    const intro = words.severalIntro(latest.length);
    return {
      ...frame,
      subject: words.severalSubject(latest.length),
      heading: words.severalHeading,
      blocks: [intro, shortList(entries, language)],
      action: {
        label: words.act,
        href: settings().baseUrl + paths.myAccount({ tab: "applications" }),
      },
    };
  }
  const { last, written } = first;
  const texts = textsOf(last, language);
  const names = { job: titleOf(last, language), company: isolated(last.company) };
  const intro = texts.intro(names);
  return {
    ...frame,
    subject: texts.subject(names),
    heading: texts.heading,
    blocks: [
      intro,
      { kind: "course", reached: reachedStep(shownStatus(last.status, true)) ?? 0 },
      ...interviewPanel(last, language, companyOf(last)),
      ...wordsOf(written, language, maxReplyLength),
    ],
    action: actionFor(last, language),
  };
}

function companyOf({ companyId, company, logo }: Answer) {
  return { id: companyId, name: company, logo };
}

function textsOf(last: Answer, language: Language) {
  const { status: words } = messagesFor(language).emails;
  return isMove(last) ? words.move : words[last.action];
}

/** Email to a company: the answers of one applicant, or of several in a line each. */
export function applicantAnswersContent(all: ApplicantAction[], language: Language): EmailContent {
  const { company: words, noReplies } = messagesFor(language).emails.status;
  const actions = lastActions(all);
  const [first, ...more] = actions;
  const href = settings().baseUrl + companyPageOf(actions.map(({ last }) => last));
  const notes = actions.some(({ written }) => written.length > 0) ? [noReplies] : [];
  const frame = { notes, action: { label: words.act, href }, reason: words.reason };
  if (!first || more.length > 0) {
    const intro = words.severalIntro(actions.length);
    const entries = actions.map(({ last, written }) => ({
      title: nameOf(last, language),
      lines: [
        titleOf(last, language),
        words[last.action].short,
        ...interviewLines(last, language),
        ...(last.action !== "write" && written.length > 0 ? [words.write.short] : []),
      ],
    }));
    return {
      ...frame,
      subject: words.severalSubject(actions.length),
      heading: words.severalHeading,
      blocks: [intro, shortList(entries, language)],
    };
  }
  const { last, written } = first;
  const texts = words[last.action];
  const names = { job: titleOf(last, language), applicant: nameOf(last, language) };
  const intro = texts.intro(names);
  const quoted = last.action === "write" ? written : [last, ...written];
  return {
    ...frame,
    subject: texts.subject(names),
    heading: texts.heading,
    blocks: [
      intro,
      ...interviewPanel(last, language),
      ...quoted.flatMap((event) => messageLines(event, language)),
    ],
  };
}

/** An applicant's words, and that documents came with them. */
function messageLines({ message, documents }: ApplicantAction, language: Language): string[] {
  const { company: words } = messagesFor(language).emails.status;
  const lines = linesOf(message, maxReplyLength);
  return documents > 0 ? [...lines, words.documents(documents)] : lines;
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
  const frame = { action, reason: words.reason };
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
      heading: words.severalHeading,
      blocks: [intro, shortList(entries, language)],
    };
  }
  const names = { job: titleOf(first, language), applicant: nameOf(first, language) };
  const intro = words.leave.intro(names);
  return {
    ...frame,
    subject: words.leave.subject(names),
    heading: words.leave.heading,
    blocks: [intro, ...interviewOff(first)],
  };
}

function actionFor(
  { action, applicationId, interview }: Answer,
  language: Language,
): EmailContent["action"] {
  const { status: words } = messagesFor(language).emails;
  if (action === "close")
    return { label: words.actClosed, href: settings().baseUrl + paths.jobs() };
  const invited = interview?.startsAt ? words.actInterview : words.actChoose;
  const label = action === "invite" ? invited : action === "reply" ? words.actReply : words.act;
  return { label, href: settings().baseUrl + paths.ownApplication(applicationId) };
}

/** The nearest page that has all of them: an applicant's, a job's applicants, or every application. */
function companyPageOf([first, ...more]: readonly ApplicantAction[]): string {
  if (!first || more.some(({ jobId }) => jobId !== first.jobId)) {
    return paths.companyDashboard({ tab: "applications" });
  }
  if (more.some(({ applicationId }) => applicationId !== first.applicationId)) {
    return paths.applicants(first.jobId);
  }
  return paths.applicant(first.jobId, first.applicationId);
}

const longestMessage = 20;
const linesInList = 4;

/** A company's texts in lines; each names its answer where answers differ. */
function wordsOf(
  written: LatestAnswer["written"],
  language: Language,
  maxLength?: number,
): string[] {
  const { status: words } = messagesFor(language).emails;
  const isMixed = written.some(({ action }) => action !== written[0]?.action);
  return written.flatMap(({ action, message }) => {
    const [first = "", ...more] = linesOf(message, maxLength);
    return [isMixed ? `${words[action].short}: ${first}` : first, ...more];
  });
}

/** A person's text in lines; a long one is cut and continues on the board. */
function linesOf(message: string | null, maxLength?: number): string[] {
  const lines = (message ?? "").split("\n").filter((line) => line.trim() !== "");
  return cut(
    lines.map((line) => isolated(line, maxLength)),
    longestMessage,
  );
}

function cut(lines: string[], count: number): string[] {
  return lines.length > count ? [...lines.slice(0, count), "…"] : lines;
}

function titleOf({ job }: Pick<AnnouncedEvent, "job">, language: Language): string {
  return isolated(job || messagesFor(language).jobs.noTitle);
}

function nameOf({ applicant }: Pick<AnnouncedEvent, "applicant">, language: Language): string {
  return applicant ? isolated(applicant) : messagesFor(language).emails.newApplications.nobody;
}

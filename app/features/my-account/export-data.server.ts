import { setImmediate as turn } from "node:timers/promises";
import { asc, eq } from "drizzle-orm";
import { type Zip, ZipDeflate, ZipPassThrough } from "fflate";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import type { Person } from "#app/features/accounts/actor.ts";
import { exportOwnAccount } from "#app/features/accounts/export-account.server.ts";
import { ownsCompany } from "#app/features/accounts/membership/acting-company.ts";
import { confirmOwnPassword } from "#app/features/accounts/own-password.server.ts";
import { consume, limitKey } from "#app/features/accounts/rate-limits/rate-limits.server.ts";
import { exportOwnAlerts } from "#app/features/alerts/own-alerts.server.ts";
import {
  type Answer,
  answerWords,
  optionWords,
  questionWords,
} from "#app/features/applications/answers/answer.ts";
import { listOwnAnswers } from "#app/features/applications/answers/answers.server.ts";
import {
  cvViews,
  documents,
  jobApplications,
  uploads,
} from "#app/features/applications/applications.table.ts";
import { safeFileName } from "#app/features/applications/cv/cv-file.ts";
import {
  contentColumns,
  readCv,
} from "#app/features/applications/cv/encryption/cv-content.server.ts";
import { listOwnCvs } from "#app/features/applications/cv/own/own-cvs.server.ts";
import { listOwnHistory } from "#app/features/applications/lifecycle/history.server.ts";
import {
  findInterviews,
  type Interview,
} from "#app/features/applications/lifecycle/interviews.server.ts";
import { listRemovedApplications } from "#app/features/applications/unanswered/removed-jobs.server.ts";
import { exportOwnChecks } from "#app/features/companies/checks/own-checks.server.ts";
import { companyCalled } from "#app/features/companies/company-name.server.ts";
import { findOwnLogo } from "#app/features/companies/logo/logos.server.ts";
import { findReplyFigures } from "#app/features/companies/reply-figures/reply-figures.server.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { listQuestionsOf } from "#app/features/job/questions/questions.server.ts";
import { exportOwnSources } from "#app/features/jobs/feeds-in/sources/list-sources.server.ts";
import { exportOwnMemory } from "#app/features/jobs/memory/memory.server.ts";
import { exportOwnReports } from "#app/features/moderation/reports/own-reports.server.ts";
import { exportOwnChat } from "#app/features/push/chats/own-chat.server.ts";
import { exportOwnDevices } from "#app/features/push/subscriptions.server.ts";
import { listOwnEntries } from "#app/features/seekers/entries/own-entries.server.ts";
import { exportOwnApiKeys } from "#app/features/team/keys/api-keys.server.ts";
import { exportOwnMembership } from "#app/features/team/own-membership.server.ts";
import { exportOwnWebhooks } from "#app/features/team/webhooks/endpoints.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { paths } from "#app/paths.ts";
import { db, withoutTimeLimit } from "#app/platform/database/database.server.ts";
import { log } from "#app/platform/log/log.server.ts";
import { isRefused, type Refusal } from "#app/platform/outcome.ts";
import { zipStream } from "#app/platform/storage/zip-stream.server.ts";
import { dataPage } from "./data-page.server.ts";

const exportsAnHour = { max: 10, seconds: 60 * 60 };

/**
 * All data about the actor as the bytes of a ZIP file: a page to read, data.json and the uploaded
 * files, without texts of others. Refusals: those of confirmOwnPassword.
 */
export async function exportOwnData(
  actor: Person,
  password: string,
  language: Language,
): Promise<ReadableStream<Uint8Array> | Refusal> {
  const confirmed = await confirmOwnPassword(actor, password);
  if (isRefused(confirmed)) return confirmed;
  const taken = await consume(limitKey("exports", actor.id), exportsAnHour);
  if (isRefused(taken)) return taken;
  const { files, ...own } = await withoutTimeLimit(() => collect(actor, language));
  const listed = files.map(({ fileKey: _, encrypted: __, ...file }) => file);
  const data = { ...own, files: listed };
  const json = jsonOf({ exportedAt: new Date(), ...data });
  log("data exported", { account: actor.id });
  const texts = { "data.html": dataPage(data, language), "data.json": json };
  return zipStream((zip) => fill(zip, texts, files));
}

async function collect(actor: Person, language: Language) {
  const [account, alerts, membership, memory, applications, cvs, logo, files, unfinished, posted] =
    await Promise.all([
      exportOwnAccount(actor),
      exportOwnAlerts(actor),
      exportOwnMembership(actor),
      exportOwnMemory(actor),
      findApplications(actor, language),
      listOwnCvs(actor),
      findOwnLogo(actor),
      findFiles(actor),
      db
        .select({
          fileName: uploads.fileName,
          bytes: uploads.sizeBytes,
          received: uploads.received,
          createdAt: uploads.createdAt,
        })
        .from(uploads)
        .where(eq(uploads.ownerId, actor.id)),
      ownsCompany(actor) ? findJobs(actor, language) : [],
    ]);
  const own = {
    ...account,
    jobsAndSchools: await listOwnEntries(actor),
    alerts,
    membership,
    ...(await exportOwnReports(actor)),
    pushDevices: await exportOwnDevices(actor),
    telegramChat: await exportOwnChat(actor),
    memory,
    applications,
    removedApplications: await listRemovedApplications(actor),
    savedCvs: cvs,
    uploads: unfinished,
    apiKeys: await exportOwnApiKeys(actor),
    feeds: await exportOwnSources(actor),
    webhooks: await exportOwnWebhooks(actor),
    jobs: posted,
    files,
  };
  if (!ownsCompany(actor)) return own;
  return {
    ...own,
    replyFigures: await findReplyFigures(actor.id),
    checks: await exportOwnChecks(actor),
    logo: logo === undefined ? null : paths.logoFile(logo, "512.webp"),
  };
}

async function findJobs(actor: Person, language: Language) {
  const posted = await db
    .select()
    .from(jobs)
    .where(eq(jobs.companyId, actor.id))
    .orderBy(asc(jobs.createdAt));
  const questions = await listQuestionsOf(actor.id);
  const messages = messagesFor(language);
  return posted.map((job) => {
    const own = questions
      .get(job.id)
      ?.map(({ kind, preset, must, min, max, ...question }) => ({
        question: questionWords({ preset, text: question.text }, messages),
        options: question.options.map((option) => optionWords(kind, preset, option, messages)),
        required: question.isRequired,
        wanted: [min, max, ...must.map((option) => optionWords(kind, preset, option, messages))],
      }));
    return own ? { ...job, questions: own } : job;
  });
}

async function findApplications(actor: Person, language: Language) {
  const sent = await db
    .select({ application: jobApplications, job: jobs.title, company: companyCalled })
    .from(jobApplications)
    .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
    .innerJoin(userProfiles, eq(userProfiles.id, jobs.companyId))
    .where(eq(jobApplications.userId, actor.id))
    .orderBy(asc(jobApplications.createdAt));
  const views = await db
    .select({ id: cvViews.applicationId, at: cvViews.viewedAt, by: companyCalled })
    .from(cvViews)
    .innerJoin(jobApplications, eq(jobApplications.id, cvViews.applicationId))
    .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
    // Who of the company it was is the company's business.
    .innerJoin(userProfiles, eq(userProfiles.id, jobs.companyId))
    .where(eq(jobApplications.userId, actor.id))
    .orderBy(asc(cvViews.viewedAt));
  const viewsOf = Map.groupBy(views, ({ id }) => id);
  const ids = sent.map(({ application }) => application.id);
  const [history, invitations, answers] = await Promise.all([
    listOwnHistory(actor, ids),
    findInterviews(ids),
    listOwnAnswers(actor, ids),
  ]);
  const messages = messagesFor(language);
  const worded = (answer: Answer) => ({
    question: questionWords(answer, messages),
    answer: answerWords(answer, messages, language),
  });
  return sent.map(
    ({
      application: {
        userId: _,
        starred: _star,
        meanRating: _rating,
        ratingCount: _ratings,
        unreadReminder: _reminder,
        ...application
      },
      ...of
    }) => ({
      ...of,
      ...application,
      answers: answers.get(application.id)?.map(worded),
      history: history.get(application.id) ?? [],
      interview: interviewOf(invitations.get(application.id)),
      cvOpened: (viewsOf.get(application.id) ?? []).map(({ at, by }) => ({ at, by })),
    }),
  );
}

/** An invitation without the numbers that the board goes by. */
function interviewOf(interview: Interview | undefined) {
  if (!interview) return null;
  const { offerId: _, timeId: _time, sequence: _sequence, reminders: _sent, ...own } = interview;
  return own;
}

type OwnFile = {
  id: string;
  name: string;
  path: string;
  bytes: number;
  createdAt: Date;
  fileKey: Uint8Array | null;
  encrypted: boolean;
};

async function findFiles(actor: Person): Promise<OwnFile[]> {
  const rows = await db
    .select({
      ...contentColumns,
      name: documents.fileName,
      bytes: documents.sizeBytes,
      createdAt: documents.createdAt,
    })
    .from(documents)
    .where(eq(documents.ownerId, actor.id))
    .orderBy(asc(documents.createdAt));
  // Two files may have one name.
  return rows.map((row) => ({ ...row, path: `files/${row.id}/${safeFileName(row.name)}` }));
}

/** The same text as of JSON.stringify, in pieces, one for each row of a list. */
function* jsonOf(own: Record<string, unknown>): Generator<string> {
  const text = (value: unknown, indent: string) =>
    (JSON.stringify(value, null, 2) ?? "null").replaceAll("\n", `\n${indent}`);
  let before = "{";
  for (const [part, value] of Object.entries(own)) {
    if (value === undefined) continue;
    yield `${before}\n  ${JSON.stringify(part)}: `;
    before = ",";
    if (!Array.isArray(value) || value.length === 0) {
      yield text(value, "  ");
      continue;
    }
    for (const [at, row] of value.entries())
      yield `${at === 0 ? "[" : ","}\n    ${text(row, "    ")}`;
    yield "\n  ]";
  }
  yield "\n}";
}

/** Texts by the names of their files, in pieces that are made as they are packed. */
type Texts = Record<string, Iterable<string>>;

const lettersAtOnce = 32 * 1024;

async function* fill(zip: Zip, texts: Texts, files: OwnFile[]) {
  for (const [name, pieces] of Object.entries(texts)) {
    const entry = new ZipDeflate(name);
    zip.add(entry);
    let text = "";
    for (const piece of pieces) {
      text += piece;
      if (text.length < lettersAtOnce) continue;
      entry.push(Buffer.from(text));
      text = "";
      await turn();
      yield;
    }
    entry.push(Buffer.from(text), true);
    yield;
  }
  for (const file of files) {
    const bytes = await readCv(file);
    const entry = new ZipPassThrough(file.path);
    entry.mtime = file.createdAt;
    zip.add(entry);
    // A file that is gone stands there empty: the list in data.json says how long it was.
    entry.push(bytes ?? new Uint8Array(), true);
    yield;
  }
  zip.end();
}

import type { Person } from "#app/features/accounts/actor.ts";
import {
  findApplicationRecord,
  listApplicationRecords,
  type ReadApplication,
  readApplicationDocument,
  readApplicationRecord,
} from "#app/features/applicants/records/application-records.server.ts";
import { answerWords, questionWords } from "#app/features/applications/answers/answer.ts";
import { contentDisposition, cvMediaTypes } from "#app/features/applications/cv/cv-file.ts";
import { answerApplications } from "#app/features/applications/lifecycle/answer-applications.server.ts";
import {
  type AnswerValues,
  answerForm,
  type InterviewValues,
  optionalText,
  venueErrors,
} from "#app/features/applications/lifecycle/answer-form.ts";
import { usualLength } from "#app/features/applications/lifecycle/offered-times.ts";
import { checkForm } from "#app/http/form.ts";
import type { Language } from "#app/i18n/language.ts";
import { maxReplyLength } from "#app/limits.ts";
import { type MessageKey, messageAt } from "#app/messages/message-key.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { logThrottled } from "#app/platform/log/log.server.ts";
import { settings } from "#app/platform/settings/settings.server.ts";
import { FileStoreError } from "#app/platform/storage/file-store.server.ts";
import {
  applicationQuery,
  applicationsQuery,
  type Invitation,
  newMessage,
  stageActions,
  stageChange,
} from "./application-schemas.ts";
import { newestFirst, readCursor, writeCursor } from "./cursor.ts";
import { ApiRefusal, holder, type Operation, operation } from "./operation.ts";
import { worked } from "./problem.server.ts";
import { idPath, noQuery } from "./schemas.ts";

/** The applications to the jobs of a key's company: the services of its dashboard. */
export const ownApplicationOperations: Operation[] = [
  operation({
    id: "listApplications",
    method: "get",
    path: "/own/applications",
    tag: "ownApplications",
    scope: "applications:read",
    querySchema: applicationsQuery,
    answer: { status: 200, name: "ApplicationList" },
    refusals: [],
    async handle({ actor, query: { cursor, ...part } }) {
      const after = readCursor(newestFirst, cursor);
      const { records, next } = await listApplicationRecords(holder(actor), { ...part, after });
      return { json: { data: records, next: writeCursor(next) } };
    },
  }),
  operation({
    id: "getApplication",
    method: "get",
    path: "/own/applications/{id}",
    tag: "ownApplications",
    scope: "applications:read",
    pathSchema: idPath,
    querySchema: applicationQuery,
    answer: { status: 200, name: "Application" },
    refusals: [404],
    async handle({ actor, path, query: { lang }, isRead }) {
      return { json: await applicationOf(holder(actor), path.id, lang, isRead) };
    },
  }),
  operation({
    id: "getApplicationDocument",
    method: "get",
    path: "/own/documents/{id}",
    tag: "ownApplications",
    scope: "applications:read",
    pathSchema: idPath,
    querySchema: noQuery,
    answer: { status: 200, files: Object.values(cvMediaTypes) },
    refusals: [404],
    async handle({ actor, path, isRead }) {
      // The headers alone would count as opened, too.
      if (!isRead) throw new ApiRefusal(405, { headers: { allow: "GET, OPTIONS" } });
      const file = await readApplicationDocument(holder(actor), path.id).catch((error: unknown) => {
        if (!(error instanceof FileStoreError)) throw error;
        logThrottled("CV not read", { cause: String(error.cause) });
        throw new ApiRefusal(503, { headers: { "retry-after": "5" } });
      });
      if (!file) throw new ApiRefusal(404);
      return {
        bytes: file.content,
        headers: {
          "content-type": file.mediaType,
          "content-length": String(file.content.length),
          "content-disposition": contentDisposition(file.name),
          "content-security-policy": "sandbox; default-src 'none'",
          "x-content-type-options": "nosniff",
          "cache-control": "private, no-store",
        },
      };
    },
  }),
  operation({
    id: "changeStage",
    method: "post",
    path: "/own/applications/{id}/stage",
    tag: "ownApplications",
    scope: "applications:write",
    pathSchema: idPath,
    querySchema: noQuery,
    body: { name: "StageChange", schema: stageChange },
    answer: { status: 200, name: "ApplicationState" },
    refusals: [404, 409, 422],
    async handle({ actor, path: { id }, body, language }) {
      const { stage, text, interview } = body;
      const action = stageActions[stage];
      const message = optionalText(maxReplyLength).parse(text ?? "");
      const invitation = action === "invite" ? invitationOf(interview, language) : null;
      await answer(holder(actor), id, { action, message, interview: invitation }, language);
      return { json: await stateOf(holder(actor), id) };
    },
  }),
  operation({
    id: "sendMessage",
    method: "post",
    path: "/own/applications/{id}/messages",
    tag: "ownApplications",
    scope: "applications:write",
    pathSchema: idPath,
    querySchema: noQuery,
    body: { name: "NewMessage", schema: newMessage },
    answer: { status: 200, name: "ApplicationState" },
    refusals: [404, 409, 422],
    async handle({ actor, path: { id }, body: { text }, language }) {
      const checked = checkForm(answerForm, { action: "reply", message: text });
      if (checked.errors) throw unfit({ text: checked.errors.message }, language);
      await answer(holder(actor), id, checked.values, language);
      return { json: await stateOf(holder(actor), id) };
    },
  }),
];

/** Has the company answer one application. Throws refusals, of 409 where its stage does not allow it. */
async function answer(actor: Person, id: string, values: AnswerValues, language: Language) {
  const { skipped } = worked(await answerApplications(actor, [id], values), language);
  if (skipped > 0) throw new ApiRefusal(409);
}

/** Where it stands now: a key that only writes reads nothing of it. */
async function stateOf(actor: Person, applicationId: string) {
  const record = await findApplicationRecord(actor, applicationId);
  if (!record) throw new ApiRefusal(404);
  const { id, jobId, stage, changedAt } = record;
  return { id, jobId, stage, changedAt };
}

async function applicationOf(actor: Person, id: string, lang: Language, isOpened: boolean) {
  const application = await readApplicationRecord(actor, id, isOpened);
  if (!application) throw new ApiRefusal(404);
  const { content, ...entry } = application;
  return { ...entry, content: content && contentOf(content, lang) };
}

type Content = NonNullable<ReadApplication["content"]>;

function contentOf(content: Content, lang: Language) {
  const { coverLetter, availableDate, applicant, documents, answers, history, interview } = content;
  const { bio, linkedinUrl, portfolioUrl, workType, availability, experienceYears } = applicant;
  const { skills, certifications, languages, email, isEmailConfirmed, phone } = applicant;
  const about = { bio, linkedinUrl, portfolioUrl, workType, availability, experienceYears };
  const words = messagesFor(lang);
  const base = `${settings().baseUrl}/api/v1/own/documents`;
  return {
    coverLetter,
    availableDate,
    email,
    isEmailConfirmed,
    phone,
    home: applicant.place,
    profile: {
      ...about,
      skills,
      certifications,
      languages,
      entries: applicant.entries.map(({ kind, title, organization, from, until, details }) => ({
        entryKind: kind,
        entryTitle: title,
        organization,
        from,
        until,
        details,
      })),
    },
    answers: answers.map((each) => ({
      question: questionWords(each, words),
      answer: answerWords(each, words, lang),
      isUnmet: each.isUnmet,
    })),
    documents: documents.map(({ id, name, isCv }) => ({
      id,
      fileName: name,
      isCv,
      fileUrl: `${base}/${id}`,
    })),
    history: history.map(({ id, action, side, message, createdAt }) => ({
      eventId: id,
      action,
      side,
      text: message,
      at: createdAt,
    })),
    interview: interview && interviewOf(interview),
  };
}

function interviewOf(interview: NonNullable<Content["interview"]>) {
  const { startsAt, isTimeSet, minutes, place, phone, link, note, answer, answerNote } = interview;
  const at = isTimeSet && startsAt ? startsAt.toISOString() : null;
  const where = { venue: place, phone, link, note };
  return { startsAt: at, minutes, ...where, reply: answer, replyNote: answerNote };
}

/** The interview that applicants are invited to. Throws a refusal of 422 that names the fields. */
function invitationOf(sent: Invitation | undefined, language: Language): InterviewValues {
  if (!sent) throw unfit({ interview: "lifecycle.errors.day" }, language);
  const line = (text: string | null | undefined) => optionalText(maxReplyLength).parse(text ?? "");
  const instants = [...new Set(sent.times.map((time) => Date.parse(time)))];
  const times = instants.sort((one, other) => one - other).map((time) => new Date(time));
  const [first] = times;
  const venue = { place: line(sent.venue), phone: line(sent.phone), link: line(sent.link) };
  const { place: venueError, ...errors } = venueErrors(venue);
  const isPast = !first || first.getTime() <= Date.now();
  const wrong: Record<string, MessageKey | undefined> = {
    "interview.times": isPast ? "lifecycle.errors.dayPast" : undefined,
    "interview.venue": venueError,
    "interview.phone": errors.phone,
    "interview.link": errors.link,
  };
  if (Object.values(wrong).some(Boolean)) throw unfit(wrong, language);
  const { minutes = Number(usualLength), isGroup = false } = sent;
  return { times, minutes, isGroup, ...venue, note: line(sent.note) };
}

function unfit(errors: Record<string, MessageKey | undefined>, language: Language): ApiRefusal {
  const messages = messagesFor(language);
  return new ApiRefusal(422, {
    errors: Object.entries(errors).flatMap(([field, key]) =>
      key ? [{ field, message: messageAt(messages, key) }] : [],
    ),
  });
}

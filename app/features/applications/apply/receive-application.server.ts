import type { Person } from "#app/features/accounts/actor.ts";
import { askAboutSlip, chosenEmail } from "#app/features/accounts/address/email-slip.ts";
import { refuseUnwritable } from "#app/features/accounts/mailbox/utf8-mail.server.ts";
import { answerField, isAnswerField } from "#app/features/applications/answers/answer.ts";
import { checkAnswers } from "#app/features/applications/answers/check-answers.ts";
import { applicationCan } from "#app/features/applications/application.ts";
import {
  applyToJob,
  findOwnApplication,
  findOwnContact,
} from "#app/features/applications/applications.server.ts";
import { findJobToApplyFor } from "#app/features/applications/applied-job.server.ts";
import {
  type ApplyAnswer,
  cvPick,
  inputFields,
  keyField,
  removeFile,
} from "#app/features/applications/apply-response.ts";
import {
  discardUnusedDocument,
  findUnusedDocument,
  type UploadedDocument,
  uploadDocument,
} from "#app/features/applications/cv/documents.server.ts";
import { maxFilesOfCv, readSentForm } from "#app/features/applications/cv/multipart.server.ts";
import { copyOwnCv, recordOwnCvUse } from "#app/features/applications/cv/own/own-cvs.server.ts";
import { findSubmission } from "#app/features/applications/idempotency.server.ts";
import { listPublicQuestions } from "#app/features/job/questions/questions.server.ts";
import type { SentFile } from "#app/http/file-form/file-form.server.ts";
import { checkForm, type FormErrors, type FormValues } from "#app/http/form.ts";
import type { MessageKey } from "#app/messages/message-key.ts";
import { logError } from "#app/platform/log/log.server.ts";
import { isRefused } from "#app/platform/outcome.ts";
import {
  type ApplicationValues,
  applicationByPhoneForm,
  applicationForm,
} from "./application-form.ts";
import { statusOf } from "./refusal-status.server.ts";

type Refused = { answer: ApplyAnswer; status: number };
type Received = "sent" | Refused;

/**
 * Handles a posted application form, with the CV in it or uploaded before. After a refusal the
 * input returns and an accepted file is stored for the next attempt. Somebody who is there to answer
 * `asks` about an address that looks like a slip.
 */
export async function receiveApplication(
  person: Person,
  jobId: string,
  request: Request,
  { asks } = { asks: false },
): Promise<Received> {
  const form = await readSentForm(request, "resume", maxFilesOfCv);
  if (isRefused(form)) return { answer: { values: {}, document: null, ...form }, status: 400 };
  const { values, files } = form;
  const fields = chosenEmail(values);
  const of = { person, jobId, fields, files, asks };
  const sent: Sent = { ...of, document: null, savedCv: pickedCv(fields) };
  try {
    return await take(sent);
  } catch (error) {
    logError(error, { act: "apply" });
    return refuse(sent, "applications.unknownError", 500);
  }
}

type Sent = {
  person: Person;
  jobId: string;
  fields: FormValues;
  /** One document, or the photos of its pages. */
  files: readonly SentFile[];
  asks: boolean;
  /** The accepted CV: from an upload before, or from this form once it is stored. */
  document: UploadedDocument | null;
  /** The id of the saved CV that was picked, if one was. */
  savedCv: string;
};

async function take(sent: Sent): Promise<Received> {
  const { person, jobId, fields } = sent;
  const documentId = fields.documentId ?? "";
  sent.document = (await findUnusedDocument(person, documentId)) ?? null;
  if (fields[removeFile.name] === removeFile.value) {
    await discardUnusedDocument(person, documentId);
    sent.document = null;
    return { answer: answerOf(sent), status: 200 };
  }

  const key = fields[keyField] ?? "";
  // Checked first: a repeated submission succeeds, even if the job has closed since.
  if (await findSubmission(person, jobId, key)) {
    await discardUnusedDocument(person, documentId);
    return "sent";
  }
  const target = await findJobToApplyFor(jobId);
  if (!target) return refuse(sent, "jobs.missing");
  const verdict = applicationCan.send(target.job.state);
  if (!verdict.allowed) return refuse(sent, verdict.reason);
  if (await findOwnApplication(person, jobId)) {
    await discardUnusedDocument(person, documentId);
    // The same form may have been sent a moment before.
    if (await findSubmission(person, jobId, key)) return "sent";
    return refuse(sent, "applications.alreadyApplied");
  }

  const form = person.email === null ? applicationByPhoneForm : applicationForm;
  const checked = checkForm(form, fields);
  const questions = await listPublicQuestions(jobId);
  const answered = checkAnswers(questions, fields);
  const hasNew = questions.some(({ id, isRequired }) => isRequired && !(answerField(id) in fields));
  const wrongCv = await receiveCv(sent);
  const unwritable = checked.errors ? undefined : await refuseUnwritable(checked.values.email);
  const isUnanswered = Object.keys(answered.errors).length > 0;
  if (checked.errors || wrongCv || unwritable || isUnanswered) {
    const refusal = correct(sent, {
      ...checked.errors,
      ...answered.errors,
      ...(unwritable && { email: unwritable.refused }),
      ...(wrongCv && { resume: wrongCv }),
    });
    return hasNew ? withNewQuestions(refusal) : refusal;
  }
  const meant = sent.asks ? await slipOf(sent, checked.values.email) : undefined;
  if (meant) return { answer: { ...answerOf(sent), meant }, status: 400 };
  return sent.savedCv
    ? applyWithSaved(sent, checked.values, key)
    : applyWithFile(sent, checked.values, key);
}

/** The address that may have been meant; the one in the profile is not asked about again. */
async function slipOf({ person, fields }: Sent, email: string): Promise<string | undefined> {
  const meant = askAboutSlip(fields, email.toLowerCase());
  return meant && (await findOwnContact(person)).email !== email ? meant : undefined;
}

async function applyWithFile(
  sent: Sent,
  values: ApplicationValues,
  key: string,
): Promise<Received> {
  const { person, jobId, document, fields } = sent;
  const outcome = await applyToJob(person, jobId, values, document?.id ?? "", key, fields);
  if (!isRefused(outcome)) return "sent";
  if (outcome.refused !== "applications.documentGone") return refuse(sent, outcome.refused);
  sent.document = null;
  return correct(sent, { resume: outcome.refused });
}

/** Sends a copy: application and saved CV are independent afterwards. */
async function applyWithSaved(
  sent: Sent,
  values: ApplicationValues,
  key: string,
): Promise<Received> {
  const { person, jobId, savedCv, fields } = sent;
  const copy = await copyOwnCv(person, savedCv);
  if (isRefused(copy)) return correct(sent, { resume: copy.refused });
  const outcome = await applyToJob(person, jobId, values, copy.id, key, fields);
  if (isRefused(outcome)) {
    await discardUnusedDocument(person, copy.id);
    return refuse(sent, outcome.refused);
  }
  if (sent.document) await discardUnusedDocument(person, sent.document.id);
  await recordOwnCvUse(person, savedCv);
  return "sent";
}

function pickedCv(fields: FormValues): string {
  const picked = fields[cvPick.name] ?? "";
  return picked === cvPick.file ? "" : picked;
}

/** Keeps the form's file, or photos, in place of one uploaded before; answers why there is none. */
async function receiveCv(sent: Sent): Promise<MessageKey | undefined> {
  const { person, files, document, fields, savedCv } = sent;
  if (files.length === 0) {
    if (savedCv) return undefined;
    if (document) return undefined;
    return fields.documentId ? "applications.documentGone" : "applications.cvMissing";
  }
  if (files.some(({ tooLarge }) => tooLarge)) return "applications.cvTooLarge";
  const uploaded = await uploadDocument(person, ...files);
  if (isRefused(uploaded)) return uploaded.refused;
  if (document) await discardUnusedDocument(person, document.id);
  sent.document = uploaded;
  if (!savedCv) return undefined;
  // Without scripts choosing a file leaves the radio where it was: only the sender knows which.
  sent.savedCv = "";
  return "cvs.which";
}

/** Questions that the sent form did not have: the page loads them as after any conflict. */
function withNewQuestions({ answer }: Refused): Received {
  const refused = "screening.errors.changed";
  return { answer: { ...answer, refused }, status: statusOf(refused) };
}

function correct(sent: Sent, errors: FormErrors): Refused {
  const status = errors.resume ? statusOf(errors.resume) : 400;
  return { answer: { ...answerOf(sent), errors }, status };
}

function refuse(sent: Sent, refused: MessageKey, status = statusOf(refused)): Received {
  return { answer: { ...answerOf(sent), refused }, status };
}

function answerOf({ fields, document, savedCv }: Sent): ApplyAnswer {
  const input = inputFields.map((name) => [name, fields[name] ?? ""]);
  return {
    values: {
      ...Object.fromEntries(input),
      ...Object.fromEntries(Object.entries(fields).filter(([name]) => isAnswerField(name))),
      ...(fields.checkedEmail && { checkedEmail: fields.checkedEmail }),
    },
    document: document && { id: document.id, name: document.name },
    ...(savedCv && { savedCv }),
  };
}

import type { Person } from "#app/features/accounts/actor.ts";
import { findOwnSentApplication } from "#app/features/applications/application-lists.server.ts";
import { statusOf } from "#app/features/applications/apply/refusal-status.server.ts";
import { safeFileName } from "#app/features/applications/cv/cv-file.ts";
import {
  discardUnusedDocument,
  findUnusedDocument,
  type UploadedDocument,
  uploadDocument,
} from "#app/features/applications/cv/documents.server.ts";
import { readSentForm } from "#app/features/applications/cv/multipart.server.ts";
import type { SentFile } from "#app/http/file-form/file-form.server.ts";
import { checkForm, type FormErrors, type FormValues } from "#app/http/form.ts";
import { maxMessageDocuments } from "#app/limits.ts";
import { isRefused, refused } from "#app/platform/outcome.ts";
import type { MessageAnswer, RefusedFile } from "./message-answer.ts";
import { documentFields, filesField, messageForm, messageKey } from "./message-form.ts";
import { writeMessage } from "./thread.server.ts";

type Refused = { answer: MessageAnswer; status: number };
type Received = "sent" | Refused;

/** More are read than one message takes, so that too many are refused and not dropped. */
const readFiles = 2 * maxMessageDocuments;

/**
 * Handles a posted message, with documents in it or received before. After a refusal the input returns, and accepted
 * documents are stored for the next attempt.
 */
export async function receiveMessage(
  person: Person,
  applicationId: string,
  request: Request,
): Promise<Received> {
  if (!(await findOwnSentApplication(person, applicationId))) {
    return { answer: { values: {}, refused: "lifecycle.missing" }, status: 404 };
  }
  const form = await readSentForm(request, filesField, readFiles);
  if (isRefused(form)) return { answer: { values: {}, documents: [], ...form }, status: 400 };
  const { values } = form;
  const wanted = wantedDocuments(values);
  const documents = await findReceived(person, wanted);
  const room = maxMessageDocuments - wanted.length;
  if (form.files.length > room) {
    return refuse(values, documents, { documents: "thread.tooManyDocuments" });
  }
  const refusedFiles = await storeFiles(person, form.files, documents);
  const [first] = refusedFiles;
  if (first) {
    const problem = documents.length > 0 ? "thread.filesRefused" : "thread.noFileAccepted";
    const { answer } = refuse(values, documents, { documents: problem });
    return { answer: { ...answer, refusedFiles }, status: statusOf(first.reason) };
  }
  const checked = checkForm(messageForm, values);
  if (checked.errors) return refuse(values, documents, checked.errors);
  // One that was sent before, with this form too, or is gone by now: the message tells which.
  const ids = [...new Set([...wanted, ...documents.map(({ id }) => id)])];
  if (checked.values.text === null && ids.length === 0) {
    return refuse(values, documents, { text: "thread.nothing" });
  }
  const message = { ...checked.values, documentIds: ids, key: values[messageKey] ?? "" };
  const written = await writeMessage(person, applicationId, message);
  if (!isRefused(written)) {
    // Those of a form that was sent before are of no message.
    for (const id of ids) await discardUnusedDocument(person, id);
    return "sent";
  }
  if (written.refused === "applications.documentGone") {
    return refuse(values, await findReceived(person, wanted), { documents: written.refused });
  }
  const status = statuses[written.refused] ?? statusOf(written.refused);
  return { answer: { ...answerOf(values, documents), refused: written.refused }, status };
}

const statuses: Record<string, number> = {
  "lifecycle.missing": 404,
  "thread.ended": 409,
  "thread.notOpen": 409,
  "thread.blockedByYou": 409,
  "thread.blockedByCompany": 409,
  "thread.tooMany": 429,
};

/** The documents that arrived with an earlier attempt and are still wanted. */
function wantedDocuments(values: FormValues): string[] {
  return [...new Set(documentFields.flatMap((field) => values[field] || []))];
}

async function findReceived(person: Person, ids: readonly string[]): Promise<UploadedDocument[]> {
  const received = await Promise.all(ids.map((id) => findUnusedDocument(person, id)));
  return received.filter((document) => document !== undefined);
}

/** Stores files one after the other; returns those that are refused. */
async function storeFiles(
  person: Person,
  files: readonly SentFile[],
  documents: UploadedDocument[],
): Promise<RefusedFile[]> {
  const refusedFiles: RefusedFile[] = [];
  for (const file of files) {
    const uploaded = file.tooLarge
      ? refused("applications.cvTooLarge")
      : await uploadDocument(person, file);
    if (isRefused(uploaded)) {
      refusedFiles.push({ name: safeFileName(file.fileName), reason: uploaded.refused });
    } else documents.push(uploaded);
  }
  return refusedFiles;
}

function refuse(values: FormValues, documents: UploadedDocument[], errors: FormErrors): Refused {
  const status = errors.documents ? statusOf(errors.documents) : 400;
  return { answer: { ...answerOf(values, documents), errors }, status };
}

function answerOf({ text = "", ...values }: FormValues, documents: UploadedDocument[]) {
  const received = documents.map(({ id, name }) => ({ id, name }));
  return { values: { text, [messageKey]: values[messageKey] ?? "" }, documents: received };
}

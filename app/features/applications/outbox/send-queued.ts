import type { FormErrors } from "#app/http/form.ts";
import { paths } from "#app/paths.ts";
import { fetchInTime } from "./fetch-with-timeout.ts";
import { alone, changeQueued, findQueued, listQueued, type QueuedApplication } from "./outbox.ts";
import { resumeUpload } from "./resume-upload.ts";

/**
 * Sends due entries of this device, each alone and once; returns whether any still waits for a
 * connection. Entries that another tab is sending are left to it.
 */
export async function sendQueued(isDue: IsDue): Promise<boolean> {
  for (const queued of (await listQueued()).own.filter(isDue)) {
    const work = () => sendOne(queued.id, isDue);
    await alone(queued.id, work, { orLeave: true }).catch(() => {});
  }
  return (await listQueued()).own.some((queued) => isDue(queued) && queued.state === "waiting");
}

export type IsDue = (queued: Pick<QueuedApplication, "owner" | "state">) => boolean;

/**
 * Throws if the connection is lost; the entry then stays as it was, but for received parts of the
 * file.
 */
async function sendOne(id: string, isDue: IsDue): Promise<void> {
  const queued = await findQueued(id);
  if (!queued || !isDue(queued)) return;
  const sent = await send(queued);
  // An upload lives for a day, and one that a form before has used is gone.
  const again = isGone(sent) && queued.file;
  const outcome = again
    ? await send({ ...queued, uploadUrl: undefined, documentId: undefined })
    : sent;
  if (outcome === "later" || outcome === "notMine") return;
  if (outcome === "signIn") return changeQueued(id, { state: "signIn" });
  if (outcome === "sent") return changeQueued(id, { state: "sent", file: null, fields: {} });
  await changeQueued(id, { state: "refused", ...outcome });
}

type Outcome = "sent" | "later" | "signIn" | "notMine" | RefusedNow;
type RefusedNow = Pick<QueuedApplication, "refusal" | "errors" | "questions">;
type Unsent = Omit<QueuedApplication, "uploadUrl" | "documentId"> & {
  uploadUrl: string | undefined;
  documentId: string | undefined;
};

async function send(queued: QueuedApplication | Unsent): Promise<Outcome> {
  const { id, owner, jobId, applicationId, fields, file } = queued;
  let { documentId } = queued;
  if (!documentId && file) {
    const onUrl = (uploadUrl: string) => changeQueued(id, { uploadUrl });
    const upload = await resumeUpload({ file, owner, known: queued.uploadUrl, onUrl });
    if (typeof upload === "string") return upload;
    if ("refused" in upload) return { refusal: upload.refused };
    documentId = upload.id;
    await changeQueued(id, { documentId });
  }
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...fields, documentId: documentId ?? "" })) {
    form.append(name, value);
  }
  const address = applicationId
    ? paths.queuedMessage(applicationId, owner)
    : paths.queuedApplication(jobId, owner);
  const answer = await fetchInTime(address, { method: "POST", body: form });
  if (answer.ok) return "sent";
  if (answer.status === 401) return "signIn";
  if (answer.status >= 500 || answer.status === 429) return "later";
  const body = (await answer.json().catch(() => ({}))) as AnswerBody;
  if (body.refused === "applications.otherAccount") return "notMine";
  const refused = { refusal: body.refused ?? "", errors: body.errors ?? {} };
  // Of questions that came after the form was opened the words come with the errors.
  return body.questions
    ? { ...refused, questions: { ...queued.questions, ...body.questions } }
    : refused;
}

type AnswerBody = { refused?: string; errors?: FormErrors; questions?: Record<string, string> };

function isGone(outcome: Outcome): boolean {
  return typeof outcome === "object" && outcome.errors?.resume === "applications.documentGone";
}

import { actorOf } from "#app/features/accounts/session/session.server.ts";
import { whyNotSend } from "#app/features/applications/application-access.ts";
import { statusOf } from "#app/features/applications/apply/refusal-status.server.ts";
import { answerTus } from "#app/features/applications/apply/resumable-uploads.server.ts";
import { uploadDocument } from "#app/features/applications/cv/documents.server.ts";
import { maxFilesOfCv, readSentForm } from "#app/features/applications/cv/multipart.server.ts";
import { languageContext } from "#app/http/language.server.ts";
import { methodNotAllowed } from "#app/http/method-not-allowed.ts";
import { type MessageKey, messageAt } from "#app/messages/message-key.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { isRefused } from "#app/platform/outcome.ts";
import type { Route } from "./+types/upload-document.ts";

/**
 * Takes a CV, or photos of its pages, as multipart under `files`, or begins an upload that can be broken off (tus); answers
 * [{ id, url, name, bytes }] or { message }.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const messages = messagesFor(context.get(languageContext));
  const refuse = (refusal: MessageKey) =>
    Response.json(
      { message: messageAt(messages, refusal) },
      { status: statusOf(refusal), headers },
    );

  const actor = actorOf(context);
  if (request.headers.has("tus-resumable")) return answerTus(actor, request, messages);
  const refusal = whyNotSend(actor);
  if (refusal) return refuse(refusal);
  const form = await readSentForm(request, "files", maxFilesOfCv);
  if (isRefused(form)) return refuse(form.refused);
  if (form.files.some(({ tooLarge }) => tooLarge)) return refuse("applications.cvTooLarge");
  const uploaded = await uploadDocument(actor, ...form.files);
  return isRefused(uploaded) ? refuse(uploaded.refused) : Response.json([uploaded], { headers });
}

export function loader() {
  return methodNotAllowed("POST");
}

const headers = { "cache-control": "private, no-store" };

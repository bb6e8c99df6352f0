import type { RouterContextProvider } from "react-router";
import { actorOf } from "#app/features/accounts/session/session.server.ts";
import { contentDisposition } from "#app/features/applications/cv/cv-file.ts";
import { findDocumentFor } from "#app/features/applications/cv/documents.server.ts";
import { languageContext } from "#app/http/language.server.ts";
import { isForeignRead } from "#app/http/prefetch.server.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { logThrottled } from "#app/platform/log/log.server.ts";
import { notFound } from "#app/platform/outcome.ts";
import { FileStoreError } from "#app/platform/storage/file-store.server.ts";
import type { Route } from "./+types/document.ts";

/**
 * A CV as a download. Missing and not-yours get the page of a missing address, and so does a link on
 * another site: it would put a file on the device, and tell the applicant that the company had
 * opened it.
 */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, params, context }, next) => {
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (!isRead || isForeignRead(request)) return next();
    return (await download(params.documentId, context)) ?? next();
  },
];

export function loader() {
  throw notFound();
}

/** Never rendered, but makes this a page, so that a 404 gets the frame. */
export default function Document() {
  return null;
}

async function download(
  id: string,
  context: Readonly<RouterContextProvider>,
): Promise<Response | undefined> {
  const actor = actorOf(context);
  const document = await findDocumentFor(actor, id).catch((error: unknown) => {
    if (!(error instanceof FileStoreError)) throw error;
    logThrottled("CV not read", { cause: String(error.cause) });
    const messages = messagesFor(context.get(languageContext));
    throw new Response(messages.applications.fileUnavailable, { status: 503, headers: later });
  });
  return (
    document &&
    new Response(new Uint8Array(document.content), {
      headers: {
        "content-type": document.mediaType,
        "content-length": String(document.content.length),
        "content-disposition": contentDisposition(document.name),
        "content-security-policy": "sandbox; default-src 'none'",
        "x-content-type-options": "nosniff",
        ...unkept,
      },
    })
  );
}

const unkept = { "cache-control": "private, no-store" };

const later = { ...unkept, "content-type": "text/plain; charset=utf-8", "retry-after": "5" };

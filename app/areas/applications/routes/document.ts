import { languageContext } from "../../../platform/language.server.ts";
import { logSparingly } from "../../../platform/log.server.ts";
import { FileStoreError } from "../../../platform/storage/file-store.server.ts";
import { wordsFor } from "../../../words/words.server.ts";
import { actorOf } from "../../accounts/session.server.ts";
import { contentDisposition } from "../cv-name.ts";
import { findDocumentFor } from "../documents.server.ts";
import type { Route } from "./+types/document.ts";

/**
 * A CV as a download. Missing and not-yours answer alike, and so does a link on another site: it
 * would put a file on the device, and tell the applicant that the company had opened it.
 */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const actor = actorOf(context);
  if (isForeign(request)) return new Response(null, { status: 404, headers: unkept });
  const found = await findDocumentFor(actor, params.documentId).catch((error: unknown) => {
    if (!(error instanceof FileStoreError)) throw error;
    logSparingly("CV not read", { cause: String(error.cause) });
    const words = wordsFor(context.get(languageContext));
    throw new Response(words.applications.fileUnavailable, { status: 503, headers: later });
  });
  if (!found) return new Response(null, { status: 404, headers: unkept });
  return new Response(new Uint8Array(found.bytes), {
    headers: {
      "content-type": found.mediaType,
      "content-length": String(found.bytes.length),
      "content-disposition": contentDisposition(found.name),
      "content-security-policy": "sandbox; default-src 'none'",
      "x-content-type-options": "nosniff",
      ...unkept,
    },
  });
}

function isForeign({ headers }: Request): boolean {
  const early = /prefetch|prerender/.test(headers.get("sec-purpose") ?? "");
  return early || headers.get("sec-fetch-site") === "cross-site";
}

/** The same for all, or it would tell whoever is asking from a visitor. */
const unkept = { "cache-control": "private, no-store" };

const later = {
  ...unkept,
  "content-type": "text/plain; charset=utf-8",
  "retry-after": "5",
};

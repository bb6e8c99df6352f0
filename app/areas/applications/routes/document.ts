import { notFound } from "../../../platform/outcome.ts";
import { actorOf } from "../../accounts/session.server.ts";
import { contentDisposition } from "../cv-name.ts";
import { findDocumentFor } from "../documents.server.ts";
import type { Route } from "./+types/document.ts";

/** A CV as a download. Missing and not-yours answer alike. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const found = await findDocumentFor(actorOf(context), params.documentId);
  if (!found) return notFound();
  return new Response(new Uint8Array(found.bytes), {
    headers: {
      "content-type": found.mediaType,
      "content-length": String(found.bytes.length),
      "content-disposition": contentDisposition(found.name),
      "content-security-policy": "sandbox; default-src 'none'",
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    },
  });
}

import { findLogoFile } from "#app/features/companies/logo/logo-files.server.ts";
import { methodNotAllowed } from "#app/http/method-not-allowed.ts";
import { logThrottled } from "#app/platform/log/log.server.ts";
import { FileStoreError } from "#app/platform/storage/file-store.server.ts";
import type { Route } from "./+types/logo-file.ts";

/** A logo as a picture that never changes under its address; a new logo has a new one. */
export async function loader({ params }: Route.LoaderArgs) {
  try {
    const file = await findLogoFile(params.logoId, params.variant);
    if (!file) return new Response(null, { status: 404, headers: { "cache-control": "no-store" } });
    return new Response(new Uint8Array(file.content), {
      headers: {
        "content-type": file.mediaType,
        "content-length": String(file.content.length),
        "cache-control": "public, max-age=31536000, immutable",
        // Mail read in a browser shows it from another site.
        "cross-origin-resource-policy": "cross-origin",
      },
    });
  } catch (error) {
    if (!(error instanceof FileStoreError)) throw error;
    logThrottled("logo not read", { cause: String(error.cause) });
    return new Response(null, { status: 503, headers: { "cache-control": "no-store" } });
  }
}

export function action() {
  return methodNotAllowed("GET", "HEAD");
}

import { actorOf } from "#app/features/accounts/session/session.server.ts";
import { drawCvPageFor } from "#app/features/applications/cv/reading/read-cv.server.ts";
import { isForeignRead } from "#app/http/prefetch.server.ts";
import { isRefused } from "#app/platform/outcome.ts";
import type { Route } from "./+types/document-page.ts";

/** A page of a CV as a picture, so that no viewer of PDFs and no script is needed to look at it. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const isAllowed = !isForeignRead(request);
  const page = /^\d{1,2}$/.test(params.page) ? Number(params.page) : 0;
  const drawn = isAllowed
    ? await drawCvPageFor(actorOf(context), params.documentId, page)
    : undefined;
  if (!drawn) return new Response(null, { status: 404, headers: unkept });
  if (isRefused(drawn))
    return new Response(null, { status: statusOf(drawn.refused), headers: unkept });
  return new Response(new Uint8Array(drawn), {
    headers: {
      "content-type": "image/png",
      "content-length": String(drawn.length),
      "content-security-policy": "sandbox; default-src 'none'",
      "x-content-type-options": "nosniff",
      ...unkept,
    },
  });
}

function statusOf(refusal: string): number {
  if (refusal === "accounts.tooManyTries") return 429;
  const cannotBeShown = ["applicants.reader.unreadable", "applicants.reader.costly"];
  return cannotBeShown.includes(refusal) ? 422 : 503;
}

const unkept = { "cache-control": "private, no-store" };

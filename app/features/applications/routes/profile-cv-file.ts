import { signedInPerson } from "#app/features/accounts/session/session.server.ts";
import { contentDisposition } from "#app/features/applications/cv/cv-file.ts";
import { makeOwnProfileCv } from "#app/features/applications/cv/own/profile-cv.server.ts";
import { layoutIn } from "#app/features/seekers/cv/cv-layout.ts";
import { redirectWithFlash } from "#app/http/cookie.server.ts";
import { isForeignRead } from "#app/http/prefetch.server.ts";
import { isContentLanguage } from "#app/i18n/language.ts";
import { paths } from "#app/paths.ts";
import { isRefused, notFound } from "#app/platform/outcome.ts";
import type { Route } from "./+types/profile-cv-file.ts";

/**
 * The profile as a PDF in a language: to be looked at, or with ?download to be saved. A link on another site
 * finds none: it would put the file on the device.
 */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const person = signedInPerson(context, request);
  if (!isContentLanguage(params.language) || isForeignRead(request)) throw notFound();
  const query = new URL(request.url).searchParams;
  const layout = layoutIn(query.get("layout"));
  const profileCv = await makeOwnProfileCv(person, params.language, layout);
  if (isRefused(profileCv)) return redirectWithFlash(paths.ownCvs(), "err", profileCv.refused);
  const disposition = contentDisposition(profileCv.fileName);
  return new Response(profileCv.bytes, {
    headers: {
      "content-type": "application/pdf",
      "content-length": String(profileCv.bytes.length),
      "content-disposition": query.has("download")
        ? disposition
        : disposition.replace("attachment", "inline"),
      // No sandbox, which browsers' own viewers do not open in: the file is the board's.
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    },
  });
}

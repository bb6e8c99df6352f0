import { redirect } from "react-router";
import { zipCvs } from "#app/features/applicants/cv-zip/cv-zip.server.ts";
import { readSelected, selectedQuery } from "#app/features/applicants/cv-zip/selected.ts";
import { contentDisposition } from "#app/features/applications/cv/cv-file.ts";
import { companyAt } from "#app/features/companies/require-company.server.ts";
import { redirectWithFlash } from "#app/http/cookie.server.ts";
import { languageContext } from "#app/http/language.server.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { paths } from "#app/paths.ts";
import { isRefused, notFound } from "#app/platform/outcome.ts";
import { isUuid } from "#app/platform/uuid.ts";
import type { Route } from "./+types/download-cvs.ts";

/** A link downloads nothing: it leads to the page with the button. */
export function loader({ request, context, params }: Route.LoaderArgs) {
  companyAt(context, request);
  // An address may hold letters that no header may.
  if (!isUuid(params.jobId)) throw notFound();
  const { searchParams } = new URL(request.url);
  return redirect(paths.selectedCvs(params.jobId, selectedQuery(searchParams)), 303);
}

/** The CVs of selected applicants as one ZIP file. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const company = companyAt(context, request);
  const language = context.get(languageContext);
  const { searchParams } = new URL(request.url);
  const zipped = await zipCvs(company, params.jobId, readSelected(searchParams), language);
  if (isRefused(zipped) && zipped.refused === "lifecycle.missing") throw notFound();
  if (isRefused(zipped)) {
    const back = paths.selectedCvs(params.jobId, selectedQuery(searchParams));
    return redirectWithFlash(back, "err", zipped.refused);
  }
  const { cvZip } = messagesFor(language).applicants;
  return new Response(zipped.zip, {
    headers: {
      "content-type": "application/zip",
      "content-disposition": contentDisposition(
        `${cvZip.of({ job: zipped.title }).replace(":", "")}.zip`,
      ),
      "content-security-policy": "sandbox; default-src 'none'",
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    },
  });
}

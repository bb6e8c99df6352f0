import { readApplicantFilter } from "#app/features/applicants/applicant-filter.ts";
import { exportApplicants } from "#app/features/applicants/export/export-applicants.server.ts";
import { companyAt } from "#app/features/companies/require-company.server.ts";
import { languageContext } from "#app/http/language.server.ts";
import { isForeignRead } from "#app/http/prefetch.server.ts";
import { streamed } from "#app/platform/csv/csv-response.ts";
import { notFound } from "#app/platform/outcome.ts";
import type { Route } from "./+types/export-applicants.ts";

/**
 * The filtered list of a job's applicants as a table to download. A link on another site finds none: it would
 * put the applicants' names and addresses on the device.
 */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const company = companyAt(context, request);
  if (isForeignRead(request)) throw notFound();
  const filter = readApplicantFilter(new URL(request.url).searchParams);
  const language = context.get(languageContext);
  const table = await exportApplicants(company, params.jobId, filter, language);
  if (table === undefined) throw notFound();
  return new Response(streamed(table.csv), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": attachment(table.title),
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    },
  });
}

/** Named after the job, for people with several tables; the plain name is for old programs. */
function attachment(title: string): string {
  const name = title.replace(/[\\/:*?"<>|\s]+/g, "-").slice(0, 80);
  const encoded = encodeURIComponent(`applicants-${name}.csv`).replace(/['()]/g, escape);
  return `attachment; filename="job-applicants.csv"; filename*=UTF-8''${encoded}`;
}

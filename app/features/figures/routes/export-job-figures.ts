import { companyAt } from "#app/features/companies/require-company.server.ts";
import { readPeriod } from "#app/features/figures/figure-days.ts";
import { exportFigures } from "#app/features/figures/figures-csv.server.ts";
import { languageContext } from "#app/http/language.server.ts";
import { isForeignRead } from "#app/http/prefetch.server.ts";
import { csvResponse } from "#app/platform/csv/csv-response.ts";
import { notFound } from "#app/platform/outcome.ts";
import type { Route } from "./+types/export-job-figures.ts";

/** The figures of one job as a table. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const company = companyAt(context, request);
  if (isForeignRead(request)) throw notFound();
  const period = readPeriod(new URL(request.url).searchParams.get("days"));
  const table = await exportFigures(company, params.jobId, period, context.get(languageContext));
  if (table === undefined) throw notFound();
  return csvResponse(table, "job-figures");
}

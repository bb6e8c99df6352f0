import { listReports } from "#app/features/jobs/reports/job-reports.server.ts";
import { messages } from "#app/messages/en/index.ts";
import { paths } from "#app/paths.ts";
import { readSettings } from "#app/platform/settings/settings.server.ts";

const maxShown = 200;

/** Prints what people reported, the newest first; a report is settled when its job is off the board. */
export async function printReports(): Promise<number> {
  const reports = await listReports(maxShown);
  if (reports.length === 0) console.log("No reports of jobs that are still public.");
  const { baseUrl } = readSettings(process.env);
  for (const { jobId, title, company, companyEmail, reason, details, createdAt } of reports) {
    console.log(
      `${createdAt.toISOString().slice(0, 16)}  ${messages.reports.reasons[reason].label}`,
    );
    console.log(`  ${plain(title)} | ${plain(company)} <${companyEmail ?? "no address"}>`);
    console.log(`  ${baseUrl}${paths.job(jobId)}`);
    if (details) console.log(plain(details).replace(/^/gm, "  > "));
  }
  return 0;
}

/** Without what would steer the terminal. */
function plain(text: string): string {
  return text.replace(/[^\P{C}\n]/gu, "");
}

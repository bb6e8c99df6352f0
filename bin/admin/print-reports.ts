import { listReports } from "#app/features/moderation/reports/reports.server.ts";
import { messages } from "#app/messages/en/index.ts";
import { paths } from "#app/paths.ts";
import { settings } from "#app/platform/settings/settings.server.ts";

const maxShown = 200;

/** Prints what people reported and no moderator has decided, the newest first. */
export async function printReports(): Promise<number> {
  const reports = await listReports(maxShown);
  if (reports.length === 0) console.log("No reports wait for a decision.");
  const { baseUrl } = settings();
  for (const { jobId, title, company, companyEmail, reason, details, createdAt } of reports) {
    console.log(
      `${createdAt.toISOString().slice(0, 16)}  ${messages.reports.reasons[reason].label}`,
    );
    const about = title === null ? "the company" : plain(title);
    console.log(`  ${about} | ${plain(company)} <${companyEmail ?? "no address"}>`);
    if (jobId) console.log(`  ${baseUrl}${paths.job(jobId)}`);
    if (details) console.log(plain(details).replace(/^/gm, "  > "));
  }
  return 0;
}

/** Without what would steer the terminal. */
function plain(text: string): string {
  return text.replace(/[^\P{C}\n]/gu, "");
}

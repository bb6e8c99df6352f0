import { eq } from "drizzle-orm";
import { db } from "../../platform/database.server.ts";
import { logFault } from "../../platform/log.server.ts";
import { userProfiles } from "../accounts/accounts.table.ts";
import type { Person } from "../accounts/actor.ts";
import { companyCalled } from "../companies/company-name.server.ts";
import { countOwnJobs, listOwnJobs } from "../jobs/own-jobs.server.ts";
import type { CompanyApplication, Page } from "./application-list.ts";
import { countCompanyApplications, listCompanyApplications } from "./application-lists.server.ts";
import { countApplicationsOfJobs } from "./applications.server.ts";
import type { DashboardJob } from "./dashboard.ts";
import { jobPlace } from "./place-names.server.ts";

type Head = { name: string; plan: string | null };
type Jobs = { tab: "jobs"; jobs: Page<DashboardJob>; applications: { total: number } };
type Applications = {
  tab: "applications";
  jobs: { total: number };
  applications: Page<CompanyApplication>;
};

/** What a company sees of its jobs and applications; a list that cannot be loaded is empty. */
export async function loadDashboard(
  company: Person,
  tab: "jobs" | "applications",
  page: number,
): Promise<{ head: Head; list: Jobs | Applications }> {
  const head = orElse({ name: "", plan: null }, findHead(company));
  if (tab === "applications") {
    const [total, applications] = await Promise.all([
      orElse(0, countOwnJobs(company)),
      orElse(emptyPage, listCompanyApplications(company, page)),
    ]);
    return { head: await head, list: { tab, jobs: { total }, applications } };
  }
  const [jobs, total] = await Promise.all([
    orElse(emptyPage, listDashboardJobs(company, page)),
    orElse(0, countCompanyApplications(company)),
  ]);
  return { head: await head, list: { tab, jobs, applications: { total } } };
}

const emptyPage = { items: [], total: 0, page: 1, pages: 1 };

/** The fault is only logged, as for every list of the product. */
function orElse<T>(nothing: T, load: Promise<T>): Promise<T> {
  return load.catch((error) => {
    logFault(error, { act: "load the company dashboard" });
    return nothing;
  });
}

async function findHead(company: Person): Promise<Head> {
  const [head] = await db
    .select({ name: companyCalled, plan: userProfiles.plan })
    .from(userProfiles)
    .where(eq(userProfiles.id, company.id));
  return head ?? { name: "", plan: null };
}

async function listDashboardJobs(company: Person, page: number): Promise<Page<DashboardJob>> {
  const own = await listOwnJobs(company, page);
  const counts = await countApplicationsOfJobs(own.items.map(({ id }) => id));
  const items = own.items.map(({ location, placeId, ...job }) => ({
    ...job,
    place: jobPlace({ location, placeId }),
    applications: counts.get(job.id) ?? 0,
  }));
  return { ...own, items };
}

import { eq, sql } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import type { Person } from "#app/features/accounts/actor.ts";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import {
  type ApplicationFilter,
  noApplicationFilter,
} from "#app/features/applications/application-filter.ts";
import type { CompanyApplication } from "#app/features/applications/application-list.ts";
import {
  countCompanyApplications,
  listCompanyApplications,
} from "#app/features/applications/application-lists.server.ts";
import {
  type ChosenJob,
  listJobChoice,
  listJobsWithApplications,
} from "#app/features/applications/jobs-with-applications.server.ts";
import {
  type DepartedApplicant,
  listDepartedApplicants,
} from "#app/features/applications/lifecycle/announce-leaving.server.ts";
import { jobPlace } from "#app/features/applications/place-names.server.ts";
import { companyCalled } from "#app/features/companies/company-name.server.ts";
import { logoColumn } from "#app/features/companies/logo/logos.server.ts";
import { countOwnJobs, listOwnJobs } from "#app/features/jobs/posting/own-jobs.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { orEmpty } from "#app/platform/or-empty.server.ts";
import { type Counted, emptyPage, type Page } from "#app/platform/paging.ts";
import type { DashboardJob } from "./dashboard.ts";

type Head = {
  id: string;
  name: string;
  logo: string | null;
  plan: string | null;
  /** Whether the company's name or description is missing. */
  isIncomplete: boolean;
};
type Jobs = { tab: "jobs"; jobs: Page<DashboardJob>; applications: Counted };
type Applications = {
  tab: "applications";
  jobs: { total: number };
  applications: Page<CompanyApplication>;
  filter: ApplicationFilter;
  /** The jobs to choose from. */
  choice: ChosenJob[];
};

/** A company's jobs and applications; a failed list is empty. */
export async function loadDashboard(
  company: Person,
  tab: "jobs" | "applications",
  page: number,
  filter = noApplicationFilter,
): Promise<{ head: Head; departed: DepartedApplicant[]; list: Jobs | Applications }> {
  const head = orEmpty("head", findHead(company), emptyHead(company));
  const departed = orEmpty("departed applicants", listDepartedApplicants(company), []);
  if (tab === "applications") {
    const [total, applications, choice] = await Promise.all([
      orEmpty("number of own jobs", countOwnJobs(company), 0),
      orEmpty("applications", listCompanyApplications(company, page, filter), emptyPage),
      orEmpty("jobs with applications", listJobChoice(company), []),
    ]);
    const list: Applications = { tab, jobs: { total }, applications, filter, choice };
    return { head: await head, departed: await departed, list };
  }
  const [jobs, applications] = await Promise.all([
    orEmpty("own jobs", listDashboardJobs(company, page), emptyPage),
    orEmpty("number of applications", countCompanyApplications(company), { total: 0 }),
  ]);
  return { head: await head, departed: await departed, list: { tab, jobs, applications } };
}

function emptyHead(company: Person): Head {
  const id = actingCompany(company)?.id ?? company.id;
  return { id, name: "", logo: null, plan: null, isIncomplete: false };
}

async function findHead(company: Person): Promise<Head> {
  const [head] = await db
    .select({
      id: userProfiles.id,
      name: companyCalled,
      logo: logoColumn,
      plan: userProfiles.plan,
      isIncomplete: sql<boolean>`coalesce(${userProfiles.companyName}, '') = '' or coalesce(${userProfiles.companyDescription}, '') = ''`,
    })
    .from(userProfiles)
    .where(eq(userProfiles.id, actingCompany(company)?.id ?? company.id));
  return head ?? emptyHead(company);
}

async function listDashboardJobs(company: Person, page: number): Promise<Page<DashboardJob>> {
  const own = await listOwnJobs(company, page);
  const ids = own.items.map(({ id }) => id);
  const counted = new Map(
    (await listJobsWithApplications(company, ids)).map((job) => [job.id, job]),
  );
  const items = own.items.map(({ location, placeId, ...job }) => ({
    ...job,
    place: jobPlace({ location, placeId }),
    applications: counted.get(job.id)?.applications ?? 0,
    unopened: counted.get(job.id)?.unopened ?? 0,
    undecided: counted.get(job.id)?.undecided ?? 0,
  }));
  return { ...own, items };
}

import { eq, sql } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import type { Person } from "#app/features/accounts/actor.ts";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import type { ApplicationFilter } from "#app/features/applications/application-filter.ts";
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
import { findCompanyWaiting } from "#app/features/applications/waiting/waiting.server.ts";
import {
  type CompanyWaiting,
  noCompanyWaiting,
} from "#app/features/applications/waiting/waiting.ts";
import { companyCalled } from "#app/features/companies/company-name.server.ts";
import { logoColumn } from "#app/features/companies/logo/logos.server.ts";
import { type Figures, findCompanyFigures } from "#app/features/figures/company-figures.server.ts";
import { countRecentViews } from "#app/features/figures/recent-views.server.ts";
import {
  type ManagedCounts,
  type ManagedFilter,
  type ManagedJob,
  noJobs,
} from "#app/features/jobs/lifecycle/managed-job.ts";
import {
  countOwnJobs,
  listClosingJobs,
  listManagedJobs,
} from "#app/features/jobs/lifecycle/managed-jobs.server.ts";
import { jobPlace } from "#app/features/places/shown-place.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { db } from "#app/platform/database/database.server.ts";
import { orEmpty } from "#app/platform/or-empty.server.ts";
import { type Counted, emptyPage, type Page } from "#app/platform/paging.ts";
import type { ManagedRow } from "./managed-row.ts";

type Head = {
  id: string;
  name: string;
  logo: string | null;
  plan: string | null;
  /** Whether the company's name or description is missing. */
  isIncomplete: boolean;
};
type Jobs = { tab: "jobs"; filter: ManagedFilter; counts: ManagedCounts; jobs: Page<ManagedRow> };
type Applications = {
  tab: "applications";
  filter: ApplicationFilter;
  applications: Page<CompanyApplication>;
  /** The jobs to choose from. */
  choice: ChosenJob[];
};
/** The last weeks in figures, and the jobs that close next. */
type Today = { tab: "today"; figures: Figures | null; closing: ManagedRow[] };
/** The numbers beside the names of the tabs. */
type Totals = { jobs: number; applications: Counted };

export type Requested = { page: number } & (
  | { tab: "today" }
  | { tab: "jobs"; filter: ManagedFilter }
  | { tab: "applications"; filter: ApplicationFilter }
);

/** A company's day, jobs or applications; a failed list is empty. */
export async function loadDashboard(
  company: Person,
  requested: Requested,
  language: Language,
): Promise<{
  head: Head;
  departed: DepartedApplicant[];
  waiting: CompanyWaiting;
  totals: Totals;
  list: Today | Jobs | Applications;
}> {
  const { page } = requested;
  const head = orEmpty("head", findHead(company), emptyHead(company));
  const departed = orEmpty("departed applicants", listDepartedApplicants(company), []);
  const waiting = orEmpty("waiting", findCompanyWaiting(company), noCompanyWaiting);
  if (requested.tab === "today") {
    const [total, applications, figures, closing] = await Promise.all([
      orEmpty("number of own jobs", countOwnJobs(company), 0),
      orEmpty("number of applications", countCompanyApplications(company), { total: 0 }),
      orEmpty("figures", findCompanyFigures(company, 28), undefined),
      orEmpty("closing jobs", listClosing(company, language), []),
    ]);
    return {
      head: await head,
      departed: await departed,
      waiting: await waiting,
      totals: { jobs: total, applications },
      list: { tab: "today", figures: figures ?? null, closing },
    };
  }
  if (requested.tab === "applications") {
    const { tab, filter } = requested;
    const [total, applications, choice] = await Promise.all([
      orEmpty("number of own jobs", countOwnJobs(company), 0),
      orEmpty("applications", listCompanyApplications(company, page, filter), emptyPage),
      orEmpty("jobs with applications", listJobChoice(company, filter.job), []),
    ]);
    const list: Applications = { tab, filter, applications, choice };
    return {
      head: await head,
      departed: await departed,
      waiting: await waiting,
      totals: { jobs: total, applications },
      list,
    };
  }
  const { tab, filter } = requested;
  const [{ counts, jobs }, applications] = await Promise.all([
    orEmpty("own jobs", listJobs(company, filter, page, language), none),
    orEmpty("number of applications", countCompanyApplications(company), { total: 0 }),
  ]);
  const list: Jobs = { tab, filter, counts, jobs };
  return {
    head: await head,
    departed: await departed,
    waiting: await waiting,
    totals: { jobs: counts.all, applications },
    list,
  };
}

const none: Pick<Jobs, "counts" | "jobs"> = { counts: noJobs, jobs: emptyPage };

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

async function listJobs(
  company: Person,
  filter: ManagedFilter,
  page: number,
  language: Language,
): Promise<Pick<Jobs, "counts" | "jobs">> {
  const { counts, jobs } = await listManagedJobs(company, filter, page);
  return { counts, jobs: { ...jobs, items: await rowsOf(company, jobs.items, language) } };
}

async function listClosing(company: Person, language: Language): Promise<ManagedRow[]> {
  const id = actingCompany(company)?.id;
  return id === undefined ? [] : rowsOf(company, await listClosingJobs(id), language);
}

/** The jobs with who has applied to them and how often they were viewed. */
async function rowsOf(
  company: Person,
  jobs: readonly ManagedJob[],
  language: Language,
): Promise<ManagedRow[]> {
  const ids = jobs.map(({ id }) => id);
  const [withApplications, viewsOf] = await Promise.all([
    listJobsWithApplications(company, ids),
    countRecentViews(ids),
  ]);
  const counted = new Map(withApplications.map((job) => [job.id, job]));
  return jobs.map(({ location, placeId, ...job }) => ({
    ...job,
    place: jobPlace({ location, placeId }, language),
    applications: counted.get(job.id)?.applications ?? 0,
    undecided: counted.get(job.id)?.undecided ?? 0,
    unanswered: counted.get(job.id)?.unanswered ?? 0,
    views: viewsOf(job.id),
  }));
}

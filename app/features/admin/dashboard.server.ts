import { type Actor, isAdmin } from "#app/features/accounts/actor.ts";
import {
  countProfiles,
  type ListedUser,
  listUsers,
} from "#app/features/accounts/profile/profile-lists.server.ts";
import { countApplications } from "#app/features/applications/applications.server.ts";
import {
  type ListedCompany,
  listAllCompanies,
} from "#app/features/companies/company-lists.server.ts";
import { countWaitingCases } from "#app/features/moderation/queue.server.ts";
import { checkHealth } from "#app/features/operations/health.server.ts";
import type { Health } from "#app/features/operations/health.ts";
import type { Language } from "#app/i18n/language.ts";
import { orEmpty } from "#app/platform/or-empty.server.ts";
import { notFound } from "#app/platform/outcome.ts";
import { emptyPage, type Page } from "#app/platform/paging.ts";
import type { AdminQuery } from "./admin-query.ts";
import { countAllJobs, type ListedJob, listAllJobs } from "./all-jobs.server.ts";
import { countLastDays, type LastDays } from "./last-days.server.ts";
import { listNewest, type Newest } from "./newest.server.ts";

/** How many there are of each; null where they could not be counted. */
export type Counters = Record<"users" | "companies" | "jobs" | "applications", number | null>;

/** Null for a part that could not be read. */
export type OverviewData = {
  counters: Counters;
  lastDays: LastDays | null;
  cases: Awaited<ReturnType<typeof countWaitingCases>> | null;
  health: Health | null;
  newest: Newest | null;
};

type Dashboard =
  | ({ tab: "overview" } & OverviewData)
  | { tab: "users"; list: Page<ListedUser> }
  | { tab: "companies"; list: Page<ListedCompany> }
  | { tab: "jobs"; list: Page<ListedJob> };

/**
 * The data of a dashboard's tab; a failed part is logged and empty. A 404 for anyone but admins.
 */
export async function loadDashboard(
  actor: Actor,
  query: AdminQuery,
  language: Language,
): Promise<Dashboard> {
  if (!isAdmin(actor)) throw notFound();
  const { tab } = query;
  switch (tab) {
    case "overview":
      return { tab, ...(await loadOverview(actor, language)) };
    case "users":
      return { tab, list: await orEmpty(tab, listUsers(actor, query, language), emptyPage) };
    case "companies":
      return { tab, list: await orEmpty(tab, listAllCompanies(actor, query, language), emptyPage) };
    case "jobs":
      return { tab, list: await orEmpty(tab, listAllJobs(actor, query, language), emptyPage) };
  }
}

async function loadOverview(actor: Actor, language: Language): Promise<OverviewData> {
  const [counters, lastDays, cases, health, newest] = await Promise.all([
    countEverything(actor),
    orEmpty("last days", countLastDays(actor), null),
    orEmpty("number of cases", countWaitingCases(actor), null),
    orEmpty("health", checkHealth(actor), null),
    orEmpty("newest records", listNewest(actor, language), null),
  ]);
  return { counters, lastDays, cases, health, newest };
}

async function countEverything(actor: Actor): Promise<Counters> {
  const counted = (what: string, counting: Promise<number>) =>
    orEmpty<number | null>(`number of ${what}`, counting, null);
  const [users, companies, jobs, applications] = await Promise.all([
    counted("users", countProfiles(actor, "customer_employee")),
    counted("companies", countProfiles(actor, "company")),
    counted("jobs", countAllJobs(actor)),
    counted("applications", countApplications()),
  ]);
  return { users, companies, jobs, applications };
}

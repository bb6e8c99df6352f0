import { and, asc, desc, eq, isNotNull, ne, sql } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import type { Person } from "#app/features/accounts/actor.ts";
import { companyCalled } from "#app/features/companies/company-name.server.ts";
import { logoColumn } from "#app/features/companies/logo/logos.server.ts";
import { companySlugColumn } from "#app/features/companies/public-company.server.ts";
import { filterOf } from "#app/features/job/filters/job-filters.ts";
import type { JobCard } from "#app/features/job/job.ts";
import { activeFilters, filterValues, readJobQuery } from "#app/features/job/job-query.ts";
import { cardColumns, cardOf } from "#app/features/job/job-row.server.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { parsePlaceText, placeLabel } from "#app/features/places/place.ts";
import type { Language } from "#app/i18n/language.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { recentSearches, rememberedCompanies, rememberedJobs, seenJobs } from "./memory.table.ts";
import { memoryLimits } from "./memory-limits.ts";
import { isShownCompany } from "./remembered-companies.server.ts";

const maxShown = 4;

/** The label of a remembered search. */
function searchLabel(address: string, language: Language): string {
  const messages = messagesFor(language);
  const query = readJobQuery(new URLSearchParams(address));
  const values = activeFilters(query)
    .filter((name) => name !== "company")
    .flatMap((name) =>
      filterValues(query, name).map((value) => {
        const { word, of } = filterOf(name);
        const place = of === "place" ? parsePlaceText(value) : undefined;
        return word?.(value, messages) ?? (place ? placeLabel(place, language) : value);
      }),
    );
  const shown = values.slice(0, maxShown);
  if (values.length > maxShown) shown.push(messages.jobs.andMore);
  return shown.join(messages.ui.comma);
}

export type RememberedCompany = {
  id: string;
  name: string;
  logo: string | null;
  slug: string | null;
  /** How many open jobs it has. */
  jobs: number;
};

/** An account's memory, as its own page shows it; plain JSON. */
export type OwnMemory = {
  saved: JobCard[];
  /** The number of saved jobs that have closed; their details are not public. */
  closed: number;
  hidden: { id: string; title: string; company: string }[];
  followed: RememberedCompany[];
  hiddenCompanies: RememberedCompany[];
  /** As addresses have them, and in the reader's words; the latest first. */
  searches: { query: string; label: string }[];
  /** How many jobs were opened. */
  seen: number;
};

/**
 * The memory of the actor's account: open jobs and public companies, the latest first; saved jobs by
 * their deadline unless `closingFirst` is false.
 */
export async function listOwnMemory(
  actor: Person,
  language: Language,
  closingFirst = true,
): Promise<OwnMemory> {
  const [saved, closed, hidden, followed, hiddenCompanies, searches, seen] = await Promise.all([
    listSaved(actor, language, closingFirst),
    countClosed(actor),
    listHidden(actor),
    listCompanies(actor, "followedAt"),
    listCompanies(actor, "hiddenAt"),
    db
      .select({ query: recentSearches.query })
      .from(recentSearches)
      .where(eq(recentSearches.accountId, actor.id))
      .orderBy(desc(recentSearches.searchedAt), recentSearches.query)
      .limit(memoryLimits.searches),
    db.$count(seenJobs, eq(seenJobs.accountId, actor.id)),
  ]);
  return {
    saved,
    closed,
    hidden,
    followed,
    hiddenCompanies,
    searches: searches.map(({ query }) => ({ query, label: searchLabel(query, language) })),
    seen,
  };
}

function isRemembered(actor: Person, as: "savedAt" | "hiddenAt") {
  return and(eq(rememberedJobs.accountId, actor.id), isNotNull(rememberedJobs[as]));
}

async function listSaved(
  actor: Person,
  language: Language,
  closingFirst: boolean,
): Promise<JobCard[]> {
  // Jobs without a deadline come last: in Postgres nulls are the greatest.
  const soonest = closingFirst ? [asc(jobs.applicationDeadline)] : [];
  const rows = await db
    .select(cardColumns)
    .from(rememberedJobs)
    .innerJoin(jobs, eq(jobs.id, rememberedJobs.jobId))
    .innerJoin(userProfiles, eq(userProfiles.id, jobs.companyId))
    .where(and(isRemembered(actor, "savedAt"), eq(jobs.status, "active")))
    .orderBy(...soonest, desc(rememberedJobs.savedAt), jobs.id);
  const now = new Date();
  return rows.map((row) => cardOf(row, language, now));
}

async function countClosed(actor: Person): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(rememberedJobs)
    .innerJoin(jobs, eq(jobs.id, rememberedJobs.jobId))
    .where(and(isRemembered(actor, "savedAt"), ne(jobs.status, "active")));
  return row?.count ?? 0;
}

async function listHidden(actor: Person): Promise<OwnMemory["hidden"]> {
  return await db
    .select({ id: jobs.id, title: jobs.title, company: companyCalled })
    .from(rememberedJobs)
    .innerJoin(jobs, eq(jobs.id, rememberedJobs.jobId))
    .innerJoin(userProfiles, eq(userProfiles.id, jobs.companyId))
    .where(and(isRemembered(actor, "hiddenAt"), eq(jobs.status, "active")))
    .orderBy(desc(rememberedJobs.hiddenAt), jobs.id);
}

async function listCompanies(
  actor: Person,
  as: "followedAt" | "hiddenAt",
): Promise<RememberedCompany[]> {
  return await db
    .select({
      id: userProfiles.id,
      name: companyCalled,
      logo: logoColumn,
      slug: companySlugColumn,
      jobs: sql<number>`(select count(*)::int from jobs own
        where own.company_id = ${userProfiles}.id and own.status = 'active')`,
    })
    .from(rememberedCompanies)
    .innerJoin(userProfiles, eq(userProfiles.id, rememberedCompanies.companyId))
    .where(
      and(
        eq(rememberedCompanies.accountId, actor.id),
        isNotNull(rememberedCompanies[as]),
        isShownCompany,
      ),
    )
    .orderBy(desc(rememberedCompanies[as]), userProfiles.id);
}

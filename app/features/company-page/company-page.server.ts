import { and, desc, eq, sql } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import type { ShownCheck } from "#app/features/companies/checks/check.ts";
import {
  isTwinColumn,
  listShownChecks,
} from "#app/features/companies/checks/shown-checks.server.ts";
import { companySlugs } from "#app/features/companies/companies.table.ts";
import { companyCalled } from "#app/features/companies/company-name.server.ts";
import { logoColumn } from "#app/features/companies/logo/logos.server.ts";
import {
  companySlugColumn,
  isPublicCompany,
} from "#app/features/companies/public-company.server.ts";
import { replyFigureColumns } from "#app/features/companies/reply-figures/reply-figures.server.ts";
import { companyReplyFigures } from "#app/features/companies/reply-figures/reply-figures.table.ts";
import { type ReplyRate, replyRate } from "#app/features/companies/reply-figures/reply-rate.ts";
import { isSlug } from "#app/features/companies/slug.ts";
import type { JobCard } from "#app/features/job/job.ts";
import { cardColumns, cardOf } from "#app/features/job/job-row.server.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { governorateOf } from "#app/features/places/governorate.ts";
import { parsePlaceText, placeLabel } from "#app/features/places/place.ts";
import { companyPlace } from "#app/features/places/shown-place.server.ts";
import { searchJobs } from "#app/features/search/read-index.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { db } from "#app/platform/database/database.server.ts";
import { jobsOnPage } from "./jobs-on-page.ts";

/** A company's own page; unknown values are null. */
export type CompanyPage = {
  id: string;
  slug: string;
  logo: string | null;
  name: string;
  industry: string | null;
  size: string | null;
  description: string | null;
  website: string | null;
  foundedYear: number | null;
  /** In the reader's language where it is a known one. */
  place: string | null;
  /** The id of the known place, such as syria/aleppo/azaz. */
  placeId: string | null;
  /** ISO moment. */
  joinedAt: string;
  openJobs: number;
  /** Null before enough applications were answered or not. */
  replyRate: ReplyRate | null;
  /** Its checks that hold; another company of its name is checked, and it is not. */
  checks: ShownCheck[];
  isTwin: boolean;
  checked: number;
  /** The number of closed jobs; their details are not public. */
  pastJobs: number;
};

/**
 * A company by the last part of its page's address; where that is an earlier one, only the current
 * one. Undefined for a company without a public page: blocked, unconfirmed, unnamed or none.
 */
export async function findCompanyPage(
  slug: string,
  language: Language,
): Promise<CompanyPage | { movedTo: string } | undefined> {
  if (!isSlug(slug)) return undefined;
  const [row] = await db
    .select({ ...columns, figures: replyFigureColumns })
    .from(companySlugs)
    .innerJoin(userProfiles, eq(userProfiles.id, companySlugs.companyId))
    .leftJoin(companyReplyFigures, eq(companyReplyFigures.companyId, companySlugs.companyId))
    .where(and(eq(companySlugs.slug, slug), isPublicCompany));
  if (!row?.slug) return undefined;
  if (row.slug !== slug) return { movedTo: row.slug };
  const { country, province, city, joinedAt, description, figures, ...company } = row;
  const written = [city, province, country].filter((part) => part?.trim()).join(", ");
  return {
    ...company,
    slug: row.slug,
    description: description?.trim() || null,
    place: companyPlace({ city, province, country }, language),
    placeId: parsePlaceText(written) ?? null,
    joinedAt: joinedAt.toISOString(),
    replyRate: replyRate(figures),
    checks: await listShownChecks(company.id),
  };
}

const columns = {
  id: userProfiles.id,
  slug: companySlugColumn,
  logo: logoColumn,
  name: companyCalled,
  industry: userProfiles.industry,
  size: userProfiles.companySize,
  description: userProfiles.companyDescription,
  website: userProfiles.companyWebsite,
  foundedYear: userProfiles.foundedYear,
  country: userProfiles.country,
  province: userProfiles.province,
  city: userProfiles.city,
  joinedAt: userProfiles.createdAt,
  openJobs: jobsIn("active"),
  pastJobs: jobsIn("closed"),
  checked: userProfiles.checked,
  isTwin: isTwinColumn,
};

function jobsIn(status: "active" | "closed") {
  return sql<number>`(select count(*)::int from jobs own where own.company_id = ${userProfiles}.id and own.status = ${sql.raw(`'${status}'`)})`;
}

/** A company's newest open jobs. */
export async function listOpenJobs(companyId: string, language: Language): Promise<JobCard[]> {
  const rows = await db
    .select(cardColumns)
    .from(jobs)
    .innerJoin(userProfiles, eq(userProfiles.id, jobs.companyId))
    .where(and(eq(jobs.companyId, companyId), eq(jobs.status, "active")))
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(jobsOnPage);
  const now = new Date();
  return rows.map((row) => cardOf(row, language, now));
}

/** A governorate or province and how many of a company's open jobs are there. */
export type PlaceCount = {
  name: string;
  /** The last part of its id, such as aleppo; undefined outside Syria. */
  governorate: string | undefined;
  jobs: number;
};

/** Where a company's open jobs are, the places with the greatest number first. */
export async function countJobsByPlace(
  companyId: string,
  language: Language,
): Promise<PlaceCount[]> {
  const listed = await searchJobs({ company: companyId }, { limit: 1, facets: true });
  const counts = "refused" in listed ? {} : (listed.facets?.counts.location ?? {});
  return Object.entries(counts)
    .map(([id, jobs]) => ({ name: placeLabel(id, language), governorate: governorateOf(id), jobs }))
    .toSorted((one, other) => other.jobs - one.jobs);
}

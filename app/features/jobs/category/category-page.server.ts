import { and, asc, desc, eq, gt } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { companyJobs } from "#app/features/companies/company-jobs.table.ts";
import { logoColumn } from "#app/features/companies/logo/logos.server.ts";
import { type Category, categories } from "#app/features/job/job.ts";
import { categoryCompanies } from "#app/features/job/job-counts.table.ts";
import { locationText } from "#app/features/job/job-row.server.ts";
import { payText } from "#app/features/job/pay/pay.ts";
import {
  type CategoryCount,
  countJobsBy,
  noJobs,
} from "#app/features/jobs/list/job-counts.server.ts";
import { findCategoryPay } from "#app/features/jobs/usual-pay/usual-pay.server.ts";
import { rangeAsPay } from "#app/features/jobs/usual-pay/usual-pay.ts";
import { countries } from "#app/features/places/place.ts";
import { forReader, type Language } from "#app/i18n/language.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { orEmpty } from "#app/platform/or-empty.server.ts";

/** The context of a category's list, counted from active jobs. */
export type CategoryAround = {
  /** The category's active jobs, regardless of filters. */
  total: number;
  others: CategoryCount[];
  companies: { id: string; name: string; count: number; logo?: string }[];
  locations: { location: string; name: string; count: number }[];
  /** The middle half of its monthly pays in words, where enough jobs state one and they differ. */
  pay?: string;
};

const othersShown = 6;
const companiesShown = 8;
const locationsShown = 8;

/** Six other categories, and up to eight companies and governorates with most of the category's jobs; its usual pay. */
export async function aroundCategory(
  category: Category,
  language: Language,
): Promise<CategoryAround> {
  const [counts, companies, range] = await Promise.all([
    orEmpty("category counts", countJobsBy({ placesOf: category }), noJobs),
    orEmpty("top companies", topCompanies(category), []),
    orEmpty("usual pay of a category", findCategoryPay(category), undefined),
  ]);
  const messages = messagesFor(language);
  const countOf = new Map(counts.categories.map((each) => [each.category, each.count]));
  return {
    total: countOf.get(category) ?? 0,
    others: categories
      .filter((each) => each !== category)
      .map((each) => ({ category: each, count: countOf.get(each) ?? 0 }))
      .sort((a, b) => b.count - a.count)
      .slice(0, othersShown),
    companies,
    locations: countries
      .flatMap(({ provinces }) => provinces)
      .map((province) => ({ province, count: counts.atPlace(province.id) }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count)
      .slice(0, locationsShown)
      .map(({ province, count }) => ({
        location: locationText(province.id),
        name: forReader(province, language),
        count,
      })),
    ...(range &&
      range.low < range.high && {
        pay: [
          messages.jobs.categoryPay({ category: messages.labels.category[category] }),
          payText(rangeAsPay(range, { pound: "old" }), messages),
        ].join(" "),
      }),
  };
}

/** Chosen before their logos are joined: a join first would read every profile. */
async function topCompanies(category: Category) {
  const top = db
    .select({
      id: categoryCompanies.companyId,
      name: companyJobs.name,
      count: categoryCompanies.jobs,
    })
    .from(categoryCompanies)
    .innerJoin(companyJobs, eq(companyJobs.companyId, categoryCompanies.companyId))
    .where(and(eq(categoryCompanies.category, category), gt(categoryCompanies.jobs, 0)))
    .orderBy(desc(categoryCompanies.jobs), asc(companyJobs.name))
    .limit(companiesShown)
    .as("top");
  const rows = await db
    .select({ id: top.id, name: top.name, count: top.count, logo: logoColumn })
    .from(top)
    .innerJoin(userProfiles, eq(userProfiles.id, top.id))
    .orderBy(desc(top.count), asc(top.name));
  return rows.map(({ logo, ...row }) => ({ ...row, ...(logo && { logo }) }));
}

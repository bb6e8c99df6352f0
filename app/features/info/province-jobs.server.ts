import { and, eq, gt, like, type SQL } from "drizzle-orm";
import type { ShortCard } from "#app/features/job/job.ts";
import { placeCompanies } from "#app/features/job/job-counts.table.ts";
import { locationText } from "#app/features/job/job-row.server.ts";
import {
  type CategoryCount,
  countJobsBy,
  noJobs,
} from "#app/features/jobs/list/job-counts.server.ts";
import { latestJobs } from "#app/features/jobs/list/latest-jobs.server.ts";
import { isTextWithin } from "#app/features/jobs/list/place-within.server.ts";
import type { Country, Province } from "#app/features/places/place.ts";
import type { Language } from "#app/i18n/language.ts";
import { db } from "#app/platform/database/database.server.ts";
import { totalOf } from "#app/platform/database/row-totals/row-totals.server.ts";
import { orEmpty } from "#app/platform/or-empty.server.ts";
import { siteFigures } from "#app/platform/settings/site-figures.ts";

/** The jobs of a province, or of a whole country with its provinces in place of the cities. */
export type PlaceJobs = {
  country: { id: string; name: string };
  /** Null on a country's page. */
  province: string | null;
  name: string;
  /** The value of `location` for the whole place; null if the country's list suffices. */
  location: string | null;
  /** Counts, or fixed texts such as 150+. */
  figures: { jobs: number } & Record<"companies" | "jobSeekers" | "categories", number | string>;
  /** Cities, or provinces; `to` asks for one in `location`. */
  parts: PlacePart[];
  popular: PlacePart[];
  categories: CategoryCount[];
  latest: ShortCard[];
};

type PlacePart = { en: string; name: string; location: string; count: number };

const popularShown = 4;
const categoriesShown = 6;

/** The data of a place's page; a failed part is logged and empty. `live` counts every figure. */
export async function placeJobs(
  { country, province }: { country: Country; province?: Province | undefined },
  language: Language,
  live: boolean,
): Promise<PlaceJobs> {
  const place = province ?? country;
  const [counts, latest, figures] = await Promise.all([
    orEmpty("job counts", countJobsBy({ within: place.id }), noJobs),
    orEmpty("latest jobs", latestJobs(language, place.id), []),
    live
      ? orEmpty("figures", countFigures(country, province), { companies: 0, jobSeekers: 0 })
      : null,
  ]);
  const parts = (province?.cities ?? country.provinces).map((part) => ({
    en: part.en,
    name: part[language],
    location: locationText(part.id),
    count: counts.atPlace(part.id),
  }));
  return {
    country: { id: country.id, name: country[language] },
    province: province?.en ?? null,
    name: place[language],
    location: province ? locationText(province.id) : null,
    figures: {
      jobs: counts.total,
      ...(figures ? { ...figures, categories: counts.categories.length } : siteFigures),
    },
    parts,
    popular: [...parts].sort((a, b) => b.count - a.count).slice(0, popularShown),
    categories: counts.categories.slice(0, categoriesShown),
    latest,
  };
}

/** Companies with active jobs in the place, and job seekers who live there. */
async function countFigures(country: Country, province: Province | undefined) {
  const { companyId, place, jobs } = placeCompanies;
  const hiringIn = (isWithin: SQL | undefined) =>
    db
      .select({ companyId })
      .from(placeCompanies)
      .where(and(gt(jobs, 0), isWithin));
  const { id } = province ?? country;
  // One after the other, so that each reads an index alone. A country has a count of its own.
  const hiring = hiringIn(eq(place, id)).union(hiringIn(isTextWithin(place, id)));
  if (province) hiring.union(hiringIn(like(place, `${id}/%`)));
  const [companies, jobSeekers] = await Promise.all([
    db.$count(hiring.as("hiring")),
    totalOf("customer_employee", { country: country.en, province: province?.en }),
  ]);
  return { companies, jobSeekers };
}

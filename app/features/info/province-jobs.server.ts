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
import vignettes from "#app/features/places/data/vignettes.json" with { type: "json" };
import { type Country, homeProvinceIds, type Province, syria } from "#app/features/places/place.ts";
import { forReader, type Language } from "#app/i18n/language.ts";
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
  /** The country's provinces with their jobs; only for Syria on a province's page. */
  provinces: PlaceCount[];
  /** How many of them stand there at once. */
  provincesAtOnce: number;
  /** The last part of a province's id. */
  slug: string | undefined;
  /** A line drawing of a governorate, as the path of an svg. */
  vignette: string | undefined;
};

type PlaceCount = { en: string; name: string; count: number };
type PlacePart = PlaceCount & { location: string };

const popularShown = 4;
const categoriesShown = 6;

/** The data of a place's page; a failed part is logged and empty. `live` counts every figure. */
export async function placeJobs(
  { country, province }: { country: Country; province?: Province | undefined },
  language: Language,
  live: boolean,
): Promise<PlaceJobs> {
  const place = province ?? country;
  const [counts, around, latest, figures] = await Promise.all([
    orEmpty("job counts", countJobsBy({ within: place.id }), noJobs),
    province && country === syria ? orEmpty("jobs around", countJobsBy(), noJobs) : null,
    orEmpty("latest jobs", latestJobs(language, place.id), []),
    live
      ? orEmpty("figures", countFigures(country, province), { companies: 0, jobSeekers: 0 })
      : null,
  ]);
  const slug = province?.id.slice(country.id.length + 1);
  const parts = (province?.cities ?? country.provinces).map((part) => ({
    en: part.en,
    name: forReader(part, language),
    location: locationText(part.id),
    count: counts.atPlace(part.id),
  }));
  return {
    country: { id: country.id, name: forReader(country, language) },
    province: province?.en ?? null,
    name: forReader(place, language),
    location: province ? locationText(province.id) : null,
    figures: {
      jobs: counts.total,
      ...(figures ? { ...figures, categories: counts.categories.length } : siteFigures),
    },
    parts,
    popular: [...parts].sort((a, b) => b.count - a.count).slice(0, popularShown),
    categories: counts.categories.slice(0, categoriesShown),
    latest,
    provinces:
      around || !province
        ? country.provinces.map((each) => ({
            en: each.en,
            name: forReader(each, language),
            count: (around ?? counts).atPlace(each.id),
          }))
        : [],
    provincesAtOnce: province ? 0 : homeProvinceIds.length,
    slug,
    vignette: country === syria ? vignetteOf[slug ?? ""] : undefined,
  };
}

const vignetteOf: Record<string, string> = vignettes;

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

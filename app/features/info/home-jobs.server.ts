import {
  busiestCompanies,
  type CompanyTile,
} from "#app/features/companies/directory/company-directory.server.ts";
import type { ShortCard } from "#app/features/job/job.ts";
import { memoryKey } from "#app/features/job/memory-key.ts";
import {
  type CategoryCount,
  countJobsBy,
  type JobCounts,
} from "#app/features/jobs/list/job-counts.server.ts";
import { latestJobs } from "#app/features/jobs/list/latest-jobs.server.ts";
import { homeProvinceIds, type Province, syria } from "#app/features/places/place.ts";
import { forReader, type Language } from "#app/i18n/language.ts";
import { totalOf } from "#app/platform/database/row-totals/row-totals.server.ts";
import { orEmpty } from "#app/platform/or-empty.server.ts";

export type HomeJobs = {
  /** Null where they could not be counted. */
  figures: { jobs: number | null; companies: number | null; jobSeekers: number | null };
  provinces: HomeProvince[];
  /** How many of them stand there at once. */
  provincesAtOnce: number;
  featured: ShortCard[];
  categories: CategoryCount[];
  companies: CompanyTile[];
};

/** A governorate with its active jobs and the names of its busiest cities. */
type HomeProvince = { en: string; name: string; count: number | null; cities: string[] };

const categoriesShown = 6;
const companiesShown = 4;

/** The home page's jobs and counts; a failed part is logged and empty. */
export async function homeJobs(language: Language): Promise<HomeJobs> {
  const [counts, people, featured, companies] = await Promise.all([
    orEmpty<JobCounts | null>("job counts", countJobsBy(), null),
    orEmpty<People>("profile counts", countPeople(), { companies: null, jobSeekers: null }),
    orEmpty("latest jobs", latestJobs(language), []),
    orEmpty("busiest companies", busiestCompanies(language, companiesShown), []),
  ]);
  return {
    figures: { jobs: counts?.total ?? null, ...people },
    provinces: syria.provinces.map((province) => ({
      en: province.en,
      name: forReader(province, language),
      count: counts?.atPlace(province.id) ?? null,
      cities: inOneLine(popularCities(province, counts).map((city) => forReader(city, language))),
    })),
    provincesAtOnce: homeProvinceIds.length,
    featured,
    categories: counts?.categories.slice(0, categoriesShown) ?? [],
    // Beside a name the short key is enough for the face.
    companies: companies.map((each) => (each.name ? { ...each, id: memoryKey(each.id) } : each)),
  };
}

const citiesShown = 4;

/** Four cities: those with most active jobs, then in the order of the table. */
function popularCities({ cities }: Province, counts: JobCounts | null) {
  const count = new Map(cities.map(({ id }) => [id, counts?.atPlace(id) ?? 0]));
  return [...cities]
    .sort((a, b) => (count.get(b.id) ?? 0) - (count.get(a.id) ?? 0))
    .slice(0, citiesShown);
}

/** Letters that a line of a card holds on a phone. */
const lineLetters = 26;

/** The first names that fit in one line, so that none is cut. */
function inOneLine(names: readonly string[]): string[] {
  return names.filter((_, at) => names.slice(0, at + 1).join(", ").length <= lineLetters);
}

type People = { companies: number | null; jobSeekers: number | null };

async function countPeople(): Promise<People> {
  const [companies, jobSeekers] = await Promise.all([
    totalOf("company"),
    totalOf("customer_employee"),
  ]);
  return { companies, jobSeekers };
}

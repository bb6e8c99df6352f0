import { categories } from "#app/features/job/job.ts";
import { countries, syria } from "#app/features/places/place.ts";
import { addressOf, pages } from "#app/pages.ts";
import { paths } from "#app/paths.ts";
import type { SitemapPage } from "./sitemap-xml.ts";

/**
 * The pages that everybody may read, without those of one job or company. `changes` has when an open
 * job changed last, by category, by governorate and of "all"; what shows no jobs says no date.
 */
export function publicAddresses(changes: ReadonlyMap<string, Date>): SitemapPage[] {
  const all = changes.get("all");
  const plain = pages
    .filter(({ path, cached }) => cached && !/[:*]/.test(path))
    .map((page) => ({ path: addressOf(page), changed: ofJobs.has(page.path) ? all : undefined }));
  const lists = categories.map((category) => ({
    path: paths.category(category),
    changed: changes.get(category),
  }));
  const places = countries.flatMap((country) => {
    const provinces = country.provinces
      .map(({ id, en }) => ({
        path: paths.province(country.id, en),
        changed: changes.get(`${country.id}/${id}`),
      }))
      // Elsewhere only where there is work; the governorates at home have pages of their own in any case.
      .filter(({ changed }) => country === syria || changed);
    if (provinces.length === 0) return [];
    const changed = newest(provinces.flatMap(({ changed }) => changed ?? []));
    const ofCountry = [paths.country(country.id), paths.countryJobs(country.id)];
    return [...ofCountry.map((path) => ({ path, changed })), ...provinces];
  });
  return [...plain, ...lists, ...places];
}

/** The pages without parameters that show jobs. */
const ofJobs = new Set(["/", "home", "jobs", "companies", "market"]);

function newest(dates: readonly Date[]): Date | undefined {
  return dates.reduce<Date | undefined>(
    (last, date) => (last && last > date ? last : date),
    undefined,
  );
}

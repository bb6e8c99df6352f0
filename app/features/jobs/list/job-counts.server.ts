import { and, gt, sql } from "drizzle-orm";
import { type Category, categories } from "#app/features/job/job.ts";
import { categoryJobs } from "#app/features/job/job-counts.table.ts";
import { findPlaceById } from "#app/features/places/place.ts";
import { db } from "#app/platform/database/database.server.ts";
import { fold } from "#app/platform/fold.ts";
import { isPlaceWithin } from "./place-within.server.ts";

export type CategoryCount = { category: Category; count: number };

/** Active jobs counted in one go. */
export type JobCounts = {
  total: number;
  /** Those with jobs, the fullest first. */
  categories: CategoryCount[];
  /** How many are at a place or in it; it takes ids, and jobs without one by their text. */
  atPlace: (placeId: string) => number;
};

type CountOptions = {
  /** Only jobs at this place or in it. */
  within?: string;
  /** Places are counted for this category's jobs only. */
  placesOf?: Category;
};

/** The active jobs by category and by place, as triggers count them. */
export async function countJobsBy({ within, placesOf }: CountOptions = {}): Promise<JobCounts> {
  const { category, place, jobs } = categoryJobs;
  const placeCounted = placesOf
    ? sql<string>`case when ${category} = ${sql.raw(quoted(placesOf))} then ${place} end`
    : sql<string>`${place}`;
  const rows = await db
    .select({
      category: sql<Category | null>`${category}`,
      place: sql<string | null>`${placeCounted}`,
      count: sql<number>`sum(${jobs})::int`,
    })
    .from(categoryJobs)
    .where(and(gt(jobs, 0), within ? isPlaceWithin(place, within) : undefined))
    .groupBy(sql`grouping sets ((${category}), (${placeCounted}))`);
  const byCategory = rows.flatMap(({ category, count }) => (category ? [{ category, count }] : []));
  return {
    total: byCategory.reduce((sum, { count }) => sum + count, 0),
    categories: byCategory.sort(fullestFirst),
    atPlace: countsAt(rows.filter(({ category }) => category === null)),
  };
}

export const noJobs: JobCounts = { total: 0, categories: [], atPlace: () => 0 };

type PlaceRow = { place: string | null; count: number };

function countsAt(rows: readonly PlaceRow[]): JobCounts["atPlace"] {
  const within = new Map<string, number>();
  const naming = new Map<string, PlaceRow[]>();
  for (const row of rows) {
    const key = row.place ?? "";
    if (key.startsWith("~")) {
      for (const part of new Set(key.split("/"))) {
        naming.set(part, [...(naming.get(part) ?? []), row]);
      }
      continue;
    }
    for (const id of pathsUp(key)) within.set(id, (within.get(id) ?? 0) + row.count);
  }
  return (id) => {
    const place = findPlaceById(id);
    const named = place?.city ?? place?.province ?? place?.country;
    const names = named ? [named.ar, named.en, ...(named.also ?? [])].map(fold) : [];
    const written = new Set(names.flatMap((name) => naming.get(`~${name}`) ?? []));
    return [...written].reduce((sum, { count }) => sum + count, within.get(id) ?? 0);
  };
}

/** "syria/aleppo/azaz", "syria/aleppo", "syria". */
function pathsUp(id: string): string[] {
  const parts = id.split("/");
  return parts.map((_, last) => parts.slice(0, last + 1).join("/"));
}

function fullestFirst(a: CategoryCount, b: CategoryCount): number {
  return b.count - a.count || categories.indexOf(a.category) - categories.indexOf(b.category);
}

/** A literal and not a parameter: only then are two expressions one to GROUP BY. */
function quoted(category: Category): string {
  return `'${category.replaceAll("'", "''")}'`;
}

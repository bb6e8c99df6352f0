import { and, eq, type SQL, sql } from "drizzle-orm";
import { type Category, categories } from "#app/features/job/job.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { findPlaceById } from "#app/features/places/place.ts";
import { db } from "#app/platform/database/database.server.ts";
import { fold } from "#app/platform/fold.ts";
import { inPlaces } from "./in-places.server.ts";

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

/** Counts the active jobs by category and by place. */
export async function countJobsBy({ within, placesOf }: CountOptions = {}): Promise<JobCounts> {
  const ofCategory = (column: SQL) =>
    placesOf
      ? sql`case when ${jobs.category} = ${sql.raw(quoted(placesOf))} then ${column} end`
      : column;
  const placeId = ofCategory(sql`${jobs.placeId}`);
  const written = ofCategory(sql`case when ${jobs.placeId} is null then ${jobs.location} end`);
  const rows = await db
    .select({
      category: sql<Category | null>`${jobs.category}`,
      placeId: sql<string | null>`${placeId}`,
      written: sql<string | null>`${written}`,
      count: sql<number>`count(*)::int`,
    })
    .from(jobs)
    .where(and(eq(jobs.status, "active"), within ? inPlaces([within]) : undefined))
    .groupBy(sql`grouping sets ((${jobs.category}), (${placeId}, ${written}))`);
  const byCategory = rows.flatMap(({ category, count }) => (category ? [{ category, count }] : []));
  return {
    total: byCategory.reduce((sum, { count }) => sum + count, 0),
    categories: byCategory.sort(fullestFirst),
    atPlace: countsAt(rows.filter(({ category }) => category === null)),
  };
}

export const noJobs: JobCounts = { total: 0, categories: [], atPlace: () => 0 };

type PlaceRow = { placeId: string | null; written: string | null; count: number };

function countsAt(rows: readonly PlaceRow[]): JobCounts["atPlace"] {
  const within = new Map<string, number>();
  const naming = new Map<string, PlaceRow[]>();
  for (const row of rows) {
    for (const id of pathsUp(row.placeId ?? "")) within.set(id, (within.get(id) ?? 0) + row.count);
    for (const part of new Set(row.written?.split(/[,،]/).map(fold))) {
      naming.set(part, [...(naming.get(part) ?? []), row]);
    }
  }
  return (id) => {
    const place = findPlaceById(id);
    const named = place?.city ?? place?.province ?? place?.country;
    const names = named ? [named.ar, named.en, ...(named.also ?? [])].map(fold) : [];
    const written = new Set(names.flatMap((name) => naming.get(name) ?? []));
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

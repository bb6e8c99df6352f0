import { expect, type Locator, type Page } from "@playwright/test";
import { and, desc, eq, like, or, type SQL, sql } from "drizzle-orm";
import { jobs } from "#app/features/job/jobs.table.ts";
import { db } from "#app/platform/database/database.server.ts";

export const active = eq(jobs.status, "active");

/** Tries until nobody else wrote to the board between two looks at it. */
export async function asStored(look: () => Promise<void>): Promise<void> {
  await expect(look).toPass({ timeout: 30_000 });
}

/** The addresses of the newest jobs under a condition. */
export async function newest(which: SQL | undefined, limit: number): Promise<string[]> {
  const order = [desc(jobs.createdAt), desc(jobs.id)];
  const rows = await db
    .select()
    .from(jobs)
    .where(which)
    .orderBy(...order)
    .limit(limit);
  return rows.map(({ id }) => `/jobs/${id}`);
}

/** How many jobs there are of each, the most first. */
export async function countsBy(
  what: SQL,
  which: SQL | undefined,
  limit: number,
): Promise<number[]> {
  const count = sql<number>`count(*)::int`;
  const rows = await db
    .select({ count })
    .from(jobs)
    .where(which)
    .groupBy(what)
    .orderBy(desc(count))
    .limit(limit);
  return rows.map((row) => row.count);
}

/** The active jobs of a place and of all that lies in it. */
export function within(placeId: string): SQL | undefined {
  return and(active, or(eq(jobs.placeId, placeId), like(jobs.placeId, `${placeId}/%`)));
}

export async function addresses(links: Locator): Promise<string[]> {
  return await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
}

/** The part of a page under a heading. */
export function sectionOf(page: Page, heading: string): Locator {
  return page
    .locator("main section")
    .filter({ has: page.getByRole("heading", { level: 2, name: heading, exact: true }) });
}

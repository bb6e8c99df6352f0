import { and, eq, sql } from "drizzle-orm";
import { db } from "#app/platform/database/database.server.ts";
import { rowTotals } from "./row-totals.table.ts";

/** The types of profiles, and other rows. */
type Kind = ProfileType | "jobs" | "applications";
type ProfileType = "customer_employee" | "company" | "company_member" | "admin";

/** How many rows there are of a kind; of profiles, those of a country or province if it is given. */
export async function totalOf(
  kind: Kind,
  { country, province }: { country?: string | undefined; province?: string | undefined } = {},
): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`coalesce(sum(${rowTotals.rows}), 0)::int` })
    .from(rowTotals)
    .where(
      and(
        eq(rowTotals.kind, kind),
        country === undefined ? undefined : eq(rowTotals.country, country),
        province === undefined ? undefined : eq(rowTotals.province, province),
      ),
    );
  return row?.total ?? 0;
}

import { eq, type SQL, sql } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { type CardRow, cardColumns } from "#app/features/job/job-row.server.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import type { Place } from "#app/features/search/index/job-order.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { preparedQuery } from "#app/platform/database/prepared-query.server.ts";

/** A job as lists show it, with its place in the list. */
export type ListedRow = CardRow & { externalId: string | null; place: Place };

/** Rows with the version of the board that they were read at; undefined where there are none. */
export type RowsAt = { rows: ListedRow[]; version: string | undefined };

/**
 * Reads the cards of the jobs of a statement that selects job_id, posted_at and first, in its
 * order.
 */
export async function readRows(select: SQL): Promise<ListedRow[]> {
  return (await readRowsAt(select)).rows;
}

/** The same, with the version. */
export async function readRowsAt(select: SQL): Promise<RowsAt> {
  return rowsAt(await cardsOf(select));
}

/** A card without its place in a list. */
type StoredCard = Omit<ListedRow, "place">;

/** Cards of jobs in no order, without deleted ones; the version as in `RowsAt`. */
export async function readCardsAt(
  ids: readonly string[],
): Promise<{ cards: StoredCard[]; version: string | undefined }> {
  const rows = await cardsById().execute({ ids });
  return { cards: rows.map(({ version: _, ...card }) => card), version: rows[0]?.version };
}

const cardsById = preparedQuery((db) =>
  db
    .select({ ...cardColumns, externalId: jobs.externalId, version })
    .from(jobs)
    .innerJoin(userProfiles, eq(userProfiles.id, jobs.companyId))
    .where(sql`${jobs.id} = any(${sql.placeholder("ids")}::uuid[])`)
    .prepare("cards_by_id"),
);

const version = sql<string>`(select board_version())`;

function cardsOf(select: SQL) {
  return db
    .select({
      ...cardColumns,
      externalId: jobs.externalId,
      first: sql<string | null>`found.first`,
      at: sql<string>`to_char(found.posted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
      version,
    })
    .from(
      sql`(select job_id, posted_at, first, row_number() over () as nr from (${select}) each) found`,
    )
    .innerJoin(jobs, sql`${jobs.id} = found.job_id`)
    .innerJoin(userProfiles, eq(userProfiles.id, jobs.companyId))
    .orderBy(sql`found.nr`);
}

function rowsAt(rows: Awaited<ReturnType<typeof cardsOf>>): RowsAt {
  return {
    rows: rows.map(({ first, at, version: _, ...row }) => ({
      ...row,
      place: { first: first ?? undefined, at, id: row.id },
    })),
    version: rows[0]?.version,
  };
}

import { eq, sql } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { cardColumns } from "#app/features/job/job-row.server.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { preparedQuery } from "#app/platform/database/prepared-query.server.ts";
import type { BoardJobs } from "./board.ts";
import { isoMicroseconds } from "./first-jobs.ts";
import type { ListedRow } from "./held-cards.ts";

type Cards = {
  byOrdinal: ReadonlyMap<number, ListedRow>;
  /** The board's when some of them were read; undefined where all were held. */
  version: string | undefined;
};

/** Cards of jobs, without deleted ones: from memory, and the rest from the database. */
export async function readCards(board: BoardJobs, ordinals: Iterable<number>): Promise<Cards> {
  const byOrdinal = new Map<number, ListedRow>();
  const missing: number[] = [];
  for (const ordinal of ordinals) {
    const card = board.cards.get(ordinal);
    if (card) byOrdinal.set(ordinal, card);
    else missing.push(ordinal);
  }
  if (missing.length === 0) return { byOrdinal, version: undefined };
  const { cards, version } = await readMissing(board, missing);
  for (const [ordinal, card] of cards) byOrdinal.set(ordinal, card);
  return { byOrdinal, version };
}

/** Held if they are of the version that the board has by then; later changes remove them. */
async function readMissing(board: BoardJobs, missing: readonly number[]) {
  const { columns } = board;
  const ordinals = new Map(missing.map((ordinal) => [columns.idOf(ordinal), ordinal]));
  const rows = await cardsById().execute({ ids: [...ordinals.keys()] });
  const cards = new Map<number, ListedRow>();
  for (const { version: _, ...card } of rows) {
    const ordinal = ordinals.get(card.id);
    if (ordinal === undefined) continue;
    const at = isoMicroseconds(columns.postedAt[ordinal] as number);
    cards.set(ordinal, { ...card, place: { first: undefined, at, id: card.id } });
  }
  const version = rows[0]?.version;
  if (version === board.version) board.cards.add(cards);
  return { cards, version };
}

const cardsById = preparedQuery((db) =>
  db
    .select({
      ...cardColumns,
      externalId: jobs.externalId,
      version: sql<string>`(select board_version())`,
    })
    .from(jobs)
    .innerJoin(userProfiles, eq(userProfiles.id, jobs.companyId))
    .where(sql`${jobs.id} = any(${sql.placeholder("ids")}::uuid[])`)
    .prepare("cards_by_id"),
);

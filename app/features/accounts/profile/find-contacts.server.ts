import { and, like, or, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { db } from "#app/platform/database/database.server.ts";
import { findSome } from "#app/platform/database/find-some.server.ts";
import { containing, ending } from "#app/platform/database/like-pattern.ts";
import { fold } from "#app/platform/fold.ts";
import { countLimit, emptyPage, onePage, type Page, rowsAPage } from "#app/platform/paging.ts";
import type { ContactsTable } from "./contacts.table.ts";
import { citiesCalled, searchParts, withoutTrunkPrefix } from "./profile-search.server.ts";

/** Of more matches than these, one of a hundred seekers on a national board, the newest are soon met. */
const sortLimit = 10_000;

/** PostgreSQL's index finds parts of three characters and more. */
const shortestIndexed = 3;

/**
 * One page of the ids of profiles with every part of the input in the name, a contact or the city, newest
 * first; of the newest `countLimit`, where more match. More than `sorted` matches are not put in order but met
 * from the newest on. With `isListed` only profiles for whose `profile_id` it holds.
 */
export async function findContacts(
  contacts: ContactsTable,
  search: string,
  requested: number,
  sorted = sortLimit,
  isListed?: SQL,
): Promise<Page<string>> {
  const parts = searchParts(search);
  if (parts.length === 0) return emptyPage;
  const holdsAll = and(...parts.map((part) => holdsPart(contacts.document, part)), isListed);
  const { profileId, joinedAt } = contacts;
  const matching = sql`select ${profileId} as id, ${joinedAt} as joined_at from ${contacts} where ${holdsAll}`;
  const isIndexed = parts.some((part) => part.length >= shortestIndexed);
  const rows = isIndexed
    ? sql`${matching} limit ${sorted + 1}`
    : sql`${matching} order by ${newestFirst} limit ${countLimit + 1}`;
  return db.transaction(async (tx) => {
    // PostgreSQL overestimates the matches of a rare word and would scan the whole table.
    await tx.execute(sql`set local enable_seqscan = off`);
    const find = (skip: number) => findSome(tx, rows, newestFirst, { skip, limit: rowsAPage });
    const first = (requested - 1) * rowsAPage;
    const { n, ids } = await find(first);
    const isWhole = n <= (isIndexed ? sorted : countLimit);
    if (!isWhole) await tx.execute(sql`set local enable_bitmapscan = off`);
    const page = await onePage(requested, Math.min(n, countLimit), async (skip) => {
      if (isWhole) return skip === first ? ids : (await find(skip)).ids;
      const newest = await tx.execute<{ id: string }>(
        sql`${matching} order by ${newestFirst} limit ${rowsAPage} offset ${skip}`,
      );
      return newest.map(({ id }) => id);
    });
    return n > countLimit ? { ...page, isMore: true } : page;
  });
}

const newestFirst = sql`joined_at desc, id`;

function holdsPart(document: AnyPgColumn, part: string): SQL | undefined {
  return or(
    like(document, containing(withoutTrunkPrefix(part))),
    ...citiesCalled(part).map((city) => like(document, ending(`# ${fold(city)}`))),
  );
}

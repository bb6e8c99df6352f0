import { and, asc, count, desc, like, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { db } from "#app/platform/database/database.server.ts";
import { containing, ending } from "#app/platform/database/like-pattern.ts";
import { fold } from "#app/platform/fold.ts";
import { countLimit, emptyPage, onePage, type Page, rowsAPage } from "#app/platform/paging.ts";
import type { ContactsTable, seekerContacts } from "./contacts.table.ts";
import { citiesCalled, searchParts, withoutTrunkPrefix } from "./profile-search.server.ts";

/** Of more matches than these, one of a hundred seekers on a national board, the newest are soon met. */
export const sortLimit = 10_000;

/** PostgreSQL's index finds parts of three characters and more. */
const shortestIndexed = 3;

/**
 * One page of the ids of profiles with every part of the input in the name, a contact or the city, newest
 * first; of the newest `limit`, where more match.
 */
export async function findContacts(
  contacts: ContactsTable,
  search: string,
  requested: number,
  limit = countLimit,
): Promise<Page<string>> {
  const parts = searchParts(search);
  if (parts.length === 0) return emptyPage;
  const holdsAll = and(...parts.map((part) => holdsPart(contacts.document, part)));
  return db.transaction(async (tx) => {
    const matching = () =>
      tx
        .select({ id: contacts.profileId, joinedAt: contacts.joinedAt })
        .from(contacts as typeof seekerContacts)
        .where(holdsAll);
    const inOrder = () => matching().orderBy(...newestFirst(contacts.joinedAt, contacts.profileId));
    // PostgreSQL overestimates the matches of a rare word and would scan the whole table.
    await tx.execute(sql`set local enable_seqscan = off`);
    const isIndexed = parts.some((part) => part.length >= shortestIndexed);
    const some = (isIndexed ? matching().limit(sortLimit + 1) : inOrder().limit(limit + 1)).as(
      "some",
    );
    const [counted] = await tx.select({ n: count() }).from(some);
    const n = counted?.n ?? 0;
    const isWhole = n <= (isIndexed ? sortLimit : limit);
    if (!isWhole) await tx.execute(sql`set local enable_bitmapscan = off`);
    const page = await onePage(requested, Math.min(n, limit), async (skip) => {
      const rows = isWhole
        ? tx
            .select({ id: some.id })
            .from(some)
            .orderBy(...newestFirst(some.joinedAt, some.id))
        : inOrder();
      return (await rows.limit(rowsAPage).offset(skip)).map(({ id }) => id);
    });
    return n > limit ? { ...page, isMore: true } : page;
  });
}

const newestFirst = (joinedAt: SQLWrapper, id: SQLWrapper) => [desc(joinedAt), asc(id)];

function holdsPart(document: AnyPgColumn, part: string): SQL | undefined {
  return or(
    like(document, containing(withoutTrunkPrefix(part))),
    ...citiesCalled(part).map((city) => like(document, ending(`# ${fold(city)}`))),
  );
}

import { setImmediate } from "node:timers/promises";
import { type SQL, sql } from "drizzle-orm";
import { findPlaceById } from "#app/features/places/place.ts";
import type { Language } from "#app/i18n/language.ts";
import { db } from "#app/platform/database/database.server.ts";
import { roleOfTitle } from "./role.ts";

/** The role and governorate that figures about pay are counted for, and their names. */
type RoleFigures = {
  key: { role: string; province: string };
  names: { role: string; place: string };
};

/** Those of a job; undefined where its title names no known role, or its place no governorate. */
export function roleFiguresOf(
  title: string,
  placeId: string | null | undefined,
  language: Language,
): RoleFigures | undefined {
  const role = roleOfTitle(title);
  const province = findPlaceById(placeId ?? undefined)?.province;
  if (!role || !province) return undefined;
  return {
    key: { role: role.key, province: province.id },
    names: { role: role.names[language], place: province[language] },
  };
}

/** Names the role of a title; each title is read once, since a board's titles are often the same. */
export function roleReader(): (title: string) => string | undefined {
  const known = new Map<string, string | undefined>();
  return (title) => {
    if (!known.has(title)) known.set(title, roleOfTitle(title)?.key);
    return known.get(title);
  };
}

const rowsAtOnce = 5_000;
const rowsInATurn = 100;

/**
 * The rows of a query, newest first, some thousands at a time. The query selects `id` and the time as
 * `at`, and takes its condition (`and …`), its order and its limit from `page`.
 */
export async function* newestFirst<Row extends { id: string; at: string }>(
  [at, id]: [at: SQL, id: SQL],
  query: (page: SQL) => SQL,
): AsyncGenerator<Row> {
  let before: Row | undefined;
  for (;;) {
    const older =
      before && sql`and (${at}, ${id}) < (${before.at}::timestamptz, ${before.id}::uuid)`;
    const order = sql`order by ${at} desc, ${id} desc limit ${rowsAtOnce}::int`;
    const page = sql`${older ?? sql``} ${order}`;
    const rows = (await db.execute(query(page))) as unknown as Row[];
    for (const [place, row] of rows.entries()) {
      // Reading a title takes some time, and this process also answers people.
      if (place % rowsInATurn === 0) await setImmediate();
      yield row;
    }
    before = rows.at(-1);
    if (!before || rows.length < rowsAtOnce) return;
  }
}

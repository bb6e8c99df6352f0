import { sql } from "drizzle-orm";
import { changesIn } from "#app/http/page-cache/answer-cache.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { perDatabase, shareQuery } from "#app/platform/database/per-database.server.ts";
import { NameTable } from "./name-table.ts";

/** The titles, companies and places of the active jobs, in the memory of this process. */
export type BoardNames = {
  titles: NameTable;
  companies: NameTable;
  places: Map<string, number>;
  /** Another one after any change of a job or company. */
  version: string;
};

type Loaded = {
  names: BoardNames;
  /** The database's snapshot at the reading. */
  snapshot: string;
  /** Its time at the reading. */
  readAt: string;
  /** Another one after a crash or for another database: then all is read again. */
  epoch: string;
};

/** Of more titles than these those of one job are left out. */
const maxTitles = 400_000;
/** Above this many changes everything is read again. */
const maxChanges = 5_000;

const memory = perDatabase(() => ({ loaded: undefined as Loaded | undefined }));

const shared = shareQuery(refreshed);

/** The names as the database knew them after this call, shared as by `shareQuery`. */
export const currentNames = (): Promise<BoardNames> => shared.run();

/** The names as this process last read them, of any version. */
export const namesInMemory = (): BoardNames | undefined => memory().loaded?.names;

/** The names as this process last read them, if that was at this count of changes. */
export function namesOf(changes: string | undefined): BoardNames | undefined {
  const names = namesInMemory();
  return names && changesIn(names.version) === changes ? names : undefined;
}

async function refreshed(): Promise<BoardNames> {
  const held = memory();
  const changes = held.loaded && (await readChanges(held.loaded));
  if (held.loaded && changes) apply(held.loaded, changes);
  else held.loaded = await load();
  return held.loaded.names;
}

type Change = {
  /** A name that is gone has a hash in place of its key. */
  kind: "title" | "company" | "place" | "gone";
  key: string;
  label: string | null;
  folded: string | null;
  jobs: number | null;
};
type Changes = {
  snapshot: string;
  readAt: string;
  epoch: string;
  version: string;
  changes: Change[] | null;
};

/** The changes since the names were read; undefined if they have to be read again. */
async function readChanges({ snapshot, readAt, epoch }: Loaded): Promise<Changes | undefined> {
  const [row] = await db.execute<Changes & { isKnown: boolean }>(sql`
    select pg_current_snapshot()::text as snapshot, now()::text as "readAt", board_version() as version,
      changes_are_known_since(${readAt}::timestamptz) as "isKnown",
      name_changes_since(${snapshot}::pg_snapshot, ${maxChanges + 1}::int) as changes,
      database_epoch() as epoch`);
  const isWhole = row?.isKnown && row.epoch === epoch && (row.changes?.length ?? 0) <= maxChanges;
  return isWhole ? row : undefined;
}

function apply(to: Loaded, { snapshot, readAt, version, changes }: Changes): void {
  to.snapshot = snapshot;
  to.readAt = readAt;
  to.names.version = version;
  const gone = new Set(changes?.filter(({ kind }) => kind === "gone").map(({ key }) => key));
  if (gone.size > 0) {
    for (const table of [to.names.titles, to.names.companies]) table.removeHashed(gone);
  }
  for (const { kind, key, label, folded, jobs } of changes ?? []) {
    if (kind === "gone") continue;
    if (kind === "place") {
      if (jobs) to.names.places.set(key, jobs);
      else to.names.places.delete(key);
      continue;
    }
    const table = kind === "title" ? to.names.titles : to.names.companies;
    if (label === null || !jobs) table.remove(key);
    else table.set({ key, folded: folded ?? key, label, jobs });
  }
}

/** Reads everything in parts: the snapshot is older, so changes meanwhile are read again. */
async function load(): Promise<Loaded> {
  const [head] = await db.execute<Omit<Changes, "changes"> & { titles: number }>(sql`
    select pg_current_snapshot()::text as snapshot, now()::text as "readAt", database_epoch() as epoch, board_version() as version, (
      select count(*)::int from (select from job_titles where jobs > 0 limit ${maxTitles + 1}) counted
    ) as titles`);
  if (!head) throw new Error("The database has no version of the board.");
  const fewest = head.titles > maxTitles ? 2 : 1;
  const names: BoardNames = {
    titles: new NameTable({ isHeard: false }),
    companies: new NameTable({ isHeard: true }),
    places: new Map(),
    version: head.version,
  };
  for (let after = ""; ; ) {
    const rows = await db.execute<{ key: string; label: string; jobs: number }>(sql`
      select title_key as key, title as label, jobs from job_titles
      where title_key > ${after} and jobs >= ${fewest} order by title_key limit ${partOfNames}`);
    for (const { key, label, jobs } of rows) names.titles.set({ key, folded: key, label, jobs });
    after = rows.at(-1)?.key ?? after;
    if (rows.length < partOfNames) break;
  }
  const companies = await db.execute<{ key: string; folded: string; label: string; jobs: number }>(
    sql`select company_id as key, name_key as folded, name as label, jobs from company_jobs where jobs > 0`,
  );
  for (const each of companies) names.companies.set(each);
  const places = await db.execute<{ place: string; jobs: number }>(
    sql`select place, jobs from place_jobs where jobs > 0`,
  );
  for (const { place, jobs } of places) names.places.set(place, jobs);
  return { names, snapshot: head.snapshot, readAt: head.readAt, epoch: head.epoch };
}

const partOfNames = 10_000;

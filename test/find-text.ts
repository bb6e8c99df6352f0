import { lstat, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { db } from "#app/platform/database/database.server.ts";

/** Where a text stands in the database: each table's name, as often as a row of it holds the text. */
export async function findInTables(text: string): Promise<string[]> {
  const tables = await db.execute<{ name: string }>(sql`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema') order by 1`);
  const hex = Buffer.from(text).toString("hex");
  const matches: string[] = [];
  for (const { name } of tables) {
    const rows = await db.execute(sql`
      select 1 from ${sql.raw(name)} as each
      where strpos(each::text, ${text}) > 0 or strpos(each::text, ${hex}) > 0`);
    for (const _ of rows) matches.push(name);
  }
  return matches;
}

/** The files under a folder that hold a text, or are called by it; but for the folders named. */
export async function findInFiles(folder: string, text: string, but: string[] = []) {
  const matches: string[] = [];
  for (const name of await readdir(folder, { recursive: true }).catch(() => [])) {
    if (but.includes(name.split("/", 1)[0] ?? "")) continue;
    const content = await contentOf(join(folder, name));
    if (content && (name.includes(text) || content.includes(text))) matches.push(name);
  }
  return matches;
}

/** Undefined for what is no file, or none any more: the board removes some while they are listed. */
async function contentOf(file: string): Promise<Buffer | undefined> {
  try {
    return (await lstat(file)).isFile() ? await readFile(file) : undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

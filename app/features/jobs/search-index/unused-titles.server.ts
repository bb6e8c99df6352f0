import { sql } from "drizzle-orm";
import { jobTitles } from "#app/features/jobs/jobs.table.ts";
import { type Database, db } from "#app/platform/database/database.server.ts";

/** Removes the titles that no active job has; one that is just being counted waits for the next time. */
export async function removeUnusedTitles(tx: Pick<Database, "execute"> = db): Promise<void> {
  await tx.execute(sql`
    delete from ${jobTitles} where title_key in (
      select title_key from ${jobTitles} where jobs <= 0 order by 1 for update skip locked)`);
}

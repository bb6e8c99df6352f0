import type postgres from "postgres";
import { until } from "#test/servers/until.ts";

/** Takes the board's clock away: nothing is done but what is asked for. */
export async function unschedule(sql: postgres.Sql): Promise<void> {
  // The board writes the schedule some time after it is ready.
  await until(
    async () => (await sql`select from tasks.schedule where name = 'nightly'`).length > 0,
    { within: 120_000 },
  );
  await sql`delete from tasks.schedule`;
  await sql`delete from tasks.job where name in ('tidy', 'lifecycle', 'alerts', 'nightly')`;
}

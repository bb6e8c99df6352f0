import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { migrateDatabase } from "#app/platform/database/database.server.ts";
import { prepareModerationLog } from "#app/platform/database/moderation-log.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { fill, makeReleasedBoard } from "#test/release-0.1.0/released-board.ts";
import { rowSums } from "#test/release-0.1.0/row-sums.ts";
import { makeEmptyDatabase } from "#test/servers/empty-database.ts";
import { createBackup } from "./create-backup.ts";
import { RestoreError, restoreBackup } from "./restore-backup.ts";

// For the files of the applications.
useTestDatabase();

let place: string;
let old: Awaited<ReturnType<typeof makeEmptyDatabase>>;
let target: Awaited<ReturnType<typeof makeEmptyDatabase>>;
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), "furas-released-"));
  old = await makeEmptyDatabase();
  target = await makeEmptyDatabase();
  await makeReleasedBoard(old.sql);
  await prepareModerationLog(old.url);
  await fill(old.sql, 200);
});
afterAll(async () => {
  await old.drop();
  await target.drop();
  await rm(place, { recursive: true });
});

it("a backup of release 0.1.0 is restored row for row, and the next start completes it", async () => {
  const file = join(place, "released.tar.zst");
  await createBackup(old.url, file);
  await restoreBackup(target.url, file, false);
  await migrateDatabase(target.url);
  // A restore moves the count of changes on.
  const { "public.page_changes": _, ...before } = await rowSums(old.sql);
  const { "public.page_changes": __, ...after } = await rowSums(target.sql, before);
  expect(before["public.jobs"]?.rows).toBe(120);
  expect(after).toEqual(before);
  const [job] = await target.sql`insert into jobs
    select (jsonb_populate_record(j, jsonb_build_object('id', gen_random_uuid()))).* from jobs j limit 1
    returning id`;
  const outdated = target.sql`select from outdated_jobs where job_id = ${job?.id ?? ""}`;
  expect(await outdated).toHaveLength(1);
});

it("a backup of a version before the end of 0.1.0 is refused", async () => {
  const file = join(place, "older.tar.zst");
  await old.sql`delete from drizzle.__drizzle_migrations where created_at = (
    select max(created_at) from drizzle.__drizzle_migrations)`;
  await createBackup(old.url, file);
  const empty = await makeEmptyDatabase();
  const refusal = restoreBackup(empty.url, file, false);
  await expect(refusal).rejects.toThrow(RestoreError);
  await expect(refusal).rejects.toThrow("the last 0.1.0");
  await empty.drop();
});

import { eq, sql } from "drizzle-orm";
import type postgres from "postgres";
import { describe, expect, it } from "vitest";
import { boardChanges } from "#app/features/search/index/counted-jobs.table.ts";
import { suggestSearches } from "#app/features/search/suggest/suggest.server.ts";
import {
  forgetNames,
  forgetOldChanges,
  removeUnusedTitles,
} from "#app/features/search/write-index.server.ts";
import { changesIn } from "#app/http/page-cache/answer-cache.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { useOtherConnections } from "#test/other-connections.ts";
import { makeCompany, makeJob } from "#test/people.ts";
import { daysAgo } from "#test/search/list-jobs.ts";
import { currentNames, namesInMemory } from "./board-names.server.ts";

const database = useTestDatabase();
/** A line of SQL from elsewhere, as another process has it. */
const elsewhere = useOtherConnections(database);

async function jobsTitled(title: string): Promise<number> {
  return (await currentNames())?.titles.countJobs(title) ?? Number.NaN;
}

describe("JOBS-10 the names of the board in memory", () => {
  it("follow each change at once, also by another process or by hand", async () => {
    const company = await makeCompany({ companyName: "Quince Press" });
    const { id } = await makeJob(company, { title: "Lithographer" });
    expect(await jobsTitled("lithographer")).toBe(1);
    const other = elsewhere();
    await other`update jobs set title = 'Papermaker' where id = ${id}`;
    expect(await jobsTitled("lithographer")).toBe(0);
    expect(await jobsTitled("papermaker")).toBe(1);
    await other`update jobs set status = 'closed' where id = ${id}`;
    expect(await jobsTitled("papermaker")).toBe(0);
    await other`update jobs set status = 'active' where id = ${id}`;
    await other`update user_profiles set company_name = 'Medlar Press' where id = ${company.id}`;
    const names = await currentNames();
    expect(["quince", "medlar"].map((word) => names?.companies.countJobs(word))).toEqual([0, 1]);
    await other`delete from jobs where id = ${id}`;
    expect(await jobsTitled("papermaker")).toBe(0);
  });

  it("know late commits, and nothing of open or undone transactions", async () => {
    const [slow, quick] = [elsewhere(), elsewhere()];
    // Whoever counts a company's or a place's jobs waits for the other; titles are what is meant here.
    const [ofSlow, ofQuick] = [await makeCompany(), await makeCompany()];
    const post = (sql: postgres.Sql, title: string) => sql`
      insert into jobs (company_id, title, description, category, location, employment_type, experience_level)
      values (${(sql === slow ? ofSlow : ofQuick).id}, ${title}, 'x', 'Law', ${sql === slow ? "Homs" : "Hama"}, 'full-time', 'entry')`;
    await slow`begin`;
    await post(slow, "Cooper");
    await post(quick, "Wheelwright");
    expect([await jobsTitled("cooper"), await jobsTitled("wheelwright")]).toEqual([0, 1]);
    await post(quick, "Saddler");
    expect(await jobsTitled("saddler")).toBe(1);
    await slow`commit`;
    expect(await jobsTitled("cooper")).toBe(1);
    await slow`begin`;
    await post(slow, "Thatcher");
    await slow`rollback`;
    expect(await jobsTitled("thatcher")).toBe(0);
  });

  it("are read again by a process that has not looked since the changes were forgotten", async () => {
    const company = await makeCompany();
    const job = await makeJob(company, { title: "Fletcher" });
    expect(await jobsTitled("fletcher")).toBe(1);
    const before = namesInMemory();
    await db.update(boardChanges).set({ recordedAt: daysAgo(2) });
    await forgetOldChanges();
    // What was forgotten had been seen within the last day.
    expect(await jobsTitled("fletcher")).toBe(1);
    expect(namesInMemory()).toBe(before);
    await db.execute(sql`delete from jobs where id = ${job.id}`);
    await db.update(boardChanges).set({ recordedAt: daysAgo(2) });
    await forgetOldChanges();
    expect(await db.select({ kind: boardChanges.kind }).from(boardChanges)).toEqual([
      { kind: "forgotten" },
    ]);
    // As if this process had looked last before what was forgotten.
    await db.update(boardChanges).set({ recordedAt: new Date() });
    expect(await jobsTitled("fletcher")).toBe(0);
    expect(namesInMemory()).not.toBe(before);
    await makeJob(company, { title: "Fletcher" });
    expect(await jobsTitled("fletcher")).toBe(1);
    await db.delete(boardChanges).where(eq(boardChanges.kind, "forgotten"));
  });

  it("forget a deleted company and its titles without reading all again (growth, finding 8)", async () => {
    const company = await makeCompany({ companyName: "Arrows of Idlib" });
    const job = await makeJob(company, { title: "Bowstringer" });
    expect(await jobsTitled("bowstringer")).toBe(1);
    const before = namesInMemory();
    await db.transaction(async (tx) => {
      await tx.execute(sql`delete from jobs where id = ${job.id}`);
      await tx.execute(sql`delete from user_profiles where id = ${company.id}`);
      await removeUnusedTitles(tx);
      await forgetNames(company.id, tx);
    });
    const left = await db.execute(sql`
      select from board_changes where key like '%bowstringer%' or key = ${company.id}`);
    expect(left).toHaveLength(0);
    expect((await currentNames())?.companies.countJobs("arrows")).toBe(0);
    expect(await jobsTitled("bowstringer")).toBe(0);
    expect(namesInMemory()).toBe(before);
    await makeJob(await makeCompany(), { title: "Bowstringer" });
    expect(await jobsTitled("bowstringer")).toBe(1);
  });

  it("are read again where the database was started anew", async () => {
    const company = await makeCompany();
    await makeJob(company, { title: "Chandler" });
    expect(await jobsTitled("chandler")).toBe(1);
    // After a failover or a restore what was read may be ahead of what is there.
    await db.execute(sql`alter table job_titles disable trigger user`);
    await db.execute(sql`update job_titles set jobs = 5 where title_key = 'chandler'`);
    await db.execute(sql`alter table job_titles enable trigger user`);
    expect(await jobsTitled("chandler")).toBe(1);
    await db.execute(
      sql`create or replace function database_epoch() returns text language sql as $$ select 'another start' $$`,
    );
    expect(await jobsTitled("chandler")).toBe(5);
  });

  it("are suggested right after a job was posted", async () => {
    const company = await makeCompany();
    for (let round = 1; round <= 3; round++) {
      await makeJob(company, { title: "Bookbinder" });
      expect((await suggestSearches("bookbi", "en")).answer).toMatchObject([{ count: round }]);
    }
  });

  it("are read again for a suggestion unless the count of changes is their own", async () => {
    const company = await makeCompany({ companyName: "Glovemaker House" });
    await makeJob(company, { title: "Stitcher" });
    const changes = changesIn((await currentNames())?.version ?? "");
    await makeJob(company, { title: "Stitcher" });
    const count = async (known: string) =>
      (await suggestSearches("glovema", "en", known)).answer.map((each) => each.count);
    expect(await count(changes)).toEqual([1]);
    expect(await count(String(Number(changes) + 1))).toEqual([2]);
  });
});

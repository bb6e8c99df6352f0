import { sql } from "drizzle-orm";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeCompany, makeJob, makeSeeker } from "#test/people.ts";
import { closePageChanges, countPageChanges, openPageChanges } from "./page-changes.server.ts";

const database = useTestDatabase();
beforeAll(() => openPageChanges(database.url()));
afterAll(closePageChanges);

/** By how much the count grows while something is done. */
async function changesBy(act: () => Promise<unknown>): Promise<number> {
  const before = Number(await countPageChanges());
  await act();
  return Number(await countPageChanges()) - before;
}

describe("what public pages show changes", () => {
  it("when a job is posted, edited, closed or deleted, by the product or by hand", async () => {
    const company = await makeCompany();
    let id = "";
    expect(
      await changesBy(async () => {
        id = (await makeJob(company)).id;
      }),
    ).toBeGreaterThan(0);
    for (const statement of [
      sql`update jobs set title = 'Baker' where id = ${id}`,
      sql`update jobs set status = 'closed' where id = ${id}`,
      sql`delete from jobs where id = ${id}`,
      sql`truncate jobs cascade`,
    ]) {
      expect(await changesBy(async () => db.execute(statement))).toBe(1);
    }
  });

  it("when a company says something else about itself, or an account comes or goes", async () => {
    const company = await makeCompany();
    const { id } = company;
    const edit = sql`update user_profiles set company_name = 'Olive Press' where id = ${id}`;
    expect(await changesBy(async () => db.execute(edit))).toBe(1);
    expect(await changesBy(() => makeSeeker())).toBeGreaterThan(0);
    const remove = sql`delete from user_profiles where id = ${id}`;
    expect(await changesBy(async () => db.execute(remove))).toBe(1);
  });

  it("not when a seeker edits their own profile, which no public page shows", async () => {
    const { id } = await makeSeeker();
    const edit = sql`update user_profiles set bio = 'Ten years at the oven' where id = ${id}`;
    expect(await changesBy(async () => db.execute(edit))).toBe(0);
  });

  it("once for all that one transaction does, when it commits and not before", async () => {
    const company = await makeCompany();
    const { id } = await makeJob(company);
    const during: number[] = [];
    const after = await changesBy(() =>
      db.transaction(async (tx) => {
        during.push(
          await changesBy(async () => {
            for (let i = 0; i < 20; i++) await tx.execute(touch(id));
          }),
        );
      }),
    );
    expect([during, after]).toEqual([[0], 1]);
  });

  it("not by what was rolled back, whole or in part", async () => {
    const company = await makeCompany();
    const { id } = await makeJob(company);
    const undone = async () =>
      db
        .transaction(async (tx) => {
          await tx.execute(touch(id));
          throw new Error("undone");
        })
        .catch(() => {});
    expect(await changesBy(undone)).toBe(0);
    const partly = async () =>
      db.transaction(async (tx) => {
        await tx
          .transaction(async (part) => {
            await part.execute(touch(id));
            part.rollback();
          })
          .catch(() => {});
        await tx.execute(touch(id));
      });
    expect(await changesBy(partly)).toBe(1);
  });

  it("also by a transaction of the strictest isolation", async () => {
    const company = await makeCompany();
    const { id } = await makeJob(company);
    const strict = () =>
      db.transaction(async (tx) => void (await tx.execute(touch(id))), {
        isolationLevel: "serializable",
      });
    expect(await changesBy(strict)).toBe(1);
  });

  it("without anybody waiting for anybody", async () => {
    const company = await makeCompany();
    const jobs = await Promise.all([makeJob(company), makeJob(company), makeJob(company)]);
    const clients = jobs.map(() => postgres(database.url(), { max: 1 }));
    const changes = await changesBy(async () => {
      for (const client of clients) await client`begin`;
      for (const [i, client] of clients.entries()) {
        await client`set local lock_timeout = '2s'`;
        await client`update jobs set updated_at = now() where id = ${jobs[i]?.id ?? ""}`;
      }
      for (const client of clients) await client`commit`;
    });
    for (const client of clients) await client.end();
    expect(changes).toBe(3);
  });
});

function touch(id: string) {
  return sql`update jobs set updated_at = now() where id = ${id}`;
}

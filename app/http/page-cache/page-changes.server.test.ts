import { connect, createServer, type Socket } from "node:net";
import { sql } from "drizzle-orm";
import postgres from "postgres";
import { describe, expect, it } from "vitest";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { usePageChanges } from "#test/other-connections.ts";
import { makeCompany, makeJob, makeJobs, makeSeeker } from "#test/people.ts";
import { until } from "#test/servers/until.ts";
import {
  countPageChanges,
  createPageChanges,
  forgetPageChanges,
  leaseMs,
  pageVersion,
} from "./page-changes.server.ts";

const database = useTestDatabase();
usePageChanges(database);

/** By how much the count grows while something is done. */
async function changesBy(act: () => Promise<unknown>): Promise<number> {
  const before = await countInDatabase();
  await act();
  return (await countInDatabase()) - before;
}

/** The count as the database has it: twenty calls within a tenth of a second would get a lease of it. */
async function countInDatabase(): Promise<number> {
  forgetPageChanges();
  return Number(await countPageChanges());
}

describe("the data on public pages changes", () => {
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

  it("when a company says something else about itself, comes or goes", async () => {
    const company = await makeCompany();
    const { id } = company;
    const edit = sql`update user_profiles set company_name = 'Olive Press' where id = ${id}`;
    expect(await changesBy(async () => db.execute(edit))).toBe(1);
    expect(await changesBy(() => makeCompany())).toBeGreaterThan(0);
    const remove = sql`delete from user_profiles where id = ${id}`;
    expect(await changesBy(async () => db.execute(remove))).toBe(1);
  });

  it("issue 29: not when a seeker registers or edits the own profile: a number may be a minute old", async () => {
    expect(await changesBy(() => makeSeeker())).toBe(0);
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

  it("not by a transaction rolled back, whole or in part", async () => {
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

// Issue 17.10
describe("while many pages are asked for", () => {
  /** A board under load, with a clock that only the test moves; it listens once this resolves. */
  async function loadedBoard(url = database.url()) {
    let time = 0;
    const changes = createPageChanges(url, { now: () => time });
    const board = {
      ...changes,
      /** Of so many calls that follow each other, the last. */
      async countOften() {
        let last = "";
        for (let call = 0; call < 60; call++) last = await changes.count();
        return last;
      },
      pass: (ms: number) => {
        time += ms;
      },
    };
    await expect.poll(async () => (await board.countOften()) && isLeased(board)).toBe(true);
    return board;
  }

  const isLeased = (board: Pick<ReturnType<typeof createPageChanges>, "count">) =>
    typeof board.count() === "string";
  const company = () => makeCompany();
  const terminateListeners = async () =>
    db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query like '%pg_listening_channels%'
          and pid <> pg_backend_pid()`,
    );

  it("one query answers for all, until its lease has run out", async () => {
    const board = await loadedBoard();
    const before = board.queries();
    for (let round = 0; round < 5; round++) await board.countOften();
    expect(board.queries()).toBe(before);
    board.pass(leaseMs);
    await board.countOften();
    expect(board.queries()).toBeGreaterThan(before);
    await board.close();
  });

  it("the last count is known until a change is heard of", async () => {
    const board = await loadedBoard();
    const counted = await board.countOften();
    expect(board.lastVersion("/jobs")).toBe(counted);
    await makeJob(await company());
    await expect.poll(() => board.lastVersion("/jobs")).toBeUndefined();
    await expect
      .poll(async () => (await board.countOften()) === board.lastVersion("/jobs"))
      .toBe(true);
    expect(Number(board.lastVersion("/jobs"))).toBeGreaterThan(Number(counted));
    board.forget();
    expect(board.lastVersion("/jobs")).toBeUndefined();
    await board.close();
  });

  it("a change by any writer is noticed, also with the clock standing still", async () => {
    const [board, other] = [await loadedBoard(), await loadedBoard()];
    for (let round = 0; round < 5; round++) {
      const before = Number(await board.countOften());
      await makeJob(await company());
      for (const each of [board, other]) {
        await expect.poll(async () => Number(await each.countOften())).toBeGreaterThan(before);
      }
    }
    await Promise.all([board.close(), other.close()]);
  });

  it("a few query the database each, as does the first request after a sent form", async () => {
    const quiet = createPageChanges(database.url(), { now: () => 0 });
    const answers = Array.from({ length: 10 }, () => quiet.count());
    expect(answers.filter((answer) => typeof answer === "string")).toEqual([]);
    await Promise.all(answers);
    await quiet.close();
    const board = await loadedBoard();
    board.forget();
    const next = board.count();
    expect(typeof next).not.toBe("string");
    await next;
    await board.close();
  });

  it("the end of the connection ends the lease, and the next one listens again", async () => {
    const board = await loadedBoard();
    const before = Number(await board.countOften());
    await terminateListeners();
    await makeJob(await company());
    const next = async () => Number(await Promise.resolve(board.count()).catch(() => 0));
    await expect.poll(next).toBeGreaterThan(before);
    await expect.poll(async () => (await board.countOften()) && isLeased(board)).toBe(true);
    await board.close();
  });

  it("a connection that says nothing any more ends it by the clock", async () => {
    const line = await swallowingLine(database.url());
    const board = await loadedBoard(line.url);
    const before = Number(await board.countOften());
    line.swallow(true);
    await makeJob(await company());
    expect(isLeased(board)).toBe(true);
    // As long as a process that was stopped for that time would see it, too.
    board.pass(leaseMs);
    const after = board.count();
    expect(typeof after).not.toBe("string");
    line.swallow(false);
    expect(Number(await after)).toBeGreaterThan(before);
    await board.close();
    line.close();
  });
});

describe("a board that changes often", () => {
  it("issue 29: is restless from the ninth change of a second on, for two seconds, while many ask", async () => {
    let time = 0;
    const changes = createPageChanges(database.url(), { now: () => time });
    const company = await makeCompany();
    const job = await makeJob(company);
    const change = async () => {
      const before = Number(await changes.count());
      await db.execute(touch(job.id));
      time += 50;
      const heard = async () => {
        await askOften();
        return Number(await changes.count());
      };
      await expect.poll(heard).toBeGreaterThan(before);
    };
    const askOften = async () => {
      for (let call = 0; call < 30; call++) await changes.count();
    };
    await changes.count();
    for (const _ of Array.from({ length: 8 })) await change();
    expect(changes.isRestless()).toBe(false);
    await change();
    expect(changes.isRestless()).toBe(true);
    time = 1100;
    await changes.count();
    expect(changes.isRestless(), "for a few").toBe(false);
    await askOften();
    expect(changes.isRestless()).toBe(true);
    time = 2200;
    await askOften();
    expect(changes.isRestless()).toBe(false);
    await changes.close();
  });
});

/** A company with a job, another job of it, and what has nothing to do with it. */
async function someJobs() {
  const [mine, other] = [await makeCompany(), await makeCompany()];
  const [job, sibling, stranger] = [await makeJob(mine), await makeJob(mine), await makeJob(other)];
  const slugs = await db.execute<{ slug: string; owner: string }>(
    sql`select slug, company_id as owner from company_slugs`,
  );
  const pageOf = ({ id }: { id: string }) =>
    `/companies/${slugs.find(({ owner }) => owner === id)?.slug}`;
  return {
    company: mine,
    job,
    pages: {
      job: `/jobs/${job.id}`,
      sibling: `/jobs/${sibling.id}`,
      company: pageOf(mine),
      stranger: `/jobs/${stranger.id}`,
      "stranger's company": pageOf(other),
      list: "/jobs",
    },
  };
}

describe("growth 3: versions of single pages", () => {
  type Jobs = Awaited<ReturnType<typeof someJobs>>;
  const ofJob = ["job", "company", "list"];
  const ofCompany = ["job", "sibling", "company", "list"];
  const all = ["job", "sibling", "company", "stranger", "stranger's company", "list"];

  it.each<[string, (some: Jobs) => ReturnType<typeof sql>, string[]]>([
    ["a changed job", ({ job }) => touch(job.id), ofJob],
    ["a deleted job", ({ job }) => sql`delete from jobs where id = ${job.id}`, ofJob],
    [
      "a posted job",
      ({ company }) => sql`
        insert into jobs (company_id, title, description, category, location, employment_type, experience_level)
        values (${company.id}, 'Cooper', 'x', 'Law', 'Homs', 'full-time', 'entry')`,
      ["company", "list"],
    ],
    [
      "a renamed company",
      ({ company }) =>
        sql`update user_profiles set company_name = 'Medlar Press' where id = ${company.id}`,
      ofCompany,
    ],
    [
      "a new address of a company's page",
      ({ company }) => sql`
        update company_slugs set slug = 'x-' || slug where company_id = ${company.id}`,
      ofCompany,
    ],
    [
      "a blocked company",
      ({ company }) => sql`update auth_users set blocked_at = now() where id = ${company.id}`,
      ofCompany,
    ],
    [
      "a deleted company",
      ({ company }) => sql`delete from user_profiles where id = ${company.id}`,
      ofCompany,
    ],
    [
      "an exchange rate",
      () =>
        sql`insert into exchange_rates (currency, new_pounds, day) values ('USD', 110, '2026-11-26')`,
      all,
    ],
    [
      "a night's reply rates",
      ({ company }) => sql`
        insert into company_reply_figures (company_id, answered, unanswered, overdue) values (${company.id}, 5, 1, 0)`,
      all,
    ],
    ["all jobs removed by hand", () => sql`truncate jobs cascade`, all],
  ])("%s renews the pages about it", async (_, statement, renewed) => {
    const some = await someJobs();
    const versions = async () =>
      Object.fromEntries(
        await Promise.all(
          Object.entries(some.pages).map(async ([name, path]) => [name, await versionNow(path)]),
        ),
      );
    const before = await versions();
    await db.execute(statement(some));
    const after = await versions();
    expect(Object.keys(some.pages).filter((name) => before[name] !== after[name])).toEqual(
      renewed.toSorted((one, other) => all.indexOf(one) - all.indexOf(other)),
    );
    await db.execute(sql`delete from exchange_rates`);
  });

  it("are all others when a company with more than a hundred jobs changes", async () => {
    const { company, pages } = await someJobs();
    await makeJobs(company, Array<object>(100).fill({}));
    const before = await versionNow(pages.stranger);
    await db.execute(
      sql`update user_profiles set company_name = 'Quince Press' where id = ${company.id}`,
    );
    expect(await versionNow(pages.stranger)).not.toBe(before);
  });

  it("are all others once the changes are no longer known", async () => {
    const { pages } = await someJobs();
    const before = await versionNow(pages.job);
    await db.execute(sql`truncate board_changes`);
    await makeJob(await makeCompany());
    expect(await versionNow(pages.job)).not.toBe(before);
  });
});

async function versionNow(path: string): Promise<string> {
  forgetPageChanges();
  return await pageVersion(path);
}

describe("a query of the count that nothing answers", () => {
  it("is given up in time with its connection, and the next call asks anew", async () => {
    const changes = createPageChanges(database.url(), { timeoutMs: 300 });
    // A busy machine may give up a query that is answered too.
    const counted = () => Promise.resolve(changes.count()).catch(() => undefined);
    await until(async () => (await counted()) !== undefined);
    const before = await counted();
    const other = postgres(database.url(), { max: 1, onnotice: () => {} });
    try {
      await other.begin(async (tx) => {
        await tx`lock table page_changes in access exclusive mode`;
        changes.forget();
        await expect(Promise.resolve(changes.count())).rejects.toThrow();
        await expect(Promise.resolve(changes.count())).rejects.toThrow();
      });
      await until(async () => (await counted()) === before);
    } finally {
      await other.end();
      await changes.close();
    }
  });
});

/** A way to the database that can hold back whatever comes from it. */
async function swallowingLine(databaseUrl: string) {
  const there = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const backs = new Set<Socket>();
  const server = createServer((app) => {
    const back = connect(Number(there.port), there.hostname);
    for (const socket of [app, back]) {
      sockets.add(socket);
      socket.on("error", () => {});
    }
    backs.add(back);
    app.pipe(back).pipe(app);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const here = new URL(databaseUrl);
  const address = server.address();
  here.hostname = "127.0.0.1";
  here.port = String(typeof address === "object" ? address?.port : "");
  return {
    url: here.href,
    swallow: (is: boolean) => {
      for (const back of backs) is ? back.pause() : back.resume();
    },
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

import { and, eq, inArray, sql } from "drizzle-orm";
import { formDrafts, userProfiles } from "#app/features/accounts/accounts.table.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import {
  editForm,
  editJob,
  postForm,
  publishJob,
} from "#app/features/jobs/posting/post-job.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { columnsOf, jobMaker, type NewJob } from "./new-jobs.ts";
import { heading, printTable, shown } from "./report.ts";
import { type Times, timesOf } from "./timing.ts";

type Write = (number: number) => Promise<unknown>;
type Pair = { indexed: Times; without: Times };

const bound = 3;
/** Taken in turns, so that a slow moment of the machine falls on both. */
const turns = 12;
const each = 25;

/** Prints what posting and editing cost, to the same writes while nothing keeps the search up. */
export async function measureWriting(): Promise<void> {
  const triggers = await triggersOfJobs();
  const make = await jobMaker();
  const created: NewJob[] = [];
  const create = (number: number) => {
    const job = make(number);
    created.push(job);
    return job;
  };
  const posting = await inTurns(triggers, {
    indexed: async (number) => {
      const { company, id, values } = create(number);
      await publishJob(company, id, values, "en");
    },
    without: (number) => write(create(number), postForm, (tx, job) => tx.insert(jobs).values(job)),
  });
  const bySql = await inTurns(triggers, (number) =>
    db.insert(jobs).values(columnsOf(create(number))),
  );
  const some = created.slice(0, 2 * turns * each);
  const editOf = (number: number) => {
    const { id, company } = some[number % some.length] as NewJob;
    return { ...make(number + firstEdit), id, company };
  };
  const editing = await inTurns(triggers, {
    indexed: async (number) => {
      const { company, id, values } = editOf(number);
      await editJob(company, id, values, "en");
    },
    without: async (number) => {
      const edit = editOf(number);
      await write(edit, editForm(edit.id), async (tx, { id, ...job }) => {
        await tx.select().from(jobs).where(eq(jobs.id, id)).for("update");
        await tx
          .update(jobs)
          .set({ ...job, updatedAt: new Date() })
          .where(eq(jobs.id, id));
      });
    },
  });
  await db.delete(jobs).where(
    inArray(
      jobs.id,
      created.map(({ id }) => id),
    ),
  );
  heading(
    `Writing, milliseconds; without: the same statements while ${triggers.join(", ")} are disabled`,
  );
  printTable(
    ["write", "runs", "p50", "p95", "mean", "without: p50", "p95", "mean", "p50 to p50", "means"],
    [
      rowOf("posting a job", posting),
      rowOf("editing a job", editing),
      rowOf("(a line of SQL that inserts a job)", bySql),
    ],
  );
}

const firstEdit = 10_000_000;

type Transaction = Parameters<Parameters<typeof db.transaction>[0]>[0];

/** What the services do besides parsing and writing for search. */
async function write(
  { company, ...job }: NewJob,
  form: string,
  act: (tx: Transaction, columns: ReturnType<typeof columnsOf>) => Promise<unknown>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .update(userProfiles)
      .set({ companyName: job.values.company })
      .where(
        and(
          eq(userProfiles.id, company.id),
          sql`coalesce(btrim(${userProfiles.companyName}), '') = ''`,
        ),
      );
    await act(tx, columnsOf({ ...job, company }));
    await tx
      .delete(formDrafts)
      .where(and(eq(formDrafts.userId, company.id), eq(formDrafts.form, form)));
  });
}

async function inTurns(triggers: string[], how: Write | Record<keyof Pair, Write>): Promise<Pair> {
  const write = typeof how === "function" ? { indexed: how, without: how } : how;
  const indexed: number[] = [];
  const without: number[] = [];
  const some = async (way: keyof Pair, first: number, taken: number[]) => {
    for (let number = first; number < first + each; number++) {
      const began = performance.now();
      await write[way](number);
      taken.push(performance.now() - began);
    }
  };
  for (let turn = 0; turn < turns; turn++) {
    await some("indexed", turn * 2 * each, indexed);
    await switchTriggers(triggers, "disable");
    await some("without", (turn * 2 + 1) * each, without).finally(() =>
      switchTriggers(triggers, "enable"),
    );
  }
  return { indexed: timesOf(indexed), without: timesOf(without) };
}

/** Those that keep what searching, filtering and suggesting read. */
async function triggersOfJobs(): Promise<string[]> {
  const rows = await db.execute<{ name: string }>(sql`
    select tgname as name from pg_trigger
    where tgrelid = 'jobs'::regclass and not tgisinternal and tgname ~ '_(search|count)$'
    order by tgname`);
  return [...rows].map(({ name }) => name);
}

async function switchTriggers(names: string[], how: "enable" | "disable"): Promise<void> {
  for (const name of names) {
    await db.execute(sql`alter table jobs ${sql.raw(how)} trigger ${sql.identifier(name)}`);
  }
}

function rowOf(name: string, { indexed, without }: Pair): string[] {
  const cells = ({ p50, p95, mean }: Times) => [p50, p95, mean].map(shown.ms);
  return [
    name,
    String(indexed.runs),
    ...cells(indexed),
    ...cells(without),
    shown.bounded(indexed.p50 / without.p50, bound),
    shown.ratio(indexed.mean / without.mean),
  ];
}

import { eq, inArray, like, sql } from "drizzle-orm";
import { jobs } from "../../app/areas/jobs/jobs.table.ts";
import { db } from "../../app/platform/database.server.ts";
import { jobMaker } from "./new-jobs.ts";
import { heading, printTable, shown } from "./report.ts";
import { type Times, timesOf } from "./timing.ts";

type Write = (number: number) => Promise<void>;
type Pair = { kept: Times; without: Times };

const bound = 3;
/** Taken in turns, so that a slow moment of the machine falls on both. */
const turns = 12;
const each = 25;

/** Prints what posting and editing cost, to the same writes while nothing keeps the search up. */
export async function measureWriting(): Promise<void> {
  const triggers = await triggersOfJobs();
  const make = await jobMaker();
  const made: string[] = [];
  const post: Write = async (number) => {
    const { job } = make(number);
    made.push(job.id);
    await db.insert(jobs).values(job);
  };
  const posting = await inTurns(triggers, post);
  await db.delete(jobs).where(inArray(jobs.id, made));
  const editing = await measureEditing(triggers, make);
  heading(`Writing, milliseconds; without: ${triggers.join(", ")} disabled`);
  printTable(
    ["write", "runs", "p50", "p95", "mean", "without: p50", "p95", "mean", "p50 to p50", "means"],
    [rowOf("posting a job", posting), rowOf("editing title and text", editing)],
  );
}

async function measureEditing(triggers: string[], make: Awaited<ReturnType<typeof jobMaker>>) {
  const rows = await db
    .select({ id: jobs.id, title: jobs.title, description: jobs.description })
    .from(jobs)
    .where(like(jobs.externalId, "generated-%"))
    .orderBy(sql`md5(${jobs.id}::text)`)
    .limit(2 * turns * each);
  const edit: Write = async (number) => {
    const row = rows[number % rows.length];
    const { title, description } = make(number + rows.length).job;
    if (row) await db.update(jobs).set({ title, description }).where(eq(jobs.id, row.id));
  };
  const times = await inTurns(triggers, edit);
  // As they were, and those changed unseen are found again.
  for (const { id, ...text } of rows) await db.update(jobs).set(text).where(eq(jobs.id, id));
  return times;
}

async function inTurns(triggers: string[], write: Write): Promise<Pair> {
  const kept: number[] = [];
  const without: number[] = [];
  const some = async (first: number, taken: number[]) => {
    for (let number = first; number < first + each; number++) {
      const began = performance.now();
      await write(number);
      taken.push(performance.now() - began);
    }
  };
  for (let turn = 0; turn < turns; turn++) {
    await some(turn * 2 * each, kept);
    await switchTriggers(triggers, "disable");
    await some((turn * 2 + 1) * each, without).finally(() => switchTriggers(triggers, "enable"));
  }
  return { kept: timesOf(kept), without: timesOf(without) };
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

function rowOf(name: string, { kept, without }: Pair): string[] {
  const cells = ({ p50, p95, mean }: Times) => [p50, p95, mean].map(shown.ms);
  return [
    name,
    String(kept.runs),
    ...cells(kept),
    ...cells(without),
    shown.bounded(kept.p50 / without.p50, bound),
    shown.ratio(kept.mean / without.mean),
  ];
}

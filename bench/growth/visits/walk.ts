import type postgres from "postgres";
import type { Cost, MeasuredBoard, Memory } from "#bench/growth/measure/measured-board.ts";
import { untilIdle } from "#bench/growth/measure/statements.ts";
import type { Options } from "#bench/growth/options.ts";
import { actions } from "./actions.ts";
import { listAddresses } from "./addresses.ts";
import { addressAt, findPlaces, prepareApplications, prepareNext } from "./places.ts";
import { enterAll, type Readers, type Who } from "./reader.ts";

/** What a visit or an action has cost, by who and what; undefined for what this board does not have. */
export type Costs = Map<string, Cost | undefined>;
export type Walk = {
  costs: Costs;
  /** With search memory alone, and after all pages. */
  memory: { first: Memory; last: Memory };
  failed: string[];
};

const rounds = 3;
/** Costs under these are not asked for again. */
const littleBlocks = 200;
const littleTurn = 30;

/** Every address as every kind of reader, then every action, the last of which delete accounts. */
export async function walk(board: MeasuredBoard, { only, quick }: Options): Promise<Walk> {
  const costs: Costs = new Map();
  const failed: string[] = [];
  const readers = await enterAll(board);
  await untilIdle(board.sql);
  const first = await board.memory();
  await prepareApplications(board.sql);
  const places = await findPlaces(board.sql);
  await prepareNext(board.sql, places);
  for (const { template, readBy } of listAddresses(quick).wanted) {
    for (const who of readBy) {
      const name = `${who} ${template}`;
      if (!name.includes(only)) continue;
      const address = addressAt(template, places);
      costs.set(name, address === undefined ? undefined : await visit(readers[who], address));
    }
  }
  const memory = { first, last: await board.memory() };
  for (const action of actions) {
    const name = `${action.who} does: ${action.name}`;
    if (!name.includes(only)) continue;
    await untilMailed(board.sql);
    try {
      const cost = await action.run(readers[action.who], places);
      costs.set(name, cost);
      if (cost.status >= 400) failed.push(`${name}: ${cost.status}`);
    } catch (error) {
      costs.set(name, undefined);
      failed.push(`${name}: ${error instanceof Error ? error.message.slice(0, 300) : error}`);
    }
  }
  return { costs, memory, failed };
}

/** The middle of some rounds, and the shortest of their times and longest turns: others disturb, nobody helps. */
async function visit(reader: Readers[Who], address: string): Promise<Cost> {
  const look = () => reader.measured(() => reader.ask(address));
  const first = await look();
  const isLittle = first.blocks < littleBlocks && first.longestTurn < littleTurn;
  if (isLittle && first.scans.size === 0) return first;
  const all = [first];
  while (all.length < rounds) all.push(await look());
  const middle = all.toSorted((a, b) => a.blocks - b.blocks)[Math.floor(rounds / 2)] ?? first;
  return {
    ...middle,
    sqlMs: Math.min(...all.map(({ sqlMs }) => sqlMs)),
    ms: Math.min(...all.map(({ ms }) => ms)),
    longestTurn: Math.min(...all.map(({ longestTurn }) => longestTurn)),
  };
}

/** Many forms are refused while the queue is at work on the one before; it may take a minute to empty a large job. */
async function untilMailed(sql: postgres.Sql): Promise<void> {
  for (let look = 0; look < 240; look += 1) {
    const [waiting] =
      await sql`select 1 from tasks.job where state < 'completed' and name <> 'nightly'
      and start_after <= now() limit 1`;
    if (!waiting) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

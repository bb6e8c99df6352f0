import { setTimeout as pause } from "node:timers/promises";
import { randomOf, shuffled } from "./generator/random.ts";
import { kinds } from "./kinds.ts";
import { heading, printTable, shown } from "./report.ts";
import { type Ask, type Times, timesOf } from "./timing.ts";
import { startWriter, type Written } from "./writer.ts";

const clients = 16;
const writesPerSecond = 50;
const bound = 4;
const asksOfEach = 200;

/** Prints what a mix of all kinds takes: for one client, for many, and for many while jobs change. */
export async function measureAtOnce(size: number, seconds: number): Promise<void> {
  const asks = await mixOfKinds(size);
  await searchAtOnce(asks, clients, Math.min(3, seconds));
  const one = await searchAtOnce(asks, 1, seconds);
  const quiet = await searchAtOnce(asks, clients, seconds);
  const stop = await startWriter(writesPerSecond);
  const busy = await searchAtOnce(asks, clients, seconds);
  const written = await stop();
  heading(`Searching at once for ${seconds} s each, all kinds mixed, milliseconds`);
  const row = (name: string, { times, faults }: Searched) => [
    name,
    shown.count(Math.round(times.runs / seconds)),
    shown.ms(times.p50),
    shown.ms(times.p95),
    shown.ratio(times.p95 / one.times.p95),
    shown.bounded(times.p95 / quiet.times.p95, bound),
    String(faults.length),
  ];
  printTable(
    ["", "a second", "p50", "p95", "p95 to one", `p95 to ${clients} quiet`, "errors"],
    [
      row("1 client", one),
      row(`${clients} clients`, quiet),
      row(`${clients} clients, ${writesPerSecond} writes a second`, busy),
    ],
  );
  printWritten(written);
  for (const fault of [...quiet.faults, ...busy.faults, ...written.faults].slice(0, 3)) {
    console.log(`error: ${fault}`);
  }
}

type Searched = { times: Times; faults: string[] };

async function mixOfKinds(size: number): Promise<Ask[]> {
  const all: Ask[] = [];
  for (const { asks } of kinds) all.push(...(await asks(asksOfEach, size)));
  return shuffled(all, randomOf(61));
}

/** Each client asks its next thing as soon as the one before is answered. */
async function searchAtOnce(
  asks: readonly Ask[],
  many: number,
  seconds: number,
): Promise<Searched> {
  const taken: number[] = [];
  const faults: string[] = [];
  const end = performance.now() + seconds * 1000;
  const client = async (_: unknown, first: number) => {
    for (let at = Math.floor((first * asks.length) / many); performance.now() < end; at++) {
      const began = performance.now();
      try {
        await asks[at % asks.length]?.();
        taken.push(performance.now() - began);
      } catch (fault) {
        faults.push(String(fault));
        await pause(10);
      }
    }
  };
  await Promise.all(Array.from({ length: many }, client));
  return { times: timesOf(taken), faults };
}

function printWritten({ done, seconds, stale, faults, late }: Written): void {
  const times = timesOf(late);
  const rate = (done / seconds).toFixed(0);
  console.log(
    `\n${done} writes (${rate} a second), p50 ${shown.ms(times.p50)} p95 ${shown.ms(times.p95)} ms, ` +
      `${faults.length} errors, ${stale.length} stale answers right after`,
  );
  for (const each of stale.slice(0, 5)) console.log(`stale: ${each}`);
}

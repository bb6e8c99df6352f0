import { setTimeout as pause } from "node:timers/promises";
import { randomOf, shuffled } from "./generator/random.ts";
import { kinds } from "./kinds.ts";
import { settle } from "./load.ts";
import { heading, printTable, shown } from "./report.ts";
import { type Ask, timesOf } from "./timing.ts";
import { startWriter, type Written } from "./writer.ts";

const clients = 16;
const writesPerSecond = 50;
const bound = 4;
const requestsOfEach = 200;

type Request = { kind: string; ask: Ask };
/** The milliseconds that each request took, and the errors. */
type Searched = { taken: { kind: string; milliseconds: number }[]; errors: string[] };

/** Prints what a mix of all kinds takes: for one client, for many, and for many while jobs change. */
export async function measureAtOnce(size: number, seconds: number): Promise<void> {
  await settle();
  const mix = await mixOfKinds(size);
  await searchAtOnce(mix, clients, Math.min(5, seconds));
  const one = await searchAtOnce(mix, 1, seconds);
  const quiet = await searchAtOnce(mix, clients, seconds);
  const stop = await startWriter(writesPerSecond);
  const busy = await searchAtOnce(mix, clients, seconds);
  const written = await stop();
  heading(`Searching at once for ${seconds} s each, all kinds mixed, milliseconds`);
  const p95 = (of: Searched, kind?: string) => timesOf(millisecondsOf(of, kind)).p95;
  const row = (name: string, searched: Searched) => [
    name,
    shown.count(Math.round(searched.taken.length / seconds)),
    shown.ms(timesOf(millisecondsOf(searched)).p50),
    shown.ms(p95(searched)),
    shown.ratio(p95(searched) / p95(one)),
    shown.bounded(p95(searched) / p95(quiet), bound),
    String(searched.errors.length),
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
  for (const error of [...quiet.errors, ...busy.errors, ...written.errors].slice(0, 3)) {
    console.log(`error: ${error}`);
  }
  console.log("");
  printTable(
    ["p95 of each kind", "1 client", `${clients}`, "while written"],
    kinds.map(({ name }) => [name, ...[one, quiet, busy].map((of) => shown.ms(p95(of, name)))]),
  );
}

async function mixOfKinds(size: number): Promise<Request[]> {
  const all: Request[] = [];
  for (const { name, requests } of kinds) {
    const prepared = await requests(requestsOfEach, size);
    all.push(...prepared.map((ask) => ({ kind: name, ask })));
  }
  return shuffled(all, randomOf(61));
}

/** Each client asks its next thing as soon as the one before is answered. */
async function searchAtOnce(
  mix: readonly Request[],
  many: number,
  seconds: number,
): Promise<Searched> {
  const searched: Searched = { taken: [], errors: [] };
  const end = performance.now() + seconds * 1000;
  const client = async (_: unknown, number: number) => {
    const first = Math.floor((number * mix.length) / many);
    for (let at = first; performance.now() < end; at++) {
      const { kind, ask } = mix[at % mix.length] as Request;
      const began = performance.now();
      try {
        await ask();
        searched.taken.push({ kind, milliseconds: performance.now() - began });
      } catch (error) {
        searched.errors.push(String(error));
        await pause(10);
      }
    }
  };
  await Promise.all(Array.from({ length: many }, client));
  return searched;
}

function millisecondsOf({ taken }: Searched, kind?: string): number[] {
  const wanted = kind === undefined ? taken : taken.filter((each) => each.kind === kind);
  return wanted.map(({ milliseconds }) => milliseconds);
}

function printWritten({ done, seconds, stale, errors, late }: Written): void {
  const times = timesOf(late);
  const rate = (done / seconds).toFixed(0);
  console.log(
    `\n${done} writes (${rate} a second of ${writesPerSecond}), p50 ${shown.ms(times.p50)} p95 ${shown.ms(times.p95)} ms, ` +
      `${errors.length} errors, ${stale.length} stale answers right after`,
  );
  for (const each of stale.slice(0, 5)) console.log(`stale: ${each}`);
}

import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { fromAnybody } from "#bench/harness/ask.ts";
import { cpuOf } from "#bench/harness/processes.ts";
import { quantile } from "#bench/harness/statistics.ts";
import type { Served } from "./served.ts";

/** How long: so many requests, or so many seconds. */
type Length = { amount: number } | { seconds: number };

export type LoadSetup = {
  origin: string;
  paths: string[];
  length: Length;
  connections: number;
  headers: Record<string, string>;
};

export type Driven = {
  /** CPU milliseconds of the server's processes, user and system, for each request. */
  cpu: number;
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
};

type Load = Length & { paths: string[]; connections?: number; encoding?: string };

const script = fileURLToPath(new URL("load.ts", import.meta.url));
const run = promisify(execFile);

/** Sends requests from a process of its own. Throws where one is not answered by 200. */
export async function drive(served: Served, load: Load): Promise<Driven> {
  const order: LoadSetup = {
    origin: served.origin,
    paths: load.paths,
    length: "amount" in load ? { amount: load.amount } : { seconds: load.seconds },
    connections: load.connections ?? 64,
    headers: { ...fromAnybody, ...(load.encoding && { "accept-encoding": load.encoding }) },
  };
  const before = cpuOf(served.pids());
  const { stdout } = await run(process.execPath, [script, JSON.stringify(order)]);
  const cpu = cpuOf(served.pids()) - before;
  const { duration, requests, latency, non2xx, errors } = JSON.parse(stdout);
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} failed: ${load.paths[0]}`);
  return {
    cpu: cpu / requests.total,
    perSecond: requests.total / duration,
    p50: latency.p50,
    p99: latency.p99,
  };
}

/** Drives two servers in turn, so that what else the machine does meets both; answers medians. */
export async function compare(a: [Served, Load], b: [Served, Load], rounds: number) {
  const [ofA, ofB]: [Driven[], Driven[]] = [[], []];
  await warmUp(...a);
  await warmUp(...b);
  for (let round = 0; round < rounds; round++) {
    ofA.push(await drive(...a));
    ofB.push(await drive(...b));
  }
  return [middle(ofA), middle(ofB)] as const;
}

/** By few clients: more than a process just started can serve in time would be refused. */
function warmUp(served: Served, load: Load): Promise<Driven> {
  return drive(served, { ...load, connections: Math.min(8, load.connections ?? 8) });
}

function middle(all: Driven[]): Driven {
  const of = (key: keyof Driven) =>
    quantile(
      all.map((each) => each[key]),
      0.5,
    );
  return { cpu: of("cpu"), perSecond: of("perSecond"), p50: of("p50"), p99: of("p99") };
}

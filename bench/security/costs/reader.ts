import { fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { newAddress } from "#bench/harness/address.ts";
import { quantile } from "#bench/harness/statistics.ts";

export type OtherReader = {
  /** The p95, in milliseconds, of fresh lists asked for one after another during so many seconds. */
  p95: (seconds: number) => Promise<number>;
  end: () => void;
};

/**
 * Starts a reader in a process of its own: a request would also wait for whatever else this process does, such as
 * preparing the bodies of an attack.
 */
export function startOtherReader(origin: string): OtherReader {
  const child = fork(import.meta.filename, [origin]);
  return {
    async p95(seconds) {
      child.send(seconds);
      const [milliseconds] = await once(child, "message");
      // JSON has no infinity.
      return milliseconds ?? Number.POSITIVE_INFINITY;
    },
    end: () => child.disconnect(),
  };
}

async function read(origin: string, seconds: number): Promise<number> {
  const times: number[] = [];
  const until = performance.now() + seconds * 1000;
  for (let nr = 0; performance.now() < until; nr++) {
    const began = performance.now();
    const answer = await fetch(`${origin}/jobs?other=${began}+${nr}`, {
      headers: { "x-forwarded-for": newAddress() },
    });
    await answer.arrayBuffer();
    // A refusal is no list.
    times.push(answer.status === 200 ? performance.now() - began : Number.POSITIVE_INFINITY);
    await pause(30);
  }
  return quantile(times, 0.95);
}

if (import.meta.main) {
  const [origin = ""] = process.argv.slice(2);
  process.on("message", async (seconds) => process.send?.(await read(origin, Number(seconds))));
}

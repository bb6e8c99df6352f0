import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startEmbeddedDatabase } from "#app/platform/database/embedded-database.server.ts";
import { type Board, openBoard } from "#bench/faults/board.ts";
import { closedLoop, type Heard, openCaller } from "#bench/faults/crowd.ts";
import { hasProxy, startProxy } from "#bench/faults/proxy.ts";
import { makeAccounts, makeJobs, password } from "#bench/harness/accounts.ts";
import { atMaximum, mustBe } from "#bench/harness/findings.ts";
import { withFolder } from "#bench/harness/folder.ts";
import type { Part } from "#bench/harness/parts.ts";

export const part: Part<Record<string, number>> = {
  what: "two apps behind HAProxy are stopped and started in turn under load",
  sizes: { rounds: 2, clients: 12 },
  async run({ rounds = 2, clients = 12 }) {
    if (!hasProxy()) return [mustBe("haproxy is installed", false)];
    return withFolder("restart", (place) => restartBehindProxy(place, rounds, clients));
  },
};

async function restartBehindProxy(place: string, rounds: number, clients: number) {
  const database = await startEmbeddedDatabase({ dataDir: join(place, "database") });
  const boards: Board[] = [];
  try {
    const settings = {
      DATABASE_URL: database.url,
      SESSION_SECRET: "for-the-benchmark-only-0123456789abcdef",
      FILES_KEY: "f0".repeat(32),
      DRAIN_SECONDS: "3",
      TRUST_PROXY: "1",
    };
    for (const name of ["a", "b"]) {
      boards.push(await openBoard({ settings, dataDir: join(place, name) }));
    }
    return await restartInTurn(boards, place, rounds, clients);
  } finally {
    for (const board of boards) await board.close();
    await database.stop();
  }
}

async function restartInTurn(boards: Board[], place: string, rounds: number, clients: number) {
  const [board] = boards as [Board];
  await makeJobs(board.sql(), 100);
  const [account] = await makeAccounts(board.sql(), 1);
  const proxy = await startProxy(boards, place);
  const caller = openCaller();
  const statuses: number[] = [];
  let over = false;
  try {
    let turn = 0;
    const paths = ["/jobs", "/jobs?page=2&x=1", "/login", "/api/v1/jobs"];
    const read = async (): Promise<Heard> => {
      turn += 1;
      await pause(5);
      return await caller.ask(proxy.origin + paths[turn % paths.length]);
    };
    const reading = (async () => {
      const heard: Heard[] = [];
      while (!over) heard.push(...(await closedLoop(clients, 500, read)));
      return heard;
    })();
    const writing = (async () => {
      for (; !over; await pause(100)) {
        const body = new URLSearchParams({ email: account?.email ?? "", password });
        const headers = { origin: proxy.origin };
        const answer = await fetch(`${proxy.origin}/login`, {
          method: "POST",
          body,
          headers,
          redirect: "manual",
        }).catch(() => undefined);
        statuses.push(answer?.status ?? 0);
      }
    })();
    await pause(1000);
    const codes: (number | null)[] = [];
    for (let round = 0; round < rounds; round += 1) {
      for (const each of boards) {
        codes.push(await each.end("SIGTERM"));
        await each.start();
        await pause(1500); // the proxy has to see that it is back
      }
    }
    over = true;
    const heard = await reading;
    await writing;
    return [
      atMaximum(
        `pages not served, of ${heard.length}`,
        heard.filter(({ status }) => status !== 200).length,
        0,
      ),
      atMaximum(
        `forms not taken, of ${statuses.length} (${[...new Set(statuses)].join(", ")})`,
        statuses.filter((status) => status !== 303).length,
        0,
      ),
      atMaximum(
        `stops that did not end with 0, of ${codes.length}`,
        codes.filter((code) => code !== 0).length,
        0,
      ),
    ];
  } finally {
    over = true;
    caller.close();
    await proxy.stop();
  }
}

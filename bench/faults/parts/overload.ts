import { setTimeout as pause } from "node:timers/promises";
import { onBoard } from "#bench/faults/board.ts";
import { closedLoop, type Heard, openCaller } from "#bench/faults/crowd.ts";
import { flood } from "#bench/faults/flood.ts";
import { hasProxy, startProxy } from "#bench/faults/proxy.ts";
import { makeJobs } from "#bench/harness/accounts.ts";
import { atMaximum, mustBe } from "#bench/harness/findings.ts";
import type { Part } from "#bench/harness/parts.ts";
import { watchMemory } from "#bench/harness/processes.ts";
import { quantile } from "#bench/harness/statistics.ts";

export const part: Part<Record<string, number>> = {
  what: "ten times as many fresh pages are asked for as can be made",
  sizes: { seconds: 10, times: 10, rounds: 5, proxy: 0 },
  async run({ seconds = 10, times = 10, rounds = 5, proxy = 0 }) {
    if (proxy && !hasProxy()) return [mustBe("haproxy is installed", false)];
    return await onBoard({ settings: { TRUST_PROXY: String(proxy) } }, async (board) => {
      await makeJobs(board.sql(), 300);
      const caller = openCaller();
      const proxyServer = proxy ? await startProxy([board], board.dataDir) : undefined;
      const origin = proxyServer?.origin ?? board.origin;
      const port = Number(new URL(origin).port);
      const time = seconds * 1000;
      const request = `${["GET /jobs?page=2 HTTP/1.1", ...ofPhone].join("\r\n")}\r\n\r\n`;
      // Eight readers that each ask as soon as they have read.
      const fullLoad = { port, request, rate: 10_000, lines: 8 };
      await flood({ ...fullLoad, time: 3000 });
      const memory: number[] = [];
      const heard: Heard[] = [];
      const beside: Heard[] = [];
      const turns: Turn[] = [];
      // The machine is not as fast in one minute as in the next: each crowd is held against the calm before it.
      for (let round = 0; round < rounds; round += 1) {
        const calm = await flood({ ...fullLoad, time });
        const peak = served(calm.meanwhile).length / seconds;
        await caller.ask(`${origin}/jobs`);
        const watch = watchMemory(board.pid());
        const others = measureOthers(caller, origin, 3000 + time);
        const crowd = await flood({ port, request, rate: times * peak, time, before: 3000 });
        memory.push(watch.stop().peak);
        heard.push(...crowd.heard);
        beside.push(...(await others));
        turns.push({
          peak,
          offered: crowd.meanwhile.length / seconds / peak,
          served: served(crowd.meanwhile).length / seconds / peak,
        });
      }
      caller.close();
      await proxyServer?.stop();
      const shed = heard.filter(({ status }) => status === 503).map(({ took }) => took);
      const lost = heard.filter(({ status }) => status !== 503 && status !== 200).length;
      const offered = median(turns.map((turn) => turn.offered));
      const share = median(turns.map((turn) => turn.served));
      return [
        {
          what: "fresh pages a second at the peak, each round",
          value: turns.map(({ peak }) => peak.toFixed(0)).join(", "),
          toReach: "as it comes",
          reached: true,
        },
        {
          what: "times as many that were asked for",
          value: offered.toFixed(1),
          toReach: `${times}`,
          reached: offered >= 0.9 * times,
        },
        {
          what: `pages made meanwhile, of the peak (${turns.map((turn) => percent(turn.served)).join(", ")})`,
          value: percent(share),
          toReach: "≥ 80%",
          reached: share >= 0.8,
        },
        atMaximum(`sent away (${shed.length}): half within`, quantile(shed, 0.5), 50, " ms"),
        atMaximum("sent away: 95 of 100 within", quantile(shed, 0.95), 50, " ms"),
        atMaximum("neither served nor sent away", lost, 0),
        atMaximum(
          `cached pages, files and health refused, of ${beside.length}`,
          beside.length - served(beside).length,
          0,
        ),
        atMaximum("memory of the app", Math.max(...memory), 512, " MB"),
      ];
    });
  },
};

/** What a phone's browser says of itself. A cookie of no meaning: such a page is made for its reader alone. */
const ofPhone = [
  "host: 127.0.0.1",
  "connection: keep-alive",
  "upgrade-insecure-requests: 1",
  "user-agent: Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36",
  "accept: text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
  "sec-fetch-site: same-origin",
  "sec-fetch-mode: navigate",
  "sec-fetch-dest: document",
  "accept-encoding: gzip, deflate, br",
  "accept-language: ar,en;q=0.8",
  "cookie: reader=1",
];

/** Of one round: pages a second at the peak, and how often as many were asked for and made in the crowd. */
type Turn = { peak: number; offered: number; served: number };

const percent = (share: number) => `${(100 * share).toFixed(0)}%`;

const median = (numbers: number[]) => quantile(numbers, 0.5);

function served(heard: Heard[]): Heard[] {
  return heard.filter(({ status }) => status === 200);
}

/** What goes on beside the flood. */
async function measureOthers(caller: ReturnType<typeof openCaller>, origin: string, time: number) {
  const paths = ["/jobs", "/health/ready", "/health/live"];
  let turn = 0;
  return await closedLoop(1, time, async () => {
    await pause(50);
    turn += 1;
    return await caller.ask(origin + paths[turn % paths.length]);
  });
}

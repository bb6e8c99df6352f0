import { setTimeout as pause } from "node:timers/promises";
import { megabytesOf, onBoard } from "../board.ts";
import { closedLoop, type Heard, openCaller, quantile } from "../crowd.ts";
import { flood } from "../flood.ts";
import { atMost, type Part } from "../part.ts";
import { makeJobs } from "../people.ts";

export const part: Part = {
  what: "ten times as many fresh pages are asked for as can be made",
  sizes: { seconds: 10, times: 10 },
  async run({ seconds = 10, times = 10 }) {
    return await onBoard({}, async (board) => {
      await makeJobs(board.sql(), 300);
      const caller = openCaller();
      const port = Number(new URL(board.origin).port);
      const time = seconds * 1000;
      // A cookie of no meaning: such a page is made for its reader alone.
      const request =
        "GET /jobs?page=2 HTTP/1.1\r\nhost: 127.0.0.1\r\naccept: text/html\r\ncookie: reader=1\r\n\r\n";
      // Eight readers that each ask as soon as they have read.
      const most = { port, request, rate: 10_000, lines: 8 };
      await flood({ ...most, time: 3000 });
      const calm = await flood({ ...most, time });
      const peak = served(calm.heard).length / calm.seconds;

      await caller.ask(`${board.origin}/jobs`);
      const pid = board.child().pid ?? 0;
      const memory: number[] = [];
      const watch = setInterval(() => memory.push(megabytesOf(pid)), 200);
      const others = besides(caller, board.origin, time);
      const crowd = await flood({ port, request, rate: times * peak, time });
      clearInterval(watch);
      const beside = await others;
      caller.close();
      const { heard } = crowd;
      const goodput = served(heard).length / crowd.seconds;
      const shed = heard.filter(({ status }) => status === 503).map(({ took }) => took);
      const lost = heard.filter(({ status }) => status !== 503 && status !== 200).length;
      const rate = (heard.length / crowd.seconds / peak).toFixed(1);
      return [
        {
          ...{ what: "fresh pages a second at the peak", found: peak.toFixed(0) },
          ...{ toReach: "as it comes", reached: true },
        },
        {
          ...{ what: "times as many that were asked for", found: rate, toReach: `${times}` },
          reached: Number(rate) >= 0.8 * times,
        },
        {
          what: "pages made meanwhile, of the peak",
          found: `${((100 * goodput) / peak).toFixed(0)}%`,
          ...{ toReach: "≥ 80%", reached: goodput >= 0.8 * peak },
        },
        atMost(`sent away (${shed.length}): half within`, quantile(shed, 0.5), 50, " ms"),
        atMost("sent away: 95 of 100 within", quantile(shed, 0.95), 50, " ms"),
        atMost("neither served nor sent away", lost, 0),
        atMost(
          `kept pages, files and health refused, of ${beside.length}`,
          beside.length - served(beside).length,
          0,
        ),
        atMost("memory of the app", Math.max(...memory), 512, " MB"),
      ];
    });
  },
};

function served(heard: Heard[]): Heard[] {
  return heard.filter(({ status }) => status === 200);
}

/** What goes on beside the flood. */
async function besides(caller: ReturnType<typeof openCaller>, origin: string, time: number) {
  const paths = ["/jobs", "/health/ready", "/health/live"];
  let turn = 0;
  return await closedLoop(1, time, async () => {
    await pause(50);
    turn += 1;
    return await caller.ask(origin + paths[turn % paths.length]);
  });
}

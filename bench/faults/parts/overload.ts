import { setTimeout as pause } from "node:timers/promises";
import { memoryOf, onBoard } from "../board.ts";
import { closedLoop, type Heard, openCaller, openLoop, quantile } from "../crowd.ts";
import { atMost, type Part } from "../part.ts";
import { makeJobs } from "../people.ts";

export const part: Part = {
  what: "ten times as many fresh pages are asked for as can be made",
  sizes: { seconds: 10, times: 10 },
  async run({ seconds = 10, times = 10 }) {
    return await onBoard({}, async (board) => {
      await makeJobs(board.sql(), 300);
      const caller = openCaller();
      const time = seconds * 1000;
      let turn = 0;
      // A cookie of no meaning: such a page is made for its reader alone.
      const fresh = () => {
        turn += 1;
        return caller.ask(`${board.origin}/jobs?page=${1 + (turn % 15)}`, { cookie: "reader=1" });
      };
      await closedLoop(8, 3000, fresh);
      const most = await closedLoop(8, time, fresh);
      const peak = served(most).length / seconds;

      const pid = board.child().pid ?? 0;
      const memory: number[] = [];
      const watch = setInterval(() => memory.push(memoryOf(pid)), 200);
      const others = besides(caller, board.origin, time);
      const flood = await openLoop(times * peak, time, fresh);
      clearInterval(watch);
      const beside = await others;
      caller.close();
      const goodput = served(flood).length / seconds;
      const shed = flood.filter(({ status }) => status === 503).map(({ took }) => took);
      const lost = flood.filter(({ status }) => status !== 503 && status !== 200).length;
      return [
        {
          what: "fresh pages a second at the peak",
          found: peak.toFixed(0),
          toReach: "as it comes",
          reached: true,
        },
        {
          what: `of them when ${(times * peak).toFixed(0)} are asked for`,
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

import { setTimeout as pause } from "node:timers/promises";
import { onBoard } from "#bench/faults/board.ts";
import { closedLoop, openCaller, openSlow } from "#bench/faults/crowd.ts";
import { apply, newCv, signIn } from "#bench/faults/people.ts";
import { makeAccounts, makeJobs } from "#bench/harness/accounts.ts";
import { atMaximum } from "#bench/harness/findings.ts";
import type { Part } from "#bench/harness/parts.ts";
import { watchMemory } from "#bench/harness/processes.ts";
import { quantile } from "#bench/harness/statistics.ts";

export const part: Part<Record<string, number>> = {
  what: "clients that send headers, send bodies and read answers as slowly as they can",
  sizes: { clients: 1500, seconds: 30 },
  async run({ clients = 1500, seconds = 30 }) {
    return await onBoard({}, async (board) => {
      const port = Number(new URL(board.origin).port);
      const [seeker] = await signIn(board.origin, await makeAccounts(board.sql(), 1));
      const jobs = await makeJobs(board.sql(), 500);
      if (!seeker) throw new Error("There is no seeker.");
      const host = "host: 127.0.0.1\r\n";
      const body = `POST /apply/${jobs[0]} HTTP/1.1\r\n${host}origin: ${board.origin}\r\ncookie: ${seeker.session.cookie}\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 5000000\r\n\r\n--b\r\ncontent-disposition: form-data; name="coverLetter"\r\n\r\n`;
      const kinds = [
        [`GET /jobs HTTP/1.1\r\n${host}x: `, "a"],
        [body, "a"],
        // Asks for more film than the line holds, and watches none.
        [`GET /videos/company.en.mp4 HTTP/1.1\r\n${host}\r\n`.repeat(2), ""],
      ] as const;
      const slow = Array.from({ length: clients }, (_, number) => {
        const [text, drip] = kinds[number % kinds.length] ?? kinds[0];
        return openSlow(port, text, drip);
      });
      await pause(3000);
      const memory = watchMemory(board.pid());
      const caller = openCaller();
      const paths = ["/jobs", "/jobs?page=3", "/login", "/"];
      let turn = 0;
      const reading = closedLoop(4, seconds * 1000, async () => {
        await pause(20);
        turn += 1;
        return await caller.ask(board.origin + paths[turn % paths.length]);
      });
      const statuses: number[] = [];
      const until = performance.now() + seconds * 1000;
      for (const job of jobs.slice(1)) {
        if (performance.now() > until) break;
        const answer = await apply(seeker, job, newCv()).catch(() => undefined);
        statuses.push(answer?.status ?? 0);
        await pause(100);
      }
      const read = await reading;
      const { peak } = memory.stop();
      caller.close();
      for (const client of slow) client.end();
      const took = quantile(
        read.map(({ took }) => took),
        0.99,
      );
      return [
        atMaximum(
          `pages not served, of ${read.length}`,
          read.filter(({ status }) => status !== 200).length,
          0,
        ),
        atMaximum("99 of 100 pages come within", took, 500, " ms"),
        atMaximum(
          `applications not taken, of ${statuses.length}`,
          statuses.filter((status) => status !== 303).length,
          0,
        ),
        atMaximum("memory of the app", peak, 512, " MB"),
      ];
    });
  },
};

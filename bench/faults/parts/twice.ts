import { randomUUID } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { onBoard } from "#bench/faults/board.ts";
import { apply, newCv, signIn } from "#bench/faults/people.ts";
import { makeAccounts, makeJobs } from "#bench/harness/accounts.ts";
import { atMaximum } from "#bench/harness/findings.ts";
import type { Part } from "#bench/harness/parts.ts";

export const part: Part<Record<string, number>> = {
  what: "the same application is sent many times at once",
  sizes: { rounds: 10, copies: 100 },
  async run({ rounds = 10, copies = 100 }) {
    return await onBoard({}, async (board) => {
      const [seeker] = await signIn(board.origin, await makeAccounts(board.sql(), 1));
      if (!seeker) throw new Error("There is no seeker.");
      const cv = newCv(8);
      const statuses = new Map<number, number>();
      for (const jobId of await makeJobs(board.sql(), rounds)) {
        const key = randomUUID();
        const send = async () => {
          let status = 503;
          // As a person would who is told to come back.
          while (status === 503) ({ status } = await apply(seeker, jobId, cv, key));
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
        };
        await Promise.all(Array.from({ length: copies }, send));
      }
      const [counted] = await board.sql()<{ rows: number; documents: number }[]>`
        select (select count(*)::int from job_applications) as rows,
          (select count(*)::int from documents) as documents`;
      const files = (await readdir(join(board.dataDir, "files"), { withFileTypes: true })).filter(
        (entry) => entry.isFile(),
      );
      const statusText = [...statuses].map(([status, count]) => `${status} × ${count}`).join(", ");
      const each = (what: string, value: number | undefined) => ({
        what,
        value: String(value),
        toReach: String(rounds),
        reached: value === rounds,
      });
      return [
        each("applications", counted?.rows),
        each("documents", counted?.documents),
        each("files", files.length),
        { what: "answers", value: statusText, toReach: "as it comes", reached: true },
        atMaximum(
          "answers of 500",
          [...statuses.keys()].filter((status) => status === 500).length,
          0,
        ),
      ];
    });
  },
};

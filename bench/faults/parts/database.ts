import { setTimeout as pause } from "node:timers/promises";
import { type Board, onBoard } from "#bench/faults/board.ts";
import { apply, newCv, type Seeker, signIn } from "#bench/faults/people.ts";
import { makeAccounts, makeJobs } from "#bench/harness/accounts.ts";
import { atMaximum, type Finding, mustBe } from "#bench/harness/findings.ts";
import type { Part } from "#bench/harness/parts.ts";
import { familyOf, signalAll } from "#bench/harness/processes.ts";

export const part: Part<Record<string, number>> = {
  what: "the database is killed, and then stands still, while pages are read and forms are sent",
  async run() {
    return await onBoard({}, async (board) => {
      const [seeker] = await signIn(board.origin, await makeAccounts(board.sql(), 1));
      const [one = "", other = ""] = await makeJobs(board.sql(), 2);
      if (!seeker) throw new Error("There is no seeker.");
      const kill = () => process.kill(board.database(), "SIGKILL");
      const freeze = () => {
        const pids = familyOf(board.database());
        signalAll(pids, "SIGSTOP");
        setTimeout(() => signalAll(pids, "SIGCONT"), 6000);
      };
      return [
        ...(await suffer(board, "killed", kill, { seeker, job: one, slowest: 1, back: 5 })),
        // Silence is told from a slow answer by its length only.
        ...(await suffer(board, "frozen for 6 s", freeze, {
          seeker,
          job: other,
          slowest: 4.5,
          back: 8,
        })),
      ];
    });
  },
};

type Terms = { seeker: Seeker; job: string; slowest: number; back: number };

async function suffer(
  board: Board,
  what: string,
  hurt: () => void,
  { seeker, job, slowest, back }: Terms,
): Promise<Finding[]> {
  const answers: Answer[] = [];
  let over = false;
  const readers = ["/jobs", "/jobs?page=2", "/login", "/api/v1/jobs"].map(async (path) => {
    for (; !over; await pause(20)) answers.push(await ask(board.origin + path));
  });
  await pause(200);
  const from = answers.length;
  const began = performance.now();
  hurt();
  const cv = newCv();
  const first = await apply(seeker, job, cv).catch(() => undefined);
  while (!(await isWell(board))) await pause(20);
  const wellAfter = (performance.now() - began) / 1000;
  over = true;
  await Promise.all(readers);
  const second = await apply(seeker, job, cv);
  const [counted] = await board.sql()`
    select count(*)::int as n from job_applications where job_id = ${job}`;
  const seen = answers.slice(from);
  const unclear = seen.filter(({ status, retry }) => status !== 200 && !(status === 503 && retry));
  return [
    atMaximum(
      `${what}: slowest of ${seen.length} answers`,
      Math.max(...seen.map(({ took }) => took)),
      slowest,
      " s",
    ),
    atMaximum(
      `${what}: answers that are neither a page nor 503 with Retry-After`,
      unclear.length,
      0,
    ),
    atMaximum(`${what}: all is well again after`, wellAfter, back, " s"),
    {
      what: `${what}: a form sent at that moment, and once more`,
      value: `${first?.status ?? "cut"}, then ${second.status}; ${counted?.n} there`,
      toReach: "1 there",
      reached: counted?.n === 1 && [303, 409].includes(second.status),
    },
    mustBe(
      `${what}: some were told to come back`,
      seen.some(({ status }) => status === 503),
    ),
  ];
}

type Answer = { status: number; took: number; retry: boolean };

async function ask(address: string): Promise<Answer> {
  const began = performance.now();
  const headers = { accept: "text/html", cookie: "lang=en" };
  const answer = await fetch(address, { headers }).catch(() => undefined);
  await answer?.text();
  const took = (performance.now() - began) / 1000;
  return { status: answer?.status ?? 0, took, retry: answer?.headers.has("retry-after") ?? false };
}

/** Ready by its own word, and a page comes. */
async function isWell({ origin }: Board): Promise<boolean> {
  const ready = await ask(`${origin}/health/ready`);
  return ready.status === 200 && (await ask(`${origin}/jobs?page=2`)).status === 200;
}

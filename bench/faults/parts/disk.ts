import { execFileSync } from "node:child_process";
import { open, rm, statfs } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type Board, onBoard } from "#bench/faults/board.ts";
import { apply, newCv, type Seeker, signIn } from "#bench/faults/people.ts";
import { makeAccounts, makeJobs } from "#bench/harness/accounts.ts";
import { atMaximum, type Finding, mustBe } from "#bench/harness/findings.ts";
import { withFolder } from "#bench/harness/folder.ts";
import type { Part } from "#bench/harness/parts.ts";

export const part: Part<Record<string, number>> = {
  what: "the disk of files and database fills up and is cleared (a mount of its own; needs root)",
  sizes: { megabytes: 400 },
  async run({ megabytes = 400 }) {
    return withFolder("disk", (place) => onSmallDisk(place, megabytes));
  },
};

async function onSmallDisk(place: string, megabytes: number): Promise<Finding[]> {
  const disk = ["-t", "tmpfs", "-o", `size=${megabytes}m`, "none", place];
  try {
    execFileSync("mount", disk, { stdio: "pipe" });
  } catch {
    return [mustBe("a disk could be mounted", false, "only root may mount")];
  }
  try {
    const dataDir = join(place, "data");
    return await onBoard({ dataDir }, (board) => fillUp(board, join(place, "filler")));
  } finally {
    execFileSync("umount", ["--lazy", place]);
  }
}

async function fillUp(board: Board, filler: string): Promise<Finding[]> {
  const seekers = await signIn(board.origin, await makeAccounts(board.sql(), 3));
  const jobs = await makeJobs(board.sql(), 40);
  const acknowledged: Promise<Response>[] = [];
  const [seeker] = seekers as [Seeker];
  const send = () => {
    const answer = apply(seeker, jobs[acknowledged.length] ?? "", newCv());
    acknowledged.push(answer);
    return timed(answer);
  };
  await send();

  await fill(filler, 24);
  await pause(1500);
  const almost = { form: await send(), ...(await read(board, seeker)) };
  await fill(filler, 0);
  const whole = { form: await send(), ...(await read(board, seeker)) };
  await pause(3000);
  const later = await read(board, seeker);
  await rm(filler);
  const began = performance.now();
  let well = await send();
  while (well.status !== 303 && performance.now() - began < 30_000) {
    await pause(100);
    well = await send();
  }
  const after = (performance.now() - began) / 1000;
  const accepted = (await Promise.all(acknowledged)).filter(({ status }) => status === 303).length;
  const [counted] = await board.sql()`select count(*)::int as n from job_applications`;
  const refused = ({ status, took }: Timed) => `${status} after ${took.toFixed(2)} s`;
  const clear = ({ status, took }: Timed) => status === 503 && took < 1;
  return [
    mustBe(
      "little room left: a form is refused within 1 s",
      clear(almost.form),
      refused(almost.form),
    ),
    mustBe("little room left: pages are read", almost.reads, almost.statusText),
    mustBe("no room left: a form is refused within 1 s", clear(whole.form), refused(whole.form)),
    mustBe(
      "no room left: pages are read",
      whole.reads && later.reads,
      `${whole.statusText}, ${later.statusText}`,
    ),
    atMaximum("room again: forms are taken after", after, 5, " s"),
    mustBe(
      "nothing acknowledged is lost, nothing else is there",
      counted?.n === accepted,
      `${counted?.n} of ${accepted}`,
    ),
  ];
}

/** Fills the disk but for so many megabytes. */
async function fill(path: string, leave: number): Promise<void> {
  const file = await open(path, "a");
  const block = Buffer.alloc(1024 * 1024);
  try {
    for (;;) {
      const { bavail, bsize } = await statfs(path);
      const room = bavail * bsize - leave * block.length;
      if (room <= 0) return;
      const { bytesWritten } = await file.write(block.subarray(0, Math.min(room, block.length)));
      if (bytesWritten === 0) return;
    }
  } catch {
    // Full is what it was to be.
  } finally {
    await file.close();
  }
}

type Timed = { status: number; took: number };

async function timed(answer: Promise<Response>): Promise<Timed> {
  const began = performance.now();
  const { status } = await answer;
  return { status, took: (performance.now() - began) / 1000 };
}

/** Pages of visitors and of somebody signed in, kept ones and fresh ones. */
async function read({ origin }: Board, { session }: Seeker) {
  const fresh = `keyword=${Math.random().toString(36).slice(2, 6)}`;
  const statuses = [
    await fetch(`${origin}/jobs`),
    await fetch(`${origin}/jobs?${fresh}`),
    await session.get("/my-account"),
    await session.get("/jobs"),
  ].map(({ status }) => status);
  return { reads: statuses.every((status) => status === 200), statusText: statuses.join(" ") };
}

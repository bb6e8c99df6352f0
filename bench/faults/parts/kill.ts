import { createHash } from "node:crypto";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { readCv } from "#app/features/applications/cv/encryption/cv-content.server.ts";
import { openKeyring } from "#app/platform/encryption/files-key.server.ts";
import { openStorage } from "#app/platform/storage/storage.server.ts";
import { type Board, onBoard } from "#bench/faults/board.ts";
import { apply, newCv, type Seeker, signIn } from "#bench/faults/people.ts";
import { makeAccounts, makeJobs } from "#bench/harness/accounts.ts";
import { atMaximum } from "#bench/harness/findings.ts";
import type { Part } from "#bench/harness/parts.ts";

const writers = 6;

export const part: Part<Record<string, number>> = {
  what: "app and database are killed in turn while people apply with CVs",
  sizes: { rounds: 10 },
  async run({ rounds = 10 }) {
    return await onBoard({}, async (board) => {
      const seekers = await signIn(board.origin, await makeAccounts(board.sql(), writers));
      const jobs = await makeJobs(board.sql(), 40 * rounds);
      const sent: Sent[] = [];
      const readyAfter: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const ofRound = jobs.slice(40 * round, 40 * (round + 1));
        const stop = new AbortController();
        const work = seekers.map((seeker) => applyOnAndOn(seeker, ofRound, sent, stop.signal));
        await pause(300 + Math.random() * 900);
        readyAfter.push(await (round % 2 === 0 ? killApp(board) : killDatabase(board)));
        stop.abort();
        await Promise.all(work);
      }
      return [
        ...(await judge(board, sent)),
        atMaximum("slowest to be ready again", Math.max(...readyAfter), 5, " s"),
      ];
    });
  },
};

/** An application that was begun; acknowledged once the board has said that it has it. */
type Sent = { userId: string; jobId: string; hash: string; acknowledged: boolean };

async function applyOnAndOn(seeker: Seeker, jobs: string[], sent: Sent[], signal: AbortSignal) {
  for (const jobId of jobs) {
    if (signal.aborted) return;
    const cv = newCv();
    const one = { userId: seeker.id, jobId, hash: hashOf(cv), acknowledged: false };
    sent.push(one);
    try {
      const answer = await apply(seeker, jobId, cv);
      one.acknowledged = answer.status === 303;
      if (!one.acknowledged) await pause(50);
    } catch {
      // The connection is lost: whether it arrived is not known.
      return;
    }
  }
}

async function killApp(board: Board): Promise<number> {
  await board.end("SIGKILL");
  return await board.start();
}

/** The app lives on and has to bring its database back. */
async function killDatabase(board: Board): Promise<number> {
  const began = performance.now();
  process.kill(board.database(), "SIGKILL");
  await pause(300);
  await board.untilReady();
  return (performance.now() - began) / 1000;
}

type Row = { user_id: string; job_id: string; document_id: string; file_key: Buffer };

async function judge(board: Board, sent: Sent[]) {
  openStorage(join(board.dataDir, "files"));
  await openKeyring({ filesKey: undefined, filesKeyFile: undefined, dataDir: board.dataDir });
  const rows = await board.sql()<Row[]>`
    select user_id, job_id, document_id, file_key from job_applications
    join documents on documents.id = document_id`;
  const stored = new Map<string, string[]>();
  for (const { user_id, job_id, document_id, file_key } of rows) {
    const key = `${user_id} ${job_id}`;
    const bytes = await readCv({ id: document_id, fileKey: file_key, encrypted: true });
    stored.set(key, [...(stored.get(key) ?? []), bytes ? hashOf(bytes) : "no file"]);
  }
  const acknowledged = sent.filter((one) => one.acknowledged);
  const of = (one: Sent) => stored.get(`${one.userId} ${one.jobId}`) ?? [];
  const lost = acknowledged.filter((one) => of(one).length === 0);
  const doubled = sent.filter((one) => of(one).length > 1);
  const spoilt = sent.filter((one) => of(one).some((hash) => hash !== one.hash));
  return [
    {
      what: "applications acknowledged, of those begun",
      value: `${acknowledged.length} of ${sent.length}`,
      toReach: "some",
      reached: acknowledged.length > 0,
    },
    atMaximum("acknowledged and lost", lost.length, 0),
    atMaximum("there twice", doubled.length, 0),
    atMaximum("without the very bytes of the CV", spoilt.length, 0),
  ];
}

function hashOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

import { eq } from "drizzle-orm";
import { jobs } from "#app/features/job/jobs.table.ts";
import { listJobs } from "#app/features/jobs/list/job-list.server.ts";
import { editJob, publishJob } from "#app/features/jobs/posting/post-job.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { isRefused } from "#app/platform/outcome.ts";
import { jobMaker, type NewJob } from "./new-jobs.ts";

type Live = Pick<NewJob, "id" | "company" | "word">;

/** What became of the writes; `late` are the milliseconds between a write's time and its end. */
export type Written = {
  done: number;
  /** Seconds of writing. */
  seconds: number;
  stale: string[];
  errors: string[];
  late: number[];
};

/** A machine that does not keep up is not drowned: so many at once, and the rate is told. */
const maxRunning = 32;
const acts = ["post", "post", "edit", "close", "delete"] as const;

/** Writes so many jobs a second until stopped; looks after each whether a search knows of it. */
export async function startWriter(perSecond: number): Promise<() => Promise<Written>> {
  const make = await jobMaker();
  const live: Live[] = [];
  const all: string[] = [];
  const written: Written = { done: 0, seconds: 0, stale: [], errors: [], late: [] };
  const running = new Set<Promise<void>>();
  let number = 0;
  const post = async (): Promise<Live> => {
    const { id, company, values, word } = make(1_000_000 + number);
    all.push(id);
    await publishJob(company, id, values, "en");
    return { id, company, word };
  };
  const expectMatch = async (act: string, { id, word }: Live, expected: boolean) => {
    if ((await isMatch(id, word, number)) !== expected) written.stale.push(`${act}: ${word}`);
  };
  const write = async (act: (typeof acts)[number], began: number) => {
    const one = act === "post" ? undefined : live.shift();
    const timed = () => written.late.push(performance.now() - began);
    if (!one) {
      const posted = await post();
      timed();
      await expectMatch("post", posted, true);
      live.push(posted);
    } else if (act === "edit") {
      const { values, word } = make(2_000_000 + number);
      const edited = { ...one, word };
      await editJob(one.company, one.id, values, "en");
      timed();
      await expectMatch("edit, old word", one, false);
      await expectMatch("edit, new word", edited, true);
      live.push(edited);
    } else {
      if (act === "close") {
        await db.update(jobs).set({ status: "closed" }).where(eq(jobs.id, one.id));
      } else await db.delete(jobs).where(eq(jobs.id, one.id));
      timed();
      await expectMatch(act, one, false);
    }
    written.done += 1;
  };
  const started = performance.now();
  const begin = () => {
    const act = acts[number % acts.length] ?? "post";
    number += 1;
    const writing = write(act, performance.now())
      .catch((error: unknown) => void written.errors.push(String(error)))
      .finally(() => running.delete(writing));
    running.add(writing);
  };
  // A timer that comes late makes up for it.
  const timer = setInterval(() => {
    const due = Math.floor(((performance.now() - started) / 1000) * perSecond);
    while (number < due && running.size < maxRunning) begin();
  }, 1000 / perSecond);
  return async () => {
    clearInterval(timer);
    written.seconds = (performance.now() - started) / 1000;
    await Promise.all(running);
    for (const id of all) await db.delete(jobs).where(eq(jobs.id, id));
    return written;
  };
}

/** Mostly as it stands, in quotation marks: a word that nobody knows is a long thing to read. */
async function isMatch(id: string, word: string, number: number): Promise<boolean> {
  const keyword = number % 10 === 0 ? word : `"${word}"`;
  const listed = await listJobs({ keyword }, "en", { limit: 20 });
  if (isRefused(listed)) throw new Error(listed.refused);
  return listed.cards.some((card) => card.id === id);
}

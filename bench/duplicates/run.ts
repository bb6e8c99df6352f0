import { randomUUID } from "node:crypto";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import {
  copyThreshold,
  findSimilarJobs,
  writeSketches,
} from "#app/features/moderation/similar/similar-jobs.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { type Finding, showFindings } from "#bench/harness/findings.ts";
import { onBoard } from "#bench/search/board.ts";
import type { Options } from "#bench/search/options.ts";
import { type JobPair, makePairs, mayBeCopies, type SetJob } from "./job-pairs.ts";

/**
 * npm run bench -- duplicates [PAIRS] [every]: how many copies are recognised, and how many of what is
 * recognised are copies, by the look-up that moderators use, on a board that holds all jobs of the
 * set. "every" prints each threshold of the first half.
 */
const [size = "2000", every] = process.argv.slice(2);
const pairs = makePairs(Number(size));

type Scored = JobPair & { score: number; others: number; wrong: number };

const lookUps: Finding[] = [];

await onBoard({ settings: "own" } as Options, async () => {
  const scored = await scoreAll();
  const tuned = scored.filter(({ isHeldOut }) => !isHeldOut);
  const heldOut = scored.filter(({ isHeldOut }) => isHeldOut);
  if (every) showThresholds(tuned);
  for (const how of new Set(scored.map((pair) => pair.how))) {
    const alike = scored.filter((pair) => pair.how === how);
    const hit = alike.filter(({ score }) => score >= copyThreshold).length;
    console.log(`${how}: ${hit} of ${alike.length} taken for copies`);
  }
  showFindings([
    ...figuresOf("first half", tuned),
    ...figuresOf("held-out half", heldOut),
    ...lookUps,
  ]);
});

async function scoreAll(): Promise<Scored[]> {
  const companyId = randomUUID();
  await db.insert(userProfiles).values({ id: companyId, userType: "company", companyName: "Set" });
  const ids: { one: string; other: string }[] = [];
  const baseOf = new Map<string, string>();
  const rows: (typeof jobs.$inferInsert & { id: string })[] = [];
  const add = (job: SetJob) => {
    const id = randomUUID();
    baseOf.set(id, job.base);
    rows.push({ id, companyId, ...rowOf(job) });
    return id;
  };
  for (const { one, other } of pairs) ids.push({ one: add(one), other: add(other) });
  const began = performance.now();
  for (let at = 0; at < rows.length; at += 500) {
    const some = rows.slice(at, at + 500);
    await db.insert(jobs).values(some);
    await writeSketches(
      db,
      some.map((row) => ({ ...row, requirements: JSON.parse(row.requirements ?? "[]") })),
    );
  }
  const written = (performance.now() - began) / rows.length;
  const scored: Scored[] = [];
  const times: number[] = [];
  for (const [at, pair] of pairs.entries()) {
    const { one, other } = ids[at] as { one: string; other: string };
    const start = performance.now();
    const similar = await findSimilarJobs(one, db, 0);
    times.push(performance.now() - start);
    const recognised = similar.filter(({ score }) => score >= copyThreshold);
    const own = baseOf.get(one) ?? "";
    const wrong = recognised.filter(({ id }) => !mayBeCopies(own, baseOf.get(id) ?? "")).length;
    const score = similar.find(({ id }) => id === other)?.score ?? 0;
    scored.push({ ...pair, score, others: recognised.length, wrong });
  }
  times.sort((a, b) => a - b);
  const middle = times[Math.floor(times.length / 2)] ?? 0;
  const slow = times[Math.floor(times.length * 0.95)] ?? 0;
  lookUps.push(
    figure("writing a job with its sketch", `${written.toFixed(1)} ms`),
    figure("look-up, median and 95th", `${middle.toFixed(0)} ms, ${slow.toFixed(0)} ms`),
  );
  return scored;
}

function rowOf({ title, description, requirements, benefits }: SetJob) {
  return {
    title,
    description,
    category: "Logistics",
    location: "Aleppo",
    employmentType: "full-time",
    experienceLevel: "mid",
    status: "closed",
    requirements: JSON.stringify(requirements),
    benefits: JSON.stringify(benefits),
  };
}

function measure(set: readonly Scored[], threshold: number) {
  const taken = set.filter(({ score }) => score >= threshold);
  const right = taken.filter(({ isCopy }) => isCopy).length;
  const copies = set.filter(({ isCopy }) => isCopy).length;
  return { precision: right / Math.max(1, taken.length), recall: right / Math.max(1, copies) };
}

function figuresOf(name: string, set: readonly Scored[]): Finding[] {
  const { precision, recall } = measure(set, copyThreshold);
  const all = set.reduce((sum, { others }) => sum + others, 0);
  const wrong = set.reduce((sum, each) => sum + each.wrong, 0);
  return [
    atLeast(`${name}: precision of ${set.length} pairs`, precision, 0.95),
    atLeast(`${name}: recall`, recall, 0.8),
    figure(
      `${name}: precision of all that was listed`,
      ((all - wrong) / Math.max(1, all)).toFixed(3),
    ),
  ];
}

function showThresholds(set: readonly Scored[]): void {
  for (let threshold = 0.2; threshold < 0.85; threshold += 0.025) {
    const { precision, recall } = measure(set, threshold);
    console.log(`${threshold.toFixed(3)}  ${precision.toFixed(3)}  ${recall.toFixed(3)}`);
  }
}

function atLeast(what: string, value: number, least: number): Finding {
  return { what, value: value.toFixed(3), toReach: `≥ ${least}`, reached: value >= least };
}

function figure(what: string, value: string): Finding {
  return { what, value, toReach: "", reached: true };
}

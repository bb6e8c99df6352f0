import { parseArgs } from "node:util";
import { inArray } from "drizzle-orm";
import { findFits } from "#app/features/fits/find-fits.server.ts";
import { readWanted } from "#app/features/fits/wanted.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { importBatch, importJobs } from "#app/features/jobs/import/import-jobs.server.ts";
import { readImportLine } from "#app/features/jobs/import/import-line.ts";
import { db } from "#app/platform/database/database.server.ts";
import { type Finding, none, showFindings } from "#bench/harness/findings.ts";
import { quantile } from "#bench/harness/statistics.ts";
import { onBoard } from "#bench/search/board.ts";
import { loadUpTo, settle } from "#bench/search/load.ts";
import type { Options } from "#bench/search/options.ts";
import { falsehood } from "./check-reasons.ts";
import { type CorpusJob, type JudgedProfile, judge, readCorpus, readProfiles } from "./judge.ts";

/**
 * npm run bench -- fits CORPUS [--show tuned] [--jobs 100000] [--data-dir DIR]: what is shown to the
 * judged people of profiles.jsonl on a board with the corpus, by the rule of judging.md. "show" prints
 * the answers of a half, "jobs" fills the board with made jobs and measures how long an answer takes.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { show: { type: "string" }, jobs: { type: "string" }, "data-dir": { type: "string" } },
});
const [file] = positionals;
if (!file) throw new Error("Which corpus? npm run bench -- fits FILE.jsonl");
const corpus = readCorpus(file);
const byId = new Map(corpus.map((job) => [job.external_id, job]));
const shown = 10;

type Answered = {
  person: JudgedProfile;
  ndcg: number;
  reasons: number;
  wrong: string[];
  grades: number[];
};

await onBoard({ settings: "own", dataDir: values["data-dir"] } as Options, async () => {
  await importCorpus();
  await settle();
  const answered: Answered[] = [];
  for (const person of readProfiles()) answered.push(await answer(person));
  const findings = (["tuned", "held"] as const).flatMap((half) =>
    figuresOf(
      half,
      answered.filter(({ person }) => person.half === half),
    ),
  );
  const wrong = answered.flatMap((each) => each.wrong);
  const reasons = answered.reduce((sum, each) => sum + each.reasons, 0);
  findings.push(none("reasons that are not true", wrong, reasons));
  if (values.jobs) findings.push(...(await measureTimes(Number(values.jobs))));
  showFindings(findings);
});

async function importCorpus(): Promise<void> {
  const now = new Date();
  const read = corpus.flatMap((job) => {
    const line = readImportLine(JSON.stringify(job), now);
    return "job" in line ? [line.job] : [];
  });
  for (let at = 0; at < read.length; at += importBatch) {
    await importJobs(read.slice(at, at + importBatch));
  }
}

async function answer(person: JudgedProfile): Promise<Answered> {
  const applied = person.applied.flatMap(
    (title) => corpus.find((job) => job.title === title && job.status === "active") ?? [],
  );
  const appliedIds = applied.map(({ external_id }) => external_id);
  const fits = await findFits(wantedBy(person), {
    excludeIds: await idsOf(appliedIds),
    limit: shown,
  });
  const grades = judge(
    person,
    corpus.filter((job) => !appliedIds.includes(job.external_id)),
  );
  const rows = fits.map(({ job, fit }) => ({
    job: byId.get(job.externalId ?? "") as CorpusJob,
    fit,
    grade: grades.get(job.externalId ?? "") ?? 0,
  }));
  const ndcg =
    dcg(rows.map(({ grade }) => grade)) / dcg([...grades.values()].sort((a, b) => b - a));
  if (values.show === person.half) {
    console.log(`\n${person.id} ${person.profile.desiredPosition}: ${ndcg.toFixed(2)}`);
    for (const { job, fit, grade } of rows) {
      const reasons = fit.reasons.map((each) => Object.values(each).flat().join(" ")).join("; ");
      console.log(`  ${grade} ${fit.score.toFixed(0)} ${job.title.slice(0, 50)} (${reasons})`);
    }
  }
  return {
    person,
    ndcg,
    grades: rows.map(({ grade }) => grade),
    reasons: rows.reduce((sum, { fit }) => sum + fit.reasons.length, 0),
    wrong: rows.flatMap(({ job, fit }) =>
      fit.reasons.flatMap((reason) => {
        const why = falsehood(reason, person, job);
        return why ? [`${person.id}, ${job.title}: ${reason.kind}: ${why}`] : [];
      }),
    ),
  };
}

function wantedBy({ profile, applied }: JudgedProfile) {
  const amount = (value: number | null) => (value === null ? null : String(value));
  return readWanted(
    {
      ...profile,
      desiredSalaryMin: amount(profile.desiredSalaryMin),
      desiredSalaryMax: amount(profile.desiredSalaryMax),
      desiredSalaryCurrency: "SYP",
      desiredRate: "1",
    },
    applied,
  );
}

async function idsOf(externalIds: string[]): Promise<string[]> {
  if (externalIds.length === 0) return [];
  const rows = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(inArray(jobs.externalId, externalIds));
  return rows.map(({ id }) => id);
}

function dcg(grades: readonly number[]): number {
  return grades
    .slice(0, shown)
    .reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);
}

function figuresOf(half: string, answered: readonly Answered[]): Finding[] {
  const mean = (numbers: number[]) =>
    numbers.reduce((a, b) => a + b, 0) / Math.max(1, numbers.length);
  const ndcg = mean(answered.map((each) => each.ndcg));
  const all = answered.flatMap(({ grades }) => grades);
  const languages = (["ar", "en"] as const).map((language) =>
    mean(answered.filter(({ person }) => person.language === language).map((each) => each.ndcg)),
  );
  return [
    {
      what: `${half}: nDCG@10 of ${answered.length}`,
      value: ndcg.toFixed(3),
      toReach: "≥ 0.8",
      reached: ndcg >= 0.8,
    },
    figure(`${half}: Arabic, English`, languages.map((each) => each.toFixed(3)).join(", ")),
    figure(
      `${half}: shown with no grade`,
      `${all.filter((grade) => grade === 0).length} of ${all.length}`,
    ),
  ];
}

/** On a board with so many made jobs besides. */
async function measureTimes(size: number): Promise<Finding[]> {
  await loadUpTo(size, new Date());
  await settle();
  const times: number[] = [];
  for (const round of [0, 1, 2]) {
    for (const person of readProfiles()) {
      const wanted = wantedBy(person);
      const began = performance.now();
      await findFits(wanted, { excludeIds: [], limit: shown });
      if (round > 0) times.push(performance.now() - began);
    }
  }
  return [
    figure(
      `an answer with ${size} jobs, median and 95th`,
      `${quantile(times, 0.5).toFixed(0)} ms, ${quantile(times, 0.95).toFixed(0)} ms`,
    ),
  ];
}

function figure(what: string, value: string): Finding {
  return { what, value, toReach: "", reached: true };
}

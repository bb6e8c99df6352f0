import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { readTokens } from "#app/features/moderation/similar/job-tokens.ts";
import {
  findSimilarJobs,
  writeSketches,
} from "#app/features/moderation/similar/similar-jobs.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { onBoard } from "#bench/search/board.ts";
import type { Options } from "#bench/search/options.ts";

/**
 * npm run bench -- copied FILE [JOBS]: how many real jobs look like copies of another company's, by threshold. FILE has a
 * job a line as JSON, with title, description, category and company_name.
 */
const [file = "", size = "1500"] = process.argv.slice(2);

const thresholds = [0.5, 0.6, 0.7, 0.8, 0.85, 0.9];
/** Shorter texts are alike by their subject. */
const fewestWords = 30;
/** A text that more other companies have is a standard one, of a ministry or a site. */
const maxOthers = 2;

type Line = { title: string; description: string; category: string; company_name: string };

const lines = readFileSync(file, "utf8")
  .split("\n")
  .filter((line) => line !== "")
  .map((line) => JSON.parse(line) as Line);

await onBoard({ settings: "own" } as Options, async () => {
  const companies = new Map(lines.map(({ company_name }) => [company_name, randomUUID()]));
  const profiles = [...companies].map(([companyName, id]) => ({
    id,
    userType: "company",
    companyName,
  }));
  for (let at = 0; at < profiles.length; at += 500) {
    await db.insert(userProfiles).values(profiles.slice(at, at + 500));
  }
  const rows = lines.map(({ title, description, category, company_name }) => ({
    id: randomUUID(),
    companyId: companies.get(company_name) ?? "",
    title,
    description,
    category,
    location: "Aleppo",
    employmentType: "full-time",
    experienceLevel: "mid",
    status: "closed",
  }));
  for (let at = 0; at < rows.length; at += 500) {
    const some = rows.slice(at, at + 500);
    await db.insert(jobs).values(some);
    await writeSketches(
      db,
      some.map((row) => ({ ...row, requirements: [] })),
    );
  }
  const step = Math.max(1, Math.floor(rows.length / Number(size)));
  const sample = rows.filter((_, at) => at % step === 0);
  const textOf = new Map<string, string>(rows.map((row) => [row.id, row.description]));
  const results: {
    others: Map<number, number>;
    score: number;
    words: number;
    verbatim: number;
    show: string;
  }[] = [];
  const times: number[] = [];
  for (const row of sample) {
    const start = performance.now();
    const similar = await findSimilarJobs(row.id, db);
    times.push(performance.now() - start);
    const other = similar.find(({ companyId }) => companyId !== row.companyId);
    if (!other) continue;
    const words = readTokens({ ...row, requirements: [] }).body.length;
    const others = new Map(
      thresholds.map((from) => {
        const alike = similar.filter(
          (each) => each.score >= from && each.companyId !== row.companyId,
        );
        return [from, new Set(alike.map(({ companyId }) => companyId)).size];
      }),
    );
    const text = textOf.get(other.id) ?? "";
    results.push({
      others,
      score: other.score,
      words,
      verbatim: sharedRuns(row.description, text),
      show: `${row.title} | ${row.description.slice(0, 150)}\n   ${other.company}: ${other.title} | ${text.slice(0, 150)}`.replaceAll(
        "\n",
        " ",
      ),
    });
  }
  for (const from of thresholds) {
    const long = results.filter(({ score, words }) => score >= from && words >= fewestWords);
    const few = long.filter(({ others }) => (others.get(0.5) ?? 0) <= maxOthers);
    const verbatim = few.filter((each) => each.verbatim >= 0.5);
    console.log(
      `from ${from}: ${long.length} of ${sample.length} jobs like another company's, ${few.length} of them like ${maxOthers} companies' at most, of which ${verbatim.length} share half of their runs of five words`,
    );
    for (const { score, words, verbatim, show } of few
      .filter(({ score }) => score < from + 0.05)
      .slice(0, 8)) {
      console.log(`  ${score.toFixed(2)}, ${words} words, ${verbatim.toFixed(2)} shared: ${show}`);
    }
  }
  times.sort((a, b) => a - b);
  console.log(
    `look-up: ${times[times.length >> 1]?.toFixed(0)} ms p50, ${times[Math.floor(times.length * 0.95)]?.toFixed(0)} ms p95`,
  );
});

/** The share of the runs of five words of one text that another has. */
function sharedRuns(one: string, other: string): number {
  const [a, b] = [runs(one), runs(other)];
  return a.size === 0 ? 0 : [...a].filter((run) => b.has(run)).length / a.size;
}

function runs(text: string): Set<string> {
  const words = text.toLowerCase().split(/\s+/);
  return new Set(words.slice(4).map((_, at) => words.slice(at, at + 5).join(" ")));
}

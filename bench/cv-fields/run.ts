import { readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { parseArgs } from "node:util";
import puppeteer from "puppeteer-core";
import {
  type CvFields,
  readCvFields,
} from "#app/features/applications/cv/fields/read-cv-fields.ts";
import { readCvText } from "#app/features/applications/cv/reading/cv-reader.server.ts";
import { type Finding, showFindings } from "#bench/harness/findings.ts";
import { findBrowser } from "#test/browser.ts";
import { type BenchPerson, type CvStyle, shownDate } from "./cv.ts";
import { drawCv } from "./draw.ts";
import { add, type Count, scoreCv, type Truth } from "./score.ts";

/**
 * npm run bench -- cv-fields [--misses] [--samples FOLDER --truth FILE.json]: the CVs of people.jsonl are drawn in
 * their layouts, read by the reader's process, and their fields compared with the truth. A folder of samples is
 * read instead by a file { "name.pdf": truth, … } (score.ts); null is a file without text.
 */
const { values: options } = parseArgs({
  options: { misses: { type: "boolean" }, samples: { type: "string" }, truth: { type: "string" } },
});
const now = new Date("2026-11-27");
const lines = readFileSync(new URL("./people.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n");

type Scored = { name: string; scores: Record<string, Count> };
const scans = { all: 0, recognized: 0 };
const none: Count = { all: 0, right: 0, sure: 0, wrong: 0, misses: [] };

if (options.samples && options.truth)
  report("samples", await scoreSamples(options.samples, options.truth));
else {
  const people = lines.map((line): BenchPerson => JSON.parse(line));
  const browser = await puppeteer.launch(await findBrowser());
  try {
    for (const set of ["tuned", "held"] as const) {
      const scored: Scored[] = [];
      Object.assign(scans, { all: 0, recognized: 0 });
      for (const person of people.filter((each) => each.set === set)) {
        for (const style of person.cvs) {
          const { kind, bytes } = await drawCv(browser, person, style);
          const truth = style.layout === "scan" ? null : truthOf(person, style);
          scored.push(...score(`${person.email} ${style.layout}`, truth, await read(kind, bytes)));
        }
      }
      report(set, scored);
    }
  } finally {
    await browser.close();
  }
}

async function read(
  kind: "pdf" | "docx" | "doc",
  bytes: Uint8Array,
): Promise<CvFields | undefined> {
  const { text } = await readCvText({ account: "bench" }, kind, bytes);
  return readCvFields(text, now);
}

function score(name: string, truth: Truth | null, fields: CvFields | undefined): Scored[] {
  if (truth) return [{ name, scores: scoreCv(truth, fields) }];
  scans.all++;
  if (!fields) scans.recognized++;
  return [];
}

async function scoreSamples(folder: string, file: string): Promise<Scored[]> {
  const truths: Record<string, Truth | null> = JSON.parse(readFileSync(file, "utf8"));
  const scored: Scored[] = [];
  for (const name of readdirSync(folder).filter((each) => each in truths)) {
    const kind = extname(name).slice(1).toLowerCase() as "pdf" | "docx" | "doc";
    const fields = await read(kind, readFileSync(join(folder, name)));
    scored.push(...score(name, truths[name] ?? null, fields));
  }
  return scored;
}

function truthOf(person: BenchPerson, style: CvStyle): Truth {
  return {
    first: person.first,
    last: person.last,
    phone: person.phone,
    email: person.email,
    title: person.title,
    years: person.years ?? yearsOf(person, style),
    skills: person.skills,
    languages: person.languages.map(([name, level]) => `${name}: ${level}`),
    jobs: person.jobs.map(({ title, company, from, until }) => ({
      what: title,
      where: company,
      from: shownDate(from, style),
      until: until && shownDate(until, style),
    })),
    schools: person.schools.map(({ degree, school, year }) => ({
      what: degree,
      where: school,
      from: year,
    })),
  };
}

/** From the first job to the last; the jobs of these people follow each other. */
function yearsOf({ jobs }: BenchPerson, style: CvStyle): number {
  const months = (date: string) => {
    const [year = "", month = "1"] = shownDate(date, style).split("-");
    return Number(year) * 12 + Number(month) - 1;
  };
  const isByMonth = style.dates === "months" || style.dates === "numbers";
  const ends = jobs.map(({ until }) =>
    until ? months(until) + (isByMonth ? 1 : 0) : 2026 * 12 + 10,
  );
  return Math.floor((Math.max(...ends) - Math.min(...jobs.map(({ from }) => months(from)))) / 12);
}

function report(set: string, scored: readonly Scored[]): void {
  console.log(`\n${set}: ${scored.length} CVs with text`);
  const fields = Object.keys(scored[0]?.scores ?? {});
  const sums = fields.map((field) => [field, sumOf(scored, field)] as const);
  console.table(
    Object.fromEntries(
      sums.map(([field, { all, right, sure, wrong }]) => [
        field,
        { of: all, right, "shown as right": sure, wrong },
      ]),
    ),
  );
  if (options.misses) {
    for (const { name, scores } of scored) {
      for (const [field, { misses }] of Object.entries(scores)) {
        for (const miss of misses) console.log(`${name}: ${field}: ${miss}`);
      }
    }
  }
  const total = sums.map(([, sum]) => sum).reduce(add, none);
  showFindings([
    share("fields right", total.right, total.all, (value) => value >= 85, "≥ 85 %"),
    share("wrong shown as right", total.wrong, total.sure, (value) => value <= 3, "≤ 3 %"),
    share(
      "scans said to be without text",
      scans.recognized,
      scans.all,
      (value) => value === 100,
      "100 %",
    ),
  ]);
}

function sumOf(scored: readonly Scored[], field: string): Count {
  return scored.map(({ scores }) => scores[field] ?? none).reduce(add, none);
}

function share(
  what: string,
  part: number,
  all: number,
  isReached: (percent: number) => boolean,
  toReach: string,
): Finding {
  const percent = all === 0 ? 100 : (part / all) * 100;
  return {
    what,
    value: `${percent.toFixed(1)} % (${part} of ${all})`,
    toReach,
    reached: isReached(percent),
  };
}

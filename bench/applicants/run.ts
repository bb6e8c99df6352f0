import { createHash } from "node:crypto";
import postgres from "postgres";
import { paths } from "#app/paths.ts";
import { startEmbeddedDatabase } from "#app/platform/database/embedded-database.server.ts";
import { makeAccounts, signIn } from "#bench/harness/accounts.ts";
import { readNumbers } from "#bench/harness/arguments.ts";
import { withFolder } from "#bench/harness/folder.ts";
import { startBoard } from "#bench/harness/server.ts";
import { quantile } from "#bench/harness/statistics.ts";
import { ensureBuilt } from "#server/start/start-steps.mjs";
import { ask } from "./ask.ts";
import { fill } from "./fill.ts";

/**
 * npm run bench -- applicants [APPLICATIONS [OF ONE JOB]]: the pages on which a company reads and
 * answers the applicants of a job that has very many, one request after the other.
 */
const [applications = 0, largest = 0] = readNumbers(
  "npm run bench -- applicants [APPLICATIONS [APPLICANTS OF THE LARGEST JOB]]",
  ...[
    { usual: 100_000, least: 1000 },
    { usual: 2000, least: 100 },
  ],
);
const rounds = 20;
const maxMs = 300;
const maxBytes = 20 * 1024;

await ensureBuilt(console.log);
await withFolder("applicants", async (dataDir) => {
  const server = await startBoard({ DATA_DIR: dataDir, DEMO: "0", TRUST_PROXY: "1" });
  const database = await startEmbeddedDatabase({ dataDir });
  const sql = postgres(database.url, { max: 1, onnotice: () => {} });
  const [company] = await makeAccounts(sql, 1, "company");
  const began = performance.now();
  const job = await fill(sql, company?.id ?? "", { applications, largest });
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(`${applications} applications in ${seconds} s, ${largest} of them to one job.`);
  const cookie = await signIn(server.origin, company?.email ?? "");
  await measure(server.origin, cookie, job);
  await sql.end();
  await database.stop();
  await server.end("SIGTERM");
});

async function measure(origin: string, cookie: string, job: string): Promise<void> {
  const rows: Record<string, object> = {};
  for (const [name, path] of Object.entries(kinds(job))) {
    const isTable = path.includes("/export");
    const times: number[] = [];
    let bytes = 0;
    for (let round = -2; round < rounds; round++) {
      const answer = await ask(origin, path, cookie);
      if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
      if (round >= 0) times.push(isTable ? answer.firstByteMs : answer.ms);
      bytes = answer.bytes;
    }
    const p95 = quantile(times, 0.95);
    const reached = p95 <= maxMs && (isTable || bytes < maxBytes);
    if (!reached) process.exitCode = 1;
    rows[name] = {
      "median ms": Math.round(quantile(times, 0.5)),
      "p95 ms": Math.round(p95),
      "compressed KB": (bytes / 1024).toFixed(1),
      "": reached ? "reached" : "MISSED",
    };
  }
  console.table(rows);
}

/** Every kind of request, by what is asked for. */
function kinds(job: string): Record<string, string> {
  const list = (query: Record<string, string> = {}) => paths.applicants(job, query);
  const someone = applicationId(largest / 2);
  return {
    "the list": list(),
    "its last page": list({ page: String(Math.ceil(largest / 25)) }),
    ...each("stage", ["new", "reviewing", "shortlisted", "not_selected"]),
    ...each("sort", ["oldest", "experience"]),
    "filter: experience": list({ experience: "3-5" }),
    "filter: can start": list({ availability: "month" }),
    "filter: lives in": list({ place: "syria/homs" }),
    "filter: within the pay": list({ salary: "budget" }),
    "filter: starred": list({ starred: "1" }),
    "every filter at once": list({
      experience: "3-5",
      availability: "month",
      place: "syria/homs",
      salary: "budget",
      starred: "1",
      search: "الأمين",
    }),
    "search: a name": list({ search: "اسماء الاحمد" }),
    "search: a phone": list({ search: "0944001234" }),
    "search: a word of one letter": list({ search: `رسالة ${largest - 7}` }),
    "search: a word of one profile": list({ search: `الخبرة ${largest - 9}` }),
    "search: what half have written": list({ search: "الامين excel" }),
    "search: nothing found": list({ search: "zzzzzz" }),
    "search, most experience first": list({ search: "موازنات", sort: "experience" }),
    "the reading pane": list({ applicant: someone }),
    "the reading pane in a search": list({ applicant: someone, search: "excel" }),
    "the application on a phone": paths.applicant(job, someone, {}),
    "answering all that are found": paths.answerApplicants(job, {
      action: "decline",
      all: "1",
      search: "excel",
    }),
    "answering all in a stage": paths.answerApplicants(job, {
      action: "decline",
      all: "1",
      stage: "new",
    }),
    "the table, first byte": paths.exportApplicants(job, {}),
    "the table of a search, first byte": paths.exportApplicants(job, { search: "excel" }),
  };

  function each(name: string, values: string[]) {
    return Object.fromEntries(
      values.map((value) => [`${name}: ${value}`, list({ [name]: value })]),
    );
  }
}

/** As `fill` makes them. */
function applicationId(number: number): string {
  const hash = createHash("md5").update(`sent${number}`).digest("hex");
  return hash.replace(/(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

import { parseArgs } from "node:util";
import { readNumber } from "#bench/harness/arguments.ts";
import { type Finding, showFindings } from "#bench/harness/findings.ts";
import { checkAllPages } from "./check-all-pages.ts";
import { checkPostings } from "./check-postings.ts";
import { checkSitemaps } from "./check-sitemaps.ts";

const usage = `npm run bench -- structured-data
  CORPUS.jsonl             every open job's page of a board with the demo and these jobs, in both languages
  --pages                  every page that a crawler meets on a board with the demo jobs
  --jobs 1000000           the sitemaps of a board with so many jobs, and the memory that they take`;

/** What search engines read of a board, read as they do and judged. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { pages: { type: "boolean" }, jobs: { type: "string" } },
});
const [corpus] = positionals;
const findings: Finding[] = [];
if (corpus) findings.push(...(await checkPostings(corpus)));
if (values.pages) findings.push(...(await checkAllPages()));
if (values.jobs) {
  findings.push(...(await checkSitemaps(readNumber(values.jobs, 1, usage))));
}
if (findings.length === 0) console.error(usage);
showFindings(findings);

// npm run checklist: writes to reports/checklist-status.md which rows of docs/checklist.md the tests
// prove. It reads the reports of the last npm test there; without them a test's name is taken at its word.
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readReport } from "./checklist-results.ts";
import { rowsOf, statusOf, statusPage, unknownIds } from "./checklist-status.ts";
import { namedTests } from "./checklist-tests.ts";

const root = join(import.meta.dirname, "../..");
const reports = globSync("reports/*.json", { cwd: root });

const files = globSync(["{app,bin,demo,dev,server,test}/**/*.test.{ts,tsx}", "e2e/**/*.spec.ts"], {
  cwd: root,
});
const tests = files.sort().flatMap((file) => namedTests(file, read(file)));
const ran = reports.length > 0;
const results = reports.flatMap((report) => readReport(JSON.parse(read(report))));
const rows = rowsOf(read("docs/checklist.md"));
const status = statusOf(rows, tests, ran ? results : null);
mkdirSync(join(root, "reports"), { recursive: true });
writeFileSync(join(root, "reports/checklist-status.md"), statusPage(status, ran));

const unproven = status.filter(({ holds }) => holds === "unproven");
const failed = status.filter(({ holds }) => holds === "no");
const unknown = unknownIds(rows, tests);
console.log(
  `${status.length - unproven.length - failed.length} of ${status.length} rows are proven`,
);
for (const { id, what } of failed) console.log(`  does not hold: ${id} ${what}`);
for (const { id, what } of unproven) console.log(`  unproven: ${id} ${what}`);
if (unknown.length > 0) console.log(`Tests name rows that do not exist: ${unknown.join(", ")}`);

function read(file: string): string {
  return readFileSync(join(root, file), "utf8");
}

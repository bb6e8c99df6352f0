// Names each test that failed in the last npm test and npm run test:release, with the beginning
// of its error. `.ci/run` ends with it, since a log may be read from its end alone.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { root } from "#server/start/start-steps.mjs";

const messageLines = 30;

const reports = join(root, "reports");
const files = existsSync(reports) ? readdirSync(reports) : [];
for (const file of files.filter((name) => name.endsWith(".json"))) {
  const report = JSON.parse(readFileSync(join(reports, file), "utf8"));
  for (const { name, errors } of report.suites ? failedJourneys(report) : failedUnits(report)) {
    const lines = stripVTControlCharacters(errors.join("\n")).split("\n").slice(0, messageLines);
    console.log(`\nFailed: ${name}\n${lines.join("\n")}`);
  }
}

/** Of a Vitest report; a file that could not be loaded has an error of its own and no tests. */
function failedUnits({ testResults }) {
  return testResults.flatMap((file) => {
    const path = relative(root, file.name);
    const failed = file.assertionResults.filter(({ status }) => status === "failed");
    const tests = failed.map((test) => ({
      name: `${path} › ${test.fullName}`,
      errors: test.failureMessages,
    }));
    if (tests.length > 0 || file.status === "passed") return tests;
    return [{ name: path, errors: [file.message ?? ""] }];
  });
}

/** Of a Playwright report. */
function failedJourneys({ suites = [], specs = [], errors = [] }) {
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ projectName, results }) => ({
        name: `[${projectName}] ${spec.file}:${spec.line} › ${spec.title}`,
        errors: results.flatMap((result) => result.errors.map(({ message }) => message ?? "")),
      })),
  );
  const outside = errors.map(({ message }) => ({
    name: "outside a test",
    errors: [message ?? ""],
  }));
  return [...own, ...suites.flatMap(failedJourneys), ...outside];
}

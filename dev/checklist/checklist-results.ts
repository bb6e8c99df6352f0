import type { NamedTest } from "./checklist-tests.ts";

/** How a test of the last run ended; `path` holds the titles of its groups and its own. */
export type TestResult = { file: string; path: string[]; ended: "passed" | "failed" | "skipped" };

/** Reads the JSON report of either runner. */
export function readReport(report: unknown): TestResult[] {
  const { testResults, suites } = report as Partial<VitestReport & PlaywrightReport>;
  if (testResults) return vitestResults(testResults);
  if (suites) return suites.flatMap((file) => playwrightResults(file, []));
  throw new Error("This is no report of Vitest or Playwright.");
}

/** The results of one test, of which a table or a loop makes many. */
export function resultsOf(test: NamedTest, results: readonly TestResult[]): TestResult[] {
  return results.filter(
    ({ file, path }) =>
      `/${file}`.endsWith(`/${test.file}`) &&
      path.length === test.path.length &&
      test.path.every((pattern, depth) => pattern.test(path[depth] ?? "")),
  );
}

type VitestReport = {
  testResults: {
    name: string;
    assertionResults: { ancestorTitles: string[]; title: string; status: string }[];
  }[];
};

function vitestResults(files: VitestReport["testResults"]): TestResult[] {
  return files.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status }) => ({
      file: name.replaceAll("\\", "/"),
      path: [...ancestorTitles, title],
      ended: status === "passed" || status === "failed" ? status : "skipped",
    })),
  );
}

type PlaywrightReport = { suites: PlaywrightSuite[] };
type PlaywrightSuite = {
  title: string;
  file: string;
  suites?: PlaywrightSuite[];
  specs?: { title: string; tests: { status: string }[] }[];
};

/** A file's own suite has no title in `groups`; its file is named from the folder of the tests. */
function playwrightResults(suite: PlaywrightSuite, groups: string[]): TestResult[] {
  const own = (suite.specs ?? []).flatMap(({ title, tests }) =>
    tests.map(({ status }) => ({
      file: `e2e/${suite.file}`,
      path: [...groups, title],
      ended: endings[status] ?? ("failed" as const),
    })),
  );
  const inner = (suite.suites ?? []).flatMap((group) =>
    playwrightResults(group, [...groups, group.title]),
  );
  return [...own, ...inner];
}

const endings: Record<string, TestResult["ended"]> = { expected: "passed", skipped: "skipped" };

/**
 * What a JSON report of Playwright counts. A test that was skipped because a program is missing
 * here (e2e/support/needs-program.ts) counts neither as passed nor as failed, and its reason is named; one
 * that was skipped for anything else, such as an error before it, has failed.
 */
export function playwrightCounts({ stats, suites }) {
  const skipped = suites.flatMap(testsOf).filter(({ status }) => status === "skipped");
  const notRun = skipped.flatMap(({ annotations }) => missingProgram(annotations) ?? []);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped - notRun.length,
    notRun,
  };
}

function testsOf({ suites = [], specs = [] }) {
  return [...specs.flatMap(({ tests }) => tests), ...suites.flatMap(testsOf)];
}

function missingProgram(annotations = []) {
  const skip = annotations.find(({ type }) => type === "skip");
  return skip?.description?.endsWith("is not installed") ? skip.description : undefined;
}

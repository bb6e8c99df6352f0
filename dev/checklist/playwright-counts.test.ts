import { describe, expect, it } from "vitest";
import { playwrightCounts } from "./playwright-counts.mjs";

const skip = (description?: string) => ({
  status: "skipped",
  annotations: [description === undefined ? { type: "skip" } : { type: "skip", description }],
});

function report(skipped: object[]) {
  const specs = skipped.map((test) => ({ title: "a journey", tests: [test] }));
  const passed = { title: "another", tests: [{ status: "expected", annotations: [] }] };
  return {
    stats: { expected: 1, unexpected: 0, flaky: 0, skipped: skipped.length },
    suites: [{ title: "file", specs: [passed], suites: [{ title: "group", specs }] }],
  };
}

describe("the counts of a browser run", () => {
  it("skip tests that a missing program prevents from running, and name it", () => {
    const missing = skip("nginx is not installed");
    expect(playwrightCounts(report([missing, missing]))).toEqual({
      passed: 1,
      failed: 0,
      notRun: ["nginx is not installed", "nginx is not installed"],
    });
  });

  it.each([
    ["without a reason", skip()],
    ["for another reason", skip("flaky on Mondays")],
    ["after a fault before it", { status: "skipped", annotations: [] }],
    ["as to be fixed", { status: "skipped", annotations: [{ type: "fixme" }] }],
  ])("count a test as failed that was skipped %s", (_, test) => {
    expect(playwrightCounts(report([test]))).toMatchObject({ passed: 1, failed: 1 });
  });
});

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** Waiting for a time instead of an event: too short on a busy machine, too long on any other. */
const sleeps = {
  waitForTimeout: /\bwaitForTimeout\(/,
  "a promise of setTimeout": /new Promise(<\w+>)?\(\(?(\w+)\)? => (void )?setTimeout\(\2\b/,
  "setTimeout of node:timers/promises": /\bsetTimeout\b[^;]*from "node:timers\/promises"/,
  pg_sleep: /\bpg_sleep\b/,
  "a condition that only reads the clock":
    /\b(?:until|poll|waitFor|waitForFunction)\(\s*(?:async )?\(\) =>[^;]{0,20}\b(?:performance|Date)\.now\(\)/,
  "a loop that only reads the clock": /\bwhile \((?:performance|Date)\.now\(\) <=? [\w.]+\)/,
  "a poll once a second or less often": /\bintervals: \[\d[\d_]{3,}\]/,
  "Atomics.wait": /\bAtomics\.wait\b/,
};

it.each([
  ["a condition that only reads the clock", "await until(() => performance.now() >= due);"],
  [
    "a condition that only reads the clock",
    "await expect.poll(() => Date.now() > end).toBe(true);",
  ],
  ["a loop that only reads the clock", "while (Date.now() < end) await tick();"],
  ["a poll once a second or less often", "expect.poll(isSame, { intervals: [1_000] })"],
] as const)("finds %s in %s", (name, code) => {
  expect(code).toMatch(sleeps[name]);
});

/** The one place that sleeps, between two looks at a condition. */
const polling = "test/servers/until.ts";

it("tests wait for something observable, never for a time", () => {
  const files = execFileSync("git", [
    "ls-files",
    "app",
    "bin",
    "demo",
    "dev",
    "e2e",
    "server",
    "test",
  ])
    .toString()
    .split("\n")
    .filter((file) => /^(e2e|test)\/.*\.tsx?$|\.test\.tsx?$/.test(file))
    .filter((file) => file !== polling && file !== "dev/waits.test.ts");
  expect(files.length).toBeGreaterThan(300);
  const offences = files.flatMap((file) => {
    const text = readFileSync(file, "utf8");
    return Object.entries(sleeps)
      .filter(([, pattern]) => pattern.test(text))
      .map(
        ([name]) => `${file} has ${name}: wait for an event, page.clock or until() of ${polling}`,
      );
  });
  expect(offences).toEqual([]);
});

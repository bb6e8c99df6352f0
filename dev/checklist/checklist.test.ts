import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readReport, type TestResult } from "./checklist-results.ts";
import { rowsOf, statusOf, statusPage, unknownIds } from "./checklist-status.ts";
import { idsIn, namedTests } from "./checklist-tests.ts";

// Ids of an area that the checklist does not have, so that they prove nothing here.
const source = `
// TEST-01, TEST-02
it("opens", () => {});
describe("TEST-03 a suite", () => {
  it("TEST-04 opens", () => {});
  // TEST-05..07
  it.each([["TEST-08 wide"], ["narrowly"]])("opens %s", (how) => {});
  it("closes", () => {
    // TEST-09
  });
  it(\`in \${language} locks\`, () => {});
});
test.use({ hand: "TEST-10" });
const rows = [["TEST-11", 1]];
it.each(rows)("%s turns $name", () => {});
test.describe("nothing", () => test("is named", () => {}));
`;

describe("the ids of a text", () => {
  it.each([
    ["TEST-03 and TEST-04", ["TEST-03", "TEST-04"]],
    ["TEST-11..13", ["TEST-11", "TEST-12", "TEST-13"]],
    ["TEST-11..TEST-12", ["TEST-11", "TEST-12"]],
    ["TEST-11–12.", ["TEST-11", "TEST-12"]],
    ["TEST-01/03/05", ["TEST-01", "TEST-03", "TEST-05"]],
    ["TEST-03, 12 at a time", ["TEST-03"]],
    ["XTEST-033 or test-01", []],
  ])("%s: %j", (text, ids) => {
    expect(
      idsIn(text)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(ids);
  });
});

describe("the tests that name rows", () => {
  it("are found by title, group, comment, table and body", () => {
    const tests = namedTests("a.test.ts", source).map(({ title, ids }) => [title, ids]);
    expect(tests).toEqual([
      ["opens", ["TEST-01", "TEST-02"]],
      ["TEST-04 opens", ["TEST-03", "TEST-04"]],
      ["opens %s", ["TEST-03", "TEST-05", "TEST-06", "TEST-07", "TEST-08"]],
      ["closes", ["TEST-03", "TEST-09"]],
      ["in … locks", ["TEST-03"]],
      ["%s turns $name", ["TEST-10", "TEST-11"]],
    ]);
  });

  it("of a source that cannot be read are an error", () => {
    expect(() => namedTests("a.test.ts", "it(")).toThrow("a.test.ts");
  });
});

describe("a row", () => {
  const rows = rowsOf("| id | what |\n|---|---|\n| TEST-03 | It opens. |\n| TEST-99 | It sings. |");
  const tests = namedTests("dev/a.test.ts", source);
  const ran = (path: string[], ended: TestResult["ended"]) => ({
    file: "/home/furas/dev/a.test.ts",
    path: ["TEST-03 a suite", ...path],
    ended,
  });
  const all = [
    ran(["TEST-04 opens"], "passed"),
    ran(["opens TEST-08 wide"], "passed"),
    ran(["opens narrowly"], "passed"),
    ran(["closes"], "passed"),
    ran(["in ar locks"], "passed"),
  ];
  const holds = (results: TestResult[] | null) =>
    statusOf(rows, tests, results).map((row) => row.holds);

  it("without a run is proven by a test that names it, and by nothing else", () => {
    expect(holds(null)).toEqual(["yes", "unproven"]);
  });

  it("after a run holds when all its tests passed", () => {
    expect(holds(all)).toEqual(["yes", "unproven"]);
    expect(holds([...all, ran(["in en locks"], "failed")])).toEqual(["no", "unproven"]);
    expect(holds([...all, ran(["in en locks"], "skipped")])).toEqual(["unproven", "unproven"]);
    expect(holds(all.slice(1))).toEqual(["unproven", "unproven"]);
  });

  it("is not proven by another file or another group", () => {
    expect(holds(all.map((one) => ({ ...one, file: "app/dev/ba.test.ts" })))[0]).toBe("unproven");
    expect(holds(all.map((one) => ({ ...one, path: one.path.slice(1) })))[0]).toBe("unproven");
  });

  it("that a test names by mistake is reported", () => {
    expect(unknownIds(rows, tests)).toContain("TEST-04");
    expect(unknownIds(rows, tests)).not.toContain("TEST-03");
  });

  it("stands in the table with its tests", () => {
    const page = statusPage(statusOf(rows, tests, null), false);
    expect(page).toContain("1 of 2 rows");
    expect(page).toContain("| TEST-03 | yes | dev/a.test.ts: TEST-04 opens<br>");
    expect(page).toContain("| TEST-99 | unproven |  |");
  });
});

describe("the reports", () => {
  it("of both runners are read", () => {
    const assertionResults = [
      { ancestorTitles: ["a suite"], title: "opens", status: "passed" },
      { ancestorTitles: [], title: "waits", status: "pending" },
    ];
    expect(readReport({ testResults: [{ name: "/x/a.test.ts", assertionResults }] })).toEqual([
      { file: "/x/a.test.ts", path: ["a suite", "opens"], ended: "passed" },
      { file: "/x/a.test.ts", path: ["waits"], ended: "skipped" },
    ]);
    const file = "a suite.spec.ts";
    const specs = [{ title: "opens", tests: [{ status: "expected" }, { status: "flaky" }] }];
    const suites = [{ title: "in ar", file, specs }];
    expect(readReport({ suites: [{ title: file, file, suites }] })).toEqual([
      { file: `e2e/${file}`, path: ["in ar", "opens"], ended: "passed" },
      { file: `e2e/${file}`, path: ["in ar", "opens"], ended: "failed" },
    ]);
    expect(() => readReport({})).toThrow("no report");
  });
});

it("npm run checklist reads the checklist and the tests of every folder, and knows all rows they name", () => {
  const printed = execFileSync(process.execPath, ["dev/checklist/checklist.ts"], {
    encoding: "utf8",
  });
  const rows = rowsOf(readFileSync("docs/checklist.md", "utf8"));
  expect(printed).toMatch(new RegExp(`^\\d+ of ${rows.length} rows are proven$`, "m"));
  expect(printed).not.toContain("do not exist");
  const page = readFileSync("reports/checklist-status.md", "utf8");
  for (const folder of ["app", "demo", "e2e"])
    expect(page).toMatch(new RegExp(`\\| ${folder}/|<br>${folder}/`));
});

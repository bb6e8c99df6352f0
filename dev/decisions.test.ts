import { existsSync, globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const records = globSync("docs/decisions/0*.md").sort();
const read = (file: string) => readFileSync(file, "utf8");

describe("the decision records", () => {
  it.each(records)("%s has at most 60 lines, a number, a date and a status", (file) => {
    const text = read(file);
    const number = Number(file.slice("docs/decisions/".length).slice(0, 4));
    expect(text.split("\n").length).toBeLessThanOrEqual(61);
    expect(text).toMatch(new RegExp(`^# ${number}\\. \\S`));
    expect(text).toMatch(/^Date: 20\d\d-\d\d-\d\d$/m);
    expect(text).toMatch(/^Status: (accepted|superseded)/m);
  });

  it("all stand in the index, with their titles", () => {
    const index = read("docs/decisions/README.md");
    const missing = records.filter((file) => {
      const [title = ""] = read(file).split("\n");
      const [, name = ""] = /^# \d+\. (.*)$/.exec(title) ?? [];
      return !index.includes(`(${file.split("/").at(-1)}) | ${name} |`);
    });
    expect(missing).toEqual([]);
  });

  it("link only to pages that exist", () => {
    const pages = [...records, "docs/decisions/README.md", ...globSync("docs/measurements/*.md")];
    const broken = pages.flatMap((file) =>
      [...read(file).matchAll(/\]\(([^)#:]+\.md)\)/g)].flatMap(([, to = ""]) => {
        const target = new URL(to, `file:///${file}`).pathname.slice(1);
        return existsSync(target) ? [] : [`${file}: ${to}`];
      }),
    );
    expect(records.length).toBeGreaterThan(40);
    expect(broken).toEqual([]);
  });
});

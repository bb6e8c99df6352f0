import { describe, expect, it } from "vitest";
import { csvRow } from "./csv.ts";

describe("a row of a table in CSV", () => {
  it.each([
    ["Rima", "Rima"],
    ["", ""],
    [null, ""],
    ["Aleppo, Syria", '"Aleppo, Syria"'],
    ['says "yes"', '"says ""yes"""'],
    ["two\nlines", '"two\nlines"'],
    ["محاسبة", "محاسبة"],
    ["=1+1", "'=1+1"],
    ['=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
    ["+963 944 000 000", "+963 944 000 000"],
    ["-500", "-500"],
    ["+1+1", "'+1+1"],
    ["-1 cmd", "'-1 cmd"],
    ["+963 (944) 000", "'+963 (944) 000"],
    ["-2+3", "'-2+3"],
    ["@SUM(A1)", "'@SUM(A1)"],
    ["\t=1", `"'\t=1"`],
    ["\r=1", `"'\r=1"`],
    ["  =1", "'  =1"],
    ["\u00a0=1", "'\u00a0=1"],
    ["\uFF1D1", "'\uFF1D1"],
    ["1=1", "1=1"],
  ])("report 12 writes %j as %s", (cell, written) => {
    expect(csvRow([cell])).toBe(`${written}\r\n`);
  });

  it("parts the cells by commas", () => {
    expect(csvRow(["a", null, "c"])).toBe("a,,c\r\n");
  });
});

import { expect, it } from "vitest";
import { lettered, storable, visible, visibleLine, worded } from "./storable.ts";

it.each([
  ["two\tcells\nand a line\r\nmore", "two\tcells\nand a line\r\nmore"],
  ["NUL is left out: Ri\0ma", "NUL is left out: Rima"],
  ["half a pair \ud83d", "half a pair \ufffd"],
  ["lines of Word\vand\fothers\u0085x\u2028y\u2029z", "lines of Word\nand\nothers\nx\ny\nz"],
  ["a cell's end\u0007here\u001f\u007f\u009b.", "a cell's end here   ."],
  ["turned \u202egnp.exe\u202c \u2066a\u2069", "turned gnp.exe a"],
  [
    "می\u200cشود \u200f(\u200e+963\u200e) 👩\u200d🔧",
    "می\u200cشود \u200f(\u200e+963\u200e) 👩\u200d🔧",
  ],
])("report 16 a text is stored without characters beyond it: %j", (text, stored) => {
  expect(storable(text)).toBe(stored);
  expect(storable(stored)).toBe(stored);
});

it.each([
  ["  Nabda \u200bTele\u00adcom\ufeff ", "Nabda Telecom"],
  ["Title with\u000bvertical\u0007bell", "Title with vertical bell"],
  ["Accountant \u202egnp.exe needed", "Accountant gnp.exe needed"],
  ["می\u200cشود\u200f", "می\u200cشود"],
  ["\u200b\u2060 ", ""],
])("reports 15 and 16, A5: a name is one line of letters that can be seen: %j", (text, line) => {
  expect(visibleLine(text)).toBe(line);
});

it.each([
  ["...", false, false],
  ["ــــ", false, false],
  ["— • —", false, false],
  ["\u3164", false, false],
  ["🚗", false, false],
  ["", false, false],
  ["C++", true, true],
  ["7", true, false],
  ["٧ - 8", true, false],
  ["ـأـ", true, true],
])("report 15: %j is a company's name: %s, a title: %s", (text, isName, isTitle) => {
  expect(lettered.test(text)).toBe(isName);
  expect(worded.test(text)).toBe(isTitle);
});

it.each([
  ["⭐", true],
  ["--", true],
  ["\u064eم", true],
  ["\u064e\u0651", false],
  ["\u200c\u200f ", false],
  ["\u3164\u2800", false],
])("%j can be seen: %s", (text, isSeen) => {
  expect(visible.test(text)).toBe(isSeen);
});

import { expect, it } from "vitest";
import { readEmbedLimit } from "./embed-limits.ts";

it.each([
  [undefined, 5],
  ["3", 3],
  ["2.5", 2],
  ["0", 5],
  ["-4", 1],
  ["many", 5],
  ["1000", 20],
])("a list with data-limit %j has room for %i jobs", (written, limit) => {
  expect(readEmbedLimit(written)).toBe(limit);
});

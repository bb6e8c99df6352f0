import { expect, it } from "vitest";
import { entityTag, holdsTag } from "./entity-tag.ts";

const tag = entityTag(Buffer.from("a page"));

it("a tag is of the bytes", () => {
  expect(entityTag(Buffer.from("a page"))).toBe(tag);
  expect(entityTag(Buffer.from("a  page"))).not.toBe(tag);
});

it.each([
  [tag, true],
  [tag.replace("W/", ""), true],
  [`"other", ${tag}`, true],
  ["*", true],
  ['"other"', false],
  ["", false],
  [undefined, false],
])("If-None-Match: %s names it: %s", (header, holds) => {
  expect(holdsTag(header, tag)).toBe(holds);
});

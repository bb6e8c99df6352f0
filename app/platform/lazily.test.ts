import { expect, it } from "vitest";
import { lazily } from "./lazily.ts";

it("a value is made once, when it is asked for, also one that is undefined", () => {
  const made: string[] = [];
  const object = lazily<{ one: number; none: undefined }>({
    one: () => made.push("one"),
    none: () => void made.push("none"),
  });
  expect(made).toEqual([]);
  expect([object.none, object.none, object.one, object.one]).toEqual([
    undefined,
    undefined,
    ...[2, 2],
  ]);
  expect({ ...object }).toEqual({ one: 2, none: undefined });
  expect(made).toEqual(["none", "one"]);
});

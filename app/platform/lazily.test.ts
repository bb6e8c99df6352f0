import { expect, it } from "vitest";
import { lazily } from "./remembering.ts";

it("a value is computed once, when it is needed, also one that is undefined", () => {
  const computed: string[] = [];
  const object = lazily<{ one: number; none: undefined }>({
    one: () => computed.push("one"),
    none: () => void computed.push("none"),
  });
  expect(computed).toEqual([]);
  expect([object.none, object.none, object.one, object.one]).toEqual([undefined, undefined, 2, 2]);
  expect({ ...object }).toEqual({ one: 2, none: undefined });
  expect(computed).toEqual(["none", "one"]);
});

import { expect, it } from "vitest";
import { remembering } from "./remembering.ts";

it("makes a result once, until there are too many", () => {
  const calls: string[] = [];
  const upper = remembering(2, (text) => {
    calls.push(text);
    return text.toUpperCase();
  });
  expect(["a", "b", "a", "b"].map(upper)).toEqual(["A", "B", "A", "B"]);
  expect(calls).toEqual(["a", "b"]);
  upper("c");
  expect(upper("a")).toBe("A");
  expect(calls).toEqual(["a", "b", "c", "a"]);
});

it("does not keep long values", () => {
  const measured = remembering(2, (text) => ({ length: text.length }));
  const [short, long] = ["x", "x".repeat(201)];
  expect(measured(short)).toBe(measured(short));
  expect(measured(long)).not.toBe(measured(long));
});

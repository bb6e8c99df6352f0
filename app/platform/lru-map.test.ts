import { expect, it } from "vitest";
import { LruMap } from "./lru-map.ts";

const open = (max: number) => {
  const removed: string[] = [];
  const map = new LruMap<string, string>({
    max,
    sizeOf: (_, { length }) => length,
    onRemoved: (value) => removed.push(value),
  });
  return { map, removed };
};

it("the least recently used entries leave first", () => {
  const { map, removed } = open(6);
  map.set("a", "aa");
  map.set("b", "bb");
  map.set("c", "cc");
  expect(map.get("a")).toBe("aa");
  expect(map.peek("b")).toBe("bb");
  map.set("d", "d");
  expect(removed).toEqual(["bb"]);
  expect([map.size, map.count]).toEqual([5, 3]);
  expect(map.get("b")).toBeUndefined();
});

it("the newest entry stays, however large it is", () => {
  const { map, removed } = open(6);
  map.set("a", "aa");
  map.set("b", "b".repeat(9));
  expect(removed).toEqual(["aa"]);
  expect(map.get("b")).toHaveLength(9);
  map.set("c", "c");
  expect([map.size, map.count]).toEqual([1, 1]);
});

it("a value set again or resized counts once, and one that is deleted not at all", () => {
  const { map } = open(100);
  map.set("a", "aaaa");
  map.set("a", "aa");
  expect(map.size).toBe(2);
  map.resized("a");
  map.resized("nothing");
  expect(map.size).toBe(2);
  map.set("b", "bbb");
  map.deleteWhere((value) => value.startsWith("a"));
  expect([map.size, map.count]).toEqual([3, 1]);
  map.delete("b");
  expect([map.size, map.count]).toEqual([0, 0]);
});

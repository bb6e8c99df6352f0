import { describe, expect, it } from "vitest";
import { firstNotBelow, inAll, inAny, without } from "./ordinals.ts";

const lists = [
  [],
  [0],
  [1, 2, 3],
  [0, 2, 4, 6, 8, 10],
  Array.from({ length: 400 }, (_, at) => 3 * at),
  Array.from({ length: 30 }, (_, at) => 41 * at + 2),
].map((list) => Uint32Array.from(list));
const pairs = lists.flatMap((one) => lists.map((other) => [one, other] as const));

describe("sorted ordinals", () => {
  it("JOBS-10 are intersected, joined and subtracted as sets", () => {
    for (const [one, other] of pairs) {
      const set = new Set(other);
      const both = [...one].filter((each) => set.has(each));
      const either = [...new Set([...one, ...other])].sort((a, b) => a - b);
      expect([...inAll([one, other])]).toEqual(both);
      expect([...inAny([one, other])]).toEqual(either);
      expect([...without(one, other)]).toEqual([...one].filter((each) => !set.has(each)));
    }
  });

  it("JOBS-10 are joined however many lists there are and however far their ordinals lie apart", () => {
    const far = [7, 900_000, 9, 1_000_000, 8].map((ordinal) => Uint32Array.of(ordinal));
    for (const some of [lists, lists.slice(3), [...lists, ...far], far]) {
      const either = new Set(some.flatMap((list) => [...list]));
      expect([...inAny(some)]).toEqual([...either].sort((a, b) => a - b));
    }
  });

  it("of no list are none, of one its own", () => {
    const [, , some = new Uint32Array(0)] = lists;
    expect([...inAny([])]).toEqual([]);
    expect([...inAny([some])]).toEqual([...some]);
    expect([...inAll([some])]).toEqual([...some]);
  });

  it("are found by bisection", () => {
    const list = Uint32Array.from([2, 5, 5000]);
    expect([0, 2, 3, 5, 6, 5000, 5001].map((each) => firstNotBelow(list, each))).toEqual([
      0, 0, 1, 1, 2, 2, 3,
    ]);
    expect(firstNotBelow(list, 2, 1)).toBe(1);
  });
});

import { describe, expect, it } from "vitest";
import { PostingLists } from "./ordinals.ts";

const bytes = 24 * 2 ** 20;
const ordinals = (...of: number[]) => Uint32Array.from(of);

describe("posting lists", () => {
  it("JOBS-10 take new jobs up by any of their terms, once each", () => {
    const lists = new PostingLists(bytes);
    lists.set(["nurse", "ممرض"], ordinals(1, 5));
    lists.set(["@syria/homs"], ordinals());
    lists.add(7, ["nurse", "ممرض", "night"]);
    lists.add(9, ["@syria/homs", "baker"]);
    expect([...(lists.get(["nurse", "ممرض"]) ?? [])]).toEqual([1, 5, 7]);
    expect([...(lists.get(["@syria/homs"]) ?? [])]).toEqual([9]);
    expect(lists.get(["nurse"])).toBeUndefined();
  });

  it("keep within their space: those that were not used the longest are dropped", () => {
    const lists = new PostingLists(bytes);
    const long = new Uint32Array(2 ** 20);
    for (const term of ["a", "b", "c", "d", "e"]) lists.set([term], long);
    expect(lists.get(["a"])).toBeDefined();
    lists.set(["f"], long);
    lists.set(["g"], long);
    expect(["a", "b", "c", "d", "e", "f", "g"].filter((term) => lists.get([term]))).toEqual([
      "a",
      "d",
      "e",
      "f",
      "g",
    ]);
    // What is dropped is not added to any more.
    lists.add(3, ["b"]);
    expect(lists.get(["b"])).toBeUndefined();
  });
});

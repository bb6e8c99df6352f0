import { describe, expect, it } from "vitest";
import { TermIndex } from "./term-index.ts";

describe("the index of all terms", () => {
  it("JOBS-10 has the jobs of each term, with any gaps between them and any number", () => {
    const index = new TermIndex();
    const lists: Record<string, number[]> = { all: [], rare: [], ممرض: [], first: [0], last: [] };
    for (let ordinal = 0; ordinal < 60_000; ordinal++) {
      const terms = ["all"];
      if (ordinal === 0) terms.push("first");
      if (ordinal % 20_011 === 7) terms.push("rare");
      if ((ordinal * 7919) % 13 < 4) terms.push("ممرض");
      if (ordinal === 59_999) terms.push("last");
      for (const term of terms) if (term !== "first") lists[term]?.push(ordinal);
      index.add(ordinal, Buffer.from(terms.join("\n")));
    }
    for (const [term, ordinals] of Object.entries(lists)) {
      expect([...index.ordinalsOf([term])]).toEqual(ordinals);
      expect(index.countOf(term)).toBe(ordinals.length);
    }
    expect(index.countOf("unknown")).toBe(0);
    expect([...index.ordinalsOf(["unknown"])]).toEqual([]);
    const either = [...new Set([...(lists.rare ?? []), ...(lists.ممرض ?? []), 0])];
    expect([...index.ordinalsOf(["rare", "unknown", "ممرض", "first"])]).toEqual(
      either.sort((a, b) => a - b),
    );
  });

  it("JOBS-10 holds as many terms as there are, each by its own list", () => {
    const index = new TermIndex();
    const termOf = (number: number) => `term ${number}`;
    for (let ordinal = 0; ordinal < 30_000; ordinal++) {
      const terms = [termOf(ordinal), termOf(ordinal + 40_000), `group ${ordinal % 100}`];
      index.add(ordinal, Buffer.from(terms.join("\n")));
    }
    for (const ordinal of [0, 1, 1023, 1024, 29_999]) {
      expect([...index.ordinalsOf([termOf(ordinal)])]).toEqual([ordinal]);
      expect([...index.ordinalsOf([termOf(ordinal + 40_000), termOf(ordinal)])]).toEqual([ordinal]);
    }
    expect(index.ordinalsOf(["group 42"])).toHaveLength(300);
    // Two single terms and their names for each job.
    expect(index.bytes).toBeLessThan(30_000 * 2 * 120);
  });

  it("JOBS-10 has the same jobs without room to grow, and takes others up then", async () => {
    const index = new TermIndex();
    const lists = new Map<string, number[]>();
    const add = (ordinal: number) => {
      const terms = [1, 2, 7, 130, 1_000].map((each) => `every ${each}: ${ordinal % each}`);
      for (const term of terms) lists.set(term, [...(lists.get(term) ?? []).slice(-9), ordinal]);
      index.add(ordinal, Buffer.from(terms.join("\n")));
    };
    let ordinal = 0;
    for (const jobs of [6_000, 1, 0, 300, 6_000]) {
      for (const end = ordinal + jobs; ordinal < end; ordinal++) add(ordinal);
      const before = index.bytes;
      await index.compact();
      expect(index.bytes).toBeLessThanOrEqual(before);
      for (const [term, last] of lists) {
        expect([...index.ordinalsOf([term]).slice(-10)]).toEqual(last);
        expect(index.ordinalsOf([term])).toHaveLength(index.countOf(term));
      }
    }
    expect(index.ordinalsOf(["every 1: 0"])).toEqual(
      Uint32Array.from({ length: ordinal }, (_, at) => at),
    );
  });
});

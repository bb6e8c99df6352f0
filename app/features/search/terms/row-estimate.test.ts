import { describe, expect, it } from "vitest";
import { disjunctsFrom } from "./disjuncts.ts";
import { estimateRows, type TableStatistics } from "./row-estimate.ts";
import { allOf, anyOf, butNot, nothing, type TermQuery, term } from "./term-query.ts";

const shares: Record<string, number> = {
  "it's": 0.25,
  wide: 0.5,
  name: 0.1,
  half: 0.04,
  more: 0.3,
  tenth: 0.005,
};

const board: TableStatistics = {
  jobs: 1_000_000,
  isCommon: (term) => term in shares,
  shareOf: (term) => shares[term] ?? 0.0001,
};

const rare = term("rare");
const wide = term("wide");
const name = term("name");
const half = term("half");
const its = term("it's");
const more = [term("wider"), name, half, term("more")];

describe("how many jobs are expected", () => {
  it.each<[string, TermQuery | undefined, number | null]>([
    ["of short lists is not asked", rare, null],
    ["of any of some short lists is not asked", anyOf([rare, term("seldom")]), null],
    ["of a list of some length is asked where all of it answers", term("tenth"), 5_000],
    ["of such a list is not asked where few of it answer", allOf([term("tenth"), rare]), null],
    ["is a common term's share", wide, 500_000],
    ["knows terms as the index has them", its, 250_000],
    ["adds up what is in one key", anyOf([name, half]), 140_000],
    ["is never more than all", anyOf([wide, its, ...more]), 1_000_000],
    ["lies between strangers and company", allOf([name, half]), 12_649],
    ["adds up disjuncts", anyOf([half, allOf([name, wide])]), 110_711],
    ["leaves out what must not be there", butNot(wide, name), 500_000],
  ])("%s", (_, query, jobs) => {
    const expected = estimateRows(disjunctsFrom(query ?? nothing), board);
    expect(expected === null ? null : Math.round(expected)).toBe(jobs);
  });

  it("of a small board is never asked", () => {
    expect(estimateRows(disjunctsFrom(wide), { ...board, jobs: 7_000 })).toBeNull();
  });
});

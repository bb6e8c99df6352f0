import { describe, expect, it } from "vitest";
import { NameTable } from "./name-table.ts";

function tableOf(names: Record<string, number>): NameTable {
  const table = new NameTable({ isHeard: true });
  for (const [key, jobs] of Object.entries(names))
    table.set({ key, folded: key, label: key, jobs });
  return table;
}

const keys = (scored: ReturnType<NameTable["find"]>) => scored.map(({ name }) => name.key);

describe("names in memory", () => {
  const table = tableOf({
    "night nurse": 3,
    nurse: 5,
    "nursery teacher": 2,
    "nurse manager": 20,
    "truck driver": 9,
  });

  it("are found by how each word begins, those that begin so and have many jobs first", () => {
    expect(keys(table.find([["nur"]], "nur", 8))).toEqual([
      "nurse manager",
      "nurse",
      "nursery teacher",
      "night nurse",
    ]);
    expect(keys(table.find([["dri"], ["tr"]], "dri tr", 8))).toEqual(["truck driver"]);
    expect(keys(table.find([["nur", "dri"]], "x", 2))).toEqual(["nurse manager", "truck driver"]);
    expect(keys(table.find([["zoo"]], "zoo", 8))).toEqual([]);
  });

  it("are found the same where many have such a word", () => {
    const many = Object.fromEntries(
      Array.from({ length: 9_000 }, (_, at) => [`clerk ${at}`, 1 + (at % 7)]),
    );
    const large = tableOf({ ...many, "chief clerk": 900, "clever fox": 3 });
    expect(keys(large.find([["cle"]], "cle", 2))[0]).toBe("chief clerk");
    expect(keys(large.find([["cle"], ["fo"]], "cle fo", 2))).toEqual(["clever fox"]);
    expect(large.countUses("clerks", 10_000_000)).toBe(
      900 + Object.values(many).reduce((sum, jobs) => sum + jobs, 0),
    );
  });

  it("count their words by stem, up to a limit", () => {
    expect(table.countUses("nurses", 100)).toBe(28);
    expect(table.countUses("nurses", 3)).toBe(3);
    expect(table.countUses("plumber", 3)).toBe(0);
  });

  it("forget names without jobs or with another name, and know them again", () => {
    const own = tableOf({ baker: 2 });
    own.remove("baker");
    expect([own.countJobs("baker"), keys(own.find([["ba"]], "ba", 8))]).toEqual([0, []]);
    own.set({ key: "baker", folded: "baker", label: "Baker", jobs: 1 });
    expect(keys(own.find([["ba"]], "ba", 8))).toEqual(["baker"]);
    own.set({ key: "id", folded: "olive press", label: "Olive Press", jobs: 4 });
    own.set({ key: "id", folded: "quince press", label: "Quince Press", jobs: 4 });
    expect([own.countJobs("olive"), own.countJobs("press")]).toEqual([0, 4]);
  });

  it("give the words nearest to one", () => {
    expect(table.words.near("nurze", 1)).toEqual(["nurse"]);
    expect([...table.words.beginning("n")]).toEqual(["night", "nurse", "nursery"]);
  });

  it.each([
    [["ابن", "سينا"], ["ibn sina pharma"]],
    [["ibn", "sinna", "pharma"], ["ibn sina pharma"]],
    [["jp", "morgan"], ["jp morgan chase"]],
    [["جي", "بي", "مورغان"], ["jp morgan chase"]],
    [["اكسباند", "كارت"], ["expand cart"]],
    [["expand"], ["expand cart"]],
    [["expandcart"], ["expand cart"]],
    [["barclys", "bank"], ["barclays"]],
    [["bank"], ["bank"]],
    [["ibn"], []],
    [["morgan", "chase"], []],
  ])("companies are known by how %j sounds: %j", (words, names) => {
    const companies = tableOf({
      "ibn sina pharma": 1,
      "jp morgan chase": 2,
      "expand cart": 1,
      barclays: 3,
      bank: 1,
    });
    expect(companies.soundingLike(words)).toEqual(names);
  });
});

import { describe, expect, it } from "vitest";
import type { ParsedQuery, QueryPart } from "#app/features/search/words/parsed-query.ts";
import type { Concept } from "#app/features/search/words/vocabulary.ts";
import { printTermQuery } from "./print-term-query.ts";
import { rankBy, relevanceTiers, splitKeyword } from "./relevance-tiers.ts";
import type { TermQuery } from "./term-query.ts";

const at = { from: 0, to: 0 };

function thing(word: string, concept?: Partial<Concept>): QueryPart {
  const unnamed = { firstNames: [], related: [], not: [], tags: [], sectors: [] };
  const names = concept ? [{ forms: [[word]], ...unnamed, ...concept } as Concept] : [];
  const pieces = [{ stems: [word], names }];
  return { kind: "words", words: [word], names, pieces, categories: [], ...at };
}

const cook = thing("cook", { forms: [["cook"], ["طباخ"]] });
const welder = thing("welder");
const homs: QueryPart = { kind: "place", ids: ["syria/homs"], words: ["homs"], ...at };
const remote: QueryPart = {
  kind: "intent",
  intent: { kind: "arrangement", value: "remote" },
  words: ["remote"],
  ...at,
};
const verbatim: QueryPart = { kind: "verbatim", words: ["cooks"], ...at };
const stopWord: QueryPart = { kind: "verbatim", words: ["the"], ...at };

const parsed = (...parts: QueryPart[]): ParsedQuery => ({
  parts,
  rawWords: [],
  respelled: [],
  spellings: new Map(),
});
const printed = (terms: TermQuery | undefined) => terms && printTermQuery(terms);
const tiersOf = (relaxed: boolean, ...parts: QueryPart[]) => {
  const { all, partial, exact } = relevanceTiers({ parsed: parsed(...parts), relaxed });
  return [all, partial, exact].map(printed);
};

describe("the relevance tiers of a keyword", () => {
  it.each<[string, QueryPart[], boolean, (string | undefined)[]]>([
    [
      "a thing by all its names",
      [cook],
      false,
      ["'cook' | 'طباخ'", "'=cook' | '=طباخ' | '~cook' | '~طباخ'", "'=cook' | '=طباخ'"],
    ],
    [
      "all parts are needed",
      [welder, verbatim],
      false,
      ["'welder' & 'cook'", "('=welder' | '~welder') & ('=cook' | '~cook')", "'=welder' & '=cook'"],
    ],
    [
      "of a relaxed one any thing, and what it names exactly as before",
      [cook, welder, verbatim],
      true,
      [
        "'cook' | 'طباخ' | 'welder'",
        "'=cook' | '=طباخ' | '~cook' | '~طباخ' | '=welder' | '~welder'",
        "('=cook' | '=طباخ') & '=welder' & '=cook'",
      ],
    ],
    ["of stop words nothing is one", [stopWord], false, ["'-'", "'-'", "'-'"]],
    [
      "a stop word asks nothing of the others",
      [verbatim, stopWord],
      false,
      ["'cook'", "'=cook' | '~cook'", "'=cook'"],
    ],
  ])("%s", (_, parts, relaxed, tiers) => {
    expect(tiersOf(relaxed, ...parts)).toEqual(tiers);
  });

  it("an intent may stand in the text beside a thing, and alone may not", () => {
    const [alone] = tiersOf(false, remote);
    const [beside] = tiersOf(false, remote, welder);
    expect(alone).toContain("'w:remote' | 't:remote' | '=remote'");
    expect(alone).not.toContain("| 'remote'");
    expect(beside).toContain("| 'remote'");
  });

  it("exclude a title that names something else", () => {
    const engineer = thing("engineer", { not: [["sale", "engineer"]] });
    expect(tiersOf(false, engineer)[2]).toBe("'=engineer' & !('=sale' & '=engineer')");
    const [rank] = rankBy(parsed(engineer));
    expect(
      rank?.steps.slice(0, 2).map(({ terms, distance }) => [printed(terms), distance]),
    ).toEqual([
      ["'=engineer' & !('=sale' & '=engineer')", 0],
      ["'=engineer'", 14],
    ]);
  });
});

describe("a keyword apart from its governorate", () => {
  const split = (relaxed: boolean, ...parts: QueryPart[]) =>
    splitKeyword({ parsed: parsed(...parts), relaxed });

  it("is looked for beside it, in pairs with filters", () => {
    const { terms, place } = split(false, welder, homs);
    expect(printed(terms)).toBe("'welder'");
    expect(place?.paired.values).toEqual(["syria/homs"]);
    expect(printed(place?.terms)).toContain("'@syria/homs'");
  });

  it("is nothing where a governorate is all that it names", () => {
    expect(split(false, homs).terms).toBeUndefined();
  });

  it.each<[string, boolean, QueryPart[]]>([
    ["is not looked for where it is relaxed", true, [welder, homs]],
    ["is not looked for of two places", false, [welder, homs, { ...homs, ids: ["syria/aleppo"] }]],
  ])("%s", (_, relaxed, parts) => {
    expect(split(relaxed, ...parts).place).toBeUndefined();
  });
});

describe("ranking", () => {
  it("sums the distances from each part; a stop word is near to all", () => {
    const [first, second] = rankBy(parsed(welder, stopWord));
    expect(first?.steps.map(({ distance }) => distance)).toEqual([0, 8, 10, 24]);
    expect(first?.otherwise).toBe(40);
    expect(second).toEqual({ steps: [], otherwise: 0 });
  });

  it("has jobs of an occupation's sector first", () => {
    const officer = thing("officer", { sectors: ["a:humanitarian"] });
    const [, sector, ...others] = rankBy(parsed(officer));
    expect(printed(sector?.steps[0]?.terms)).toBe("'a:humanitarian'");
    expect([sector?.steps[0]?.distance, sector?.otherwise, others]).toEqual([0, 6, []]);
    expect(rankBy(parsed({ ...officer, demand: "preferred" }))).toHaveLength(1);
  });

  it("ranks the typed words and a thing's first name before its other names", () => {
    const forms = [["guard"], ["watchman"], ["حارس"]];
    const [rank] = rankBy(parsed(thing("watchman", { forms, firstNames: ["guard", "حارس"] })));
    expect(
      rank?.steps.slice(0, 3).map(({ terms, distance }) => [printed(terms), distance]),
    ).toEqual([
      ["'=watchman'", 0],
      ["'=watchman' | '=guard' | '=حارس'", 1],
      ["'=guard' | '=watchman' | '=حارس'", 2],
    ]);
    const [first] = rankBy(parsed(thing("guard", { forms, firstNames: ["guard", "حارس"] })));
    expect(printed(first?.steps[0]?.terms)).toBe("'=guard' | '=حارس'");
    expect(first?.steps[1]?.distance).toBe(1);
  });

  it("has neighbours in titles alone, however many texts have their words", () => {
    const nurse = thing("nurse", { related: [["care", "home"]] });
    const { all } = relevanceTiers({ parsed: parsed(nurse), relaxed: false });
    expect(printed(all)).toBe("'nurse' | '=care' & '=home'");
  });

  it("has a word in texts before words that may stand apart there", () => {
    const forms = [["pmp"], ["project", "professional"]];
    const skill = { forms, firstNames: ["pmp"], skill: true };
    const inTexts = (part: QueryPart) =>
      rankBy(parsed(part))[0]
        ?.steps.slice(-2)
        .map(({ terms }) => printed(terms));
    const all = "'pmp' | 'project' & 'professional'";
    expect(inTexts(thing("pmp", skill))).toEqual(["'pmp'", all]);
    const words = ["project", "professional"];
    const longer = { ...thing("project", skill), words, pieces: [] } as QueryPart;
    expect(inTexts(longer)).toEqual([expect.stringContaining("'%pmp'"), all]);
  });

  it("tells skills, which texts name, less apart than jobs", () => {
    const [rank] = rankBy(parsed(thing("excel", { skill: true })));
    expect(rank?.steps.map(({ distance }) => distance)).toEqual([0, 4, 5, 6]);
    expect(rank?.otherwise).toBe(12);
  });
});

describe("parts that are not required", () => {
  const insurance = { ...thing("insurance", {}), demand: "excluded" as const };

  it("excluded: no job that states it, and those whose text names it last", () => {
    const tiers = relevanceTiers({ parsed: parsed(cook, insurance), relaxed: false });
    expect(printed(tiers.all)).toBe(
      "('cook' | 'طباخ') & !('=insurance' | '~insurance' | '%insurance')",
    );
    expect(printed(tiers.exact)).toBe("('=cook' | '=طباخ') & !'insurance'");
    expect(rankBy(parsed(cook, insurance))[1]).toMatchObject({ otherwise: 0 });
  });

  it("excluded: a place by its field alone; alone it leaves every other job", () => {
    const place = { ...homs, demand: "excluded" as const };
    const { all } = relevanceTiers({ parsed: parsed(welder, place), relaxed: false });
    expect(printed(all)).toContain("'welder' & !('@syria/homs'");
    const others = printed(relevanceTiers({ parsed: parsed(place), relaxed: false }).all);
    expect(others).toMatch(/^\('t:full-time' .* & !\('@syria\/homs'/);
    expect(splitKeyword({ parsed: parsed(welder, place), relaxed: false }).place).toBeUndefined();
  });

  it("a name shared with a required part is not excluded", () => {
    const same = { ...thing("kitchen", { forms: [["cook"], ["kitchen"]] }), demand: "excluded" };
    const query = parsed(cook, same as QueryPart);
    expect(printed(relevanceTiers({ parsed: query, relaxed: false }).all)).toBe(
      "('cook' | 'طباخ') & !('=kitchen' | '~kitchen' | '%kitchen')",
    );
  });

  it("excluded: a neighbour of it is not", () => {
    const trucks = { ...thing("truck", { related: [["cook"]] }), demand: "excluded" as const };
    const tiers = relevanceTiers({ parsed: parsed(cook, trucks), relaxed: false });
    expect(printed(tiers.exact)).toContain("=cook");
    expect(printed(tiers.exact)).not.toContain("!('cook'");
    expect(printed(tiers.exact)).not.toContain("| 'cook')");
  });

  it.each([
    ["preferred", 3],
    ["dropped", 9],
  ] as const)("%s: it ranks jobs and asks nothing", (demand, otherwise) => {
    const query = parsed(cook, { ...remote, demand });
    const tiers = relevanceTiers({ parsed: query, relaxed: false });
    expect(printed(tiers.all)).toBe("'cook' | 'طباخ'");
    expect(printed(tiers.preferred)).toContain("('=cook' | '=طباخ') & ('w:remote'");
    expect(rankBy(query)[1]).toMatchObject({ otherwise });
    expect(printed(splitKeyword({ parsed: query, relaxed: false }).terms)).toBe("'cook' | 'طباخ'");
  });

  it("preferred: of several things some are better than none", () => {
    const wishes = [welder, thing("excel")].map((part) => ({ ...part, demand: "preferred" }));
    const tiers = relevanceTiers({
      parsed: parsed(cook, ...(wishes as QueryPart[])),
      relaxed: false,
    });
    expect(printed(tiers.preferred)).toBe("('=cook' | '=طباخ') & 'welder' & 'excel'");
    expect(printed(tiers.somePreferred)).toBe("('=cook' | '=طباخ') & ('welder' | 'excel')");
  });
});

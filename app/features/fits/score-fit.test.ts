import { describe, expect, it } from "vitest";
import { messagesFor } from "#app/messages/messages.server.ts";
import { readOccupations } from "./occupation.ts";
import { isShown, mixCompanies } from "./rank-fits.ts";
import type { Reason } from "./reason.ts";
import { reasonSentence } from "./reason-sentence.ts";
import { type FitJob, nearness, nearnessOf, readFitJob, scoreFit } from "./score-fit.ts";
import { type FitProfile, readWanted, saysEnough } from "./wanted.ts";

const profile: FitProfile = {
  desiredPosition: "محاسب",
  skills: ["Excel", "ERP"],
  languages: ["الإنكليزية: جيد"],
  experienceYears: 3,
  workType: "full-time",
  country: "Syria",
  province: "Aleppo",
  preferredLocations: ["حمص"],
  willingToRelocate: false,
  desiredSalaryMin: "600000",
  desiredSalaryMax: "1200000",
  desiredSalaryCurrency: "SYP",
  desiredRate: "1",
};
const job: FitJob = {
  title: "Accountant",
  text: "Knowledge of Excel and good English",
  placeId: "syria/aleppo/azaz",
  location: "Azaz, Aleppo, Syria",
  employmentType: "full-time",
  workArrangement: null,
  experienceLevel: "mid",
  payPeriod: "month",
  comparableMin: "8000",
  comparableMax: "10000",
};
const fitOf = (
  { titles, ...changed }: Partial<FitProfile> & { titles?: string[] } = {},
  other: Partial<FitJob> = {},
) => scoreFit(readWanted({ ...profile, ...changed }, titles), readFitJob({ ...job, ...other }));

const full = [
  { kind: "skills", skills: ["Excel"] },
  { kind: "place", placeId: "syria/aleppo/azaz" },
  { kind: "pay" },
  { kind: "position", position: "محاسب" },
  { kind: "languages", languages: ["الإنكليزية"] },
  { kind: "level", years: 3 },
] satisfies Reason[];

describe("a job against a profile", () => {
  it("fits across languages, each reason a fact of both", () => {
    expect(fitOf()?.reasons).toEqual(full);
  });

  it.each<[string, Parameters<typeof fitOf>, Reason["kind"], Reason | undefined]>([
    ["a skill that the text does not name", [{}, { text: "Books" }], "skills", undefined],
    [
      "words of a skill apart",
      [{ skills: ["Power BI"] }, { text: "Power to a BI" }],
      "skills",
      undefined,
    ],
    [
      "the own capital and its countryside",
      [{ province: "Damascus" }, { placeId: "syria/rif-dimashq/douma" }],
      "place",
      { kind: "place", placeId: "syria/rif-dimashq/douma" },
    ],
    [
      "a place that is wished for",
      [{}, { placeId: "syria/homs/homs" }],
      "place",
      { kind: "place", placeId: "syria/homs/homs" },
    ],
    [
      "elsewhere, but one would move",
      [{ willingToRelocate: true }, { placeId: "syria/hama" }],
      "place",
      undefined,
    ],
    [
      "a remote job elsewhere",
      [{}, { placeId: "syria/hama", employmentType: "remote" }],
      "remote",
      { kind: "remote" },
    ],
    [
      "a pay that is not stated",
      [{}, { comparableMin: null, comparableMax: null }],
      "pay",
      undefined,
    ],
    ["a pay below", [{}, { comparableMin: "1000", comparableMax: "5999" }], "pay", undefined],
    [
      "F34 dollars, at today's rate",
      [
        {
          desiredSalaryMin: "50",
          desiredSalaryMax: null,
          desiredSalaryCurrency: "USD",
          desiredRate: "120",
        },
        {},
      ],
      "pay",
      { kind: "pay" },
    ],
    [
      "F34 more dollars than the job pays",
      [
        {
          desiredSalaryMin: "900",
          desiredSalaryMax: null,
          desiredSalaryCurrency: "USD",
          desiredRate: "120",
        },
        {},
      ],
      "pay",
      undefined,
    ],
    [
      "F34 dollars without a rate",
      [{ desiredSalaryCurrency: "USD", desiredRate: null }, {}],
      "pay",
      undefined,
    ],
    ["a pay above", [{}, { comparableMin: "13000" }], "payAbove", { kind: "payAbove" }],
    ["a whole project's pay", [{}, { payPeriod: "project" }], "pay", undefined],
    [
      "new pounds",
      [{ desiredSalaryMin: "6000", desiredSalaryMax: null }, {}],
      "pay",
      { kind: "pay" },
    ],
    ["another level", [{ experienceYears: 12 }, { experienceLevel: "entry" }], "level", undefined],
    ["no years", [{ experienceYears: null }, {}], "level", undefined],
    [
      "part-time",
      [{ workType: "part-time" }, { employmentType: "part-time" }],
      "type",
      { kind: "type", type: "part-time" },
    ],
    [
      "a near occupation",
      [{ desiredPosition: "كاشير" }, { title: "Cash office specialist" }],
      "position",
      undefined,
    ],
    [
      "what was applied for",
      [{ desiredPosition: null, titles: ["محاسب أول"] }, {}],
      "like",
      { kind: "like", title: "محاسب أول" },
    ],
  ])("%s", (_, args, kind, reason) => {
    expect(fitOf(...args)?.reasons.find((each) => each.kind === kind)).toEqual(reason);
  });

  it.each<[string, Parameters<typeof fitOf>]>([
    ["elsewhere, where one would not go", [{}, { placeId: "syria/hama" }]],
    ["senior for a beginner", [{ experienceYears: 0 }, { experienceLevel: "senior" }]],
    ["for executives", [{ experienceYears: 3 }, { experienceLevel: "executive" }]],
    ["of another occupation", [{}, { title: "Nurse", text: "Excel" }]],
  ])("does not fit: %s", (_, args) => {
    expect(fitOf(...args)).toBeUndefined();
  });

  it("is worth less with each part that is not met", () => {
    const worse: [string, Parameters<typeof fitOf>][] = [
      ["occupation", [{}, { title: "Accountant executive secretary" }]],
      ["place", [{ willingToRelocate: true }, { placeId: "syria/hama" }]],
      ["level", [{}, { experienceLevel: "senior" }]],
      ["type", [{}, { employmentType: "part-time" }]],
      ["pay", [{}, { comparableMin: "100", comparableMax: "200" }]],
      ["skills", [{}, { text: "good English" }]],
      ["languages", [{}, { text: "Excel" }]],
    ];
    const best = fitOf()?.score ?? 0;
    for (const [part, args] of worse) {
      const { score = best } = fitOf(...args) ?? {};
      expect(score, part).toBeLessThan(best);
    }
  });
});

it.each([
  ["محاسب", "Accountant", nearness.exact],
  ["Accountant", "محاسب", nearness.exact],
  ["Remote senior accountant", "محاسبة", nearness.exact],
  ["محاسبة في شركة صناعية", "Accountant", nearness.exact],
  ["NGO field officer", "Field officer", nearness.head + (1 - nearness.head) / 2],
  ["Sales representative", "Nurse", 0],
])("the wish %j meets the title %j", (wish, title, expected) => {
  const [occupation] = readOccupations(wish);
  const near = occupation ? nearnessOf(occupation, readFitJob({ ...job, title })) : 0;
  expect(near).toBeCloseTo(expected, 1);
});

it("a wish of several occupations is read apart", () => {
  expect(readOccupations("محاسب أو مدقق").map(({ text }) => text)).toEqual(["محاسب", "مدقق"]);
  expect(readOccupations("Driver / Guard").map(({ text }) => text)).toEqual(["Driver", "Guard"]);
  expect(readOccupations(" ")).toEqual([]);
});

it("a profile that names no wish, no skill and no application says too little", () => {
  const empty = { ...profile, desiredPosition: null, skills: [] };
  expect(saysEnough(readWanted(empty))).toBe(false);
  expect(saysEnough(readWanted(empty, ["Accountant"]))).toBe(true);
  expect(saysEnough(readWanted({ ...empty, skills: ["Excel"] }))).toBe(true);
});

it("one company does not fill the first places while others are left", () => {
  const ranked = ["a", "a", "a", "b", "a"].map((companyId, place) => ({
    job: { companyId, place },
    fit: { score: 100 - place, reasons: [] },
  }));
  expect(mixCompanies(ranked, 4).map(({ job }) => job.place)).toEqual([0, 1, 3, 2]);
});

it("nothing is shown without a reason", () => {
  expect(isShown({ score: 90, reasons: [] })).toBe(false);
  expect(isShown({ score: 90, reasons: full })).toBe(true);
});

it.each([
  ["en", "forSeeker", "Your skills: Excel · Azaz, Aleppo · Pay in range · The job you want: محاسب"],
  ["ar", "forSeeker", "مهاراتك: Excel · أعزاز، حلب · الراتب كما تطلب · المسمى الذي تريده: محاسب"],
  [
    "en",
    "forCompany",
    "Skills: Excel · Azaz, Aleppo · Expected salary within your range · Languages: الإنكليزية",
  ],
  [
    "ar",
    "forCompany",
    "المهارات: Excel · أعزاز، حلب · الراتب المطلوب ضمن راتب الوظيفة · اللغات: الإنكليزية",
  ],
] as const)("the reasons are one line in %s, %s", (language, to, expected) => {
  const sentence = reasonSentence(full, to, messagesFor(language), language);
  expect(sentence.replace(/[\u2068\u2069]/g, "")).toBe(expected);
});

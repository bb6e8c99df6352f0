import { describe, expect, it } from "vitest";
import { applicantQuery, isNarrowed, readApplicantFilter } from "./applicant-filter.ts";

const read = (query: string) => readApplicantFilter(new URLSearchParams(query));
const question = "0196f0a4-0000-7000-8000-000000000000";
const none = {
  stage: null,
  search: "",
  experience: null,
  availability: null,
  place: null,
  inBudget: false,
  isStarred: false,
  rating: null,
  label: null,
  wanted: null,
  answers: {},
  sort: "newest",
};

describe("the filter of applicants", () => {
  it.each([
    ["", {}],
    ["stage=new&sort=experience", { stage: "new", sort: "experience" }],
    ["stage=pending&sort=up&experience=2&availability=never&starred=yes&salary=all", {}],
    ["search=%20 Rima%00 ", { search: "Rima" }],
    [`search=${"x".repeat(300)}`, { search: "x".repeat(100) }],
    ["experience=10%2B&availability=month", { experience: "10+", availability: "month" }],
    ["place=syria/aleppo", { place: "syria/aleppo" }],
    ["place=syria", {}],
    ["place=../../etc", {}],
    ["wanted=unmet", { wanted: "unmet" }],
    ["wanted=all&answer-1=yes&answer-=no&answer=decline", {}],
    [`answer-${question}=%20Night%20`, { answers: { [question]: "Night" } }],
    [`answer-${question}=`, {}],
    [`answer-${question}=${"x".repeat(90)}`, { answers: { [question]: "x".repeat(80) } }],
    ["rating=4&sort=rating", { rating: "4", sort: "rating" }],
    ["rating=9&label=x", {}],
    [`label=${question}`, { label: question }],
    ["salary=budget&starred=1", { inBudget: true, isStarred: true }],
  ])("%s is read, and an invalid value is ignored", (query, filter) => {
    expect(read(query)).toEqual({ ...none, ...filter });
  });

  it("is written as it is read", () => {
    const filter = read(
      `stage=hired&search=a&experience=0-1&place=syria/homs&salary=budget&rating=3&label=${question}&sort=oldest&wanted=met&answer-${question}=yes`,
    );
    const query = Object.entries(applicantQuery(filter)).flatMap(([name, value]) =>
      value ? [[name, value]] : [],
    );
    expect(readApplicantFilter(new URLSearchParams(query))).toEqual(filter);
  });

  it("a stage alone does not narrow", () => {
    expect(isNarrowed(read("stage=new&sort=oldest"))).toBe(false);
    expect(isNarrowed(read("starred=1"))).toBe(true);
    expect(isNarrowed(read("rating=4"))).toBe(true);
    expect(isNarrowed(read(`label=${question}`))).toBe(true);
    expect(isNarrowed(read("wanted=unmet"))).toBe(true);
    expect(isNarrowed(read(`answer-${question}=yes`))).toBe(true);
    expect(isNarrowed(read("place=syria/homs"))).toBe(true);
  });
});

import { describe, expect, it } from "vitest";
import { visitor } from "#app/features/accounts/actor.ts";
import {
  arrangementOf,
  categoryOf,
  isNewJob,
  isReadable,
  isUrgentJob,
  jobCan,
  jobState,
} from "./job.ts";
import { maySeeJob, ownsJob, whyNotApply } from "./job-access.ts";
import { readList, writeList } from "./job-lists.ts";

// 21:30 in Damascus on the 19th, and 00:30 there on the 20th.
const evening = new Date("2026-11-19T18:30:00Z");
const afterMidnight = new Date("2026-11-19T21:30:00Z");

describe("acts that a job's state allows", () => {
  it.each([
    ["active", null, "open"],
    ["active", "2026-11-20", "open"],
    ["active", "2026-11-19", "open"],
    ["active", "2026-11-18", "over"],
    ["closed", null, "closed"],
    ["draft", "2026-12-01", "draft"],
    ["paused", null, "draft"],
  ])("DATA-08 APPLY-11 %s with the last day %s is %s", (status, deadline, state) => {
    expect(jobState({ status, deadline }, evening)).toBe(state);
  });

  it("R51 a job closed by its last day is over", () => {
    const job = { status: "closed", deadline: "2026-11-01" };
    expect(jobState({ ...job, closedReason: "expired" }, evening)).toBe("over");
    expect(jobState({ ...job, closedReason: "cancelled" }, evening)).toBe("closed");
  });

  it("APPLY-11 the last day ends at midnight in Damascus", () => {
    const job = { status: "active", deadline: "2026-11-19" };
    expect(jobState(job, evening)).toBe("open");
    expect(jobState(job, afterMidnight)).toBe("over");
  });

  it.each([
    ["open", true, true],
    ["over", false, false],
    ["closed", false, false],
    ["draft", false, false],
  ] as const)("JOB-07 an %s job: shown %s, applied to %s", (state, shown, applied) => {
    expect([jobCan.beShown(state), jobCan.beAppliedTo(state)]).toEqual([shown, applied]);
  });
});

it.each([
  ["open", null, true],
  ["open", "2026-11-19", true],
  ["over", "2026-11-18", true],
  ["over", "2026-10-20", true],
  ["over", "2026-10-19", false],
  ["closed", "2026-11-18", false],
  ["closed", null, false],
  ["draft", "2026-12-01", false],
] as const)(
  "reading 52: an %s job with the last day %s can be read by all: %s",
  (state, deadline, readable) => {
    expect(isReadable({ state, deadline }, evening)).toBe(readable);
  },
);

describe("badges", () => {
  it.each([
    ["2026-11-17T18:30:00Z", true],
    ["2026-11-17T18:29:59Z", false],
    ["2026-11-19T18:30:00Z", true],
  ])("JOBS-12 D25 posted %s is new: %s", (posted, isNew) => {
    expect(isNewJob(new Date(posted), evening)).toBe(isNew);
  });

  it.each([
    [null, false],
    ["2026-11-18", false],
    ["2026-11-19", true],
    ["2026-11-22", true],
    ["2026-11-23", false],
  ])("DATA-09 the last day %s is urgent: %s", (deadline, urgent) => {
    expect(isUrgentJob(deadline, evening)).toBe(urgent);
  });
});

describe("who may", () => {
  const person = (userType: "customer_employee" | "company" | "admin" | "other", id = "1") =>
    ({ kind: "person", id, email: "a@example.com", userType }) as const;

  it.each([
    [visitor, null],
    [person("customer_employee"), null],
    [person("company"), "jobs.companiesCannotApply"],
    [person("admin"), "jobs.adminsCannotApply"],
    [person("other"), "jobs.accountCannotApply"],
  ])("JOB-02 applying: %j, %s", (actor, reason) => {
    expect(whyNotApply(actor)).toBe(reason);
  });

  it("JOB-07 only the owner sees a closed or draft job, and an admin does not", () => {
    const job = { companyId: "1", state: "draft", deadline: null, isBlocked: false } as const;
    expect(maySeeJob(person("company"), job)).toBe(true);
    expect(maySeeJob(person("company", "2"), job)).toBe(false);
    expect(maySeeJob(person("admin", "1"), job)).toBe(false);
    expect(maySeeJob(visitor, job)).toBe(false);
    expect(maySeeJob(visitor, { ...job, state: "open" })).toBe(true);
    expect(maySeeJob(visitor, { ...job, state: "open", isBlocked: true })).toBe(false);
    expect(maySeeJob(person("company"), { ...job, state: "open", isBlocked: true })).toBe(true);
    expect(ownsJob(visitor, job)).toBe(false);
  });
});

describe("lists kept as text", () => {
  it.each([
    ['["a"," b ",""]', ["a", "b"]],
    ['["a",1,null,{"b":2},["c"]]', ["a"]],
    ["[]", []],
    ["", []],
    ["[", []],
    ['"a"', []],
    ['{"a":"b"}', []],
    ["null", []],
    [null, []],
  ])("DATA-06 %j is read as %j", (stored, list) => {
    expect(readList(stored)).toEqual(list);
  });

  it("DATA-06 a written value is read again", () => {
    const list = ["خبرة سنتين", 'says "yes"', "two\nlines"];
    expect(readList(writeList([...list, "  "]))).toEqual(list);
  });
});

describe("values that stand for others", () => {
  it.each([
    ["remote", "full-time", "remote"],
    [null, "remote", "remote"],
    // Reading 55, F21: an arrangement that was not chosen is not stated.
    [null, "full-time", null],
    ["hybrid", "remote", "hybrid"],
  ])("SEARCH-08 arrangement %s of a %s job is %s", (stored, type, arrangement) => {
    expect(arrangementOf(stored, type)).toBe(arrangement);
  });

  it.each([
    ["Medicine and Health", "Healthcare"],
    ["medicine & health", "Healthcare"],
    ["HEALTHCARE", "Healthcare"],
    ["Accounting and Finance", "Accounting & Finance"],
    ["Astrology", undefined],
    ["", undefined],
    ["الهندسة", undefined],
  ])("POST-07 %j is %s", (text, category) => {
    expect(categoryOf(text)).toBe(category);
  });
});

import { describe, expect, it } from "vitest";
import {
  addDays,
  extendedDeadline,
  type LifecycleAction,
  type LifecycleActor,
  type LifecycleState,
  lifecycle,
  lifecycleActors,
  lifecycleState,
  lifecycleStates,
  mayActOnJob,
  whyNotActOnJob,
} from "./job-lifecycle.ts";

/** For each action the states that allow it, and whose it is; every other combination is refused. */
const allowed: Record<LifecycleAction, [LifecycleState[], LifecycleActor[]]> = {
  edit: [
    ["draft", "scheduled", "held", "open", "closed", "suspended"],
    ["owner", "recruiter"],
  ],
  preview: [
    ["draft", "scheduled", "held"],
    ["owner", "recruiter", "reader"],
  ],
  publish: [
    ["draft", "scheduled"],
    ["owner", "recruiter"],
  ],
  schedule: [
    ["draft", "scheduled"],
    ["owner", "recruiter"],
  ],
  unschedule: [["scheduled"], ["owner", "recruiter"]],
  extend: [["open"], ["owner", "recruiter"]],
  confirm: [["open"], ["owner", "recruiter"]],
  close: [["open"], ["owner", "recruiter"]],
  reopen: [["closed"], ["owner", "recruiter"]],
  copy: [
    ["draft", "scheduled", "open", "closed"],
    ["owner", "recruiter"],
  ],
  saveAsTemplate: [
    ["draft", "scheduled", "open", "closed"],
    ["owner", "recruiter"],
  ],
  delete: [
    ["draft", "scheduled", "held", "open", "closed", "suspended"],
    ["owner", "recruiter"],
  ],
  publishScheduled: [["scheduled"], ["board"]],
  expire: [["open"], ["board"]],
  closeUnanswered: [["open"], ["board"]],
  endWithSource: [["open"], ["board"]],
  returnWithSource: [["closed"], ["board"]],
  release: [["held"], ["moderator"]],
  refuse: [["held"], ["moderator"]],
  suspend: [["scheduled", "open", "closed"], ["moderator"]],
  restore: [["suspended"], ["moderator"]],
};

const combinations = (Object.keys(lifecycle) as LifecycleAction[]).flatMap((action) =>
  lifecycleStates.flatMap((state) => lifecycleActors.map((actor) => ({ action, state, actor }))),
);

describe("the life of a job (R51)", () => {
  it.each(combinations)("$action in $state by $actor", ({ action, state, actor }) => {
    const [states, actors] = allowed[action];
    const expected = states.includes(state) && actors.includes(actor);
    expect(mayActOnJob(action, state, actor)).toBe(expected);
    if (actor === "owner" || actor === "recruiter" || actor === "reader") {
      expect(whyNotActOnJob(action, state, actor) === null).toBe(expected);
    }
  });

  it("a reader is told that they only read, a company that its suspended job stays so", () => {
    expect(whyNotActOnJob("close", "open", "reader")).toBe("posting.readOnly");
    expect(whyNotActOnJob("reopen", "suspended", "owner")).toBe("manage.refusals.suspended");
    expect(whyNotActOnJob("publish", "held", "owner")).toBe("manage.refusals.held");
    expect(whyNotActOnJob("reopen", "open", "owner")).toBe("manage.refusals.otherState");
  });

  it.each([
    ["active", null, null, "open"],
    ["closed", null, null, "closed"],
    ["closed", "expired", null, "closed"],
    ["closed", "suspended", null, "suspended"],
    ["draft", null, null, "draft"],
    ["draft", null, new Date(), "scheduled"],
    ["draft", "held", null, "held"],
    ["paused", null, null, "draft"],
  ] as const)("DATA-08 %s, %s, publish at %s is %s", (status, closedReason, publishAt, state) => {
    expect(lifecycleState({ status, closedReason, publishAt })).toBe(state);
  });

  it("one press adds two weeks to the last day, or to today", () => {
    expect(extendedDeadline("2026-12-01", "2026-11-22")).toBe("2026-12-15");
    expect(extendedDeadline("2026-11-01", "2026-11-22")).toBe("2026-12-06");
    expect(extendedDeadline(null, "2026-12-25")).toBe("2027-01-08");
    expect(addDays("2028-02-28", 2)).toBe("2028-03-01");
  });
});

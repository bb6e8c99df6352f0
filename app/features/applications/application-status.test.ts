import { describe, expect, it } from "vitest";
import {
  type ApplicationStatus,
  actionsFor,
  applicationStatuses,
  companyActions,
  endedStatuses,
  type Side,
  sides,
  statusAfter,
  type TransitionAction,
  transitions,
  undecidedStatuses,
} from "./application-status.ts";
import { reachedStep, shownStatus } from "./own-status.ts";

/** What each side may do in each status and where it leads, written down apart from the table. */
const expected: Record<ApplicationStatus, Record<Side, string>> = {
  pending: {
    company:
      "shortlist>shortlisted invite>interview offer>offered hire>hired decline>not_selected reply>pending",
    seeker: "withdraw>withdrawn write>pending",
    system: "close>closed",
  },
  shortlisted: {
    company:
      "invite>interview offer>offered hire>hired decline>not_selected reconsider>pending reply>shortlisted",
    seeker: "withdraw>withdrawn write>shortlisted",
    system: "close>closed",
  },
  interview: {
    company:
      "shortlist>shortlisted invite>interview offer>offered hire>hired decline>not_selected reconsider>pending reply>interview",
    seeker: "withdraw>withdrawn write>interview confirm>interview ask_another_time>interview",
    system: "close>closed",
  },
  offered: {
    company:
      "shortlist>shortlisted invite>interview hire>hired decline>not_selected reconsider>pending reply>offered",
    seeker: "withdraw>withdrawn write>offered",
    system: "close>closed",
  },
  hired: { company: "reconsider>pending reply>hired", seeker: "write>hired", system: "" },
  not_selected: {
    company:
      "shortlist>shortlisted invite>interview offer>offered hire>hired reconsider>pending reply>not_selected",
    seeker: "write>not_selected",
    system: "",
  },
  withdrawn: { company: "", seeker: "send>pending", system: "" },
  closed: {
    company:
      "shortlist>shortlisted invite>interview offer>offered hire>hired decline>not_selected reply>closed",
    seeker: "",
    system: "",
  },
};

const cases = applicationStatuses.flatMap((status) =>
  sides.map((side) => [status, side, expected[status][side]] as const),
);

describe("the life of an application", () => {
  it.each(cases)("%s, %s: %s", (status, side, allowed) => {
    const actual = actionsFor(side, status).map(
      (action) => `${action}>${statusAfter(action, status, side)}`,
    );
    expect(actual.sort()).toEqual(allowed.split(" ").filter(Boolean).sort());
  });

  it("no side acts for another one", () => {
    for (const [action, { side }] of Object.entries(transitions)) {
      for (const other of sides.filter((one) => one !== side)) {
        for (const status of applicationStatuses) {
          expect(statusAfter(action as TransitionAction, status, other)).toBeUndefined();
        }
      }
    }
  });

  it("each status is either undecided or ended, and undecided ones end at once with their job", () => {
    expect([...undecidedStatuses, ...endedStatuses].sort()).toEqual(
      [...applicationStatuses].sort(),
    );
    for (const status of undecidedStatuses)
      expect(statusAfter("close", status, "system")).toBe("closed");
    for (const status of endedStatuses)
      expect(statusAfter("close", status, "system")).toBeUndefined();
  });

  it("lists each of the company's actions once", () => {
    const own = Object.entries(transitions).flatMap(([action, { side }]) =>
      side === "company" ? [action] : [],
    );
    expect([...companyActions].sort()).toEqual(own.sort());
  });

  it("finding 31: each is on one of the five steps that its applicant sees, but a withdrawn one on none", () => {
    const stepsOf = applicationStatuses.map((status) => [
      status,
      reachedStep(shownStatus(status, true)),
    ]);
    expect(Object.fromEntries(stepsOf)).toEqual({
      pending: 2,
      shortlisted: 3,
      interview: 4,
      offered: 5,
      hired: 5,
      not_selected: 5,
      closed: 5,
      withdrawn: undefined,
    });
  });
});

import { describe, expect, it } from "vitest";
import type { ManagedRow } from "#app/features/company-dashboard/managed-row.ts";
import { noJobs } from "#app/features/jobs/lifecycle/managed-job.ts";
import { rendered } from "#test/render/render-parts.tsx";
import { ManagedJobs } from "./managed-jobs.tsx";

const job: ManagedRow = {
  id: "7d1f1c2e-5b1c-4a53-9d5c-6a0b5a1f9c11",
  title: "Accountant",
  place: "Aleppo",
  createdAt: "2026-11-20T09:00:00.000Z",
  state: "open",
  deadline: null,
  closesInDays: null,
  publishAt: null,
  closedReason: null,
  closedAt: null,
  isConfirmationRequested: false,
  review: null,
  applications: 0,
  undecided: 0,
  unanswered: 0,
  views: Array<number>(14).fill(0),
};

const shown = (rest: Partial<ManagedRow>) =>
  rendered(
    <ManagedJobs
      mayChange
      filter="all"
      counts={{ ...noJobs, all: 1 }}
      jobs={{ items: [{ ...job, ...rest }], total: 1, page: 1, pages: 1 }}
    />,
  );

describe("issue 15: a company's list of its jobs", () => {
  it.each([
    ["open", "changes_requested", "Changes requested: Why, and what to do"],
    ["suspended", "suspended", "Why, and what to do"],
    ["suspended", "appealed", "Why, and what to do"],
  ] as const)("leads from a job that is %s and %s to the review", (state, review, text) => {
    const html = shown({ state, review });
    expect(html).toContain(`/company-dashboard/jobs/${job.id}/review`);
    expect(html).toContain(text);
  });

  // DASH-02
  it.each([
    ["open", {}, "Active", "No last day"],
    ["open", { deadline: "2026-11-25", closesInDays: 1 }, "Active", "Closes tomorrow"],
    ["open", { deadline: "2026-11-20" }, "Active", "The last day to apply was Nov 20"],
    ["open", { isConfirmationRequested: true }, "Active", "Is it still open?"],
    ["draft", {}, "Draft", "Not published yet"],
    [
      "scheduled",
      { publishAt: "2026-11-29T06:00:00.000Z" },
      "Draft",
      "Goes out Sunday, November 29",
    ],
    ["held", {}, "Draft", "A moderator is reviewing it"],
    [
      "closed",
      { closedReason: "filled_here", closedAt: "2026-11-10T09:00:00.000Z" },
      "Closed",
      "Filled on Nov 10",
    ],
    [
      "suspended",
      { closedReason: "suspended", closedAt: "2026-11-10T09:00:00.000Z" },
      "Closed",
      "Suspended by Furas on Nov 10",
    ],
  ] as const)(
    "gives the stored status of a job that is %s, and why (%j)",
    (state, rest, status, why) => {
      const html = shown({ state, ...rest });
      expect(html).toMatch(new RegExp(`class="badge[^"]*">${status}</`));
      expect(html).toContain(why);
    },
  );

  it("says of a draft when it was begun, of everything else when it was posted", () => {
    expect(shown({})).toContain("posted Nov 20");
    expect(shown({ state: "draft" })).toContain("started Nov 20");
    expect(shown({ state: "draft" })).not.toContain("posted");
  });

  it("counts who has no answer", () => {
    expect(shown({ applications: 3, unanswered: 1 })).toContain("1 unanswered");
    expect(shown({ applications: 3, undecided: 1 })).not.toContain("unanswered");
  });

  it("sums the views of the last days and draws a bar for each that had any", () => {
    const html = shown({ views: [...Array<number>(12).fill(0), 30, 10] });
    expect(html).toContain('<span class="num">40</span>');
    expect(html.match(/v-\d+h8/g)).toEqual(["v-100h8", "v-33h8"]);
    expect(shown({})).not.toContain('<svg viewBox="0 0 140');
  });

  it("says nothing of a review where there is none to read", () => {
    expect(shown({})).not.toContain("/review");
  });
});

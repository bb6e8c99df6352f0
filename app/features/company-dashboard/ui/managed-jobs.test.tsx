import { describe, expect, it } from "vitest";
import type { ManagedRow } from "#app/features/company-dashboard/managed-row.ts";
import { rendered } from "#test/render/render-parts.tsx";
import { ManagedJobs } from "./managed-jobs.tsx";

const job: ManagedRow = {
  id: "7d1f1c2e-5b1c-4a53-9d5c-6a0b5a1f9c11",
  title: "Accountant",
  place: "Aleppo",
  state: "open",
  deadline: null,
  closesInDays: null,
  publishAt: null,
  closedReason: null,
  closedAt: null,
  isConfirmationRequested: false,
  review: null,
  applications: 0,
  unopened: 0,
  undecided: 0,
};

const shown = (rest: Partial<ManagedRow>) =>
  rendered(
    <ManagedJobs
      mayChange
      filter="all"
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

  it("says nothing of a review where there is none to read", () => {
    expect(shown({})).not.toContain("/review");
  });
});

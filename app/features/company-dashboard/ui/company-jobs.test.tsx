import { describe, expect, it } from "vitest";
import type { DashboardJob } from "#app/features/company-dashboard/dashboard.ts";
import { rendered } from "#test/render/render-parts.tsx";
import { CompanyJobs } from "./company-jobs.tsx";

const job: DashboardJob = {
  id: "7d1f1c2e-5b1c-4a53-9d5c-6a0b5a1f9c11",
  title: "Accountant",
  place: { ar: "حلب", en: "Aleppo" },
  state: "open",
  createdAt: "2026-11-20T09:00:00.000Z",
  deadline: null,
  applications: 0,
  unopened: 0,
  isFilled: false,
  undecided: 0,
  review: null,
};

const shown = (state: DashboardJob["state"]) =>
  rendered(
    <CompanyJobs mayChange page={{ items: [{ ...job, state }], total: 1, page: 1, pages: 1 }} />,
  );

describe("a company's own jobs", () => {
  it("a draft was started on its day, everything else posted", () => {
    expect(shown("open")).toContain("Posted November 20, 2026");
    expect(shown("draft")).toContain("Started November 20, 2026");
    expect(shown("draft")).not.toContain("Posted");
  });
});

import { describe, expect, it } from "vitest";
import { languages } from "#app/i18n/language.ts";
import { sampleDashboard } from "./sample-dashboard.ts";

describe.each(languages)("the demo dashboard's sample in %s", (language) => {
  const { company, jobs, applications, analytics, stages } = sampleDashboard(language);
  const foreign = language === "ar" ? /\p{Script=Latin}/u : /\p{Script=Arabic}/u;

  it("MOCK-02 has jobs that are active, paused and closed, all their fields filled", () => {
    expect(new Set(jobs.map(({ status }) => status))).toEqual(
      new Set(["active", "paused", "closed"]),
    );
    for (const { title, location, salary, postedAt, ...job } of jobs) {
      for (const text of [title, job.company, location]) {
        expect(text).not.toBe("");
        expect(text).not.toMatch(foreign);
      }
      expect(location).not.toContain("/");
      expect(salary.min).toBeGreaterThan(0);
      expect(new Date(postedAt).toISOString()).toContain(postedAt);
      expect(job.views).toBeGreaterThan(job.applicants);
    }
  });

  it("MOCK-03 has applications, pending and reviewed, to jobs of the sample", () => {
    expect(new Set(applications.map(({ status }) => status))).toEqual(
      new Set(["pending", "reviewed"]),
    );
    const titles = jobs.map(({ title }) => title);
    for (const { jobTitle, applicantName, applicantEmail } of applications) {
      expect(titles).toContain(jobTitle);
      expect(applicantName).not.toMatch(foreign);
      expect(applicantEmail).toMatch(/@example\.com$/);
    }
    const days = applications.map(({ appliedAt }) => appliedAt);
    expect(days).toEqual([...days].sort().reverse());
  });

  it("MOCK-01 its analytics add up the figures of its jobs", () => {
    expect(company).toBe(jobs[0]?.company);
    expect(analytics.views).toBe(jobs.reduce((sum, { views }) => sum + views, 0));
    expect(stages.applied).toBe(jobs.reduce((sum, { applicants }) => sum + applicants, 0));
    const counts = Object.values(stages);
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));
    const { active, paused, closed } = analytics.ofStatus;
    expect(active + paused + closed).toBe(jobs.length);
  });
});

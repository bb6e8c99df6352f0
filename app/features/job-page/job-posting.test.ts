import { expect, it } from "vitest";
import type { JobDetail } from "#app/features/job/job.ts";
import { countries } from "#app/features/places/place.ts";
import { jobPosting } from "./job-posting.ts";

const headings = { requirements: "Requirements", benefits: "Benefits" };
const stated = (job: JobDetail) => jobPosting(job, headings);

const job = {
  id: "7f0f1c1e-1111-4222-8333-444455556666",
  title: "Accountant",
  description: "Books & <ledgers>\nof a mill",
  category: "Accounting & Finance",
  employmentType: "full-time",
  workArrangement: "on-site",
  postedAt: "2026-11-20T08:30:00.000Z",
  deadline: "2026-12-05",
  location: "Azaz, Aleppo, Syria",
  placeId: null,
  requirements: [],
  benefits: [],
  pay: { min: null, max: null, currency: "SYP" },
  company: { name: "Barada Mills" },
} as unknown as JobDetail;

it("has the fields that Google requires of every job, in its formats", () => {
  expect(stated(job)).toMatchObject({
    title: "Accountant",
    description: "Books &amp; &lt;ledgers&gt;\nof a mill",
    identifier: { "@type": "PropertyValue", name: "Furas", value: job.id },
    datePosted: "2026-11-20T08:30:00.000Z",
    validThrough: "2026-12-05T23:59:59+03:00",
    employmentType: "FULL_TIME",
    hiringOrganization: { "@type": "Organization", name: "Barada Mills" },
    directApply: true,
  });
});

it.each([
  ["Azaz, Aleppo, Syria", "Azaz", "Aleppo", "SY"],
  ["دمشق، سوريا", "Damascus", "Damascus", "SY"],
  ["Amman, Jordan", "Amman", "Amman", "JO"],
  ["Syria", undefined, undefined, "SY"],
  ["Newtown, Somewhere, Nowhere", "Newtown", "Somewhere", "Nowhere"],
])("%s is an address with its country's code", (location, locality, region, country) => {
  const address = stated({ ...job, location })?.jobLocation.address;
  expect(address).toMatchObject({
    "@type": "PostalAddress",
    addressLocality: locality,
    addressRegion: region,
    addressCountry: country,
  });
});

it("every country has a code", () => {
  for (const { en } of countries) {
    const address = stated({ ...job, location: en })?.jobLocation.address;
    expect(address?.addressCountry, en).toMatch(/^[A-Z]{2}$/);
  }
});

it("remote work says from where it may be done", () => {
  expect(stated({ ...job, workArrangement: "remote" })).toMatchObject({
    jobLocationType: "TELECOMMUTE",
    applicantLocationRequirements: { "@type": "Country", name: "Syria" },
  });
  expect(stated(job)).not.toHaveProperty("jobLocationType");
});

it("names no last day where there is none", () => {
  expect(stated({ ...job, deadline: null })?.validThrough).toBeUndefined();
});

it.each([
  ["month", "MONTH"],
  ["week", "WEEK"],
  ["day", "DAY"],
  ["hour", "HOUR"],
] as const)(
  "issue 15.2 pay for a %s has the unit %s, old pounds as new ones",
  (period, unitText) => {
    const pay = { min: 1_500_000, max: 2_000_000, currency: "SYP", period, pound: "old" } as const;
    expect(stated({ ...job, pay })?.baseSalary).toEqual({
      "@type": "MonetaryAmount",
      currency: "SYP",
      value: { "@type": "QuantitativeValue", minValue: 15_000, maxValue: 20_000, unitText },
    });
  },
);

it("issue 16 says no pay of a whole project: there is no unit for it", () => {
  const pay = { min: 100, max: 200, currency: "USD", period: "project" } as const;
  expect(stated({ ...job, pay })).not.toHaveProperty("baseSalary");
});

it("issue 16 describes the job as wholly as its page", () => {
  const whole = { ...job, requirements: ["Two years", "C & C++"], benefits: ["Transport"] };
  expect(stated(whole)?.description).toBe(
    "Books &amp; &lt;ledgers&gt;\nof a mill\nRequirements\nTwo years\nC &amp; C++\nBenefits\nTransport",
  );
});

it.each([
  ["title", { title: " " }],
  ["description", { description: "\n" }],
  ["description that says more than its title", { description: " Accountant\n" }],
  ["company's name", { company: { ...job.company, name: "" } }],
  ["country", { location: "", placeId: null }],
])("issue 16 states nothing of a job without a %s", (_, lacks) => {
  expect(stated({ ...job, ...lacks })).toBeUndefined();
});

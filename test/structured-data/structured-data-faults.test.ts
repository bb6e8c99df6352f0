import { describe, expect, it } from "vitest";
import { structuredDataFaults } from "./structured-data-faults.ts";

const posting = {
  "@context": "https://schema.org",
  "@type": "JobPosting",
  title: "Accountant",
  description: "The books of a mill.<br>Two years.",
  identifier: { "@type": "PropertyValue", name: "Furas", value: "7f0f1c1e" },
  datePosted: "2026-11-20T08:30:00.000Z",
  validThrough: "2026-12-05T23:59:59+03:00",
  employmentType: "FULL_TIME",
  directApply: true,
  hiringOrganization: { "@type": "Organization", name: "Barada Mills" },
  jobLocation: {
    "@type": "Place",
    address: { "@type": "PostalAddress", addressLocality: "Homs", addressCountry: "SY" },
  },
};
const now = new Date("2026-11-22T12:00:00Z");

describe("issue 16, part 6: the search engines' view of a page is judged", () => {
  it("finds nothing wrong with a whole posting", async () => {
    expect(await structuredDataFaults(posting, now)).toEqual([]);
  });

  it.each<[string, Record<string, unknown>, RegExp]>([
    ["an unknown property", { salery: 1 }, /"salery" for type "JobPosting" is not supported/],
    ["a value of another type", { jobLocation: { "@type": "Person" } }, /JobPosting\.jobLocation/],
    ["a word for a truth", { directApply: "yes" }, /JobPosting\.directApply/],
    ["a missing title", { title: undefined }, /"title" is missing/],
    ["a day without a zone", { validThrough: "2026-12-05T23:59:59" }, /validThrough/],
    ["a job that is over", { validThrough: "2026-11-05T23:59:59Z" }, /to come/],
    ["a title for a description", { description: "Accountant" }, /more than the title/],
    ["a country by name", { jobLocation: { address: { addressCountry: "Syria" } } }, /country/],
  ])("finds %s", async (_, change, fault) => {
    const faults = await structuredDataFaults({ ...posting, ...change }, now);
    expect(faults.join("\n")).toMatch(fault);
  });
});

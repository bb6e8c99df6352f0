import { describe, expect, test } from "vitest";
import { savedCard } from "./saved-card.ts";

const now = new Date("2026-11-20T10:00:00Z");
const job = {
  id: "0b7c6a3e-1111-4222-8333-444455556666",
  title: "Miller",
  company: { id: "9f1d2c3b-1111-4222-8333-444455556666", name: "Mill", logo: null },
  employmentType: "full-time",
  pay: { min: 900, max: null, currency: "USD" },
  postedAt: "2026-11-15T08:00:00.000Z",
  deadline: "2026-11-22",
  description: "Keeps the stones of the mill sharp. And more.",
};
const pageOf = (detail: object) =>
  `<main></main><script type="application/json" id="page-data">${JSON.stringify({
    entry: "/assets/entry.js",
    data: { loaderData: { root: null, "features/job-page/routes/job-detail": { detail } } },
  })}</script><script>more()</script>`;

describe("the card of a saved job's page", () => {
  test("has what a list shows, its days counted from now", () => {
    expect(savedCard(pageOf({ job, place: "Homs" }), now)).toMatchObject({
      id: job.id,
      companyKey: "9f1d2c3b",
      company: "Mill",
      place: "Homs",
      employmentType: "full-time",
      pay: job.pay,
      isNew: false,
      isUrgent: true,
      postedDaysAgo: 5,
      closesInDays: 2,
      excerpt: "Keeps the stones of the mill sharp. And more.",
    });
  });

  test.each([
    ["a page without data", "<main></main>"],
    ["data that is cut", pageOf({ job, place: "" }).slice(0, 120)],
    ["data of another version", pageOf({ job: { id: job.id, title: job.title } })],
  ])("is none for %s", (_, html) => {
    expect(savedCard(html, now)).toBeNull();
  });
});

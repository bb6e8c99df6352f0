import { describe, expect, it } from "vitest";
import { useTestDatabase } from "#test/database.ts";
import { makeCompany, makeJob } from "#test/people.ts";
import { landingJobs } from "./landing-jobs.server.ts";

useTestDatabase();

describe("the board's data on the landing page", () => {
  it("an empty board has no jobs", async () => {
    expect(await landingJobs("ar")).toEqual({ activeJobs: 0, latest: [], provinces: [] });
  });

  it("LAND-02 counts active jobs by governorate and shows the three newest", async () => {
    const company = await makeCompany({ companyName: "Barada Foods" });
    const nameless = await makeCompany({
      companyName: null,
      firstName: "Samer",
      lastName: "Haddad",
    });
    const posted = (day: number) => new Date(Date.UTC(2026, 0, day));
    await makeJob(company, { title: "Oldest", createdAt: posted(1) });
    await makeJob(company, {
      title: "Cook",
      placeId: "syria/aleppo",
      location: "Aleppo, Syria",
      createdAt: posted(2),
    });
    await makeJob(company, { title: "Hidden", status: "draft", createdAt: posted(9) });
    await makeJob(company, { title: "Over", status: "closed", createdAt: posted(9) });
    await makeJob(nameless, {
      title: "Guard",
      placeId: "syria/rif-dimashq/douma",
      createdAt: posted(3),
    });
    await makeJob(company, {
      title: "Driver",
      placeId: null,
      location: "Anywhere",
      createdAt: posted(4),
    });

    const { activeJobs, latest, provinces } = await landingJobs("ar");
    expect(activeJobs).toBe(4);
    expect(new Map(provinces.map(({ id, count }) => [id, count]))).toEqual(
      new Map([
        ["syria/aleppo", 2],
        ["syria/rif-dimashq", 1],
      ]),
    );
    expect(latest.map(({ title, place }) => [title, place])).toEqual([
      ["Driver", "Anywhere"],
      ["Guard", "دوما، ريف دمشق"],
      ["Cook", "حلب"],
    ]);
    expect((await landingJobs("en")).latest[1]).toHaveProperty("place", "Douma, Rif Dimashq");
  });
});

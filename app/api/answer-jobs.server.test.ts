import { describe, expect, it } from "vitest";
import { useTestDatabase } from "#test/database.ts";
import { usePageChanges } from "#test/other-connections.ts";
import { makeCompany, makeJob } from "#test/people.ts";
import { answerJobs } from "./answer-jobs.server.ts";

usePageChanges(useTestDatabase());

async function get(search: string) {
  const { status = 200, body } = await answerJobs(new URLSearchParams(search));
  return { status, body: JSON.parse(String(body)) };
}

describe("GET /api/v1/jobs", () => {
  it("gives active jobs with all that a machine reads of them", async () => {
    const company = await makeCompany({ companyName: "Barada Foods" });
    const job = await makeJob(company, {
      externalId: "hr-1",
      title: "Cook",
      salaryMin: "500000",
      salaryMax: "750000.5",
      placeId: "syria/rif-dimashq/douma",
      location: "دوما, ريف دمشق, سوريا",
    });
    await makeJob(company, { title: "Hidden", status: "draft" });
    expect(await get("?company=Barada+Foods")).toEqual({
      status: 200,
      body: {
        data: [
          {
            id: job.id,
            externalId: "hr-1",
            title: "Cook",
            company: "Barada Foods",
            location: "دوما, ريف دمشق, سوريا",
            province: "Rif Dimashq",
            city: "Douma",
            category: "Accounting & Finance",
            employmentType: "full-time",
            experienceLevel: "mid",
            salaryMin: 500_000,
            salaryMax: 750_000.5,
            currency: "SYP",
            payPeriod: "month",
            payBasis: null,
            pound: "old",
            status: "active",
            postedAt: job.createdAt.toISOString(),
            url: `http://127.0.0.1:3000/jobs/${job.id}`,
          },
        ],
        total: 1,
        next: null,
      },
    });
  });

  it("CALL-07 narrows by each parameter", async () => {
    const company = await makeCompany({ companyName: "Narrow" });
    await makeJob(company, {
      title: "Aleppo nurse",
      category: "Healthcare",
      employmentType: "contract",
    });
    await makeJob(company, { title: "Homs nurse", category: "Law", placeId: "syria/homs/homs" });
    const titles = async (search: string) =>
      (await get(`?company=Narrow&${search}`)).body.data.map(
        ({ title }: { title: string }) => title,
      );
    expect(await titles("keyword=homs+nurse")).toEqual(["Homs nurse"]);
    expect(await titles("category=Healthcare")).toEqual(["Aleppo nurse"]);
    expect(await titles("jobType=contract")).toEqual(["Aleppo nurse"]);
    expect(await titles("province=Homs")).toEqual(["Homs nurse"]);
    expect(await titles("city=حلب")).toEqual(["Aleppo nurse"]);
  });

  it("gives a part at a time, and a cursor for the next", async () => {
    const company = await makeCompany({ companyName: "Parts" });
    for (let i = 0; i < 5; i++) await makeJob(company, { title: `${i}` });
    const seen: string[] = [];
    let cursor = "";
    do {
      const { body } = await get(`?company=Parts&limit=2&cursor=${cursor}`);
      expect(body.total).toBe(5);
      seen.push(...body.data.map(({ id }: { id: string }) => id));
      cursor = body.next;
    } while (cursor);
    expect(new Set(seen).size).toBe(5);
  });

  it.each(["?cursor=nonsense", "?cursor=%00", "?limit=0", "?limit=101", "?limit=x", "?limit=-1"])(
    "refuses %s as JSON",
    async (search) => {
      const { status, body } = await get(search);
      expect(status).toBe(400);
      expect(body.error.message).toMatch(/\w/);
    },
  );
});

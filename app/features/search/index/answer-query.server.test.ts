import { describe, expect, it } from "vitest";
import { useTestDatabase } from "#test/database.ts";
import { makeCompany, makeJob } from "#test/people.ts";
import { list, titles } from "#test/search/list-jobs.ts";

useTestDatabase();

describe("looking for words", () => {
  it("JOBS-10 finds them in title, description, requirements and company, every one of them somewhere", async () => {
    const company = await makeCompany({ companyName: "Zaytoun Mills" });
    await makeJob(company, {
      title: "Qabbani Baker",
      description: "Knead at dawn",
      requirements: '["Driving licence"]',
    });
    for (const keyword of ["qabbani", "KNEAD", "licence", "zaytoun", "qabbani dawn zaytoun"]) {
      expect([keyword, await titles(`keyword=${keyword}`)]).toEqual([keyword, ["Qabbani Baker"]]);
    }
    // A word that no job has is let go.
    expect(await titles("keyword=qabbani nowhere")).toEqual(["Qabbani Baker"]);
    expect(await titles("keyword=nowhere unheard")).toEqual([]);
  });

  it.each([
    ["مهندس مدنى", "مُهندِس مدني أوّل"],
    ["اول", "مُهندِس مدني أوّل"],
    ["C++", "C++ Developer 24"],
    [".net", "Senior .NET Coder"],
    ["٢٤", "C++ Developer 24"],
  ])("JOBS-10 “%s” finds “%s”, in any form of letters and digits", async (keyword, title) => {
    const company = await makeCompany({ companyName: "Variants" });
    await makeJob(company, { title, category: "Design" });
    expect(await titles(`company=Variants&keyword=${encodeURIComponent(keyword)}`)).toContain(
      title,
    );
  });

  it.each([
    ["Healthcare", 1],
    ["medicine", 1],
    ["الطب", 1],
    ["رعاية صحية", 1],
    ["قانون", 0],
  ])(
    "JOBS-10 the category's name “%s” finds its job in either language",
    async (keyword, expected) => {
      const company = await makeCompany({ companyName: `Clinic ${keyword.length}${expected}` });
      await makeJob(company, { title: "Night shift", description: "", category: "Healthcare" });
      const { total } = await list(`company=${company.id}&keyword=${encodeURIComponent(keyword)}`);
      expect(total).toBe(expected);
    },
  );

  it("JOBS-10 JOBS-11 a place among the words finds jobs there in either language", async () => {
    const company = await makeCompany({ companyName: "Everywhere" });
    await makeJob(company, { title: "Tailor", placeId: "syria/rif-dimashq/douma", location: "x" });
    await makeJob(company, { title: "Tailor", placeId: "syria/damascus/mezzeh", location: "x" });
    for (const keyword of ["tailor rif dimashq", "ريف دمشق tailor", "tailor دوما"]) {
      expect([keyword, (await list(`company=${company.id}&keyword=${keyword}`)).total]).toEqual([
        keyword,
        1,
      ]);
    }
  });

  it("SEARCH-05 jobTitle looks in titles only", async () => {
    const company = await makeCompany({ companyName: "Titles" });
    await makeJob(company, { title: "Head Gardener", description: "with a florist" });
    expect(await titles("company=Titles&jobTitle=gardener+head")).toEqual(["Head Gardener"]);
    expect(await titles("company=Titles&jobTitle=florist")).toEqual([]);
  });

  it.each(["%25", "_", "%25%25%25", "\\", "'", "%22", "%ED%A0%80", "%F0%9F%98%80", "..."])(
    "%s stands for itself and finds nothing",
    async (keyword) => {
      await makeJob(await makeCompany(), { title: "Plain" });
      expect((await list(`keyword=${keyword}`)).total).toBe(0);
    },
  );

  it.each([
    ["a long word", `keyword=${"a".repeat(10_000)}`],
    ["many words", `keyword=${"ا ".repeat(5_000)}`],
    ["many pictures", `keyword=${"%F0%9F%98%80".repeat(500)}`],
    ["many parameters", "keyword=x&keyword=y&".repeat(200)],
    ["no characters", "keyword=%00&location=%00&country=%00&province=%00&city=%00&company=%00"],
    ["signs of SQL", "location=%25&country='&province=%22&city=%5C&company=%25&jobTitle=%25"],
    ["large numbers", "salaryMin=999999999999999&salaryMax=0&page=99999999"],
    [
      "names of objects",
      "category=__proto__&jobType=constructor&salaryRange=toString&sort=valueOf",
    ],
  ])("answers a hostile address: %s", async (_what, address) => {
    expect(Array.isArray((await list(address)).cards)).toBe(true);
  });
});

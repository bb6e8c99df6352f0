import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { useTestDatabase } from "../../../dev/test-database.ts";
import { makeCompany, makeJob } from "../../../dev/test-people.ts";
import { db } from "../../platform/database.server.ts";
import { isRefused } from "../../platform/outcome.ts";
import { countActiveJobs, listJobs } from "./job-list.server.ts";
import { readJobQuery } from "./job-query.ts";

useTestDatabase();

async function list(address: string, part = {}) {
  const listed = await listJobs(readJobQuery(new URLSearchParams(address)), "en", part);
  if (isRefused(listed)) throw new Error(listed.refused);
  return listed;
}

const titles = async (address: string) =>
  (await list(address)).cards.map(({ title }) => title).sort();

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);

describe("the public list", () => {
  it("JOBS-01 JOBS-05 shows and counts active jobs only, the newest first", async () => {
    const company = await makeCompany({ companyName: "Public Ltd" });
    await makeJob(company, { title: "Older", createdAt: daysAgo(2) });
    await makeJob(company, { title: "Newer", createdAt: daysAgo(1) });
    await makeJob(company, { title: "Closed", status: "closed" });
    await makeJob(company, { title: "Draft", status: "draft" });
    const { cards, total } = await list("company=Public+Ltd");
    expect(cards.map(({ title }) => title)).toEqual(["Newer", "Older"]);
    expect(total).toBe(2);
    expect(await countActiveJobs()).toBe(2);
  });

  it("JOBS-12 DATA-09 a card has what it shows, with the person's name where a company has none", async () => {
    const company = await makeCompany({ companyName: " ", firstName: "لينا", lastName: "الشيخ" });
    const made = await makeJob(company, {
      title: "Cook",
      description: `First\n\n- ${"word ".repeat(200)}`,
      salaryMin: "500000",
      currency: "USD",
      applicationDeadline: "2020-01-01",
    });
    const { cards } = await list(`company=${company.id}`);
    expect(cards[0]).toMatchObject({
      id: made.id,
      company: "لينا الشيخ",
      companyId: company.id,
      place: "Aleppo",
      employmentType: "full-time",
      pay: { min: 500_000, max: null, currency: "USD" },
      postedAt: made.createdAt.toISOString(),
      isNew: true,
      isUrgent: false,
    });
    expect(cards[0]?.excerpt).toMatch(/^First - word word/);
    expect(cards[0]?.excerpt.length).toBeLessThanOrEqual(240);
  });
});

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
    expect(await titles("keyword=qabbani nowhere")).toEqual([]);
  });

  it.each([
    ["مهندس مدنى", "مُهندِس مدني أوّل"],
    ["اول", "مُهندِس مدني أوّل"],
    ["C++", "C++ Developer 24"],
    [".net", "Senior .NET Coder"],
    ["٢٤", "C++ Developer 24"],
  ])("JOBS-10 “%s” finds “%s”, whatever the letters and digits", async (keyword, title) => {
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
    async (keyword, found) => {
      const company = await makeCompany({ companyName: `Clinic ${keyword.length}${found}` });
      await makeJob(company, { title: "Night shift", description: "", category: "Healthcare" });
      const { total } = await list(`company=${company.id}&keyword=${encodeURIComponent(keyword)}`);
      expect(total).toBe(found);
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

describe("places", () => {
  it("JOBS-11 PROV-05 a name in either language finds the place and what lies in it, and no other", async () => {
    const company = await makeCompany({ companyName: "Maps" });
    const at = (title: string, placeId: string | null, location: string) =>
      makeJob(company, { title, placeId, location });
    await at("city", "syria/aleppo/azaz", "Azaz, Aleppo, Syria");
    await at("province", "syria/aleppo", "حلب, سوريا");
    await at("by text", null, "Mill road، حَلب ، سوريا");
    await at("elsewhere", "syria/damascus", "Aleppo street, Damascus, Syria");
    await at("not this", null, "Aleppo street, Homs, Syria");
    for (const location of ["Aleppo", "حلب", "ALEPPO", "Aleppo, Syria", "محافظة حلب"]) {
      expect([
        location,
        await titles(`company=Maps&location=${encodeURIComponent(location)}`),
      ]).toEqual([location, ["by text", "city", "province"]]);
    }
    expect(await titles("company=Maps&location=Azaz, Aleppo")).toEqual(["city"]);
    expect(await titles("company=Maps&location=mill")).toEqual(["by text"]);
    expect(await titles("company=Maps&location=aleppo street")).toEqual(["elsewhere", "not this"]);
  });

  it("PROV-05 Rif Dimashq is not Damascus", async () => {
    const company = await makeCompany({ companyName: "Two" });
    await makeJob(company, {
      title: "rif",
      placeId: "syria/rif-dimashq",
      location: "ريف دمشق, سوريا",
    });
    await makeJob(company, {
      title: "rif by text",
      placeId: null,
      location: "دوما, ريف دمشق, سوريا",
    });
    await makeJob(company, { title: "city", placeId: "syria/damascus", location: "دمشق, سوريا" });
    expect(await titles("company=Two&location=دمشق")).toEqual(["city"]);
    expect(await titles("company=Two&location=Rif Dimashq")).toEqual(["rif", "rif by text"]);
  });

  it("SEARCH-05 country, province and city each narrow to the one chosen, in either language", async () => {
    const company = await makeCompany({ companyName: "Abroad" });
    const at = (placeId: string) => makeJob(company, { title: placeId, placeId, location: "x" });
    await at("syria/homs/homs");
    await at("syria/hama/suran");
    await at("egypt/cairo");
    const of = (address: string) => titles(`company=Abroad&${address}`);
    expect(await of("country=Syria")).toEqual(["syria/hama/suran", "syria/homs/homs"]);
    expect(await of("country=مصر")).toEqual(["egypt/cairo"]);
    expect(await of("country=Syria&province=حماة")).toEqual(["syria/hama/suran"]);
    expect(await of("province=Homs")).toEqual(["syria/homs/homs"]);
    expect(await of("country=Syria&province=Hama&city=Suran")).toEqual(["syria/hama/suran"]);
    expect(await of("city=صوران")).toEqual(["syria/hama/suran"]);
    expect(await of("country=Egypt&province=Homs")).toEqual([]);
    expect(await of("country=Atlantis")).toEqual([]);
  });
});

describe("companies", () => {
  it("JOBS-03 an id or a name finds a company's jobs; a whole name finds only that company", async () => {
    const barada = await makeCompany({ companyName: "Oak & Sons" });
    const group = await makeCompany({ companyName: "Oak & Sons Trading" });
    await makeJob(barada, { title: "one" });
    await makeJob(group, { title: "two" });
    expect(await titles(`company=${barada.id}`)).toEqual(["one"]);
    expect(await titles("company=oak+%26+sons")).toEqual(["one"]);
    expect(await titles("company=sons")).toEqual(["one", "two"]);
    expect(await titles("company=oaks")).toEqual([]);
    expect(await titles("company=00000000-0000-0000-0000-000000000000")).toEqual([]);
  });

  it("SEARCH-08 size and industry are the company's, large being two sizes", async () => {
    const sizes = ["1-10", "201-500", "501-1000", "1000+"];
    for (const companySize of sizes) {
      const company = await makeCompany({ companyName: "Sized", companySize, industry: "banking" });
      await makeJob(company, { title: companySize });
    }
    await makeJob(await makeCompany({ companyName: "Sized" }), { title: "unknown" });
    expect(await titles("company=Sized&companySize=startup")).toEqual(["1-10"]);
    expect(await titles("company=Sized&companySize=large")).toEqual(["201-500", "501-1000"]);
    expect(await titles("company=Sized&companySize=enterprise")).toEqual(["1000+"]);
    expect(await titles("company=Sized&industry=banking")).toEqual([...sizes].sort());
    expect(await titles("company=Sized&industry=insurance")).toEqual([]);
  });
});

describe("choices", () => {
  it("JOBS-02 SEARCH-05 each filters alone and all together", async () => {
    const company = await makeCompany({ companyName: "Choice" });
    await makeJob(company, {
      title: "a",
      category: "Law",
      employmentType: "contract",
      experienceLevel: "entry",
    });
    await makeJob(company, {
      title: "b",
      category: "Law",
      employmentType: "freelance",
      experienceLevel: "mid",
    });
    await makeJob(company, {
      title: "c",
      category: "Design",
      employmentType: "contract",
      experienceLevel: "mid",
    });
    const of = (address: string) => titles(`company=Choice&${address}`);
    expect(await of("category=Law")).toEqual(["a", "b"]);
    expect(await of("jobType=contract")).toEqual(["a", "c"]);
    expect(await of("experienceLevel=mid")).toEqual(["b", "c"]);
    expect(await of("category=Law&jobType=contract&experienceLevel=entry&keyword=a")).toEqual([
      "a",
    ]);
    expect(await of("category=Astrology")).toEqual([]);
    expect(await of("jobType=nonsense")).toEqual(["a", "b", "c"]);
  });

  it("SEARCH-07 postedWithin counts back from now", async () => {
    const company = await makeCompany({ companyName: "Ages" });
    for (const age of [0, 2, 6, 13, 29, 31]) {
      await makeJob(company, { title: String(age).padStart(2, "0"), createdAt: daysAgo(age) });
    }
    const of = async (days: number) => (await titles(`company=Ages&postedWithin=${days}`)).length;
    expect([await of(1), await of(3), await of(7), await of(14), await of(30)]).toEqual([
      1, 2, 3, 4, 5,
    ]);
  });

  it("SEARCH-08 an arrangement that is not stated follows the type", async () => {
    const company = await makeCompany({ companyName: "Desks" });
    await makeJob(company, { title: "office" });
    await makeJob(company, { title: "remote", employmentType: "remote" });
    await makeJob(company, {
      title: "hybrid",
      employmentType: "remote",
      workArrangement: "hybrid",
    });
    for (const arrangement of ["office", "remote", "hybrid"]) {
      expect(await titles(`company=Desks&workArrangement=${arrangement}`)).toEqual([arrangement]);
    }
  });
});

describe("pay", () => {
  it("CONST-07 a band holds SYP jobs from its start up to before its end, by their lower bound", async () => {
    const company = await makeCompany({ companyName: "Bands" });
    const pay = (salaryMin: string | null, more = {}) =>
      makeJob(company, { title: salaryMin ?? "none", salaryMin, ...more });
    for (const amount of ["0", "499999.99", "500000", "1000000", "1999999", "2000000", "9000000"])
      await pay(amount);
    await pay(null, { salaryMax: "100000" });
    await pay("600000", { title: "usd", currency: "USD" });
    const of = (band: string) => titles(`company=Bands&salaryRange=${encodeURIComponent(band)}`);
    expect(await of("0-500000")).toEqual(["0", "499999.99"]);
    expect(await of("500000-1000000")).toEqual(["500000"]);
    expect(await of("1000000-1500000")).toEqual(["1000000"]);
    expect(await of("1500000-2000000")).toEqual(["1999999"]);
    expect(await of("2000000+")).toEqual(["2000000", "9000000"]);
  });

  it("SEARCH-06 the range asked for overlaps the job's, in the currency, SYP when none is chosen", async () => {
    const company = await makeCompany({ companyName: "Ranges" });
    const pay = (
      title: string,
      salaryMin: string | null,
      salaryMax: string | null,
      currency = "SYP",
    ) => makeJob(company, { title, salaryMin, salaryMax, currency });
    await pay("100-200", "100", "200");
    await pay("200-100 as entered", "200", "100");
    await pay("150+", "150", null);
    await pay("up to 120", null, "120");
    await pay("none", null, null);
    await pay("dollars", "100", "200", "USD");
    const of = (address: string) => titles(`company=Ranges&${address}`);
    expect(await of("salaryMin=160")).toEqual(["100-200", "150+", "200-100 as entered"]);
    expect(await of("salaryMin=200")).toEqual(["100-200", "150+", "200-100 as entered"]);
    expect(await of("salaryMin=201")).toEqual(["150+"]);
    expect(await of("salaryMax=99")).toEqual(["up to 120"]);
    expect(await of("salaryMax=100")).toEqual(["100-200", "200-100 as entered", "up to 120"]);
    expect(await of("salaryMin=121&salaryMax=140")).toEqual(["100-200", "200-100 as entered"]);
    expect(await of("salaryMin=150&currency=USD")).toEqual(["dollars"]);
    expect(await of("currency=USD")).toEqual(["dollars"]);
    expect(await of("currency=EUR")).toEqual([]);
  });
});

describe("order and parts", () => {
  it("JOBS-06 sorts by newest, oldest, title and company", async () => {
    const make = async (title: string, companyName: string, age: number) =>
      makeJob(await makeCompany({ companyName: `Sorted ${companyName}` }), {
        title,
        createdAt: daysAgo(age),
      });
    await make("banker", "C", 3);
    await make("Actor", "B", 1);
    await make("إداري", "أ", 2);
    await make("بائع", "a", 4);
    const of = async (sort: string) =>
      (await list(`company=Sorted&sort=${sort}`)).cards.map(({ title }) => title);
    expect(await of("newest")).toEqual(["Actor", "إداري", "banker", "بائع"]);
    expect(await of("oldest")).toEqual(["بائع", "banker", "إداري", "Actor"]);
    expect(await of("title")).toEqual(["Actor", "banker", "إداري", "بائع"]);
    expect(await of("company")).toEqual(["بائع", "Actor", "banker", "إداري"]);
  });

  it("JOBS-06 the best match has the whole words in its title, newest first among equals", async () => {
    const company = await makeCompany({ companyName: "Ranked" });
    const make = (title: string, age: number, description = "") =>
      makeJob(company, { title, description, createdAt: daysAgo(age) });
    await make("Manager", 1, "Works with the site nurse");
    await make("Nursery Teacher", 2);
    await make("Nurse", 5);
    await make("Night Nurse", 3);
    const of = async (address: string) =>
      (await list(`company=Ranked&${address}`)).cards.map(({ title }) => title);
    expect(await of("keyword=nurse")).toEqual([
      "Night Nurse",
      "Nurse",
      "Nursery Teacher",
      "Manager",
    ]);
    expect(await of("keyword=nurse aleppo")).toEqual([
      "Night Nurse",
      "Nurse",
      "Nursery Teacher",
      "Manager",
    ]);
    expect((await of("keyword=nurse&sort=newest"))[0]).toBe("Manager");
  });

  it.each(["newest", "oldest", "title", "company", "best"])(
    "JOBS-09 parts by %s come without repeats or gaps, also when jobs are posted in between",
    async (sort) => {
      const company = await makeCompany({ companyName: `Parts ${sort}` });
      const moment = daysAgo(1);
      for (let i = 0; i < 30; i++) {
        // Some of one moment, so that only the id tells them apart.
        const createdAt = i < 15 ? moment : daysAgo(i);
        await makeJob(company, { title: `Parts ${i % 7}`, createdAt });
      }
      await db.execute(
        sql`update jobs set created_at = created_at + interval '1 microsecond' where company_id = ${company.id} and title = 'Parts 3'`,
      );
      const address = `company=${company.id}&keyword=parts&sort=${sort}`;
      const whole = (await list(address, { limit: 100 })).cards.map(({ id }) => id);
      const seen: string[] = [];
      let after: string | undefined;
      do {
        const { cards, next, total } = await list(address, { after });
        expect(total).toBeGreaterThanOrEqual(30);
        seen.push(...cards.map(({ id }) => id));
        after = next ?? undefined;
        if (seen.length === 12 && sort === "newest") await makeJob(company, { title: "Parts new" });
      } while (after);
      expect(seen).toEqual(whole);
    },
  );

  it("JOBS-09 the last part has nothing after it", async () => {
    const company = await makeCompany({ companyName: "Exact" });
    for (let i = 0; i < 12; i++) await makeJob(company, { title: String(i) });
    expect((await list(`company=${company.id}`)).next).toBeNull();
    await makeJob(company, { title: "13" });
    expect((await list(`company=${company.id}`)).next).not.toBeNull();
  });

  it.each([
    "",
    "x",
    "null",
    "é\0",
    "a".repeat(300),
    ...[
      [],
      ["newest"],
      ["newest", "2026-01-01T00:00:00.000000Z", "no-id"],
      ["newest", "2026-02-31T00:00:00.000000Z", "00000000-0000-0000-0000-000000000000"],
      ["newest", "now", "00000000-0000-0000-0000-000000000000"],
      ["newest", 1, 2],
      ["oldest", "2026-01-01T00:00:00.000000Z", "00000000-0000-0000-0000-000000000000"],
      { 0: "newest", length: 3 },
    ].map((cursor) => Buffer.from(JSON.stringify(cursor)).toString("base64url")),
  ])("refuses the cursor %j", async (after) => {
    expect(await listJobs({}, "en", { after })).toEqual({ refused: "jobs.badCursor" });
  });

  it("refuses a title in a cursor that no job can have", async () => {
    const after = Buffer.from(
      JSON.stringify([
        "title",
        "a\0",
        "2026-01-01T00:00:00.000000Z",
        "00000000-0000-0000-0000-000000000000",
      ]),
    ).toString("base64url");
    expect(await listJobs({ sort: "title" }, "en", { after })).toEqual({
      refused: "jobs.badCursor",
    });
  });
});

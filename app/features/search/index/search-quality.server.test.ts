import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { readJobQuery } from "#app/features/job/job-query.ts";
import { jobListPage } from "#app/features/jobs/list/job-list-page.server.ts";
import { indexOutdatedJobs } from "#app/features/search/write-index.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeCompany, makeJob } from "#test/people.ts";
import { list, titles } from "#test/search/list-jobs.ts";

useTestDatabase();

type Own = { workArrangement?: string; employmentType?: string; experienceLevel?: string };

const titlesFor = (keyword: string, more = "") =>
  titles(`${more}keyword=${encodeURIComponent(keyword)}`);

describe("searching in both languages", () => {
  const listed = async (keyword: string, company: string) => {
    const { cards } = await list(`company=${company}&keyword=${encodeURIComponent(keyword)}`);
    return cards.map((card) => card.title);
  };

  it.each([
    ["accountants", "محاسب عام"],
    ["محاسبة", "Senior Accountant"],
    ["mohaseb", "محاسب عام"],
    ["للممرضات", "Staff Nurse"],
    ["nurses", "ممرضة ليلية"],
    ["شوفير", "Truck Driver"],
    ["grafic designer", "مصمم جرافيك"],
    ["مهندسين مدنيين", "Civil Engineer"],
    ["frontend", "Front-End Developer"],
    ["dot net", "C# Programmer"],
  ])("JOBS-10 “%s” finds “%s”", async (keyword, title) => {
    const company = await makeCompany();
    await makeJob(company, { title, description: "", category: "Law" });
    await makeJob(company, { title: "Beekeeper", description: "", category: "Law" });
    expect(await titlesFor(keyword, `company=${company.id}&`)).toEqual([title]);
  });

  it("JOBS-10 JOBS-11 a place is a place: in it, not merely named in the text", async () => {
    const company = await makeCompany({ companyName: "Placed" });
    const at = (title: string, placeId: string, description = "") =>
      makeJob(company, { title, placeId, location: "x", description });
    await at("محاسب في المدينة", "syria/aleppo/aleppo");
    await at("Accountant", "syria/homs", "Travels to Aleppo");
    expect(await titlesFor("accountant aleppo", "company=Placed&")).toEqual(["محاسب في المدينة"]);
    expect(await titlesFor("محاسب بحمص", "company=Placed&")).toEqual(["Accountant"]);
    expect(await titlesFor("محاسب درعا", "company=Placed&")).toEqual([
      "Accountant",
      "محاسب في المدينة",
    ]);
  });

  it.each([
    ["barber idlib", "Barber", "Cashier", "Opens beside a barber"],
    ["حلاق بإدلب", "حلاق رجالي", "أمين صندوق", "قرب صالون حلاق"],
    ["plumber sarmada", "Plumber", "Cashier", "The plumber has the key"],
  ])(
    "JOBS-10 “%s” finds “%s” elsewhere before a text that only names one there",
    async (keyword, title, other, description) => {
      const { id } = await makeCompany();
      await makeJob({ id }, { title, placeId: "syria/homs/homs", location: "x", description: "" });
      const there = { placeId: "syria/idlib/sarmada", location: "x" };
      await makeJob({ id }, { title: other, ...there, description });
      expect(await listed(keyword, id)).toEqual([title, other]);
      await makeJob({ id }, { title: `${title} 2`, ...there, description: "" });
      expect(await listed(keyword, id)).toEqual([`${title} 2`, other]);
    },
  );

  it("JOBS-10 a message goes on with the same work elsewhere after the few jobs of its place", async () => {
    const { id } = await makeCompany();
    const inHoms = { placeId: "syria/homs/homs", location: "x", description: "" };
    await makeJob({ id }, { ...inHoms, title: "حلاق" });
    await makeJob({ id }, { ...inHoms, title: "Cashier", description: "قرب حلاق" });
    await makeJob({ id }, { ...inHoms, title: "Barber", placeId: "syria/idlib/sarmada" });
    const message = "مرحبا شباب كيفكن انا عندي خبرة عشر سنين وبدي شغل حلاق بحمص لو سمحتوا";
    expect(await listed(message, id)).toEqual(["حلاق", "Barber", "Cashier"]);
    expect(await listed("حلاق حمص", id)).toEqual(["حلاق", "Cashier"]);
  });

  it.each([
    ["remote potter", "Potter", "Cashier", "Sells what a potter makes"],
    ["فخاري عن بعد", "فخاري", "أمين صندوق", "بيع أعمال فخاري"],
  ])(
    "JOBS-10 “%s” finds “%s” done otherwise before a text that only names one",
    async (keyword, title, other, description) => {
      const { id } = await makeCompany();
      await makeJob({ id }, { title, description: "" });
      await makeJob({ id }, { title: other, workArrangement: "remote", description });
      expect((await listed(keyword, id))[0]).toBe(title);
    },
  );

  it.each(["بدون خبرة", "no experience needed", "رسام بلا خبرة"])(
    "JOBS-10 “%s”: a text that says so comes first, one that wants years last",
    async (keyword) => {
      const { id } = await makeCompany();
      const entry = { experienceLevel: "entry" as const };
      const texts = { sure: "سنوات الخبرة: 0", silent: "", years: "Experience: 8 years" };
      for (const [name, description] of Object.entries(texts)) {
        await makeJob({ id }, { ...entry, title: `رسام ${name}`, description });
      }
      expect(await listed(keyword, id)).toEqual(["رسام sure", "رسام silent", "رسام years"]);
    },
  );

  it.each(["راتب فوق 900 دولار", "salary above 900 usd", "welder salary above 900 usd"])(
    "JOBS-10 “%s”: a pay that begins above it comes before one that only reaches it",
    async (keyword) => {
      const { id } = await makeCompany();
      const paid = (title: string, salaryMin: string) =>
        makeJob({ id }, { title, description: "", currency: "USD", salaryMin, salaryMax: "1500" });
      await paid("Welder above", "1000");
      await paid("Welder around", "600");
      expect(await listed(keyword, id)).toEqual(["Welder above", "Welder around"]);
    },
  );

  it("JOBS-10 an hourly rate is nothing of human resources, a legal form no tool", async () => {
    const { id } = await makeCompany({ companyName: "Rated plc" });
    await makeJob({ id }, { title: "Weaver - $12/hr", description: "Paid 9 USD per hr" });
    await makeJob({ id }, { title: "HR Clerk", description: "" });
    expect(await listed("hr", id)).toEqual(["HR Clerk"]);
    await makeJob({ id }, { title: "Dyer", description: "Knows PLC" });
    expect(await listed("plc", id)).toEqual(["Dyer"]);
  });

  it("JOBS-10 a contract that is قابلة للتجديد is no midwife", async () => {
    const { id } = await makeCompany();
    await makeJob({ id }, { title: "مندوب", description: "عقود سنوية قابلة للتجديد" });
    await makeJob({ id }, { title: "قابلة قانونية", description: "" });
    expect(await listed("قابلة", id)).toEqual(["قابلة قانونية"]);
  });

  it.each([
    ["حي الميدان دمشق", "syria/damascus/midan"],
    ["Midan, Damascus", "syria/damascus/midan"],
    ["وظائف بحي المزة", "syria/damascus/mezzeh"],
  ])("JOBS-10 “%s” is a place, even if its word has another meaning", async (keyword, placeId) => {
    const { id } = await makeCompany();
    await makeJob({ id }, { title: "بائع", placeId, location: "x", description: "" });
    const other = { placeId: "syria/damascus/malki", location: "x" };
    await makeJob({ id }, { title: "مندوب ميداني Field", ...other, description: "الميدان" });
    expect(await listed(keyword, id)).toEqual(["بائع"]);
  });

  it("JOBS-10 JOBS-06 titles come before companies and requirements, those before descriptions", async () => {
    const company = await makeCompany({ companyName: "Ordered" });
    const named = await makeCompany({ companyName: "Ordered Pharmacy" });
    await makeJob(company, { title: "Guard", description: "Next to a pharmacy" });
    await makeJob(company, { title: "Buyer", description: "", requirements: '["صيدلة"]' });
    await makeJob(named, { title: "Driver", description: "" });
    await makeJob(company, { title: "صيدلانية", description: "" });
    const { cards } = await list("company=Ordered&keyword=pharmacist");
    expect(cards.map(({ title }) => title)).toEqual(["صيدلانية", "Buyer", "Guard"]);
    const all = await list("keyword=pharmacist");
    expect(all.cards.map(({ title }) => title)).toEqual(["صيدلانية", "Driver", "Buyer", "Guard"]);
  });

  it.each([
    ["remote", { workArrangement: "remote" } as Own],
    ["عن بعد", { workArrangement: "remote" }],
    ["work from home", { workArrangement: "remote" }],
    ["العمل من المنزل", { workArrangement: "remote" }],
    ["remote jobs", { employmentType: "remote" }],
    ["hybrid", { workArrangement: "hybrid" }],
    ["full time", { employmentType: "full-time" }],
    ["دوام كامل", { employmentType: "full-time" }],
    ["part-time", { employmentType: "part-time" }],
    ["دوام جزئي", { employmentType: "part-time" }],
    ["on contract", { employmentType: "contract" }],
    ["عقد مؤقت", { employmentType: "contract" }],
    ["freelance", { employmentType: "freelance" }],
    ["عمل حر", { employmentType: "freelance" }],
    ["entry level", { experienceLevel: "entry" }],
    ["بدون خبرة", { experienceLevel: "entry" }],
    ["senior", { experienceLevel: "senior" }],
    ["خبير", { experienceLevel: "senior" }],
    ["خبرة عالية", { experienceLevel: "senior" }],
  ])(
    "JOBS-10 “%s” alone finds the jobs that are so, not those whose text has its words",
    async (keyword, own) => {
      const company = await makeCompany();
      const employmentType = own.employmentType === "full-time" ? "contract" : "full-time";
      const other = { workArrangement: "office", employmentType, experienceLevel: "mid" };
      const texts = `The work is at home, not remote, full of time, part of a team, on contract, freelance,
      of entry level, for seniors. عمل من المنزل بعد كامل الدوام جزئي عقد مؤقت حر بدون خبرة خبير hybrid`;
      await makeJob(company, { ...other, title: "Weaver", description: texts });
      await makeJob(company, { ...other, title: "Spinner", description: "", ...own });
      expect(await titlesFor(keyword, `company=${company.id}&`)).toEqual(["Spinner"]);
      const beside = await titlesFor(`${keyword} weaver`, `company=${company.id}&`);
      expect(beside).not.toContain("Spinner");
    },
  );

  it("JOBS-10 closed jobs and drafts are never found, by no word of theirs", async () => {
    const company = await makeCompany({ companyName: "Shut" });
    await makeJob(company, { title: "Lighthouse keeper", status: "closed" });
    await makeJob(company, { title: "Lighthouse painter", status: "draft" });
    expect(await titlesFor("lighthouse")).toEqual([]);
    expect(await titlesFor("lighthous")).toEqual([]);
  });

  it("JOBS-10 a changed job is found by its new words, and not by its old ones", async () => {
    const job = await makeJob(await makeCompany(), { title: "نحّال", description: "" });
    expect(await titlesFor("beekeeper", `company=${job.companyId}&`)).toEqual(["نحّال"]);
    await db.execute(sql`update jobs set title = 'خراط معادن' where id = ${job.id}`);
    await indexOutdatedJobs();
    expect(await titlesFor("beekeeper", `company=${job.companyId}&`)).toEqual([]);
    expect(await titlesFor("lathe operator", `company=${job.companyId}&`)).toEqual(["خراط معادن"]);
    await db.execute(
      sql`update user_profiles set company_name = 'Zenobia Metals' where id = ${job.companyId}`,
    );
    await indexOutdatedJobs();
    expect(await titlesFor("zenobia")).toEqual(["خراط معادن"]);
  });

  it("recognised parts are shown, and each of them can be removed", async () => {
    const inHoms = { employmentType: "part-time", placeId: "syria/homs/homs" };
    await makeJob(await makeCompany(), { title: "Cook", ...inHoms });
    const { readings } = await jobListPage(
      readJobQuery(new URLSearchParams({ keyword: "half-time cook in حمص" })),
      null,
      "en",
    );
    expect(readings).toEqual([
      { kind: "type", value: "part-time", without: "cook in حمص" },
      { kind: "place", value: "Homs", without: "half-time cook in" },
    ]);
    const repeating = await jobListPage({ keyword: "Part-time cook in Homs" }, null, "en");
    expect(repeating.readings).toEqual([]);
    const retyped = await jobListPage({ keyword: "fhgahl ;h,a" }, null, "en");
    expect(retyped.readings[0]).toEqual({
      kind: "labelled",
      label: "Keyboard",
      value: "بالشام كاوش",
      without: '"fhgahl ;h,a"',
    });
    const isVerbatim = await jobListPage({ keyword: '"cook in homs"' }, null, "en");
    expect(isVerbatim.readings).toEqual([]);
    expect(isVerbatim.total).toBe(0);
  });

  it("JOBS-10 excluded terms are in no result, and matches in a text alone come last", async () => {
    const company = await makeCompany({ companyName: "Choosy" });
    const at = { description: "", placeId: "syria/homs" };
    for (const [title, more] of [
      ["Sales executive, insurance", {}],
      ["مندوب مبيعات تأمين", {}],
      ["Sales agent", { requirements: '["insurance"]' }],
      ["Sales clerk", { description: "Once in insurance" }],
      ["Sales officer", {}],
      ["مندوب مبيعات", { placeId: "syria/aleppo" }],
    ] as const)
      await makeJob(company, { ...at, title, ...more });
    const { cards } = await list("company=Choosy&keyword=sales+not+insurance");
    const listed = cards.map(({ title }) => title);
    expect(listed.toSorted()).toEqual(["Sales clerk", "Sales officer", "مندوب مبيعات"]);
    expect(listed.at(-1)).toBe("Sales clerk");
    expect(await titlesFor("مبيعات غير حلب", "company=Choosy&")).not.toContain("مندوب مبيعات");
  });

  it("a preferred pay comes first, jobs without pay next, and the chip takes it away", async () => {
    const company = await makeCompany({ companyName: "Payers" });
    const at = { description: "", currency: "USD" as const };
    await makeJob(company, { ...at, title: "Baker A", salaryMin: "200", salaryMax: "300" });
    await makeJob(company, { ...at, title: "Baker B", salaryMin: null, salaryMax: null });
    await makeJob(company, { ...at, title: "Baker C", salaryMin: "600", salaryMax: "700" });
    const query = { keyword: "baker over $500", company: "Payers" };
    const { cards, readings } = await jobListPage(query, null, "en");
    expect(cards.map(({ title }) => title)).toEqual(["Baker C", "Baker B", "Baker A"]);
    expect(readings[0]).toMatchObject({ label: "Preferred pay", without: "baker" });
    expect(readings[0]?.value).toContain("500");
  });

  it("F16 a pay alone is required of every job: the others are not shown, with any words", async () => {
    const company = await makeCompany({ companyName: "Dollar payers" });
    const at = { description: "", currency: "USD" as const, salaryMin: "600", salaryMax: "700" };
    for (let n = 0; n < 3; n++) await makeJob(company, { ...at, title: `Weaver ${n}` });
    await makeJob(company, { ...at, title: "Weaver 3", salaryMin: "100", salaryMax: "200" });
    await makeJob(company, { ...at, title: "Weaver 4", currency: "SYP", salaryMin: "9000" });
    await makeJob(company, { ...at, title: "Weaver 5", salaryMin: null, salaryMax: null });
    const titlesOf = async (keyword: string) =>
      (await jobListPage({ keyword, company: "Dollar payers" }, null, "en")).cards
        .map(({ title }) => title)
        .toSorted();
    const dollars = ["Weaver 0", "Weaver 1", "Weaver 2", "Weaver 3"];
    for (const keyword of ["USD", "dollar", "راتب بالدولار"]) {
      expect(await titlesOf(keyword), keyword).toEqual(dollars);
    }
    const over = await titlesOf("over 500 dollars");
    expect(over).toEqual(expect.arrayContaining(dollars.slice(0, 3)));
    expect(over).not.toContain("Weaver 3");
    const { readings } = await jobListPage(
      { keyword: "usd", company: "Dollar payers" },
      null,
      "en",
    );
    expect(readings).toMatchObject([{ label: "Salary", without: "" }]);
  });

  it("F56 a search for a hairdresser shows no decorator of cakes", async () => {
    const company = await makeCompany({ companyName: "Cakes" });
    await makeJob(company, { title: "مزيّنة كاتو", description: "" });
    const titlesOf = async (keyword: string) =>
      (await jobListPage({ keyword, company: "Cakes" }, null, "ar")).cards.map(
        ({ title }) => title,
      );
    expect(await titlesOf("كوافيرة")).toEqual([]);
    expect(await titlesOf("حلاق")).toEqual([]);
    expect(await titlesOf("مزينة كاتو")).toHaveLength(1);
    expect(await titlesOf("cake decorator")).toHaveLength(1);
    await makeJob(company, { title: "مزين نسائي", description: "" });
    expect(await titlesOf("كوافيرة")).toEqual(["مزين نسائي"]);
  });

  it("where few jobs match a whole search they come first, and the page names the rest's missing parts", async () => {
    const company = await makeCompany({ companyName: "Widely" });
    await makeJob(company, { title: "Glazier", description: "" });
    await makeJob(company, { title: "Glazier", description: "In the Zenobia hall" });
    const page = await jobListPage({ keyword: "glazier zenobia", company: "Widely" }, null, "en");
    expect(page.cards).toHaveLength(2);
    expect(page.dropped).toBe(
      "Jobs that match your whole search come first (1), then those that match it without: “zenobia”.",
    );
    await makeJob(company, { title: "Forklift driver", description: "" });
    await makeJob(company, { title: "Driver", description: "" });
    const near = await jobListPage({ keyword: "forklift driver", company: "Widely" }, null, "en");
    expect(near.cards.map(({ title }) => title)).toEqual(["Forklift driver", "Driver"]);
    expect(near.dropped).toBe("Matching your whole search: 1. The others are similar.");
    const newest = { keyword: "glazier zenobia", company: "Widely", sort: "newest" } as const;
    expect((await jobListPage(newest, null, "en")).cards).toHaveLength(1);
  });

  it("says which part of a search was let go, and ranks by it all the same", async () => {
    const company = await makeCompany({ companyName: "Openly" });
    const at = { description: "", experienceLevel: "mid", workArrangement: "office" };
    await makeJob(company, { ...at, title: "Cook", placeId: "syria/homs" });
    await makeJob(company, { ...at, title: "Chef", placeId: "syria/aleppo" });
    const page = await jobListPage(
      readJobQuery(new URLSearchParams({ keyword: "cook in Daraa", company: "Openly" })),
      null,
      "en",
    );
    expect(page.total).toBe(2);
    expect(page.relaxed).toBeUndefined();
    expect(page.dropped).toBe("No job matches your whole search. These match it without: “Daraa”.");
    const near = await jobListPage({ keyword: "طباخ خبير حمص", company: "Openly" }, null, "ar");
    expect(near.cards).toHaveLength(1);
    expect(near.dropped).toContain("«خبرة عالية»");
    expect((await jobListPage({ keyword: "cook homs" }, null, "en")).dropped).toBeUndefined();
  });

  it("parts of a search come without repeats or gaps", async () => {
    const company = await makeCompany({ companyName: "Paged" });
    for (let i = 0; i < 30; i++) {
      const title = ["سائق", "Driver", "Fitter", "شوفير تكسي"][i % 4] ?? "";
      await makeJob(company, { title, description: i % 3 === 0 ? "driver" : "سائق شاحنة" });
    }
    const address = "company=Paged&keyword=drivers";
    const whole = (await list(address, { limit: 100 })).cards.map(({ id }) => id);
    expect(whole.length).toBe(30);
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const { cards, next } = await list(address, { after });
      seen.push(...cards.map(({ id }) => id));
      after = next ?? undefined;
    } while (after);
    expect(seen).toEqual(whole);
  });
});

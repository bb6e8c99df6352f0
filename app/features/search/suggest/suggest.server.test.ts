import { eq, inArray, sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { readJobQuery } from "#app/features/job/job-query.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { listJobs } from "#app/features/jobs/list/job-list.server.ts";
import { indexOutdatedJobs } from "#app/features/search/write-index.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeCompany, makeJob, makeJobs } from "#test/people.ts";
import { suggestSearches } from "./suggest.server.ts";
import { maxSuggestions, type Suggestion } from "./suggest.ts";

useTestDatabase();

type Company = Awaited<ReturnType<typeof makeCompany>>;
let bakery: Company;

beforeAll(async () => {
  bakery = await makeCompany({ companyName: "Yasmin Bakery" });
  const inAleppo = (title: string, times: number) => makeJobs(bakery, Array(times).fill({ title }));
  await inAleppo("Bakery Accountant", 3);
  await inAleppo("محاسب أفران", 2);
  await inAleppo("Graphic Designer", 1);
  await inAleppo("Zumba Trainer", 1);
  await makeJob(bakery, {
    title: "مطلوب للمخبز عجّان",
    placeId: "syria/damascus/mezzeh",
    location: "المزة، دمشق، سوريا",
    employmentType: "part-time",
  });
  const jasmine = await makeCompany({ companyName: "شركة الياسمين" });
  await makeJob(jasmine, { title: "Lute Maker", placeId: "syria/idlib/idlib" });
  await makeJob(bakery, { title: "Zumba Draft", status: "draft" });
  await makeJob(bakery, { title: "Zumba Closed", status: "closed" });
});

const labels = (suggestions: readonly Suggestion[]) =>
  suggestions.map(({ kind, label, count }) => `${kind} ${label} ${count}`);
const suggested = async (input: string, language: "ar" | "en" = "en") => {
  // What plain SQL has written is indexed within a second.
  await indexOutdatedJobs();
  return labels((await suggestSearches(input, language)).answer);
};

describe("suggestions", () => {
  it.each([
    ["acc", "title Bakery Accountant 5"],
    ["bakery acc", "title Bakery Accountant 5"],
    ["acc bak", "title Bakery Accountant 5"],
    ["محاس", "title محاسب أفران 5"],
    ["المحاسب", "title محاسب أفران 5"],
    ["grap", "skill graphic designer 1"],
    ["yas", "company Yasmin Bakery 8"],
    ["bak", "company Yasmin Bakery 8"],
    ["alep", "place Aleppo 7"],
    ["حل", "place حلب 7"],
    ["jobs in dam", "place Damascus 1"],
    ["مز", "place المزة 1"],
    ["المز", "place المزة 1"],
    ["بحل", "place حلب 7"],
    ["jobs in", "place Aleppo 7"],
    ["ريف حل", "place حلب 7"],
    ["accountant al", "search accountant Aleppo 5"],
    ["محاسب في حل", "search محاسب في حلب 5"],
    ["accountant full", "search accountant full time 5"],
    ["محاسب بح", "search محاسب حلب 5"],
    ["محاسب ب", "search محاسب Aleppo 5"],
    ["محاسب بالح", "search محاسب حلب 5"],
    ["part t", "work part time 1"],
    ["دوام ج", "work دوام جزئي 1"],
    ["part", "work part time 1"],
    ["mohaseb 7", "search محاسب حلب 5"],
    ["account al", "search accountant Aleppo 5"],
    ["b halab", "place Aleppo 7"],
    ["part time da", "search part time Damascus 1"],
    ["compta", "skill accountant 5"],
    ["وظائف ح", "place حلب 7"],
    ["شغل ح", "place حلب 7"],
    ["شغل بح", "place حلب 7"],
    ["شركة ال", "company شركة الياسمين 1"],
    ["ال ياس", "company شركة الياسمين 1"],
  ])("of %s hold %s", async (input, suggestion) => {
    expect(await suggested(input)).toContain(suggestion);
  });

  it.each([
    ["acountan", "title Bakery Accountant 5"],
    ["grafic des", "skill graphic designer 1"],
    ["mohas", "title محاسب أفران 5"],
    ["halab", "place Aleppo 7"],
  ])("forgive %s and hold %s", async (input, suggestion) => {
    expect(await suggested(input)).toContain(suggestion);
  });

  it.each(["ال", "zumba q"])("of %s are none", async (input) => {
    expect(await suggested(input)).toEqual([]);
  });

  it("name a skill in both languages, and count jobs of both", async () => {
    const [english] = (await suggestSearches("accountant", "en")).answer;
    expect(english).toMatchObject({ kind: "skill", label: "accountant", note: "محاسب" });
    expect(english?.highlights).toEqual([[0, 10]]);
    const [arabic] = (await suggestSearches("محاسب", "ar")).answer;
    expect(arabic).toMatchObject({ kind: "skill", label: "محاسب", note: "accountant" });
    expect(arabic?.count).toBe(english?.count);
  });

  it("say how many jobs answer all of what they lead to: the whole list, or those that it says come first", async () => {
    const input = [
      "acc",
      "grap",
      "yas",
      "alep",
      "مز",
      "dam",
      "part t",
      "nurse al",
      "accountant al",
      "ريف حل",
    ];
    const suggestions = (
      await Promise.all(input.map(async (each) => (await suggestSearches(each, "en")).answer))
    ).flat();
    expect(new Set(suggestions.map(({ kind }) => kind)).size).toBe(6);
    for (const { to, count } of suggestions) {
      const query = readJobQuery(new URL(to, "http://board.example").searchParams);
      const listed = await listJobs(query, "en");
      if ("refused" in listed) throw new Error(listed.refused);
      expect(listed.keyword?.wholeMatches ?? listed.total, to).toBe(count);
    }
  });

  it("offer no titles that are sentences, and no employer that is not named", async () => {
    const unnamed = await makeCompany({ companyName: "Confidential" });
    const hidden = await makeCompany({ companyName: "جهة غير معلنة" });
    await makeJob(unnamed, { title: "Quilter wanted for our Confidential store" });
    await makeJob(hidden, { title: "تعلن جهة معروفة عن حاجتها إلى خطاط" });
    expect(await suggested("confid")).toEqual([]);
    expect(await suggested("جهة")).toEqual([]);
    expect(await suggested("quilt")).toEqual([]);
    await db.delete(jobs).where(inArray(jobs.companyId, [unnamed.id, hidden.id]));
  });

  it("name a company by its sound in the other script, without its legal form", async () => {
    const fawry = await makeCompany({ companyName: "Fawry Payments" });
    const nakheel = await makeCompany({ companyName: "شركة النخيل للبناء (شركة شخص واحد)" });
    const schneider = await makeCompany({ companyName: "Schneider Electric" });
    await makeJob(schneider, { title: "Quilter" });
    await makeJob(fawry, { title: "Quilter" });
    await makeJob(nakheel, { title: "Quilter" });
    expect(await suggested("فوري")).toContain("company Fawry Payments 1");
    expect(await suggested("النخي")).toContain("company شركة النخيل للبناء 1");
    expect(await suggested("شنايد")).toEqual(["company Schneider Electric 1"]);
    await db.delete(jobs).where(inArray(jobs.companyId, [fawry.id, nakheel.id, schneider.id]));
  });

  it("name a company by half its name's sound, of a word that begins no known thing", async () => {
    const nabda = await makeCompany({ companyName: "Nabda Telecom" });
    await makeJob(nabda, { title: "Quilter" });
    expect(await suggested("نبض")).toEqual(["company Nabda Telecom 1"]);
    await db.delete(jobs).where(eq(jobs.companyId, nabda.id));
  });

  it("read Latin letters as Arabic on the English page only where nothing begins so", async () => {
    const [nabda, botany] = [
      await makeCompany({ companyName: "Nabda Telecom" }),
      await makeCompany({ companyName: "Botany" }),
    ];
    await makeJob(botany, { title: "عالم نبات" });
    expect(await suggested("nab", "en")).toContain("skill عالم نبات 1");
    await makeJob(nabda, { title: "Quilter" });
    expect(await suggested("nab", "en")).toEqual(["company Nabda Telecom 1"]);
    expect(await suggested("nab", "ar")).toContain("skill عالم نبات 1");
    await db.delete(jobs).where(inArray(jobs.companyId, [nabda.id, botany.id]));
  });

  it("complete no part of a known name by a level or a way of working", async () => {
    const office = await makeCompany({ companyName: "Office" });
    await makeJob(office, { title: "Data Entry", experienceLevel: "entry" });
    expect(await suggested("data ent")).toEqual(["skill data entry 1"]);
    await db.delete(jobs).where(eq(jobs.companyId, office.id));
  });

  it("after jobs begin with places, and then what both words name", async () => {
    const guard = await makeCompany({ companyName: "Guard" });
    await makeJob(guard, { title: "عامل حراسة", placeId: "syria/hama/hama" });
    const [first, ...others] = await suggested("شغل ح", "ar");
    expect(first).toBe("place حلب 7");
    expect(others.find((each) => each.startsWith("skill"))).toBe("skill شغل حراسة 1");
    await db.delete(jobs).where(eq(jobs.companyId, guard.id));
  });

  it("offer no place that sounds nearly like a role spelled in Latin letters", async () => {
    const company = await makeCompany({ companyName: "Office" });
    await makeJob(company, { title: "سائق", placeId: "syria/rif-dimashq/saqba" });
    expect((await suggested("sa2e2", "ar")).filter((each) => each.startsWith("place"))).toEqual([]);
    expect(await suggested("saqba", "ar")).toContain("place Saqba 1");
    await db.delete(jobs).where(eq(jobs.companyId, company.id));
  });

  it("offer no kind of a role that no title says, until all of it is typed", async () => {
    const fleet = await makeCompany({ companyName: "Fleet" });
    await makeJobs(fleet, Array(3).fill({ title: "Driver" }));
    expect(await suggested("driv")).toEqual(["skill driver 3"]);
    expect(await suggested("taxi driver")).toEqual(["skill taxi driver 3"]);
    await db.delete(jobs).where(eq(jobs.companyId, fleet.id));
  });

  it("offer things and titles that find the same jobs once, and a thing by its usual name", async () => {
    const studio = await makeCompany({ companyName: "Studio" });
    const titles = Array(3).fill({ title: "Motion Graphic Designer" });
    await makeJobs(studio, titles);
    const offered = await suggested("motion gr");
    expect(offered.filter((each) => each.startsWith("skill"))).toHaveLength(1);
    expect((await suggested("graphic"))[0]).toMatch(/^skill graphic designer /);
    await db.delete(jobs).where(eq(jobs.companyId, studio.id));
  });

  it("are in the page's language where Latin letters spell Arabic, without what has far fewer jobs", async () => {
    const [first, ...others] = await suggested("7ala", "ar");
    expect(first).toMatch(/^place حلب /);
    expect(others).toEqual([]);
  });

  it("are few, each leads somewhere else, and none has no jobs", async () => {
    for (const input of ["a", "s", "م", "ال", "se"]) {
      const suggestions = (await suggestSearches(input, "en")).answer;
      expect(suggestions.length).toBeLessThanOrEqual(maxSuggestions);
      expect(new Set(suggestions.map(({ to }) => to)).size).toBe(suggestions.length);
      expect(suggestions.every(({ count }) => count > 0)).toBe(true);
    }
  });

  it("count all of what very many jobs have", async () => {
    const large = await makeCompany({ companyName: "Large" });
    await db.execute(sql`
      insert into jobs (company_id, title, description, category, location, place_id, employment_type, experience_level)
      select ${large.id}, 'Lighthouse Porter', '-', 'Logistics', 'Homs, Homs, Syria', 'syria/homs/homs', 'full-time', 'entry'
      from generate_series(1, 230)`);
    await indexOutdatedJobs();
    expect(await suggested("homs")).toEqual(["place Homs 230"]);
    const [skill, title] = (await suggestSearches("port", "en")).answer;
    expect(title).toMatchObject({ label: "Lighthouse Porter", count: 230, countAtLeast: false });
    expect(skill).toMatchObject({ kind: "skill", count: 230, countAtLeast: false });
    await db.delete(jobs).where(eq(jobs.companyId, large.id));
    expect(await suggested("homs")).toEqual([]);
  });
});

describe("suggestions tell nothing of what is not public", () => {
  it("no draft and no closed job is suggested or counted", async () => {
    expect(await suggested("zumba")).toEqual(["title Zumba Trainer 1"]);
    expect(await suggested("zumba dr")).toEqual([]);
    const hidden = await makeCompany({ companyName: "Qanun Secrets" });
    const draft = await makeJob(hidden, { title: "Qanun Player", status: "draft" });
    expect(await suggested("qanun")).toEqual([]);
    await db.update(jobs).set({ status: "active" }).where(eq(jobs.id, draft.id));
    expect(await suggested("qanun")).toEqual(["company Qanun Secrets 1", "title Qanun Player 1"]);
  });

  it("a job that is closed, renamed, moved or deleted is so in them at once", async () => {
    const one = await makeCompany({ companyName: "Wisal Radio" });
    const two = await makeCompany({ companyName: "Wisal Press" });
    const first = await makeJob(one, { title: "Xylophone Tuner" });
    const second = await makeJob(one, { title: "xylophone tuner" });
    expect(await suggested("xylo")).toEqual(["title Xylophone Tuner 2"]);
    expect(await suggested("wisal")).toEqual(["company Wisal Radio 2"]);
    await db.update(jobs).set({ status: "closed" }).where(eq(jobs.id, first.id));
    expect(await suggested("xylo")).toEqual(["title Xylophone Tuner 1"]);
    await db.update(jobs).set({ title: "Vibraphone Tuner" }).where(eq(jobs.id, second.id));
    expect(await suggested("xylo")).toEqual([]);
    expect(await suggested("vibra")).toEqual(["title Vibraphone Tuner 1"]);
    await db.update(jobs).set({ companyId: two.id }).where(eq(jobs.id, second.id));
    expect(await suggested("wisal")).toEqual(["company Wisal Press 1"]);
    expect(await suggested("tartus")).toEqual([]);
    const placeId = "syria/tartus/tartus";
    await db.update(jobs).set({ placeId }).where(eq(jobs.id, second.id));
    expect(await suggested("tartus")).toEqual(["place Tartus 1"]);
    const named = { placeId: null, location: "Tartus, Syria" };
    await db.update(jobs).set(named).where(eq(jobs.id, second.id));
    expect(await suggested("tartus")).toEqual(["place Tartus 1"]);
    await db.delete(jobs).where(eq(jobs.id, second.id));
    expect([...(await suggested("vibra")), ...(await suggested("wisal"))]).toEqual([]);
  });

  it("a company goes by its new name at once, and one without a name by its person's", async () => {
    const company = await makeCompany({ companyName: "Old Kilim" });
    await makeJob(company, { title: "Weaver" });
    expect(await suggested("kilim")).toEqual(["company Old Kilim 1"]);
    const called = (companyName: string) =>
      db.update(userProfiles).set({ companyName }).where(eq(userProfiles.id, company.id));
    await called("New Sajjad");
    expect([await suggested("kilim"), await suggested("sajj")]).toEqual([
      [],
      ["company New Sajjad 1"],
    ]);
    await called("");
    expect(await suggested("hadd")).toContain("company Samer Haddad 1");
    await db.delete(userProfiles).where(eq(userProfiles.id, company.id));
    expect(await suggested("hadd")).toEqual([]);
  });
});

it("any text is answered", async () => {
  const odd = fc.oneof(
    fc.string({ unit: "binary", maxLength: 40 }),
    fc.string({ unit: fc.constantFrom(..."%_\\'\"&|!():*<>~#+. \0ا ٣ء", "\ud800") }),
    fc.constantFrom(
      "x".repeat(10_000),
      "'; drop table jobs; --",
      "a & b | !c",
      "\u202eabc",
      "🧑‍🍳",
    ),
  );
  await fc.assert(
    fc.asyncProperty(odd, async (input) => {
      const suggestions = (await suggestSearches(input, "ar")).answer;
      expect(suggestions.length).toBeLessThanOrEqual(maxSuggestions);
    }),
    { numRuns: 60 },
  );
});

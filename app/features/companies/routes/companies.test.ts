import { eq, sql } from "drizzle-orm";
import { afterEach, describe, expect, it, vi } from "vitest";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { readJobQuery } from "#app/features/job/job-query.ts";
import { listJobs } from "#app/features/jobs/list/job-list.server.ts";
import { type Language, languages } from "#app/i18n/language.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeCompany, makeJob, makeSeeker } from "#test/people.ts";
import { askPage, linksOf } from "#test/render-route.tsx";
import { useSettings } from "#test/settings.ts";
import * as route from "./companies.tsx";

useTestDatabase();
afterEach(() => {
  vi.restoreAllMocks();
});

const ask = (search = "", language: Language = "en") =>
  askPage(route, { to: `/companies${search}`, language });

const names = (page: string) =>
  [...page.matchAll(/<h3[^>]*><a[^>]*><bdi>([^<]*)/g)].map(([, name]) => name);

const text = (page: string) => page.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");

describe("the directory", () => {
  it.each(languages)("COMP-02 reads 'No companies found' without any, in %s", async (language) => {
    expect(messagesFor("en").browse.companies.none).toBe("No companies found");
    expect((await ask("", language)).page).toContain(messagesFor(language).browse.companies.none);
  });

  it("COMP-01 lists companies that have a name, those with most active jobs first", async () => {
    const busy = await makeCompany({ companyName: "Tigris Mills", industry: "food-beverage" });
    await makeCompany({ companyName: "Orontes Bank", industry: "banking" });
    await makeCompany({ companyName: "أورونتس للأغذية", industry: "food-beverage" });
    await makeCompany({ companyName: null });
    await makeCompany({ companyName: "  " });
    await makeSeeker({ companyName: "Not A Company" });
    await makeJob(busy);
    await makeJob(busy, { status: "closed" });
    expect(names((await ask()).page)).toEqual(["Tigris Mills", "Orontes Bank", "أورونتس للأغذية"]);
  });

  it("A5 lists checked companies alone, each with its shield", async () => {
    const mills = await makeCompany({ companyName: "Checked Mills", industry: "banking" });
    const set = (checked: number) =>
      db.update(userProfiles).set({ checked }).where(eq(userProfiles.id, mills.id));
    expect(names((await ask("?checked=1")).page)).toEqual([]);
    await set(1);
    const { page } = await ask("?checked=1");
    expect(names(page)).toEqual(["Checked Mills"]);
    expect(page).toContain(messagesFor("en").jobs.checked[1]);
    expect(page).toMatch(/<input[^>]*name="checked"[^>]*checked=""/);
    expect(names((await ask("?checked=1&name=mill&industry=banking")).page)).toEqual([
      "Checked Mills",
    ]);
    expect(names((await ask("?checked=1&industry=food-beverage")).page)).toEqual([]);
    await set(0);
    expect(names((await ask("?checked=1")).page)).toEqual([]);
    await db.delete(userProfiles).where(eq(userProfiles.id, mills.id));
  });

  it.each([
    ["?name=ORONTES", ["Orontes Bank"]],
    ["?name=اورونتس", ["أورونتس للأغذية"]],
    ["?industry=food-beverage", ["Tigris Mills", "أورونتس للأغذية"]],
    ["?name=tig&industry=food-beverage", ["Tigris Mills"]],
    ["?name=tig&industry=banking", []],
    ["?name=%25", []],
    ["?industry=astrology", ["Tigris Mills", "Orontes Bank", "أورونتس للأغذية"]],
  ])("COMP-02 %s finds %j", async (search, expected) => {
    expect(names((await ask(search)).page)).toEqual(expected);
  });

  it("issue 29: page 20 draws the last eight parts, which stay below 200 KB, and leads to those before", async () => {
    await db.execute(sql`with person as (
        insert into auth_users (name, email) select 'Owner', 'owner' || n || '@companies.example'
        from generate_series(1, 245) n returning id, email)
      insert into user_profiles (id, user_type, company_name, company_description, industry, email)
      select id, 'company', 'Mill ' || email, repeat('Flour and bread. ', 20), 'food-beverage', email from person`);
    const { page } = await ask("?page=20");
    expect(names(page)).toHaveLength(96);
    expect(Buffer.byteLength(page)).toBeLessThan(200_000);
    expect(linksOf(page)).toContain("/companies?page=12");
  });

  it("CONST-06 the industry filter has 22 industries", async () => {
    const { page } = await ask();
    expect(/name="industry".*?<\/select>/s.exec(page)?.[0].match(/<option/g)).toHaveLength(23);
  });

  it("COMP-02 an empty field leaves the address", async () => {
    expect((await ask("?name=tig&industry=")).location).toBe("/companies?name=tig");
  });
});

describe("a company's card", () => {
  it("COMP-03 shows the company's own description", async () => {
    await makeCompany({
      companyName: "Full House",
      industry: "energy-electricity",
      companySize: "51-200",
      country: "Syria",
      province: "Aleppo",
      city: "Azaz",
      companyDescription: "We build\n\nsolar roofs.",
      companyWebsite: "https://www.full-house.example/",
      foundedYear: 1998,
    });
    const { page } = await ask("?name=full+house", "ar");
    for (const expected of [
      "الطاقة والكهرباء",
      "أعزاز، حلب",
      "51-200",
      "التقييم 4 من 5",
      "We build solar roofs.",
      "full-house.example",
      "1998",
    ]) {
      expect(text(page)).toContain(expected);
    }
    expect(page).toMatch(/class="[^"]*clamp/);
  });

  it("COMP-03 says General, N/A and no description where the company says nothing", async () => {
    await makeCompany({ companyName: "Silent", companyWebsite: "javascript:alert(1)" });
    const { page } = await ask("?name=silent");
    for (const expected of ["General", "N/A", "No description", "0 jobs"]) {
      expect(text(page)).toContain(expected);
    }
    expect(page).not.toContain("javascript:");
  });

  it("CONST-09 live figures hide the rating", async () => {
    useSettings({ liveFigures: true });
    expect((await ask()).page).not.toContain("Rating");
  });

  it.each(["Salt & Sons", "شركة الملح", "100% Plus+ Ltd."])(
    "COMP-04 %s leads to the jobs of that company",
    async (companyName) => {
      const company = await makeCompany({ companyName });
      const job = await makeJob(company);
      const { page } = await ask(`?name=${encodeURIComponent(companyName)}`);
      const [to = ""] = linksOf(page).filter((link) => link.startsWith("/jobs?company="));
      const { searchParams } = new URL(to, "http://127.0.0.1");
      expect(searchParams.get("company")).toBe(companyName);
      expect(await listJobs(readJobQuery(searchParams), "en")).toMatchObject({
        total: 1,
        cards: [{ id: job.id }],
      });
    },
  );
});

it("COMP-01 companies come twelve at a time, and Load More adds the next", async () => {
  for (let n = 10; n < 35; n++) await makeCompany({ companyName: `Numbered ${n}` });
  const first = (await ask("?name=numbered")).page;
  expect(names(first)).toHaveLength(12);
  expect(linksOf(first)).toContain("/companies?name=numbered&page=2#company-13");
  const all = (await ask("?name=numbered&page=3")).page;
  expect(new Set(names(all)).size).toBe(25);
  expect(all).not.toContain("Load More");
  for (const past of [4, 9, 99]) {
    const { location } = await ask(`?name=numbered&page=${past}`);
    expect(location).toBe("/companies?name=numbered&page=3");
  }
});

it("ERR-18 companies that cannot be read are logged and shown as none", async () => {
  const written = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  vi.spyOn(db, "select").mockImplementation(() => {
    throw new Error("no database");
  });
  expect((await ask()).page).toContain("No companies found");
  expect(String(written.mock.calls)).toContain("no database");
});

import { describe, expect, it } from "vitest";
import { industries } from "#app/features/companies/company.ts";
import { findPlaceById, syria } from "#app/features/places/place.ts";
import { demoData, parseLines } from "./demo-data.ts";
import { demoJob } from "./demo-schema.ts";
import { people } from "./people.ts";

const { accounts, companies, logos, seekers, jobs, applications } = demoData();
const active = jobs.filter(({ status }) => status === "active");
const share = (count: number) => count / active.length;
const provinceOf = (placeId: string) => placeId.split("/").slice(0, 2).join("/");

function countBy<T>(list: readonly T[], name: (one: T) => string | null): Map<string, number> {
  const counts = new Map<string, number>();
  for (const one of list) counts.set(name(one) ?? "", (counts.get(name(one) ?? "") ?? 0) + 1);
  return counts;
}

describe("the demo board", () => {
  it("is the same at every call", () => {
    expect(demoData()).toEqual(demoData());
  });

  it("has at least 64 companies in all 14 governorates and all 22 industries", () => {
    expect(companies.length).toBeGreaterThanOrEqual(64);
    expect(new Set(companies.map(({ placeId }) => provinceOf(placeId))).size).toBe(14);
    expect(new Set(companies.map(({ industry }) => industry))).toEqual(new Set(industries));
    expect(new Set(companies.map(({ companySize }) => companySize)).size).toBe(6);
  });

  it("has companies without a description and without a website, two of each", () => {
    expect(companies.filter(({ description }) => description === null)).toHaveLength(2);
    expect(companies.filter(({ website }) => website === null)).toHaveLength(2);
  });

  it("has logos of 24 companies, those with a login among them, and none of the others", () => {
    const drawn = logos.map(({ company }) => company);
    expect(new Set(drawn).size).toBe(24);
    expect(new Set(logos.map(({ path }) => path)).size).toBe(24);
    const keys = companies.map(({ key }) => key);
    expect(keys).toEqual(expect.arrayContaining(drawn));
    const withLogin = companies.filter(({ account }) => account).map(({ key }) => key);
    expect(drawn).toEqual(expect.arrayContaining(withLogin));
  });

  it("calls about half of the companies by an Arabic name", () => {
    const arabic = companies.filter(({ companyName }) => isArabic(companyName)).length;
    expect(arabic / companies.length).toBeGreaterThan(0.4);
    expect(arabic / companies.length).toBeLessThan(0.7);
    for (const { companyName, language } of companies) {
      expect(isArabic(companyName), companyName).toBe(language === "ar");
    }
  });

  it("has at least 830 active jobs, about 40 closed and about 15 drafts", () => {
    const counts = countBy(jobs, ({ status }) => status);
    expect(counts.get("active")).toBeGreaterThanOrEqual(830);
    expect(counts.get("closed")).toBeGreaterThanOrEqual(35);
    expect(counts.get("closed")).toBeLessThanOrEqual(45);
    expect(counts.get("draft")).toBeGreaterThanOrEqual(12);
    expect(counts.get("draft")).toBeLessThanOrEqual(18);
  });

  it("has 12 active jobs or more in every governorate, most in Damascus and Aleppo", () => {
    const counts = countBy(active, ({ placeId }) => provinceOf(placeId));
    const ranked = [...counts].sort((a, b) => b[1] - a[1]).map(([province]) => province);
    for (const { id } of syria.provinces) expect(counts.get(id), id).toBeGreaterThanOrEqual(12);
    expect(ranked.slice(0, 2).sort()).toEqual(["syria/aleppo", "syria/damascus"]);
  });

  it("has 40 active jobs or more in each of the ten categories", () => {
    const counts = countBy(active, ({ category }) => category);
    expect(counts.size).toBe(10);
    for (const [category, count] of counts) expect(count, category).toBeGreaterThanOrEqual(40);
  });

  it("has every type, level, currency and arrangement; freelance is rare", () => {
    const types = countBy(active, ({ employmentType }) => employmentType);
    expect([...types.keys()].sort()).toEqual([
      "contract",
      "freelance",
      "full-time",
      "part-time",
      "remote",
    ]);
    expect(share(types.get("freelance") ?? 0)).toBeLessThan(0.06);
    expect(countBy(active, ({ experienceLevel }) => experienceLevel).size).toBe(4);
    expect(countBy(active, ({ currency }) => currency).size).toBe(7);
    const arrangements = countBy(active, ({ workArrangement }) => workArrangement);
    expect([...arrangements.keys()].sort()).toEqual(["", "hybrid", "office", "remote"]);
    expect(share(arrangements.get("") ?? 0)).toBeGreaterThan(0.4);
    expect(share(arrangements.get("") ?? 0)).toBeLessThan(0.6);
  });

  it("is about 60% Arabic, and each job is in one language only", () => {
    const arabic = jobs.filter(({ language }) => language === "ar").length / jobs.length;
    expect(arabic).toBeGreaterThan(0.55);
    expect(arabic).toBeLessThan(0.67);
    for (const { key, title, description, requirements, benefits, language } of jobs) {
      for (const text of [title, description, ...requirements, ...benefits]) {
        expect(isArabic(text), `${key}: ${text}`).toBe(language === "ar");
      }
    }
  });

  it("says no salary for about 35%, and only one bound for some; never min above max", () => {
    const known = ({ salaryMin, salaryMax }: (typeof jobs)[number]) =>
      [salaryMin !== null && "min", salaryMax !== null && "max"].filter(Boolean).join(" ");
    const counted = countBy(active, known);
    expect(share(counted.get("") ?? 0)).toBeGreaterThan(0.3);
    expect(share(counted.get("") ?? 0)).toBeLessThan(0.4);
    expect(counted.get("min")).toBeGreaterThan(20);
    expect(counted.get("max")).toBeGreaterThan(20);
    for (const { key, salaryMin, salaryMax } of jobs) {
      if (salaryMin !== null && salaryMax !== null)
        expect(salaryMin, key).toBeLessThanOrEqual(salaryMax);
    }
  });

  it("pays plausible amounts for Syria", () => {
    for (const { key, currency, employmentType, salaryMin, salaryMax } of jobs) {
      const amounts = [salaryMin, salaryMax].filter((amount) => amount !== null);
      const [low, high] = currency === "SYP" ? [500_000, 6_000_000] : [180, 40_000_000];
      const floor = currency === "SYP" && employmentType !== "part-time" ? 900_000 : low;
      for (const amount of amounts) {
        expect(amount, key).toBeGreaterThanOrEqual(floor);
        expect(amount, key).toBeLessThanOrEqual(currency === "USD" ? 2_500 : high);
      }
    }
  });

  it("has urgent and new jobs, and passed deadlines nearly only on closed ones", () => {
    const days = active.map(({ deadlineInDays }) => deadlineInDays ?? Number.NaN);
    expect(days.filter((left) => left >= 0 && left <= 3).length).toBeGreaterThan(15);
    expect(active.filter(({ postedHoursAgo }) => postedHoursAgo <= 72).length).toBeGreaterThan(60);
    expect(days.filter((left) => left < 0).length).toBeLessThan(10);
    for (const { key, status, postedHoursAgo, deadlineInDays } of jobs) {
      expect(postedHoursAgo, key).toBeGreaterThan(0);
      if (status === "closed") expect(deadlineInDays, key).toBeLessThan(0);
      if (deadlineInDays !== null) expect(-deadlineInDays * 24, key).toBeLessThan(postedHoursAgo);
    }
  });

  it("has a text of its own for every job, without seams", () => {
    expect(new Set(jobs.map(({ description }) => description)).size).toBe(jobs.length);
    const texts = [...jobs, ...companies, ...seekers, ...applications]
      .flatMap<unknown>(Object.values)
      .flat();
    for (const text of texts.filter((one) => typeof one === "string")) {
      expect(text).not.toMatch(seam);
    }
    for (const { key, requirements } of jobs.filter(({ status }) => status === "active")) {
      expect(requirements.length, key).toBeGreaterThanOrEqual(3);
    }
  });

  it("offers at least 110 kinds of work", () => {
    // milk-honey-sales-representative-1 is the first sales representative of milk-honey.
    const kinds = jobs.flatMap(({ key, company }) => {
      const [, kind = ""] = key.split(`${company}-`);
      return /^(.+)-\d+$/.exec(kind)?.[1] ?? [];
    });
    expect(new Set(kinds).size).toBeGreaterThanOrEqual(110);
  });

  it("CAT-04 holds the eight sample jobs", () => {
    const titles = jobs.filter(({ key }) => key.startsWith("sample-")).map(({ title }) => title);
    expect(titles.sort()).toEqual([
      "Accountant",
      "Civil Engineer",
      "English Teacher",
      "Graphic Designer",
      "HR Specialist",
      "Marketing Manager",
      "Nurse",
      "Senior Software Engineer",
    ]);
  });

  it("uses every key once and names only existing ones", () => {
    for (const list of [accounts, companies, jobs]) {
      expect(new Set(list.map(({ key }) => key)).size).toBe(list.length);
    }
    expect(new Set(accounts.map(({ email }) => email)).size).toBe(accounts.length);
    const known = (list: readonly { key: string }[]) => new Set(list.map(({ key }) => key));
    for (const { company } of jobs) expect(known(companies)).toContain(company);
    for (const { account } of seekers) expect(known(accounts)).toContain(account);
    for (const { account } of companies) if (account) expect(known(accounts)).toContain(account);
  });

  it("lies in known places only", () => {
    for (const { key, placeId } of [...accounts, ...companies, ...jobs]) {
      expect(findPlaceById(placeId), `${key}: ${placeId}`).toBeDefined();
    }
  });

  it("gives Barada Foods seven active jobs, one closed and one draft", () => {
    const own = jobs.filter(({ company }) => company === "barada-foods");
    expect(Object.fromEntries(countBy(own, ({ status }) => status))).toEqual({
      active: 7,
      closed: 1,
      draft: 1,
    });
  });

  it("has a named cast whose accounts are all on the demo domain", () => {
    expect(people.rima.email).toBe("seeker@demo.furas.test");
    expect(people.nabil.email).toBe("company@demo.furas.test");
    expect(people.hala.email).toBe("admin@demo.furas.test");
    for (const { email } of accounts) expect(email).toMatch(/@demo\.furas\.test$/);
  });

  it("has 25 applications or more from twelve seekers, in all four states", () => {
    expect(applications.length).toBeGreaterThanOrEqual(25);
    expect(new Set(applications.map(({ seeker }) => seeker)).size).toBe(12);
    expect(countBy(applications, ({ status }) => status).size).toBe(4);
    expect(new Set(applications.map(({ coverLetter }) => coverLetter)).size).toBe(
      applications.length,
    );
    expect(new Set(applications.map(({ seeker, job }) => `${seeker} ${job}`)).size).toBe(
      applications.length,
    );
  });

  it("has CVs as PDF only in Latin script, as the sample PDFs are", () => {
    for (const { cv } of seekers) {
      expect(cv.lines.length).toBeGreaterThan(2);
      expect(cv.fileName).toMatch(isArabic(cv.lines.join("")) ? /\.docx$/ : /\.(pdf|docx)$/);
    }
    expect(new Set(seekers.map(({ cv }) => cv.fileName.split(".").at(-1))).size).toBe(2);
  });

  it("has no application before the job was posted, to a draft, or in another's language", () => {
    for (const { seeker, job: key, sentHoursAgo, coverLetter } of applications) {
      const job = jobs.find((one) => one.key === key);
      const language = seekers.find(({ account }) => account === seeker)?.language;
      expect(job?.status, key).not.toBe("draft");
      expect(sentHoursAgo, key).toBeLessThan(job?.postedHoursAgo ?? 0);
      expect(isArabic(coverLetter), coverLetter).toBe(language === "ar");
    }
  });
});

it("a line that does not fit its schema is named by file, number and field", () => {
  const [good] = jobs;
  const { title: _, ...untitled } = { ...good, placeId: "syria/atlantis", postedDaysAgo: 3 };
  const text = [good, untitled].map((job) => JSON.stringify(job)).join("\n");
  const read = () => parseLines("jobs.jsonl", `${text}\n`, demoJob);
  for (const problem of [/^jobs\.jsonl:2: /, /title: /, /placeId: no such place/, /postedDaysAgo/])
    expect(read).toThrow(problem);
  expect(parseLines("jobs.jsonl", `${JSON.stringify(good)}\n`, demoJob)).toEqual([good]);
});

/** What is left over where texts were put together wrongly. */
const seam = /undefined|NaN|[{}]| {2}|\.\.|،،| [.،,]|^\s|\s$/;

/** Arabic wherever there is any Arabic letter; foreign names of tools may stand in between. */
function isArabic(text: string): boolean {
  return /\p{Script=Arabic}/u.test(text);
}

import { describe, expect, it } from "vitest";
import { readImportLine } from "./import-line.ts";

const now = new Date("2026-11-20T12:00:00Z");
const good = {
  external_id: "board:1",
  title: "محاسب",
  description: "مسك الدفاتر اليومية",
  category: "Accounting & Finance",
  city: "Azaz",
  province: "Aleppo",
  employment_type: "full-time",
  experience_level: "mid",
  company_name: "شركة تجريبية",
};
const read = (changes: Record<string, unknown>) =>
  readImportLine(JSON.stringify({ ...good, ...changes }), now);
const job = (changes: Record<string, unknown>) => {
  const line = read(changes);
  if ("problem" in line) throw new Error(line.problem);
  return line.job;
};

describe("a line of an import file", () => {
  it("DATA-05 a known place is written in the posting's language, with its id", () => {
    expect(job({})).toMatchObject({ location: "أعزاز, حلب, سوريا", placeId: "syria/aleppo/azaz" });
    expect(job({ title: "Accountant", description: "Daily books" }).location).toBe(
      "Azaz, Aleppo, Syria",
    );
  });

  it("an unknown town keeps its own name under its governorate", () => {
    expect(job({ title: "Accountant", description: "", city: "Nowhereville" })).toMatchObject({
      location: "Nowhereville, Aleppo, Syria",
      placeId: "syria/aleppo",
    });
  });

  it("its age is counted back from the import, and a moment is taken as it is", () => {
    expect(job({ posted_days_ago: 2 }).createdAt.toISOString()).toBe("2026-11-18T12:00:00.000Z");
    expect(job({ posted_at: "2026-01-02T03:04:05+03:00" }).createdAt.toISOString()).toBe(
      "2026-01-02T00:04:05.000Z",
    );
  });

  it("no salary, no description and characters that cannot be stored are fine", () => {
    expect(job({ description: "a\u0000b\ud800", salary_min: null })).toMatchObject({
      description: "ab\ufffd",
      salaryMin: null,
      currency: "SYP",
      status: "active",
    });
  });

  it("report 9 HTML becomes text with its lists, entities are decoded", () => {
    const html = {
      title: "Senior &amp; Junior <b>dev</b>",
      description: "<p>Hello</p><ul><li>One</li><li>Two</li></ul>&nbsp;&lt;x&gt;",
      company_name: "Import &amp; Test",
    };
    expect(job(html)).toMatchObject({
      title: "Senior & Junior dev",
      description: "Hello\n\n• One\n• Two\n\n<x>",
      companyName: "Import & Test",
    });
  });

  it("issue 15.2 returns period, basis and pound, and oddities about them", () => {
    const pay = { salary_min: 1_500_000, pay_period: "week", pay_basis: "net", pound: "new" };
    const confirmed = { ...pay, pound_confirmed: true };
    expect(job(confirmed)).toMatchObject({ payPeriod: "week", payBasis: "net", pound: "new" });
    expect(job({})).toMatchObject({ payPeriod: null, payBasis: null, pound: null });
    expect(job({ ...pay, pound: undefined })).toMatchObject({ pound: null });
    expect(read({ ...pay, pound: "ancient" })).toHaveProperty("problem", expect.any(String));
    const reversed = read({ salary_min: 30_000, salary_max: 20_000 });
    expect(reversed).toMatchObject({ doubt: "salary_min is above salary_max" });
  });

  it.each([
    [100_000, "new", "old"],
    [99_999, "old", "new"],
  ])("reading 61: %i a month in %s pounds is refused until it says so", (salary, pound, likely) => {
    const pay = { salary_min: salary, pound };
    expect(read(pay)).toEqual({ problem: expect.stringContaining(`look like ${likely} pounds`) });
    expect(job({ ...pay, pound: likely })).toMatchObject({ pound: likely });
    expect(job({ ...pay, pound_confirmed: true })).toMatchObject({ pound });
  });

  it("F53 an open job past its last day is refused in words; a closed one may have been", () => {
    const past = { application_deadline: "2026-11-19" };
    expect(read(past)).toEqual({ problem: expect.stringContaining("2026-11-19 has passed") });
    expect(job({ ...past, status: "closed" })).toMatchObject({ applicationDeadline: "2026-11-19" });
    const today = { application_deadline: "2026-11-20" };
    expect(job(today)).toMatchObject({ applicationDeadline: "2026-11-20" });
  });

  it.each([
    ["{ not json", "is not JSON"],
    ["[]", "cannot be"],
    [JSON.stringify({ ...good, title: "  " }), "title"],
    [JSON.stringify({ ...good, title: "..." }), "title needs a letter"],
    [JSON.stringify({ ...good, title: "<b>24</b>" }), "title needs a letter"],
    [
      JSON.stringify({ ...good, company_name: "<i>–</i>" }),
      "company_name needs a letter or a number",
    ],
    [JSON.stringify({ ...good, company_name: "ــ" }), "company_name"],
    [JSON.stringify({ ...good, external_id: undefined }), "external_id is missing"],
    [JSON.stringify({ ...good, category: "Astrology" }), 'category cannot be "Astrology"'],
    [JSON.stringify({ ...good, status: "open" }), "status"],
    [JSON.stringify({ ...good, salary_min: "many" }), "salary_min"],
    [JSON.stringify({ ...good, posted_at: "yesterday" }), "posted_at"],
  ])("%s is refused with the reason", (line, problem) => {
    expect(readImportLine(line, now)).toEqual({ problem: expect.stringContaining(problem) });
  });
});

import { describe, expect, it } from "vitest";
import type { FeedMapping, MappingContext, RawItem } from "./feed-source.ts";
import { mapItem } from "./map-item.server.ts";
import { createUnmappedCounter } from "./preview-feed.server.ts";

const now = new Date("2026-11-28T09:00:00Z");
const mapping: FeedMapping = {
  paths: {
    id: ["guid"],
    title: ["title"],
    description: ["description"],
    company: ["company"],
    category: ["category"],
    employmentType: ["type"],
    experienceLevel: ["level"],
    place: ["place"],
    city: ["city"],
    province: ["province"],
    country: ["country"],
    pay: ["pay"],
    payMin: ["from"],
    payMax: ["to"],
    currency: ["currency"],
    payPeriod: ["period"],
    postedAt: ["date"],
    deadline: ["until"],
    link: ["link"],
    applyLink: ["apply"],
    howToApply: ["how"],
  },
};
const good = {
  guid: "7",
  title: "Senior Accountant",
  description: "<p>One</p><ul><li>two</li></ul>",
  company: "Barada",
  place: "Aleppo, Syria",
  link: "https://barada.example/jobs/7",
};
const raw = (fields: Record<string, string>): RawItem => ({ number: 3, line: 9, fields });

function map(
  fields: Record<string, string>,
  own: Partial<FeedMapping> = {},
  context: Partial<MappingContext> = {},
) {
  return mapItem(raw(fields), { ...mapping, ...own }, { now, ...context });
}

function jobOf(fields: Record<string, string>, own: Partial<FeedMapping> = {}) {
  const item = map({ ...good, ...fields }, own);
  if (!("mapped" in item)) throw new Error(item.rejected);
  return item.mapped.job;
}

describe("issue 34: an item of a feed becomes a job", () => {
  it("with its values as the search understands them", () => {
    expect(map(good)).toEqual({
      mapped: {
        externalId: "7",
        contentHash: expect.stringMatching(/^[\da-f]{64}$/),
        link: "https://barada.example/jobs/7",
        applyLink: "https://barada.example/jobs/7",
        howToApply: null,
        job: expect.objectContaining({
          externalId: "7",
          title: "Senior Accountant",
          description: "One\n\n• two",
          companyName: "Barada",
          category: "Accounting & Finance",
          employmentType: "full-time",
          experienceLevel: "senior",
          placeId: "syria/aleppo",
          status: "active",
        }),
      },
    });
  });

  it.each([
    [{ title: "ممرضة قسم العناية" }, "Healthcare"],
    [{ title: "نيرس" }, "Healthcare"],
    [{ title: "WASH Engineer" }, "Engineering"],
    [{ title: "سائق شاحنة" }, "Logistics"],
    [{ title: "Officer", category: "Logistics/Procurement" }, "Logistics"],
    [{ title: "Officer", category: "تكنولوجيا المعلومات" }, "Information Technology"],
    [{ title: "Officer", category: "Accounting & Finance" }, "Accounting & Finance"],
    [{ title: "Officer", category: "x", "category[1]": "Education" }, "Education"],
    [{ title: "مدرّس رياضيات", category: "وظائف" }, "Education"],
  ])("%j is of %s", (fields, category) => {
    expect(jobOf(fields).category).toBe(category);
  });

  it("the mapping's own table comes before recognised words, its default last", () => {
    const own = {
      values: { category: { "field ops": "Logistics" } },
      defaults: { category: "Engineering" },
    };
    expect(jobOf({ title: "Officer", category: "Field  Ops" }, own).category).toBe("Logistics");
    expect(jobOf({ title: "Officer", category: "Other" }, own).category).toBe("Engineering");
    expect(jobOf({ title: "Lawyer", category: "Other" }, own).category).toBe("Law");
  });

  it.each([
    ["FULL_TIME", "full-time"],
    ["parttime", "part-time"],
    ["دوام جزئي", "part-time"],
    ["Consultancy", "contract"],
    ["Work from home", "remote"],
    ["عن بعد", "remote"],
    ["odd", "full-time"],
  ])("the type %j is %s", (type, employmentType) => {
    expect(jobOf({ type }).employmentType).toBe(employmentType);
  });

  it.each([
    ["0-2 years", "entry"],
    ["3-4 years", "mid"],
    ["10+ years", "senior"],
    ["خبرة ٣ سنوات", "mid"],
    ["مبتدئ", "entry"],
    ["Director", "executive"],
  ])("the level %j is %s", (level, experienceLevel) => {
    expect(jobOf({ title: "Accountant", level }).experienceLevel).toBe(experienceLevel);
  });

  it.each([
    [{ place: "حلب" }, "syria/aleppo"],
    [{ place: "Damascus - Mazzeh" }, "syria/damascus/mezzeh"],
    [{ place: "", city: "Homs", country: "Syrian Arab Republic" }, "syria/homs"],
    [{ place: "", province: "ريف دمشق" }, "syria/rif-dimashq"],
    [{ place: "Beirut" }, "lebanon/beirut"],
    [{ place: "" }, "syria"],
    [{ place: "Gaziantep, Türkiye" }, null],
  ])("%j is the place %s", (fields, placeId) => {
    const { place, ...others } = good;
    const item = map({
      ...others,
      ...Object.fromEntries(Object.entries(fields).filter(([, text]) => text)),
    });
    expect(item).toMatchObject({ mapped: { job: { placeId } } });
    expect(place).toBe("Aleppo, Syria");
  });

  it("an unknown place stays as it came", () => {
    expect(jobOf({ place: "Gaziantep, Türkiye" }).location).toBe("Gaziantep, Türkiye");
  });

  it.each<[Record<string, string>, object]>([
    [{ pay: "500 - 700 USD per month" }, { salaryMin: "500", salaryMax: "700", currency: "USD" }],
    [{ pay: "USD 800 – 1,200" }, { salaryMin: "800", salaryMax: "1200", currency: "USD" }],
    [{ pay: "1.500.000 ل.س" }, { salaryMin: "1500000", salaryMax: null, currency: "SYP" }],
    [{ pay: "١٬٥٠٠٬٠٠٠ ليرة" }, { salaryMin: "1500000", currency: "SYP" }],
    [{ pay: "5000 TL" }, { salaryMin: "5000", currency: "TRY" }],
    [
      { pay: "900", currency: "EUR" },
      { salaryMin: "900", currency: "EUR" },
    ],
    [
      { from: "1,000", to: "1,500", currency: "USD" },
      { salaryMin: "1000", salaryMax: "1500" },
    ],
    [
      { from: "20", currency: "USD", period: "HOUR" },
      { salaryMin: "20", payPeriod: "hour" },
    ],
    [{ pay: "Competitive" }, { salaryMin: null, salaryMax: null }],
    [{ from: "1.500" }, { salaryMin: null, salaryMax: null }],
  ])("the pay %j is %j", (fields, pay) => {
    expect(jobOf(fields)).toMatchObject(pay);
  });

  it("values that are not understood are counted, the most frequent first", () => {
    const unmapped = createUnmappedCounter();
    for (const category of ["Field", "Other ", "Field"]) {
      map({ ...good, category, pay: "Competitive" }, {}, { unmapped });
    }
    expect(unmapped.list()).toEqual([
      { field: "pay", value: "Competitive", count: 3 },
      { field: "category", value: "Field", count: 2 },
      { field: "category", value: "Other", count: 1 },
    ]);
  });

  it("letters by their names in HTML are read", () => {
    expect(jobOf({ company: "Caf&eacute; &amp; Co" }).companyName).toBe("Café & Co");
  });
});

describe("issue 34: an item that cannot be published is rejected by its reason", () => {
  const without = (...names: (keyof typeof good)[]) =>
    Object.fromEntries(Object.entries(good).filter(([name]) => !names.includes(name as never)));
  it.each<[Record<string, string>, string]>([
    [without("title"), "noTitle"],
    [{ ...good, title: "<br>" }, "badTitle"],
    [{ ...good, title: "ـــ 123" }, "badTitle"],
    [{ ...good, title: "x".repeat(501) }, "badTitle"],
    [{ ...good, title: "محاسب \ufffd\ufffd" }, "itemEncoding"],
    [without("company"), "noCompany"],
    [{ ...good, company: "---" }, "badCompany"],
    [{ ...good, title: "Officer" }, "noCategory"],
    [{ ...good, description: "x".repeat(200_001) }, "longDescription"],
    [{ ...good, date: "yesterday" }, "badDate"],
    [{ ...good, date: "03/04/2026" }, "badDate"],
    [{ ...good, until: "2026-02-30" }, "badDate"],
    [{ ...good, date: "2027-01-01" }, "futureDate"],
    [{ ...good, until: "2026-11-27" }, "expired"],
  ])("%#: %s", (fields, rejected) => {
    expect(map(fields)).toMatchObject({ rejected, number: 3, line: 9 });
  });

  it("the same id again is a duplicate", () => {
    const seen = new Set<string>();
    expect(map(good, {}, { seen })).toHaveProperty("mapped");
    expect(map({ ...good, title: "Lawyer" }, {}, { seen })).toMatchObject({
      rejected: "duplicate",
    });
    expect(map({ ...good, guid: "8" }, {}, { seen })).toHaveProperty("mapped");
  });

  it.each([
    [
      { how: "Send your CV to jobs@barada.example" },
      { howToApply: "Send your CV to jobs@barada.example" },
    ],
    [{ apply: "jobs@barada.example" }, { applyLink: "mailto:jobs@barada.example" }],
    [{ apply: "https://me:pw@barada.example/a" }, { applyLink: "https://barada.example/a" }],
  ])("%j is a way to apply", (fields, way) => {
    expect(map({ ...without("link"), ...fields })).toMatchObject({ mapped: way });
  });

  it.each([["javascript:alert(1)"], ["/jobs/7"], ["see below"], ["https://localhost/"]])(
    "%j is no link",
    (link) => {
      const nowhere = { link: null, applyLink: null, howToApply: null };
      expect(map({ ...good, link, apply: link })).toMatchObject({ mapped: nowhere });
    },
  );
});

describe("issue 34: an item is known again", () => {
  const idOf = (fields: Record<string, string>) => {
    const item = map(fields);
    return "mapped" in item ? item.mapped.externalId : item.rejected;
  };
  const { guid: _, link: __, ...bare } = good;

  it("by its id, its link, or its title, company and place", () => {
    expect(idOf(good)).toBe("7");
    expect(idOf({ ...bare, link: good.link })).toBe(good.link);
    expect(idOf(bare)).toMatch(/^[\da-f]{64}$/);
    expect(idOf(bare)).toBe(idOf({ ...bare, description: "changed" }));
    expect(idOf(bare)).not.toBe(idOf({ ...bare, place: "Homs" }));
    expect(idOf({ ...bare, guid: "x".repeat(300) })).toMatch(/^[\da-f]{64}$/);
  });

  const hashOf = (fields: object, at = now) => {
    const item = map({ ...good, ...fields }, {}, { now: at });
    return "mapped" in item ? item.mapped.contentHash : item.rejected;
  };
  it("as unchanged by its content, whenever it is read", () => {
    expect(hashOf({})).toBe(hashOf({}, new Date("2026-11-29T09:00:00Z")));
    expect(hashOf({ other: "x" })).toBe(hashOf({}));
    for (const fields of [
      { title: "Accountant" },
      { how: "x" },
      { until: "2026-12-05" },
      { pay: "500 USD" },
    ]) {
      expect(hashOf(fields)).not.toBe(hashOf({}));
    }
  });
});

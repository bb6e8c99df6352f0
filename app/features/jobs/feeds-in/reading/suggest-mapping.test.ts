import { describe, expect, it } from "vitest";
import type { RawItem } from "./feed-source.ts";
import { suggestMapping } from "./suggest-mapping.ts";

const items = (...all: Record<string, string>[]): RawItem[] =>
  all.map((fields, at) => ({ number: at + 1, fields }));
const link = "https://a.example/1";

describe("issue 34: a mapping is suggested", () => {
  it.each([
    [
      "RSS",
      {
        title: "Nurse",
        link,
        guid: "1",
        pubDate: "2026-11-10",
        description: "x",
        "dc:creator": "Barada",
        category: "Health",
      },
      {
        title: ["title"],
        link: ["link"],
        id: ["guid"],
        postedAt: ["pubDate"],
        company: ["dc:creator"],
        category: ["category"],
      },
    ],
    [
      "job XML",
      {
        title: "Nurse",
        url: link,
        referencenumber: "1",
        date: "2026-11-10",
        company: "B",
        city: "Homs",
        state: "Homs",
        country: "Syria",
        jobtype: "fulltime",
        salary: "1",
      },
      {
        title: ["title"],
        link: ["url"],
        id: ["referencenumber"],
        city: ["city"],
        province: ["state"],
        pay: ["salary"],
        employmentType: ["jobtype"],
      },
    ],
    [
      "JSON with nested values",
      {
        "attributes.title": "Nurse",
        "company.name": "Barada",
        "locations[0].name": "Homs",
        "attributes.apply_url": link,
        "attributes.created-at": "2026-11-10",
      },
      {
        title: ["attributes.title"],
        company: ["company.name"],
        place: ["locations[0].name"],
        applyLink: ["attributes.apply_url"],
        postedAt: ["attributes.created-at"],
      },
    ],
    [
      "JSON-LD",
      {
        "@id": "1",
        title: "Nurse",
        "hiringOrganization.name": "B",
        datePosted: "2026-11-10",
        validThrough: "2026-12-10",
        employmentType: "FULL_TIME",
        "baseSalary.value.minValue": "5",
        "baseSalary.currency": "USD",
        "jobLocation.address.addressLocality": "Homs",
      },
      {
        id: ["@id"],
        company: ["hiringOrganization.name"],
        deadline: ["validThrough"],
        payMin: ["baseSalary.value.minValue"],
        currency: ["baseSalary.currency"],
        city: ["jobLocation.address.addressLocality"],
      },
    ],
    [
      "a table in Arabic",
      {
        "المسمى الوظيفي": "ممرضة",
        "اسم الشركة": "بردى",
        المحافظة: "حمص",
        الراتب: "500",
        "تاريخ النشر": "2026-11-10",
        "آخر موعد للتقديم": "2026-12-10",
        "نوع الدوام": "كامل",
        "الوصف الوظيفي": "نص",
        الرابط: link,
      },
      {
        title: ["المسمى الوظيفي"],
        company: ["اسم الشركة"],
        province: ["المحافظة"],
        pay: ["الراتب"],
        postedAt: ["تاريخ النشر"],
        deadline: ["آخر موعد للتقديم"],
        employmentType: ["نوع الدوام"],
        link: ["الرابط"],
      },
    ],
  ])("for %s", (_, fields, paths) => {
    expect(suggestMapping("json", items(fields as Record<string, string>)).paths).toMatchObject(
      paths,
    );
  });

  it("not by a name whose values are something else", () => {
    const { paths } = suggestMapping(
      "csv",
      items({ title: "Nurse", date: "soon", url: "see below" }),
    );
    expect(paths).not.toHaveProperty("postedAt");
    expect(paths).not.toHaveProperty("link");
  });

  it("the longest text is the description where no name says so", () => {
    const { paths } = suggestMapping(
      "json",
      items({ title: "Nurse", blurb: "words ".repeat(40), x: "y" }),
    );
    expect(paths.description).toEqual(["blurb"]);
  });

  it("lists of texts by the name of the list", () => {
    const { paths } = suggestMapping(
      "json",
      items({ title: "Nurse", "tags[0]": "Health", "tags[1]": "x" }),
    );
    expect(paths.category).toEqual(["tags"]);
  });
});

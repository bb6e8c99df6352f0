import { describe, expect, it } from "vitest";
import { useSettings } from "#test/settings.ts";
import { effortFor, publicPage } from "./cached-pages.ts";

const pageFor = (url: string, cookie?: string, authorization?: string) =>
  publicPage({ url, cookie, authorization });
const job = "/jobs/0f8fad5b-d9cb-469f-a165-70867728950e";

describe("a page that may be cached", () => {
  it.each([
    "/",
    "/home",
    "/jobs",
    "/jobs?keyword=%D9%85%D8%AD%D8%A7%D8%B3%D8%A8&page=2",
    "/jobs?category=Engineering&category=Law&sort=newest&view=grid",
    "/category/Engineering?jobType=full-time",
    "/companies?name=olive&page=2",
    "/syria",
    "/syria/aleppo",
    "/syria/jobs?province=Aleppo",
    "/pricing",
    "/feeds/rss?category=Engineering&location=Aleppo",
    "/embed/barada-foods?limit=5&theme=dark",
    "/embed/barada-foods.json?limit=5",
    "/oembed?url=https%3A%2F%2Fjobs.example%2Fjobs",
    job,
  ])("%s, for anybody who reads Arabic", (url) => {
    expect(pageFor(url)).toEqual({ language: "ar" });
    expect(pageFor(url, "lang=en")).toEqual({ language: "en" });
  });

  it("is in the language that its address names, with any cookie", () => {
    for (const cookie of [undefined, "lang=ar", "lang=en"]) {
      expect(pageFor("/jobs?lang=en", cookie)).toEqual({ language: "en" });
    }
  });
});

describe("a page that may be cached, over HTTPS", () => {
  it("is told by the cookie's own name there, and by no other", () => {
    useSettings({ baseUrl: "https://jobs.example" });
    expect(pageFor("/jobs", "__Host-lang=en")).toEqual({ language: "en" });
    expect(pageFor("/jobs", "lang=en")).toBeUndefined();
  });
});

describe("a page that is made for one request", () => {
  it.each([
    ["a session", "furas_session=abc"],
    ["a session beside the language", "lang=en; furas_session=abc"],
    ["a session under HTTPS", "__Host-furas_session=abc; lang=ar"],
    ["a notice that waits", "lang=ar; furas_notice=ok~jobs.posted"],
    ["a cookie that nobody knows", "lang=ar; theme=dark"],
    ["a language that there is not", "lang=fr"],
    ["two languages", "lang=ar; lang=en"],
  ])("comes of %s", (_what, cookie) => {
    expect(pageFor("/jobs", cookie)).toBeUndefined();
  });

  it("comes of a token", () => {
    expect(pageFor("/jobs", undefined, "Bearer abc")).toBeUndefined();
  });

  it.each([
    ["a parameter that the page does not read", "/jobs?utm_source=x"],
    ["one of another page", "/home?keyword=x"],
    ["one more after a known one", "/jobs?page=2&x=1"],
    ["an empty value", "/jobs?keyword="],
    ["an empty query", "/jobs?"],
    ["another spelling of the same address", "/jobs?keyword=%d9%85"],
    ["a space written otherwise", "/jobs?keyword=a%20b"],
    ["a language that there is not", "/jobs?lang=fr"],
    ["two languages", "/jobs?lang=en&lang=ar"],
    ["a switch of the language", "/jobs?lang=en&switch=1"],
    ["a very long address", `/jobs?keyword=${"a".repeat(1000)}`],
    ["the router's own data request", "/jobs.data"],
    ["two slashes", "//jobs"],
    ["a slash at the end", "/jobs/"],
    ["upper case in an id", job.toUpperCase().replace("/JOBS", "/jobs")],
    ["a feed with what it does not read", "/feeds/rss?page=2"],
    ["a country that there is not", "/atlantis"],
    ["a person's page", "/my-account"],
    ["a form", "/login"],
    ["the API", "/api/v1/jobs"],
    ["a document", "/documents/0f8fad5b-d9cb-469f-a165-70867728950e"],
    ["a country's page below its provinces", "/syria/aleppo/azaz"],
  ])("comes of %s", (_what, url) => {
    expect(pageFor(url)).toBeUndefined();
  });
});

it.each([
  ["/jobs", 50_000, "thorough"],
  ["/category/Design", 60_000, "thorough"],
  ["/jobs?lang=en", 50_000, "thorough"],
  ["/jobs?lang=xx", 50_000, "usual"],
  ["/jobs?keyword=driver", 20_000, "thorough"],
  ["/jobs?keyword=driver", 50_000, "usual"],
] as const)("the copy of %s with %i bytes is made with %s effort", (url, bytes, effort) => {
  expect(effortFor(url, bytes)).toBe(effort);
});

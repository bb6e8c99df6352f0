import { describe, expect, it } from "vitest";
import kurmanji from "#app/messages/ku/language.json" with { type: "json" };
import { findPage } from "#app/pages.ts";
import { eachOnce } from "#app/service-worker/html.ts";
import { agoOf } from "./age.ts";
import { addressOfKey, assetsIn, copyKey, readCopyHeader } from "./copies.ts";

describe("the name of a copy", () => {
  it("is one for an address and a language, however the language was requested", () => {
    const arabic = copyKey("https://board.example/jobs?page=2&lang=ar#top", "ar");
    expect(arabic).toBe(copyKey("https://board.example/jobs?page=2", "ar"));
    expect(arabic).not.toBe(copyKey("https://board.example/jobs?page=2", "en"));
    expect(addressOfKey(arabic)).toEqual({ address: "/jobs?page=2", language: "ar" });
  });

  it("is only for pages that the server has marked", () => {
    const copyInfo = (value?: string) =>
      readCopyHeader(new Headers(value ? { "furas-copy": value } : {}));
    const page = { whose: "anyone", language: "ar", mayKeep: true, needsScripts: false };
    expect(copyInfo("anyone ar keep")).toEqual(page);
    expect(copyInfo("anyone ar keep scripts")).toEqual({ ...page, needsScripts: true });
    expect(copyInfo("some-id ar no")).toEqual({ ...page, whose: "some-id", mayKeep: false });
    expect(copyInfo()).toBeUndefined();
  });
});

describe("which pages have an offline copy", () => {
  it.each([
    "/",
    "/jobs",
    "/jobs/x",
    "/syria/aleppo",
    "/category/Design",
    "/apply/x",
    "/saved-jobs",
  ])("%s may", (path) => expect(findPage(path)?.offline).toBeDefined());

  it.each([
    "/my-account",
    "/company-dashboard",
    "/admin-dashboard",
    "/documents/x",
    "/post-job",
    "/edit-job/x",
    "/login",
    "/register",
    "/reset-password",
    "/auth/v1/session",
    "/dev/mail",
    "/api/v1/jobs",
    "/company-dashboard/delete-job/x",
    "/anything-new",
  ])("PERM-08 %s may not", (path) => expect(findPage(path)?.offline).toBeUndefined());
});

it("the files of a page are those it names, each once", () => {
  const html = `<link href="/assets/app-A1_b.css"><script>{"preload":["/assets/root-x.js",
    "/assets/root-x.js"]}</script><use href="/assets/icons-9.svg#a"/>`;
  expect(assetsIn(html)).toEqual([
    "/assets/app-A1_b.css",
    "/assets/root-x.js",
    "/assets/icons-9.svg",
  ]);
});

describe("the age of a page", () => {
  const now = Date.UTC(2026, 10, 20, 12);
  const ago = (minutes: number, language: string) =>
    agoOf(now - minutes * 60_000, language, undefined, now);

  it.each([
    [5, "5 minutes ago", "قبل ٥ دقائق"],
    [125, "2 hours ago", "قبل ساعتين"],
    [3 * 24 * 60, "3 days ago", "قبل ٣ أيام"],
  ])("%i minutes are said in the page's language", (minutes, english, arabic) => {
    expect(ago(minutes, "en")).toContain(`(${english})`);
    expect(ago(minutes, "ar")).toContain(`(${arabic})`);
  });

  it("is said in the words of an added language, by its plural forms", () => {
    const { locale, calendar } = kurmanji;
    const passed = (minutes: number) =>
      agoOf(now - minutes * 60_000, "ku", { locale, ago: calendar.ago }, now);
    expect(passed(125)).toContain("(berî 2 saetan)");
    expect(passed(60)).toContain("(berî saetekê)");
    expect(passed(0.5)).not.toContain("(");
  });

  it("under a minute only the moment is said", () => {
    expect(ago(0.5, "en")).toMatch(/^Nov 20, .*[AP]M$/);
  });
});

describe("the pages that the offline page lists", () => {
  const page = (address: string, title: string, language = "en") => ({
    address,
    title,
    language,
    savedAt: 1,
  });

  it("D40 are there once each, though an application was kept before and after it was sent", () => {
    const pages = [
      page("/apply/1?done=1", "Apply: Weaver"),
      page("/apply/1", "Apply: Weaver"),
      page("/apply/2", "Apply: Weaver"),
      page("/jobs?page=2", "Jobs, page 2"),
      page("/jobs", "Jobs"),
    ];
    expect(eachOnce(pages, "en").map(({ address }) => address)).toEqual([
      "/apply/1?done=1",
      "/apply/2",
      "/jobs?page=2",
      "/jobs",
    ]);
  });

  it("are in the reader's language where both are there", () => {
    const pages = [page("/jobs", "الوظائف", "ar"), page("/jobs", "Jobs", "en")];
    expect(eachOnce(pages, "en").map(({ title }) => title)).toEqual(["Jobs"]);
  });
});

import { globSync } from "node:fs";
import { matchRoutes } from "react-router";
import { describe, expect, it } from "vitest";
import { countries } from "#app/features/places/place.ts";
import { needsPrivateMessages } from "./messages/private-messages.ts";
import {
  addressOf,
  countryIds,
  findPage,
  firstParts,
  type Page,
  pageOfRoute,
  pages,
  urls,
} from "./pages.ts";
import {
  prefetchedAddresses,
  privatePaths,
  readOnlyAddresses,
  usableOffline,
} from "./pages-in-browser.ts";
import routes from "./routes.ts";

describe("the table of pages", () => {
  it("has an entry for every route", () => {
    const paths = new Set(urls.map(({ path }) => path));
    const missing = routes
      .filter(({ path = "/" }) => !paths.has(path))
      .map(
        ({ path }) => `The route ${path} has no entry in app/pages.ts: say there what page it is.`,
      );
    expect(missing).toEqual([]);
  });

  it("has the pages of exactly the countries that features/places knows", () => {
    expect(countryIds).toEqual(countries.map(({ id }) => id));
  });

  it.each([
    ["/", "/"],
    ["/home", "home"],
    ["/syria", ":countryId"],
    ["/syria/aleppo", ":countryId/:provinceId"],
    ["/syria/jobs", ":countryId/jobs"],
    ["/jobs", "jobs"],
    ["/jobs/7", "jobs/:jobId"],
    ["/apply/7", "apply/:jobId"],
    ["/category/Design", "category/:category"],
    ["/advanced-search", "advanced-search"],
    ["/employer-dashboard", "employer-dashboard"],
    ["/companies", "companies"],
    ["/post-job", "post-job"],
    ["/edit-job/7", "edit-job/:jobId"],
    ["/pricing", "pricing"],
    ["/login", "login"],
    ["/register", "register"],
    ["/forget-password", "forget-password"],
    ["/reset-password", "reset-password"],
    ["/my-account", "my-account"],
    ["/company-dashboard", "company-dashboard"],
    ["/admin-dashboard", "admin-dashboard"],
    ["/privacy-policy", "privacy-policy"],
    ["/terms-conditions", "terms-conditions"],
    ["/how-to-register", "how-to-register"],
  ])(
    "reading 65: the specification's %s has an own page, with other pages beside it",
    (to, path) => {
      const read = routes.map((route) => ({ path: route.path ?? "/" }));
      expect(matchRoutes(read, to)?.at(-1)?.route.path).toBe(path);
      expect(findPage(to)?.path).toBe(path);
    },
  );

  it("has an entry for every file that lies among the routes", () => {
    const named = new Set(urls.map(({ file }) => file));
    const missing = globSync("**/routes/*.{ts,tsx}", { cwd: import.meta.dirname })
      .filter((file) => !/\.test\.|\.server\./.test(file) && !named.has(file))
      .map((file) => `${file} is no page yet: give it an entry in app/pages.ts.`);
    expect(missing).toEqual([]);
  });

  it("says of every screen which page it is, and of nothing else", () => {
    const isPage = new Map(urls.map((url) => [url.file ?? "", "messages" in url]));
    const wrong = [...isPage].filter(([file, is]) => file.endsWith(".tsx") !== is);
    expect(wrong.map(([file]) => `${file}: use page() for a screen, noPage() else.`)).toEqual([]);
  });

  it.each(pages)("$path: its example leads to it, by the router's reading as by ours", (page) => {
    const { example, path } = page;
    if (example === null) return;
    expect(example, `The page ${path} needs an example in app/pages.ts.`).not.toMatch(/:|\*/);
    const read = routes.map((route) => ({ path: route.path ?? "/" }));
    expect(matchRoutes(read, example)?.at(-1)?.route.path).toBe(path);
    expect(findPage(example)).toBe(path === "*" ? undefined : page);
    expect(pageOfRoute(path)).toBe(page);
  });

  it("caches and stores for everybody only pages without private messages", () => {
    const wrong = pages.filter(({ messages, cached, offline, reader }) => {
      const isForAnybody = messages === "public" && reader === "anybody";
      return cached ? !isForAnybody || offline !== "copy" : offline === "copy";
    });
    expect(wrong).toEqual([]);
  });
});

describe("an open page's list of others", () => {
  const withFirst = (parts: readonly string[]) =>
    pages.filter((page) => parts.includes(firstParts([page])[0] ?? ""));

  it("tells prefetched pages from others by the first part of their addresses", () => {
    const prefetched = withFirst(prefetchedAddresses);
    expect(prefetched.length).toBeGreaterThan(2);
    expect(prefetched.filter((page) => !page.prefetched)).toEqual([]);
  });

  it("tells pages that are usable offline from others by the first part of their addresses", () => {
    const usable = withFirst(usableOffline);
    expect(usable.length).toBeGreaterThan(1);
    expect(usable.filter(({ offline }) => offline !== "usable")).toEqual([]);
  });

  it("tells pages that are only to be read by their whole addresses", () => {
    const readOnly = pages.filter(({ scripts }) => scripts === "none");
    expect(readOnlyAddresses).toEqual(readOnly.map(addressOf));
    expect(readOnlyAddresses.filter((address) => /[:*]/.test(address))).toEqual([]);
  });

  it("tells private messages by the route", () => {
    const isPrivate = ({ messages }: Page) => messages === "private";
    const isNamed = ({ path }: Page) => needsPrivateMessages(path);
    expect(pages.filter(isNamed)).toEqual(pages.filter(isPrivate));
    expect(privatePaths.length).toBeLessThan(pages.filter(isPrivate).length / 2);
  });
});

describe("the page at an address", () => {
  const pathFor = (pathname: string): Page["path"] | undefined => findPage(pathname)?.path;

  it.each([
    ["/", "/"],
    ["/jobs", "jobs"],
    ["/jobs/7", "jobs/:jobId"],
    ["/syria", ":countryId"],
    ["/syria/jobs", ":countryId/jobs"],
    ["/syria/Rif%20Dimashq", ":countryId/:provinceId"],
    ["/login/verify", "login/verify"],
  ])("%s is %s", (pathname, path) => expect(pathFor(pathname)).toBe(path));

  it.each([
    "/atlantis",
    "/atlantis/jobs",
    "/jobs/",
    "//jobs",
    "/jobs/7/8",
    "/syria/",
    "/suggest",
    "/documents/7",
    "/JOBS",
    "",
    "/:countryId",
  ])("%s is none", (pathname) => expect(pathFor(pathname)).toBeUndefined());
});

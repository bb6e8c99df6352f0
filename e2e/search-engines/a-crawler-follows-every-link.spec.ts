import { expect } from "@playwright/test";
import { test } from "#e2e/support/board.ts";
import { ask } from "#e2e/support/plain-request.ts";
import { structuredDataFaults } from "#test/structured-data/structured-data-faults.ts";
import { addressFaults, crawl } from "./crawler.ts";

// Issue 16, part 6: some pages of each kind, which lead to all the others.
test("a crawler meets no dead link and no loop, and every page says where it stands, in both languages", async ({
  board,
}) => {
  const { origin } = board;
  const result = await crawl({ origin, ofEachKind: 4 });
  expect(result.faults).toEqual([]);
  expect(result.pages.length).toBeGreaterThan(60);
  expect(addressFaults(result, origin)).toEqual([]);
  const stated = result.pages.flatMap(({ address, data }) => data.map((one) => ({ address, one })));
  for (const { address, one } of stated) {
    expect(await structuredDataFaults(one), address).toEqual([]);
  }
  const kinds = new Set(stated.map(({ one }) => one["@type"] ?? "a graph"));
  expect([...kinds].sort()).toEqual(["BreadcrumbList", "JobPosting", "Organization", "a graph"]);
  const pictures = new Set(result.pages.map(({ meta }) => meta.get("og:image") ?? "none"));
  for (const address of [...pictures].slice(0, 6)) {
    const picture = await ask(address);
    expect([picture.status, picture.headers["content-type"]], address).toEqual([200, "image/png"]);
  }
  const crumbs = result.pages.filter(({ data }) =>
    data.some((each) => each["@type"] === "BreadcrumbList"),
  );
  expect(crumbs.length).toBeGreaterThan(10);
  for (const feed of ["/feeds/rss?location=Aleppo", "/feeds/atom?lang=en", "/feeds/json"]) {
    const first = await ask(origin + feed);
    const { etag = "", "cache-control": age } = first.headers;
    expect([first.status, age, etag.length > 10], feed).toEqual([200, "no-cache", true]);
    const again = await ask(origin + feed, { "if-none-match": etag });
    expect([again.status, again.bytes, again.headers.etag], feed).toEqual([304, 0, etag]);
    // No date of change is sent, so none is believed: a job may have gone since.
    const since = { "if-modified-since": new Date().toUTCString() };
    expect(first.headers["last-modified"], feed).toBeUndefined();
    expect((await ask(origin + feed, since)).status, feed).toBe(200);
  }
  // Lists of several values are for people alone, and no link that is followed leads to one.
  const endless = result.pages.filter(({ address }) =>
    /keyword=|category=.*category=/.test(address),
  );
  expect(endless).toEqual([]);
});

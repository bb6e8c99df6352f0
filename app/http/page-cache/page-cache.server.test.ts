import { hash } from "node:crypto";
import { brotliDecompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { compress } from "#app/http/compression.server.ts";
import { until } from "#test/servers/until.ts";
import { createPageCache, type Page } from "./page-cache.server.ts";

/** A cache on a database of one number, with a clock that only tests move. */
function board(maxBytes = 1_000_000) {
  const state = {
    changes: 0,
    time: 0,
    rendered: 0,
    counted: 0,
    last: undefined as string | undefined,
    restless: false,
  };
  const whole = createPageCache({
    async versionOf() {
      state.counted += 1;
      return String(state.changes);
    },
    lastVersionOf: () => state.last,
    isRestless: () => state.restless,
    maxBytes,
    fresh: 10,
    stale: 50,
    late: 4,
    now: () => state.time,
  });
  // Each page is its own key.
  const cache = {
    ...whole,
    take: (key: string, how: () => Promise<Page>) => whole.take(key, how, key),
  };
  const make = async () => pageOf(`page ${++state.rendered}`);
  const read = async (key = "/jobs", how = make) => (await cache.take(key, how))?.body.toString();
  return { state, cache, read };
}

function pageOf(text: string, more: Partial<Page> = {}): Page {
  const body = Buffer.from(text);
  return { status: 200, headers: [], etag: text, body, effort: "usual", keepable: true, ...more };
}

/** A page that is ready when the test decides. */
function slowPage() {
  const { promise, resolve } = Promise.withResolvers<Page>();
  return { make: () => promise, finish: (text: string) => resolve(pageOf(text)) };
}

describe("the page cache", () => {
  it("makes a page once for all who ask for it, at once and later", async () => {
    const { read } = board();
    expect(await Promise.all([read(), read(), read()])).toEqual(["page 1", "page 1", "page 1"]);
    expect(await read()).toBe("page 1");
    expect(await read("/home")).toBe("page 2");
  });

  it("stores a page for the last eight dictionaries, and counts their bytes", async () => {
    const { cache } = board();
    const make = async () => pageOf("page ".repeat(200));
    const page = await cache.take("/jobs", make);
    const dictionaries = Array.from({ length: 12 }, (_, at) => {
      const body = Buffer.from(`dictionary ${at}`.padEnd(100));
      return { sha256: hash("sha256", body, "base64"), body };
    });
    const [first, ...others] = dictionaries;
    if (!page || !first) throw new Error("There is no page.");
    const before = cache.size().bytes;
    const sent = await page.against(first);
    expect(await page.against(first)).toBe(sent);
    expect(cache.size().bytes).toBe(before + sent.length);
    for (const each of others) await page.against(each);
    const last = (await page.against(dictionaries[11] ?? first)).length;
    expect(cache.size().bytes).toBeLessThanOrEqual(before + 8 * last + 8);
    expect(await page.against(first)).not.toBe(sent);
  });

  it("shows nothing from before a change, however new it is", async () => {
    const { state, read } = board();
    await read();
    state.changes += 1;
    expect(await read()).toBe("page 2");
    expect(await read()).toBe("page 2");
  });

  it("renders an unrequested page at once, with the changes counted last", async () => {
    const { state, read } = board();
    state.last = "0";
    expect(await read()).toBe("page 1");
    expect(state.counted).toBe(0);
    expect(await read()).toBe("page 1");
    expect(state.counted).toBe(1);
    // What was counted last may be out of date: then the page only is rendered once more.
    state.changes += 1;
    expect(await read("/home")).toBe("page 2");
    expect([await read("/home"), await read("/home")]).toEqual(["page 3", "page 3"]);
  });

  it("does not let who asks after a change join a page that was begun with the changes counted last", async () => {
    const { state, read } = board();
    state.last = "0";
    const slow = slowPage();
    const early = read("/jobs", slow.make);
    state.changes += 1;
    expect(await read()).toBe("page 1");
    slow.finish("old");
    expect(await early).toBe("old");
    expect(await read()).toBe("page 1");
  });

  it("does not let who asks after a change wait for a page that was begun before it", async () => {
    const { state, read } = board();
    const slow = slowPage();
    const early = read("/jobs", slow.make);
    await new Promise(setImmediate);
    state.changes += 1;
    expect(await read()).toBe("page 1");
    slow.finish("old");
    expect(await early).toBe("old");
    expect(await read()).toBe("page 1");
  });

  it("keeps no page longer than its time when nothing changes but the clock", async () => {
    const { state, read } = board();
    await read();
    state.time = 9;
    expect(await read()).toBe("page 1");
    state.time = 11;
    expect(await read()).toBe("page 1");
    await new Promise(setImmediate);
    expect(await read()).toBe("page 2");
    state.time = 1000;
    expect(await read()).toBe("page 3");
  });

  it("shows no late page once something has changed", async () => {
    const { state, read } = board();
    await read();
    state.time = 11;
    state.changes += 1;
    expect(await read()).toBe("page 2");
  });

  it("issue 29: on a restless board shows a page for a while after it was last true, and makes a new one", async () => {
    const { state, read } = board();
    state.restless = true;
    await read();
    state.time = 3;
    expect(await read()).toBe("page 1");
    state.time = 6;
    state.changes += 1;
    expect(await read()).toBe("page 1");
    await new Promise(setImmediate);
    expect(await read()).toBe("page 2");
    state.changes += 1;
    state.time = 10;
    expect(await read()).toBe("page 3");
  });

  it("issue 29: at ten changes a second has four of five pages of a crowd", async () => {
    const { state, cache } = board(1_000_000);
    state.restless = true;
    // The clock counts tenths of a second: each has a change, and ten requests for ten pages.
    for (let step = 0; step < 4000; step++) {
      state.time = step / 10;
      state.changes = Math.floor(state.time);
      const key = `/jobs?page=${(step * 7) % 10}`;
      const page = await cache.take(key, async () => pageOf(`${state.changes}`));
      expect(state.changes - Number(page?.body)).toBeLessThanOrEqual(4);
    }
    const { hits, misses } = cache.requests();
    expect(hits / (hits + misses)).toBeGreaterThan(0.8);
  });

  it("does not give a page for one person to others", async () => {
    const { cache, state } = board();
    const own = async () => pageOf(`own ${++state.rendered}`, { keepable: false });
    const [first, second] = await Promise.all([cache.take("/", own), cache.take("/", own)]);
    expect(first?.body.toString()).toBe("own 1");
    expect(second).toBeNull();
    expect(cache.size().pages).toBe(0);
    expect((await cache.take("/", own))?.body.toString()).toBe("own 2");
  });

  it("passes an error to those who waited and tries again for the next", async () => {
    const { read } = board();
    const broken = () => Promise.reject(new Error("no database"));
    await expect(read("/", broken)).rejects.toThrow("no database");
    expect(await read("/")).toBe("page 1");
  });

  it("never exceeds its limit, and drops the least used first", async () => {
    const { cache, read } = board(200_000);
    const large = (name: string) => async () => pageOf(name + "x".repeat(20_000));
    await read("/often", large("often"));
    for (let i = 0; i < 500; i++) {
      await read(`/jobs?keyword=${i}`, large(String(i)));
      await read("/often");
      expect(cache.size().bytes).toBeLessThanOrEqual(200_000);
    }
    expect(cache.size().pages).toBeGreaterThan(3);
    expect(cache.has("/often")).toBe(true);
    expect(cache.has("/jobs?keyword=0")).toBe(false);
  });

  it("counts the compressed copies too", async () => {
    const { cache } = board(1_000_000);
    const noise = Array.from({ length: 30_000 }, (_, i) => (i * 7919) % 65_536).join(" ");
    const page = await cache.take("/", async () => pageOf(noise));
    const before = cache.size().bytes;
    const packed = await page?.in("br");
    await page?.in("gzip");
    expect(packed?.length).toBeGreaterThan(1000);
    expect(cache.size().bytes).toBeGreaterThan(before + (packed?.length ?? 0));
  });

  it.each([
    ["usual", "thorough"],
    ["thorough", "best"],
  ] as const)(
    "compresses a page of %s effort again as %s once many have asked for it",
    async (effort, better) => {
      const { cache } = board(1_000_000);
      const text = Array.from({ length: 5_000 }, (_, i) => `<p>${(i * 7919) % 65_536}</p>`).join(
        "",
      );
      const page = await cache.take("/", async () => pageOf(text, { effort }));
      const sizes = [effort, better].map(async (each) => {
        return (await compress(Buffer.from(text), "br", each)).length;
      });
      const [first, later] = await Promise.all(sizes);
      expect(later).toBeLessThan(first ?? 0);
      for (let request = 0; request < 24; request++)
        expect((await page?.in("br"))?.length).toBe(first);
      await until(async () => (await page?.in("br"))?.length === later);
    },
  );

  it("does not keep a page that would fill it", async () => {
    const { cache, read } = board(100_000);
    await read("/", async () => pageOf("x".repeat(90_000)));
    expect(cache.size()).toEqual({ pages: 0, bytes: 0 });
  });

  it("compresses once, also when a page is made again with the same bytes", async () => {
    const { cache, state } = board();
    const text = "the same jobs as before ".repeat(100);
    const take = () => cache.take("/", async () => pageOf(text));
    const [one, two] = await Promise.all([(await take())?.in("br"), (await take())?.in("br")]);
    expect(brotliDecompressSync(one ?? Buffer.alloc(0)).toString()).toBe(text);
    expect(two).toBe(one);
    state.changes += 1;
    expect(await (await take())?.in("br")).toBe(one);
  });

  it("has its own bytes as they are where nothing is to be compressed, also made again", async () => {
    const { cache, state } = board();
    const take = () => cache.take("/", async () => pageOf("the same jobs as before ".repeat(100)));
    await take();
    state.changes += 1;
    const again = await take();
    expect(await again?.in("identity")).toBe(again?.body);
  });
});

import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createPageCache } from "#app/http/page-cache/page-cache.server.ts";
import {
  closePageChanges,
  countPageChanges,
  lastPageVersion,
  openPageChanges,
  pageVersion,
} from "#app/http/page-cache/page-changes.server.ts";
import { createPageDictionaries } from "#app/http/page-cache/page-dictionaries.server.ts";
import { RenderedPage } from "#app/http/rendered-page.ts";
import {
  closeDatabase,
  db,
  migrateDatabase,
  openDatabase,
} from "#app/platform/database/database.server.ts";
import { cachedQuery, shareQuery } from "#app/platform/database/per-database.server.ts";
import {
  closeReplica,
  onPrimary,
  onReplica,
  openReplica,
} from "#app/platform/database/replica.server.ts";
import { type Replicated, startReplicated } from "#test/servers/replica.ts";
import { serveCachedPages } from "./cached-pages.ts";

describe("growth 15: a streaming replica", () => {
  let servers: Replicated;

  beforeAll(async () => {
    servers = await startReplicated();
    const { url, readUrl } = servers;
    await migrateDatabase(url);
    openDatabase(url, 4);
    openReplica({ url, readUrl, connections: 2, longestMs: 15_000 });
    openPageChanges(url, readUrl);
    await followed();
  }, 60_000);
  afterAll(async () => {
    await closePageChanges();
    await closeReplica();
    await closeDatabase();
    await servers.stop();
  });

  /** A busy machine may let the replica fall behind for a while. */
  const timeout = 20_000;
  /** Resolves once the replica is read from. */
  const followed = () =>
    vi.waitFor(async () => expect(await onReplica(isReplica)).toBe(true), { timeout });

  async function isReplica() {
    const [row] = await db.execute<{ is: boolean }>(sql`select pg_is_in_recovery() as is`);
    return row?.is;
  }

  it("answers the queries directed to it, and none that others share", async () => {
    expect(await isReplica()).toBe(false);
    const shared = shareQuery(isReplica);
    const held = cachedQuery(1000, isReplica);
    const ask = async () => [
      await isReplica(),
      await db.transaction((tx) => tx.execute(sql`select pg_is_in_recovery() as is`)),
      await onPrimary(isReplica),
      await shared.run(),
      await held(),
    ];
    await vi.waitFor(
      async () => expect(await onReplica(ask)).toEqual([true, [{ is: true }], false, false, false]),
      { timeout },
    );
  });

  it("has its own count of changes to pages, and failed queries there are left to the primary", async () => {
    await db.execute(sql`insert into page_changes (changes) values (5)`);
    expect(await countPageChanges()).toBe("5");
    await expect.poll(() => onReplica(async () => await countPageChanges()), { timeout }).toBe("5");
    const write = () => db.execute(sql`insert into page_changes (changes) values (1)`);
    expect(await onReplica(write)).toBeUndefined();
    expect(await countPageChanges()).toBe("5");
  });

  it("has the pages of visitors, but missing rows and failures come from the primary", async () => {
    const makePage = async ({ url }: Request) => {
      const isCopied = await isReplica();
      if (isCopied && url.includes("/pricing")) throw new Error("a conflict with recovery");
      const status = isCopied && url.includes("/companies") ? 404 : 200;
      return new RenderedPage(Buffer.from(isCopied ? "replica" : "primary"), status, new Headers());
    };
    const cache = createPageCache({
      versionOf: pageVersion,
      lastVersionOf: lastPageVersion,
      maxBytes: 100_000,
    });
    const dictionaries = createPageDictionaries(1000);
    const parts = {
      cache,
      dictionaries,
      makePage,
      baseUrl: "http://furas",
      isLimited: () => false,
    };
    const server = createServer(serveCachedPages(parts, (_, outgoing) => outgoing.end("alone")));
    const { port } = await new Promise<AddressInfo>((listening) => {
      server.listen(0, "127.0.0.1", () => listening(server.address() as AddressInfo));
    });
    const read = async (path: string, cookie = "") =>
      (await fetch(`http://127.0.0.1:${port}${path}`, { headers: { cookie } })).text();
    let page = 1;
    const readNext = async () => expect(await read(`/jobs?page=${++page}`)).toBe("replica");
    await vi.waitFor(readNext, { timeout });
    expect(await read("/companies")).toBe("primary");
    expect(await read("/pricing")).toBe("primary");
    expect(await read("/home", "session=1")).toBe("alone");
    server.close();
  });

  it("is given up within a second where it hangs, and taken up again", async () => {
    servers.freeze();
    const began = performance.now();
    const answers = await Promise.all([onReplica(isReplica), onReplica(isReplica)]);
    expect(answers).toEqual([undefined, undefined]);
    expect(performance.now() - began).toBeLessThan(10_000);
    expect(await onReplica(isReplica)).toBeUndefined();
    expect(await isReplica()).toBe(false);
    servers.resume();
    await followed();
  });
});

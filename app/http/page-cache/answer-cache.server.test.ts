import { describe, expect, it } from "vitest";
import { type Changes, createAnswerCache } from "./answer-cache.server.ts";

const maxBytes = 64_000;

function cacheOf() {
  const board = { changes: 7, counted: 0, rendered: 0, time: 0, version: true };
  const cache = createAnswerCache({
    maxBytes,
    now: () => board.time,
    countChanges: () => {
      board.counted++;
      return Promise.resolve(String(board.changes));
    },
  });
  const ask = async (key: string, length = 0) => {
    const answer = await cache.take(key, async () => {
      board.rendered++;
      const version = board.version ? `${board.changes} furas 2026` : undefined;
      return { answer: `${key}${board.changes}`.padEnd(length), version };
    });
    return String(answer);
  };
  return { board, cache, ask };
}

describe("remembered answers", () => {
  it("are given again while nothing changes, and one that is made asks for no count", async () => {
    const { board, ask } = cacheOf();
    expect([await ask("a"), await ask("a"), await ask("b")]).toEqual(["a7", "a7", "b7"]);
    expect([board.rendered, board.counted]).toEqual([2, 1]);
  });

  it("are made once for all who ask at once", async () => {
    const { board, ask } = cacheOf();
    const together = () => Promise.all(Array.from({ length: 8 }, () => ask("a")));
    expect(new Set(await together())).toEqual(new Set(["a7"]));
    expect(board.rendered).toBe(1);
    board.changes = 8;
    expect(new Set(await together())).toEqual(new Set(["a8"]));
    expect(board.rendered).toBe(2);
  });

  it("are made anew for who asked after a change while one from before it was being made", async () => {
    const { board, cache, ask } = cacheOf();
    const begun = Promise.withResolvers<void>();
    const read = Promise.withResolvers<void>();
    const early = cache.take("a", async () => {
      begun.resolve();
      await read.promise;
      return { answer: "a7", version: "7 furas 2026" };
    });
    await begun.promise;
    board.changes = 8;
    const late = ask("a");
    read.resolve();
    expect([String(await early), await late]).toEqual(["a7", "a8"]);
  });

  it("are made by each that asks where making one fails", async () => {
    const { cache } = cacheOf();
    let tries = 0;
    const failing = () =>
      cache.take("a", async () => {
        tries++;
        if (tries === 1) throw new Error("the first");
        return { answer: "a", version: "7" };
      });
    const outcomes = await Promise.allSettled([failing(), failing()]);
    expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "fulfilled"]);
    expect(tries).toBe(2);
  });

  it("pass the count to their maker, on request", async () => {
    const countChanges = () => "7";
    const make = async (changes: Changes) => ({ answer: `of ${await changes}`, version: "7" });
    for (const [tellsChanges, answer] of [
      [true, "of 7"],
      [false, "of undefined"],
    ] as const) {
      const cache = createAnswerCache({ maxBytes, countChanges, tellsChanges });
      expect(String(await cache.take("a", make))).toBe(answer);
    }
  });

  it("are made anew after any change, and after ten seconds", async () => {
    const { board, ask } = cacheOf();
    await ask("a");
    board.changes = 8;
    expect(await ask("a")).toBe("a8");
    board.time = 9_999;
    await ask("a");
    expect(board.rendered).toBe(2);
    board.time = 10_000;
    await ask("a");
    expect(board.rendered).toBe(3);
  });

  it("are not held if their source is unknown, or if making failed", async () => {
    const { board, cache, ask } = cacheOf();
    board.version = false;
    await ask("a");
    await ask("a");
    expect(board.rendered).toBe(2);
    await expect(cache.take("b", () => Promise.reject(new Error("down")))).rejects.toThrow("down");
    const up = await cache.take("b", async () => ({ answer: "up", version: "7 x" }));
    expect(String(up)).toBe("up");
  });

  it("stay within their memory limit under any requests: the least recently used go", async () => {
    const { board, cache, ask } = cacheOf();
    for (let at = 0; at < 500; at++) {
      await ask("often");
      await ask(`${at}`.repeat(1 + (at % 200)), at);
      expect(cache.bytes()).toBeLessThanOrEqual(maxBytes);
    }
    expect(cache.bytes()).toBeGreaterThan(maxBytes / 2);
    expect(board.rendered).toBe(501);
    // What would take a good part of the memory alone is made each time.
    await ask("long", maxBytes);
    await ask("long", maxBytes);
    expect(board.rendered).toBe(503);
    for (const change of [1, 2, 3]) {
      board.changes += change;
      await ask("often");
    }
    expect(board.rendered).toBe(506);
  });
});

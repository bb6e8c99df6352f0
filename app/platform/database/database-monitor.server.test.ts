import { describe, expect, it } from "vitest";
import { watch } from "./database-monitor.server.ts";

const quick = { calm: 5, eager: 2, timeoutMs: 20 };

describe("the watch on the database", () => {
  it("logs when the answers cease and when they come back, once each", async () => {
    let broken = false;
    const turns: boolean[] = [];
    const ask = async () => {
      if (broken) throw new Error("refused");
    };
    const watched = watch(ask, (isDown) => turns.push(isDown), quick);
    await watched.check();
    expect(watched.isDown()).toBe(false);
    broken = true;
    await watched.check();
    await watched.check();
    expect(watched.isDown()).toBe(true);
    broken = false;
    await expect.poll(watched.isDown, { interval: 1 }).toBe(false);
    watched.stop();
    expect(turns).toEqual([true, false]);
  });

  it("takes silence for absence", async () => {
    const watched = watch(
      () => new Promise(() => {}),
      () => {},
      quick,
    );
    await watched.check();
    expect(watched.isDown()).toBe(true);
    watched.stop();
  });

  it("asks one question for all who want to know at once", async () => {
    let pings = 0;
    const answer = Promise.withResolvers<void>();
    const watched = watch(
      async () => {
        pings += 1;
        await answer.promise;
      },
      () => {},
      { ...quick, calm: 10_000 },
    );
    const checks = [watched.check(), watched.check(), watched.check()];
    answer.resolve();
    await Promise.all(checks);
    watched.stop();
    expect(pings).toBe(1);
  });
});

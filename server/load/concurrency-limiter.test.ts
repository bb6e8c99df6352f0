import { describe, expect, it } from "vitest";
import { createConcurrencyLimiter } from "./concurrency-limiter.ts";

/** A limiter with a clock that only tests move. */
function openLimiter(
  limits: Parameters<typeof createConcurrencyLimiter>[0] = { max: 2, maxQueue: 2, maxWaitMs: 1000 },
) {
  const clock = { time: 0 };
  return { clock, ...createConcurrencyLimiter({ ...limits, now: () => clock.time }) };
}

describe("the openLimiter before the making of pages", () => {
  it("admits as many as are served at once, queues some and refuses the rest at once", async () => {
    const { acquire, counts, isSaturated } = openLimiter();
    const first = await acquire();
    await acquire();
    const waiting = [acquire(), acquire()];
    expect(counts()).toEqual({ running: 2, waiting: 2 });
    expect(isSaturated()).toBe(true);
    expect(await acquire()).toBeNull();
    first?.();
    expect(await waiting[0]).toBeTypeOf("function");
    expect(counts()).toEqual({ running: 2, waiting: 1 });
  });

  it("lets those who wait in by turns", async () => {
    const { acquire } = openLimiter({ max: 1, maxQueue: 10, maxWaitMs: 1000 });
    const order: number[] = [];
    let leave = await acquire();
    const crowd = [1, 2, 3].map(async (number) => {
      const mine = await acquire();
      order.push(number);
      leave = mine;
    });
    for (const each of crowd) {
      leave?.();
      await each;
    }
    expect(order).toEqual([1, 2, 3]);
  });

  it("refuses a request that would wait for too long", async () => {
    const { acquire, clock, isSaturated } = openLimiter({ max: 1, maxQueue: 100, maxWaitMs: 1000 });
    for (let turn = 0; turn < 60; turn += 1) {
      const leave = await acquire();
      clock.time += 600;
      leave?.();
    }
    await acquire();
    expect(isSaturated()).toBe(false);
    void acquire();
    expect(isSaturated()).toBe(true);
    expect(await acquire()).toBeNull();
  });

  it("refuses a request that has waited long enough", async () => {
    const { acquire, counts } = openLimiter({ max: 1, maxQueue: 10, maxWaitMs: 5 });
    await acquire();
    expect(await acquire()).toBeNull();
    expect(counts()).toEqual({ running: 1, waiting: 0 });
  });

  it("renders nothing for one who has left the queue", async () => {
    const { acquire, counts } = openLimiter({ max: 1, maxQueue: 10, maxWaitMs: 1000 });
    const first = await acquire();
    const gone = acquire(() => true);
    const there = acquire();
    first?.();
    expect(await gone).toBeNull();
    expect(await there).toBeTypeOf("function");
    expect(counts().running).toBe(1);
  });

  it("counts work without a turn, and a leaving once", async () => {
    const { acquireNow, acquire, counts } = openLimiter({ max: 1, maxQueue: 0, maxWaitMs: 1000 });
    const inside = [acquireNow(), acquireNow()];
    expect(await acquire()).toBeNull();
    inside[0]?.();
    inside[0]?.();
    expect(counts().running).toBe(1);
  });

  it("S3 lets networks take turns, and reserves slots that one network cannot use up", async () => {
    const ofNetwork = { max: 2, maxQueue: 3 };
    const { acquire, counts, isSaturated } = createConcurrencyLimiter({
      max: 3,
      maxQueue: 10,
      maxWaitMs: 1000,
      ofNetwork,
      now: () => 0,
    });
    const isGone = () => false;
    const busy = [await acquire(isGone, "a"), await acquire(isGone, "a")];
    const order: string[] = [];
    const waiting = [1, 2, 3].map(() => acquire(isGone, "a").then(() => order.push("a")));
    expect(counts()).toEqual({ running: 2, waiting: 3 });
    expect([isSaturated("a"), isSaturated("b")]).toEqual([true, false]);
    expect(await acquire(isGone, "a")).toBeNull();
    const other = await acquire(isGone, "b");
    expect(other).toBeTypeOf("function");
    waiting.push(acquire(isGone, "c").then(() => order.push("c")));
    busy[0]?.();
    await waiting[3];
    expect(order).toEqual(["c"]);
    other?.();
    await waiting[0];
    expect(order).toEqual(["c", "a"]);
  });

  it("S3 makes one at a time for a network of slow requests while others are present", async () => {
    const { acquire, counts, clock } = openLimiter({
      max: 6,
      maxQueue: 9,
      maxWaitMs: 60_000,
      ofNetwork: { max: 2, maxQueue: 9, slowMs: 50 },
    });
    const first = await acquire(undefined, "slow one");
    clock.time += 200;
    first?.();
    (await acquire(undefined, "quick one"))?.();
    const second = await acquire(undefined, "slow one");
    void acquire(undefined, "slow one");
    expect(counts()).toEqual({ running: 1, waiting: 1 });
    await acquire(undefined, "quick one");
    await acquire(undefined, "quick one");
    expect(counts()).toEqual({ running: 3, waiting: 1 });
    second?.();
    expect(counts()).toEqual({ running: 3, waiting: 0 });
    clock.time += 2500;
    void acquire(undefined, "slow one");
    expect(counts()).toEqual({ running: 4, waiting: 0 });
  });
});

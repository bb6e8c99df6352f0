import { describe, expect, it } from "vitest";
import { createAdmission } from "./concurrency-limiter.ts";

/** A limiter with a clock that only tests move. */
function door(limits = { most: 2, longest: 2, patience: 1000 }) {
  const clock = { time: 0 };
  return { clock, ...createAdmission({ ...limits, now: () => clock.time }) };
}

describe("the door before the making of pages", () => {
  it("lets in as many as are served at once, has some wait and sends the rest away at once", async () => {
    const { enter, counts, isFull } = door();
    const first = await enter();
    await enter();
    const waiting = [enter(), enter()];
    expect(counts()).toEqual({ running: 2, waiting: 2 });
    expect(isFull()).toBe(true);
    expect(await enter()).toBeNull();
    first?.();
    expect(await waiting[0]).toBeTypeOf("function");
    expect(counts()).toEqual({ running: 2, waiting: 1 });
  });

  it("lets those who wait in by turns", async () => {
    const { enter } = door({ most: 1, longest: 10, patience: 1000 });
    const order: number[] = [];
    let leave = await enter();
    const crowd = [1, 2, 3].map(async (number) => {
      const mine = await enter();
      order.push(number);
      leave = mine;
    });
    for (const each of crowd) {
      leave?.();
      await each;
    }
    expect(order).toEqual([1, 2, 3]);
  });

  it("sends away who would wait for longer than is worth it", async () => {
    const { enter, clock, isFull } = door({ most: 1, longest: 100, patience: 1000 });
    for (let turn = 0; turn < 60; turn += 1) {
      const leave = await enter();
      clock.time += 600;
      leave?.();
    }
    await enter();
    expect(isFull()).toBe(false);
    void enter();
    expect(isFull()).toBe(true);
    expect(await enter()).toBeNull();
  });

  it("sends away who has waited long enough", async () => {
    const { enter, counts } = door({ most: 1, longest: 10, patience: 5 });
    await enter();
    expect(await enter()).toBeNull();
    expect(counts()).toEqual({ running: 1, waiting: 0 });
  });

  it("makes nothing for one who has left the line", async () => {
    const { enter, counts } = door({ most: 1, longest: 10, patience: 1000 });
    const first = await enter();
    const gone = enter(() => true);
    const there = enter();
    first?.();
    expect(await gone).toBeNull();
    expect(await there).toBeTypeOf("function");
    expect(counts().running).toBe(1);
  });

  it("squeezes forms in before pages until it is packed, and counts a leaving once", async () => {
    const { squeezeIn, enter, isPacked, counts } = door({ most: 1, longest: 0, patience: 1000 });
    const inside = Array.from({ length: 19 }, squeezeIn);
    expect(isPacked()).toBe(false);
    inside.push(squeezeIn());
    expect(isPacked()).toBe(true);
    expect(await enter()).toBeNull();
    inside[0]?.();
    inside[0]?.();
    expect(counts().running).toBe(19);
  });

  it("S3 lets networks take turns, and keeps places that one network cannot use up", async () => {
    const ofNetwork = { most: 2, longest: 3 };
    const { enter, counts, isFull } = createAdmission({
      ...{ most: 3, longest: 10, patience: 1000, ofNetwork, now: () => 0 },
    });
    const isGone = () => false;
    const busy = [await enter(isGone, "a"), await enter(isGone, "a")];
    const order: string[] = [];
    const waiting = [1, 2, 3].map(() => enter(isGone, "a").then(() => order.push("a")));
    expect(counts()).toEqual({ running: 2, waiting: 3 });
    expect([isFull("a"), isFull("b")]).toEqual([true, false]);
    expect(await enter(isGone, "a")).toBeNull();
    const other = await enter(isGone, "b");
    expect(other).toBeTypeOf("function");
    waiting.push(enter(isGone, "c").then(() => order.push("c")));
    busy[0]?.();
    await waiting[3];
    expect(order).toEqual(["c"]);
    other?.();
    await waiting[0];
    expect(order).toEqual(["c", "a"]);
  });
});

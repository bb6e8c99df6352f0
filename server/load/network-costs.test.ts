import { describe, expect, it } from "vitest";
import { costLimit, createNetworkCosts } from "./network-costs.ts";
import { leastShare } from "./processor-share.ts";

/** Costs with a clock that only tests move, and units that are counted here. */
function open(share = 1) {
  const clock = { time: 0 };
  const units = new Map<string, number>();
  const costs = createNetworkCosts({
    now: () => clock.time,
    share: () => share,
    async record(key) {
      units.set(key, (units.get(key) ?? 0) + 1);
      return units.get(key) ?? 0;
    },
  });
  const work = async (network: string | undefined, milliseconds: number, device?: string) => {
    const end = costs.begin({ network, device });
    clock.time += milliseconds;
    end();
    await Promise.resolve();
  };
  const isOver = (network: string | undefined, device?: string) =>
    costs.isOver({ network, device });
  return { clock, units, costs, work, isOver };
}

describe("S3 the costs of a network", () => {
  it("beside others it waits sooner than alone, and the others do not", async () => {
    const { isOver, work } = open();
    await work("a", costLimit.unit * costLimit.network.beside);
    expect(isOver("a")).toBe(false);
    await work("b", 10);
    await work("a", costLimit.unit);
    expect([isOver("a"), isOver("b")]).toEqual([true, false]);
    const alone = open();
    await alone.work("a", costLimit.unit * costLimit.network.alone);
    expect(alone.isOver("a")).toBe(false);
    await alone.work("a", costLimit.unit);
    expect(alone.isOver("a")).toBe(true);
  });

  it("work at the same time shares the time", async () => {
    const { clock, costs, units } = open();
    const ends = ["a", "b", "c", "d"].map((network) => costs.begin({ network, device: undefined }));
    clock.time += 4 * costLimit.unit;
    for (const end of ends) end();
    expect([...units]).toEqual(["a", "b", "c", "d"].map((network) => [`network ${network}`, 1]));
  });

  it.each([
    ["a quiet machine", 1, 1],
    ["one that gives us half of the processor", 0.5, 0.5],
    ["one that gives us a tenth, which counts as the least", 0.1, leastShare],
  ])("on %s who reads is not limited, who asks for all it can is", async (_, real, share) => {
    const { isOver, work, clock } = open(share);
    const until = 20_000;
    // Twenty pages in twenty seconds, 20 ms of the processor each; all the rest is somebody else's.
    for (let page = 1; clock.time < until; page++) {
      await work("reader", 20 / real);
      while (clock.time < page * 1000) await work("stranger", 100 / real);
    }
    expect([isOver("reader"), isOver("stranger")]).toEqual([false, true]);
  });

  it("a reader on a starved machine would be limited by the clock alone", async () => {
    const pages = async (share: number) => {
      const { isOver, work } = open(share);
      for (let page = 0; page < 60; page++) {
        await work("another", 1);
        await work("reader", 200);
      }
      return isOver("reader");
    };
    expect([await pages(1), await pages(leastShare)]).toEqual([true, false]);
  });

  it("it may ask again after a while, and a request without a network is not limited", async () => {
    const { clock, isOver, work } = open();
    await work("a", costLimit.unit * (costLimit.network.alone + 1));
    expect(isOver("a")).toBe(true);
    clock.time += 5000;
    expect(isOver("a")).toBe(false);
    await work(undefined, 1_000_000);
    expect(isOver(undefined)).toBe(false);
  });

  it("where units cannot be counted no network is limited", async () => {
    const clock = { time: 0 };
    const record = () => Promise.reject(new Error("no database"));
    const costs = createNetworkCosts({ now: () => clock.time, record });
    const a = { network: "a", device: "one" };
    const end = costs.begin(a);
    clock.time += 1_000_000;
    end();
    await Promise.resolve();
    expect(costs.isOver(a)).toBe(false);
  });
});

describe("A1 A4 devices of one network", () => {
  it("one that costs too much waits by itself", async () => {
    const { isOver, work } = open();
    await work("a", costLimit.unit * costLimit.device.beside, "busy");
    await work("other", 10);
    await work("a", costLimit.unit, "busy");
    expect([isOver("a", "busy"), isOver("a", "neighbour"), isOver("b", "busy")]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it("where several have used up the network's budget, one that has used nothing has a share", async () => {
    const { isOver, work, clock } = open();
    for (const device of ["1", "2", "3"]) await work("a", costLimit.unit * 10, device);
    await work("other", 10);
    await work("a", costLimit.unit, "3");
    expect([isOver("a", "1"), isOver("a", "quiet"), isOver("a")]).toEqual([true, false, true]);
    for (let turn = 0; turn <= costLimit.share.beside; turn++) {
      await work("a", costLimit.unit, `made up ${turn}`);
    }
    expect(isOver("a", "quiet"), "the share is bounded, too").toBe(true);
    clock.time += 5000;
    expect(isOver("a", "quiet")).toBe(false);
  });
});

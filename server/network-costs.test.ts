import { describe, expect, it } from "vitest";
import { costLimit, createNetworkCosts } from "./network-costs.ts";

/** Costs with a clock that only tests move, and units that are counted here. */
function open() {
  const clock = { time: 0 };
  const units = new Map<string, number>();
  const costs = createNetworkCosts({
    now: () => clock.time,
    async record(network) {
      units.set(network, (units.get(network) ?? 0) + 1);
      return units.get(network) ?? 0;
    },
  });
  const work = async (network: string | undefined, milliseconds: number) => {
    const end = costs.begin(network);
    clock.time += milliseconds;
    end();
    await Promise.resolve();
  };
  return { clock, units, costs, work };
}

describe("S3 what a network may cost", () => {
  it("beside others it waits sooner than alone, and the others do not", async () => {
    const { costs, work } = open();
    await work("a", costLimit.unit * costLimit.beside);
    expect(costs.isOver("a")).toBe(false);
    await work("b", 10);
    await work("a", costLimit.unit);
    expect([costs.isOver("a"), costs.isOver("b")]).toEqual([true, false]);
    const alone = open();
    await alone.work("a", costLimit.unit * costLimit.alone);
    expect(alone.costs.isOver("a")).toBe(false);
    await alone.work("a", costLimit.unit);
    expect(alone.costs.isOver("a")).toBe(true);
  });

  it("work at the same time shares the time", async () => {
    const { clock, costs, units } = open();
    const ends = ["a", "b", "c", "d"].map((network) => costs.begin(network));
    clock.time += 4 * costLimit.unit;
    for (const end of ends) end();
    expect([...units]).toEqual(["a", "b", "c", "d"].map((network) => [network, 1]));
  });

  it("it may ask again after a while, and whoever has no network is not limited", async () => {
    const { clock, costs, work } = open();
    await work("a", costLimit.unit * (costLimit.alone + 1));
    expect(costs.isOver("a")).toBe(true);
    clock.time += 5000;
    expect(costs.isOver("a")).toBe(false);
    await work(undefined, 1_000_000);
    expect(costs.isOver(undefined)).toBe(false);
  });

  it("where units cannot be counted nobody is limited", async () => {
    const clock = { time: 0 };
    const record = () => Promise.reject(new Error("no database"));
    const costs = createNetworkCosts({ now: () => clock.time, record });
    const end = costs.begin("a");
    clock.time += 1_000_000;
    end();
    await Promise.resolve();
    expect(costs.isOver("a")).toBe(false);
  });
});

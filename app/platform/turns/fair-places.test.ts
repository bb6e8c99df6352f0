import { describe, expect, it } from "vitest";
import { createFairPlaces, type PlaceFor } from "./fair-places.ts";

/** Places where work goes on until the test ends it. */
function open(limits: Partial<Parameters<typeof createFairPlaces>[0]> = {}) {
  const places = createFairPlaces({
    max: 2,
    maxWaiting: 20,
    maxWaitingOfOne: 5,
    maxWaitMs: 60_000,
    ...limits,
  });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const begin = (name: string, who: PlaceFor) =>
    places.run(who, async () => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
      return name;
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    for (let tick = 0; tick < 9; tick++) await Promise.resolve();
  };
  return { begin, begun, end };
}

describe("A2 places for costly work", () => {
  it("one account has one at a time, however much it asks for", async () => {
    const { begin, begun, end } = open();
    for (const name of ["a1", "a2", "a3"]) void begin(name, { account: "a" });
    void begin("b1", { account: "b" });
    expect(begun).toEqual(["a1", "b1"]);
    await end("b1");
    expect(begun).toEqual(["a1", "b1"]);
    await end("a1");
    expect(begun).toEqual(["a1", "b1", "a2"]);
  });

  it("accounts that wait take turns", async () => {
    const { begin, begun, end } = open({ max: 1 });
    for (const name of ["a1", "a2", "a3"]) void begin(name, { account: "a" });
    void begin("b1", { account: "b" });
    void begin("c1", { account: "c" });
    for (const name of ["a1", "b1", "c1", "a2"]) await end(name);
    expect(begun).toEqual(["a1", "b1", "c1", "a2", "a3"]);
  });

  it("work that comes last leaves a place for all other", async () => {
    const { begin, begun } = open();
    void begin("own of a", { account: "a", isLast: true });
    void begin("own of b", { account: "b", isLast: true });
    void begin("company", { account: "c" });
    expect(begun).toEqual(["own of a", "company"]);
  });

  it("refuses where too much waits, of one account or in all, or for too long", async () => {
    const ofOne = open({ maxWaitingOfOne: 1 });
    for (const name of ["a1", "a2"]) void ofOne.begin(name, { account: "a" });
    expect(await ofOne.begin("a3", { account: "a" })).toBeUndefined();
    const inAll = open({ max: 1, maxWaiting: 1 });
    for (const account of ["a", "b"]) void inAll.begin(account, { account });
    expect(await inAll.begin("c", { account: "c" })).toBeUndefined();
    const hasty = open({ max: 1, maxWaitMs: 1 });
    void hasty.begin("a1", { account: "a" });
    expect(await hasty.begin("b1", { account: "b" })).toBeUndefined();
  });

  it("a place is free again after work that failed", async () => {
    const { run } = createFairPlaces({ max: 1, maxWaiting: 1, maxWaitingOfOne: 1, maxWaitMs: 9 });
    const fails = () => Promise.reject(new Error("no"));
    await expect(run({ account: "a" }, fails)).rejects.toThrow("no");
    expect(await run({ account: "a" }, async () => 1)).toEqual({ done: 1 });
  });
});

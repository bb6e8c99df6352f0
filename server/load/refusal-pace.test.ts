import { Hono } from "hono";
import type { StatusCode } from "hono/utils/http-status";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createRefusalPace, paceRefusals } from "./refusal-pace.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("A1 how fast refusals are answered", () => {
  it("a few a second at once, the others later, and with many waiting at once again", async () => {
    const pace = createRefusalPace({ atOnce: 2, waitMs: 30, maxWaiting: 1 });
    const answered: number[] = [];
    const refused = [1, 2, 3, 4].map((nr) => pace().then(() => answered.push(nr)));
    await Promise.all(refused);
    expect(answered).toEqual([1, 2, 4, 3]);
  });

  it("at once again in the next second", async () => {
    const pace = createRefusalPace({ atOnce: 1, waitMs: 60_000, maxWaiting: 9 });
    await pace();
    vi.advanceTimersByTime(1000);
    await pace();
  });
});

describe("A1 refusals that are slowed down", () => {
  const app = new Hono();
  let slowed = 0;
  app.use(paceRefusals(async () => void slowed++));
  app.post("/:status", (c) => c.body(null, Number(c.req.param("status")) as StatusCode));

  it.each([
    [413, true, 1],
    [429, true, 1],
    [503, true, 1],
    [403, false, 1],
    [403, true, 0],
    [404, true, 0],
    [422, true, 0],
    [200, false, 0],
  ])("%i, its body read: %s", async (status, complete, times) => {
    slowed = 0;
    await app.request(`/${status}`, { method: "POST" }, { incoming: { complete } });
    expect(slowed).toBe(times);
  });
});

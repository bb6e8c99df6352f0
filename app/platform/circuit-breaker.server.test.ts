import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createBreaker } from "./circuit-breaker.server.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const failing = async () => {
  throw new Error("down");
};
const working = async () => "up";

it("a closed breaker lets work through, also after failures that a success parts", async () => {
  const through = createBreaker({ failures: 2, resetAfterMs: 1000 });
  for (let round = 0; round < 3; round++) {
    await expect(through(failing)).rejects.toThrow("down");
    expect(await through(working)).toBe("up");
  }
});

it("one that failures in a row have opened refuses at once, and tries nothing", async () => {
  const through = createBreaker({ failures: 2, resetAfterMs: 1000 });
  for (let tries = 0; tries < 2; tries++) await expect(through(failing)).rejects.toThrow("down");
  const work = vi.fn(working);
  await expect(through(work)).rejects.toThrow("just failed several times");
  expect(work).not.toHaveBeenCalled();
});

it("after a while it is half open: one attempt goes through, which opens or closes it", async () => {
  const through = createBreaker({ failures: 1, resetAfterMs: 1000 });
  await expect(through(failing)).rejects.toThrow("down");
  vi.advanceTimersByTime(1000);
  const attempt = through(failing);
  await expect(through(working)).rejects.toThrow("just failed several times");
  await expect(attempt).rejects.toThrow("down");
  await expect(through(working)).rejects.toThrow("just failed several times");
  vi.advanceTimersByTime(1000);
  expect(await through(working)).toBe("up");
  expect(await through(working)).toBe("up");
});

it("half open depends on no clock that may be set back, and callers do not wait for the attempt", async () => {
  const through = createBreaker({ failures: 1, resetAfterMs: 1000 });
  await expect(through(failing)).rejects.toThrow("down");
  vi.setSystemTime(Date.now() - 60 * 60 * 1000);
  vi.advanceTimersByTime(1000);
  let answer = (_: string) => {};
  const attempt = through(() => new Promise<string>((resolve) => (answer = resolve)));
  await expect(through(working)).rejects.toThrow("just failed several times");
  answer("up");
  expect(await attempt).toBe("up");
  expect(await through(working)).toBe("up");
});

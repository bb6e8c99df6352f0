import { describe, expect, it } from "vitest";
import { createProcessorShare, leastShare } from "./processor-share.ts";

/** A share whose clocks only the test moves. */
function open() {
  const clocks = { now: 0, active: 0, processor: 0 };
  const share = createProcessorShare({
    now: () => clocks.now,
    active: () => clocks.active,
    processor: () => clocks.processor,
  });
  const pass = (now: number, active: number, processor: number) => {
    clocks.now += now;
    clocks.active += active;
    clocks.processor += processor;
    return share();
  };
  return { pass };
}

describe("S3 the share of the processor", () => {
  it.each([
    ["a quiet machine", 1000, 800, 800, 1],
    ["half the processor", 1000, 800, 400, 0.5],
    ["a starved machine", 1000, 1000, 50, leastShare],
    ["nothing at all", 1000, 1000, 0, leastShare],
    ["clocks that disagree", 1000, 500, 510, 1],
    ["hardly any work", 1000, 20, 1, 1],
    ["a long rest, then work", 60_000, 900, 450, 0.5],
    ["less than a second", 999, 900, 450, 1],
  ])("%s", (_, now, active, processor, expected) => {
    expect(open().pass(now, active, processor)).toBe(expected);
  });

  it("follows the last second only", () => {
    const { pass } = open();
    expect(pass(1000, 1000, 500)).toBe(0.5);
    expect(pass(500, 500, 500)).toBe(0.5);
    expect(pass(500, 500, 500)).toBe(1);
  });

  it("is measured of this very process", () => {
    const share = createProcessorShare();
    expect(share()).toBe(1);
  });
});

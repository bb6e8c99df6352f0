import { expect, it } from "vitest";
import { mapSteps, stepOf } from "./market-map.tsx";

it.each([
  [[0, 0], ["0"]],
  [
    [1, 0],
    ["0", "1+"],
  ],
  [
    [3, 1, 0],
    ["0", "1", "2+"],
  ],
  [
    [24, 19, 9, 7, 5, 0],
    ["0", "1–2", "3–5", "6–11", "12+"],
  ],
  [
    [1000, 3],
    ["0", "1–124", "125–249", "250–499", "500+"],
  ],
])("the steps of %j are written as %j", (counts, written) => {
  const steps = mapSteps(counts);
  expect(steps.map(({ text }) => text)).toEqual(written);
  for (const count of counts) {
    const step = steps[stepOf(steps, count)];
    expect(count).toBeGreaterThanOrEqual(step?.from ?? Infinity);
  }
});

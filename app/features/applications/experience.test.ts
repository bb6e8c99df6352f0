import { expect, it } from "vitest";
import { experienceOf } from "./application.ts";

it.each([
  [null, undefined],
  [0, "0-1"],
  [1, "1-3"],
  [2, "1-3"],
  [3, "3-5"],
  [4, "3-5"],
  [5, "5-10"],
  [9, "5-10"],
  [10, "10+"],
  [40, "10+"],
])("F23 %s years of the profile are %s in an application", (years, choice) => {
  expect(experienceOf(years)).toBe(choice);
});

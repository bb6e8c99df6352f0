import { expect, it } from "vitest";
import { hasWish } from "./profile.ts";

const untouched = {
  desiredPosition: null,
  workType: "full-time",
  availability: "immediate",
  preferredLocations: [],
  willingToRelocate: false,
};

it.each([
  [{}, false, false],
  [{ desiredPosition: "Nurse" }, false, true],
  [{ preferredLocations: ["Homs"] }, false, true],
  [{ willingToRelocate: true }, false, true],
  [{ availability: "month" }, false, true],
  [{ workType: "part-time" }, false, true],
  [{}, true, true],
])("F11 a profile with %j, pay given %s, says which work is wanted: %s", (more, pay, isStated) => {
  expect(hasWish({ ...untouched, ...more }, pay)).toBe(isStated);
});

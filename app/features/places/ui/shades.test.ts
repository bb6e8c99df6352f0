import { expect, it } from "vitest";
import { shadesOf } from "./governorate-map.tsx";

it.each([
  [[], []],
  [[7], [1]],
  [
    [4, 1, 3, 2],
    [4, 1, 3, 2],
  ],
  [
    [5, 5, 5, 5],
    [1, 1, 1, 1],
  ],
  [
    [0, 0, 0, 9],
    [1, 1, 1, 4],
  ],
  [
    [1, 2, 3, 4, 5, 6, 7, 8],
    [1, 1, 2, 2, 3, 3, 4, 4],
  ],
])("counts %j have the shades %j", (counts, shades) => {
  expect(shadesOf(counts)).toEqual(shades);
});

import { expect, it } from "vitest";
import { longTexts } from "./long-texts.ts";

const long = "Ten years at the oven, five of them in the bakery of my uncle.";

it.each([
  ["description", long, true],
  ["description", "Ten years at the oven.", false],
  ["token", "x".repeat(80), false],
  ["newPassword", long, false],
  ["seen", long, false],
  ["seen-shown", long, false],
])("a field %s with %j was written by a person: %s", (name, text, isShown) => {
  expect(longTexts([[name, text]])).toEqual(isShown ? [[name, text]] : []);
});

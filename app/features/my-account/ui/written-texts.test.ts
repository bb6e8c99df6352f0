import { expect, it } from "vitest";
import { writtenTexts } from "./written-texts.ts";

const long = "Ten years at the oven, five of them in the bakery of my uncle.";
const id = "0f8fad5b-d9cb-469f-a165-70867728950e";

it.each([
  ["description", long, true],
  ["description", "Oven", true],
  ["title", "خبّاز", true],
  ["salaryMin", "5000", true],
  ["title", " ", false],
  ["category", "Food Service", false],
  ["note", id, false],
  ["aFurtherField", long, true],
  [`answer-${id}`, "12", true],
  [`answer-${id}`, "yes", false],
  ["token", "x".repeat(80), false],
  ["newPassword", long, false],
  ["seen", long, false],
  ["seen-shown", long, false],
])("a field %s with %j was written by a person: %s", (name, text, isShown) => {
  expect(writtenTexts([[name, text]])).toEqual(isShown ? [[name, text]] : []);
});

import { expect, it } from "vitest";
import { writtenIn } from "./own-direction.tsx";

it.each([
  ["محاسب لدى معمل نسيج، Excel", "ar"],
  ["Accountant, 3 years (حلب)", "en"],
  ["2026", "ar"],
])("D33 an ad runs the way most of its letters do: %s", (text, language) => {
  expect(writtenIn(text)).toBe(language);
});

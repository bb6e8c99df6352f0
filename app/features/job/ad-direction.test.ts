import { expect, it } from "vitest";
import { adDirection } from "#app/features/job-page/ui/job-page.tsx";

it.each([
  ["محاسب لدى معمل نسيج، Excel", "rtl"],
  ["Accountant, 3 years (حلب)", "ltr"],
  ["2026", "rtl"],
])("D33 an ad runs the way most of its letters do: %s", (text, direction) => {
  expect(adDirection(text)).toBe(direction);
});

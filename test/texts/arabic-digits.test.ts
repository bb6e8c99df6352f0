import { expect, it } from "vitest";
import { digitFaults, digitFaultsOfEmail } from "./arabic-digits.ts";

it.each([
  "1,800,000 - ل.س و12 وظيفة",
  "٢٦ نوفمبر، ١١:٠٠ ص",
  "الخميس، ٢٦ نوفمبر ٢٠٢٦ في ١١:٠٠ ص",
  "خلال ١٤ يوماً، منذ 3 سنوات",
  "مثل \u20662026-12-31\u2069",
  "اكتبوا إلى \u2068info@furas.example\u2069",
])("reading 58: %s is written by the rule", (text) => {
  expect(digitFaults(text)).toEqual([]);
});

it.each([
  ["26 نوفمبر", "a day in Latin digits"],
  ["١ ديسمبر، الساعة 10:30", "an hour in Latin digits"],
  ["خلال 14 يوماً", "a duration in Latin digits"],
  ["٣ وظائف", "a count in Arabic digits"],
  ["مثل 2026-12-31", "turned around"],
  ["الهاتف +963 944 000 101", "turned around"],
  ["القناة @furas", "turned around"],
])("reading 58: %s is a fault", (text, what) => {
  expect(digitFaults(text)).toEqual([`${what}: ${text}`]);
});

it("reading 58: an email is read without the parts that stand alone", () => {
  const email = (text: string) =>
    `<html lang="ar" dir="rtl"><table class="card"><td>${text}</td></table></html>`;
  expect(digitFaultsOfEmail(email("الهاتف <bdi>+963 944 000 101</bdi>"))).toEqual([]);
  expect(digitFaultsOfEmail(email("الهاتف +963 944 000 101"))).toHaveLength(1);
});

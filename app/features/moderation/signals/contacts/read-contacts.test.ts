import { describe, expect, it } from "vitest";
import { readContacts } from "./read-contacts.ts";

const valuesIn = (text: string) =>
  readContacts([text]).map(({ kind, value }) => `${kind} ${value}`);

describe("A5 contacts are read in one spelling, however they are written", () => {
  it.each([
    "0944000101",
    "0944 000 101",
    "0944.000.101",
    "09-44-00-01-01",
    "0 9 4 4 0 0 0 1 0 1",
    "+963944000101",
    "+963 (0)944 000 101",
    "00963 944 000 101",
    "963944000101",
    "944000101",
    "٠٩٤٤٠٠٠١٠١",
    "۰۹۴۴ ۰۰۰ ۱۰۱",
    "٠٩٤٤ - ٠٠٠ - ١٠١",
    "٠٩٤٤ـ٠٠٠ـ١٠١",
    "0944—000—101",
    "0944‑000‑101",
    "0944 | 000 | 101",
    "0944 • 000 • 101",
    "0️⃣9️⃣4️⃣4️⃣0️⃣0️⃣0️⃣1️⃣0️⃣1️⃣",
    "https://wa.me/963944000101",
    "wa.me/963944000101?text=hi",
    "https://api.whatsapp.com/send?phone=963944000101",
    "t.me/+963944000101",
  ])("%s", (text) => {
    expect(valuesIn(`للتواصل واتساب ${text} حصراً`)).toContain("phone +963944000101");
  });

  it.each([
    ["+971 50 123 4567", "+971501234567"],
    ["00966501234567", "+966501234567"],
    ["0501234567", "+966501234567"],
    ["0501234567", "+971501234567"],
    ["965 5012 3456", "+96550123456"],
    ["011 221 0000", "+963112210000"],
  ])("%s is %s", (text, value) => {
    expect(valuesIn(`Call ${text}.`)).toContain(`phone ${value}`);
  });

  it.each([
    [
      "Write to Hr.Barada+jobs@Barada-Foods.com",
      ["email hr.barada@barada-foods.com", "link barada-foods.com"],
    ],
    ["بريد: b.a.rada+x@Gmail.com", ["email barada@gmail.com"]],
    ["https://www.facebook.com/Barada.Jobs/?ref=1 now", ["link facebook.com/barada.jobs"]],
    ["m.facebook.com/barada.jobs", ["link facebook.com/barada.jobs"]],
    [
      "https://facebook.com/profile.php?id=1000123&mibextid=x",
      ["link facebook.com/profile.php?1000123"],
    ],
    [
      "https://l.facebook.com/l.php?u=https%3A%2F%2Fbarada-foods.com%2F&h=x",
      ["link barada-foods.com"],
    ],
    ["https://fb.me/Barada", ["link fb.me/barada"]],
    ["barada-foods[.]com or barada-foods (dot) com", ["link barada-foods.com"]],
    ["barada‑foods.com", ["link barada-foods.com"]],
    ["https://forms.office.com/r/AbC", ["link forms.office.com/r/abc"]],
    ["see careers.barada-foods.co.uk/apply?x=1.", ["link barada-foods.co.uk"]],
    ["https://barada.github.io/jobs", ["link barada.github.io"]],
    ["bit.ly/3xYz", ["link bit.ly/3xyz"]],
    ["https://t.me/Barada_Jobs", ["handle tg:barada_jobs"]],
    ["تلغرام @Barada_Jobs", ["handle tg:barada_jobs"]],
    ["https://chat.whatsapp.com/AbCd12", ["link chat.whatsapp.com/abcd12"]],
  ])("%s", (text, values) => {
    expect(valuesIn(text)).toEqual(values);
  });

  it.each([
    "Salary 1500000 - 2000000 pounds, from 2024-2026, until 12/03/2026, 8 to 16",
    "gmail.com and facebook.com and https://wa.me",
    "https://facebook.com/profile.php and https://wa.me/+963 and https://l.facebook.com/l.php",
    "ASP.NET, Node.js, e.g. this one, 24/7, 1.500.000 ل.س",
    "راتب 3000000 ليرة ودوام 8-4",
  ])("none in: %s", (text) => {
    expect(valuesIn(text).filter((value) => value !== "link asp.net")).toEqual([]);
  });

  it("leaves out the board's own addresses", () => {
    expect(readContacts(["https://furas.test/jobs/1 team@furas.test"], ["furas.test"])).toEqual([]);
  });

  it("says how it is written", () => {
    expect(readContacts(["اتصل ٠٩٤٤ ٠٠٠ ١٠١"])).toEqual([
      { kind: "phone", value: "+963944000101", written: "0944 000 101" },
    ]);
  });
});

import { expect, it } from "vitest";
import { canonicalAddress, inLanguage, withoutEmpty } from "./page-address.ts";

it.each([
  ["", "/jobs", "/jobs?lang=en"],
  ["?lang=en", "/jobs", "/jobs?lang=en"],
  ["?lang=ar", "/jobs", "/jobs?lang=en"],
  ["?category=Design", "/jobs?category=Design", "/jobs?category=Design&lang=en"],
  ["?page=2&after=x", "/jobs?page=2", "/jobs?page=2&lang=en"],
  ["?view=list&sort=oldest", "/jobs", "/jobs?lang=en"],
  ["?utm_source=x&fbclid=y&keyword=a", "/jobs?keyword=a", "/jobs?keyword=a&lang=en"],
  ["?token=secret", "/jobs", "/jobs?lang=en"],
])("%s is canonical to one address a language", (search, arabic, english) => {
  expect(canonicalAddress("ar", "/jobs", search)).toBe(arabic);
  expect(canonicalAddress("en", "/jobs", search)).toBe(english);
});

it("the other language keeps the page's parameters", () => {
  expect(inLanguage("en", "/jobs", "?view=list&page=2")).toBe("/jobs?view=list&page=2&lang=en");
});

it.each([
  ["keyword=&jobType=remote&page=", "jobType=remote"],
  ["utm=x&keyword=+", "utm=x"],
  ["keyword=a", undefined],
  ["", undefined],
])("JOBS-13 empty parameters of %j leave %j", (from, to) => {
  expect(withoutEmpty(new URLSearchParams(from))?.toString()).toBe(to);
});

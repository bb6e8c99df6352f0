import { Hono } from "hono";
import { expect, it } from "vitest";
import { cleanAddress } from "./clean-address.ts";

const app = new Hono().use(cleanAddress).get("*", (c) => c.text("a page"));

/** Where an address leads to; undefined where it is a page's own. */
async function ledTo(path: string): Promise<string | undefined> {
  const { status, headers } = await app.request(`https://board.example${path}`);
  return status === 308 ? (headers.get("location") ?? "") : undefined;
}

const name = "/j/0123456789";

it.each([
  ...[..."\u200f\u200e\u2069\ufeff،؛؟»”…`|– \u00a0"].map(encodeURIComponent),
  ...[...".,;:!)]}>'*_~"],
  "%2E",
  "%E2%80%8F.",
  ").",
  "%C2%BB%D8%8C",
])("part 4: a job's short link with %s behind it is the link", async (mark) => {
  expect(await ledTo(name + mark)).toBe(name);
  expect(await ledTo(`${name}${mark}?lang=ar`)).toBe(`${name}?lang=ar`);
});

it.each([
  [`/%E2%80%8Ej/${encodeURIComponent("\u2068")}0123456789`, name],
  ["//evil.example/x", "/evil.example/x"],
  ["/%E2%80%8E/%E2%80%8E/evil.example/x", "/evil.example/x"],
  ["/)", "/"],
])("%s is %s", async (path, clean) => {
  expect(await ledTo(path)).toBe(clean);
});

it.each([
  "/",
  "/jobs",
  "/robots.txt",
  "/companies/nabda-telecom",
  "/syria/Aleppo",
  "/alerts/feed/x.atom",
  "/assets/a-b_c.js",
  "/companies/%D8%AD",
  "/%",
])("%s stays as it is", async (path) => {
  expect(await ledTo(path)).toBeUndefined();
});

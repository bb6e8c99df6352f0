import { CspEvaluator } from "csp_evaluator";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { expect, it } from "vitest";
import { contentSecurityPolicy } from "#app/http/content-security-policy.ts";
import { redirectWithFlash } from "#app/http/cookie.server.ts";
import { languageCookie } from "#app/http/language.server.ts";
import { useSettings } from "#test/settings.ts";
import { secure } from "./security-headers.ts";

const policy = contentSecurityPolicy(["q8rK0wqWqVwO2y7mZr4o3w0w4c2b1dXyYxv2l0a9b8c="]);

it("an evaluator of policies finds nothing in the headers of pages", () => {
  const { csp } = new CspParser(policy);
  expect(new CspEvaluator(csp).evaluate()).toEqual([]);
});

it("a page runs its own inline scripts, and is framed and based nowhere", () => {
  expect(policy).not.toMatch(/unsafe|https?:|\*|data:.*script/);
  for (const directive of ["base-uri 'none'", "frame-ancestors 'none'", "object-src 'none'"]) {
    expect(policy).toContain(directive);
  }
});

it("every response is restricted to its type, its site and its window", () => {
  const headers = new Headers();
  secure(headers, "http://127.0.0.1:3000");
  expect(Object.fromEntries(headers)).toMatchObject({
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": expect.stringContaining("camera=(),"),
    "referrer-policy": "strict-origin-when-cross-origin",
    "x-content-type-options": "nosniff",
  });
  expect(headers.has("strict-transport-security")).toBe(false);
});

it("over HTTPS browsers keep to it for a year, with cookies for it alone", () => {
  const headers = new Headers();
  secure(headers, "https://jobs.example");
  expect(headers.get("strict-transport-security")).toBe("max-age=31536000; includeSubDomains");
  const cookies = () => [
    languageCookie("en"),
    redirectWithFlash("/", "ok", "posting.posted").headers.get("set-cookie"),
  ];
  useSettings({ baseUrl: "https://jobs.example" });
  for (const cookie of cookies())
    expect(cookie).toMatch(/^__Host-\w+=[^;]+;.* Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  useSettings({ baseUrl: "http://127.0.0.1:3000" });
  for (const cookie of cookies())
    expect(cookie).toMatch(/^(?!__Host-).*; Path=\/; HttpOnly; SameSite=Lax$/);
});

it.each([
  ["image/avif", 2],
  ["image/svg+xml", 7],
])("a picture of %s, which may be a document or not, has %i of them", (type, count) => {
  const headers = new Headers({ "content-type": type });
  secure(headers, "https://jobs.example");
  expect([...headers]).toHaveLength(count + 1);
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
});

it("an answer's own headers are left as they are", () => {
  const own = {
    "referrer-policy": "strict-origin",
    "cross-origin-resource-policy": "cross-origin",
  };
  const headers = new Headers(own);
  secure(headers, "https://jobs.example");
  expect(Object.fromEntries(headers)).toMatchObject(own);
});

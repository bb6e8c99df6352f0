import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { problem } from "#app/api/v1/schemas.ts";
import { unavailable } from "./unavailable.ts";

const page = { method: "GET", url: "/jobs", cookie: undefined, accept: "text/html,*/*;q=0.8" };

describe("the response in place of one that cannot be rendered", () => {
  it("is Arabic before English, and the other way round for who reads English", () => {
    const arabic = unavailable("overloaded", page);
    expect(arabic.status).toBe(503);
    expect(arabic.body).toContain('<html lang="ar" dir="rtl">');
    expect(arabic.body.indexOf("الموقع مزدحم")).toBeLessThan(
      arabic.body.indexOf("Furas is very busy"),
    );
    for (const english of [
      unavailable("overloaded", { ...page, cookie: "furas_session=x; lang=en" }),
      unavailable("overloaded", { ...page, url: "/jobs?lang=en" }),
    ]) {
      expect(english.body).toContain('<html lang="en" dir="ltr">');
      expect(english.body).toContain("الموقع مزدحم");
    }
  });

  it.each([
    ["overloaded", 5],
    ["databaseDown", 5],
    ["diskFull", 60],
    ["tooSlow", 60],
    ["starting", 20],
  ] as const)("says when to come back: %s", (reason, maxSeconds) => {
    const seconds = Number(unavailable(reason, page).headers["retry-after"]);
    expect(seconds).toBeGreaterThanOrEqual(2);
    expect(seconds).toBeLessThanOrEqual(maxSeconds);
  });

  it("explains after a form how to send it again", () => {
    const { body } = unavailable("databaseDown", {
      ...page,
      method: "POST",
      url: "/apply/7?lang=en",
    });
    expect(body).toContain("to send it again");
    expect(body).not.toContain('href=""');
  });

  it("is a problem of the API in the reader's language, but for its older list of jobs", () => {
    const call = { ...page, url: "/api/v1/companies?limit=2", accept: "*/*", languages: "ar-SY" };
    const { status, body, headers } = unavailable("limited", call);
    expect([status, headers["content-type"]]).toEqual([429, "application/problem+json"]);
    expect(problem.parse(JSON.parse(body)).title).toBe("طلبات كثيرة");
    const posted = { ...call, method: "POST", url: "http://board.test/api/v1/jobs" };
    expect(problem.parse(JSON.parse(unavailable("overloaded", posted).body)).status).toBe(503);
    const list = unavailable("overloaded", { ...call, url: "/api/v1/jobs" });
    expect(JSON.parse(list.body).error.reason).toBe("overloaded");
  });

  it("is JSON for who wants no page, and nothing but headers for HEAD", () => {
    const { body, headers } = unavailable("diskFull", { ...page, accept: "application/json" });
    expect(headers["content-type"]).toBe("application/json");
    expect(JSON.parse(body).error.reason).toBe("diskFull");
    expect(unavailable("diskFull", { ...page, method: "HEAD" }).body).toBe("");
  });

  it.each(["ar", "en"])("is the answer of a proxy that refuses for us: %s", (lang) => {
    const { body } = unavailable("overloaded", { ...page, cookie: `lang=${lang}` });
    expect(readFileSync(`deploy/busy-${lang}.html`, "utf8")).toBe(body);
  });

  it.each(["ar", "en"] as const)("stands under the logo, which leads home: %s", (lang) => {
    const { body } = unavailable("limited", { ...page, cookie: `lang=${lang}` });
    const name = { ar: "فُرَص", en: "Furas" }[lang];
    expect(body).toMatch(
      new RegExp(`<header><a class="logo" href="/"><svg .*</svg>${name}</a></header>`),
    );
    expect(Buffer.byteLength(body)).toBeLessThan(6000);
  });

  it("lets nothing run and nothing be loaded", () => {
    const policy = unavailable("databaseDown", page).headers["content-security-policy"];
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain("unsafe");
  });
});

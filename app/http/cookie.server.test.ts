import { describe, expect, it } from "vitest";
import { useSettings } from "#test/settings.ts";
import { readCookie } from "./cookie.server.ts";
import { languageInCookie } from "./language.server.ts";

describe("a cookie", () => {
  it.each([
    ["alone", "lang=en", "en"],
    ["among others", "a=b; lang=en;c=d", "en"],
    ["beside a name that ends alike", "xlang=ar; lang=en", "en"],
    ["not there", "furas_session=x", undefined],
    ["a language that there is not", "lang=fr", undefined],
    ["no cookies", "", undefined],
  ])("is read where it stands: %s", (_, header, language) => {
    expect(languageInCookie(header)).toBe(language);
  });

  it("over HTTPS counts under its bound name only: a subdomain cannot set that", () => {
    useSettings({ baseUrl: "https://jobs.example" });
    expect(languageInCookie("lang=en")).toBeUndefined();
    expect(languageInCookie("lang=en; __Host-lang=ar")).toBe("ar");
    expect(readCookie("furas_notice=err~x; __Host-furas_notice=ok~y", "furas_notice")).toBe("ok~y");
  });
});

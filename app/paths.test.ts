import { describe, expect, it } from "vitest";
import { paths, safeNext, withQuery } from "./paths.ts";

describe("the address to go on to after signing in", () => {
  it.each([
    ["/apply/7", "/apply/7"],
    ["/jobs?keyword=%D8%AD%D9%84%D8%A8&page=2", "/jobs?keyword=%D8%AD%D9%84%D8%A8&page=2"],
    ["/post-job?step=2", "/post-job?step=2"],
    ["/jobs/../apply/7", "/apply/7"],
    ["/login?next=https://evil.example", "/login?next=https://evil.example"],
  ])("AUTH-04 %s inside the product is followed", (next, followed) => {
    expect(safeNext(next)).toBe(followed);
  });

  it.each([
    ["another scheme", "https://evil.example/"],
    ["another scheme without slashes", "https:evil.example"],
    ["another host", "//evil.example"],
    ["another host after three slashes", "///evil.example"],
    ["a backslash for a slash", "/\\evil.example"],
    ["two backslashes", "\\\\evil.example"],
    ["a backslash further on", "/jobs\\..\\evil"],
    ["an escaped backslash, as the query gives it", query("/%5Cevil.example")],
    ["an escaped slash, as the query gives it", query("/%2Fevil.example")],
    ["a tab that browsers drop", "/\t/evil.example"],
    ["a line break that browsers drop", "/\n/evil.example"],
    ["a carriage return that would split a header", "/jobs\r\nset-cookie: a=b"],
    ["a NUL", "/\0/evil.example"],
    ["a leading space", " //evil.example"],
    ["dots that leave two slashes", "/.//evil.example"],
    ["dots that climb to two slashes", "/jobs/..//evil.example"],
    ["escaped dots that leave two slashes", "/%2e//evil.example"],
    ["a script", "javascript:alert(1)"],
    ["a bare name", "evil.example"],
    ["a name and an at sign", "@evil.example"],
    ["nothing", ""],
    ["nothing at all", null],
  ])("AUTH-04 %s is not followed", (_, next) => {
    expect(safeNext(next)).toBeUndefined();
  });

  it.each([
    "/%5Cevil.example",
    "/%2Fevil.example",
    "/%09/evil.example",
    "/@evil.example",
    "/:80@evil",
  ])("AUTH-04 %s stays a path of the product", (next) => {
    const followed = safeNext(next);
    expect(new URL(followed ?? "/", "https://furas.example").host).toBe("furas.example");
  });
});

/** What the server reads of ?next= when a link carries it like this. */
function query(next: string): string | null {
  return new URLSearchParams(`next=${next}`).get("next");
}

describe("the addresses of the product", () => {
  it("leave empty parameters out and escape the others", () => {
    expect(withQuery("/jobs", { keyword: "c++ & حلب", page: 2, location: "", sort: null })).toBe(
      "/jobs?keyword=c%2B%2B+%26+%D8%AD%D9%84%D8%A8&page=2",
    );
    expect(paths.login({ next: undefined })).toBe("/login");
    expect(paths.login({ next: "/apply/7?a=b" })).toBe("/login?next=%2Fapply%2F7%3Fa%3Db");
  });

  it("are the ones of the specification", () => {
    expect([
      paths.landing(),
      paths.home(),
      paths.jobs(),
      paths.job("7"),
      paths.apply("7"),
      paths.postJob(),
      paths.editJob("7"),
      paths.companies(),
      paths.advancedSearch(),
      paths.login(),
      paths.register(),
      paths.forgotPassword(),
      paths.myAccount(),
      paths.companyDashboard(),
      paths.adminDashboard(),
      paths.pricing(),
      paths.howToRegister(),
      paths.privacy(),
      paths.terms(),
      paths.province("syria", "Rif Dimashq"),
    ]).toEqual([
      "/",
      "/home",
      "/jobs",
      "/jobs/7",
      "/apply/7",
      "/post-job",
      "/edit-job/7",
      "/companies",
      "/advanced-search",
      "/login",
      "/register",
      "/forget-password",
      "/my-account",
      "/company-dashboard",
      "/admin-dashboard",
      "/pricing",
      "/how-to-register",
      "/privacy-policy",
      "/terms-conditions",
      "/syria/Rif%20Dimashq",
    ]);
  });
});

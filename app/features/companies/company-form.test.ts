import { describe, expect, it } from "vitest";
import { checkForm } from "#app/http/form.ts";
import { messages as arabic } from "#app/messages/ar/index.ts";
import { messages as english } from "#app/messages/en/index.ts";
import { companySizes, displayName, industries } from "./company.ts";
import { companyForm } from "./company-form.ts";

const input = (values: Record<string, string> = {}) =>
  checkForm(companyForm, { companyName: "Barada Foods", ...values });

describe("the company form", () => {
  it("ACCT-04 asks for nothing but the name", () => {
    for (const companyName of ["  ", "...", "ــــ"]) {
      expect(input({ companyName }).errors).toEqual({ companyName: "companies.errors.name" });
    }
    expect(input()).toEqual({
      values: {
        companyName: "Barada Foods",
        industry: null,
        companySize: null,
        foundedYear: null,
        companyWebsite: null,
        companyDescription: null,
        hidePhone: false,
        phone: null,
        country: null,
        province: null,
        city: null,
      },
    });
  });

  it("PERM-09 leaves out fields that a company may not change", () => {
    const forged = { id: "1", userType: "admin", user_type: "admin", plan: "enterprise" };
    expect(input({ ...forged, email: "x@example.com" })).toEqual(input());
  });

  it("CONST-04 takes the six sizes of a profile and no other", () => {
    expect(companySizes).toEqual(["1-10", "11-50", "51-200", "201-500", "501-1000", "1000+"]);
    for (const companySize of companySizes) expect(input({ companySize }).errors).toBeUndefined();
    expect(input({ companySize: "201-1000" }).errors).toHaveProperty("companySize");
  });

  it("CONST-06 takes the 22 industries, each named in both languages", () => {
    expect(industries).toHaveLength(22);
    expect([...industries].sort()).toEqual(Object.keys(english.labels.industry).sort());
    expect([...industries].sort()).toEqual(Object.keys(arabic.labels.industry).sort());
    for (const industry of industries) expect(input({ industry }).errors).toBeUndefined();
    expect(input({ industry: "General" }).errors).toHaveProperty("industry");
  });

  it("takes a year from 1800 to this one", () => {
    const thisYear = new Date().getFullYear();
    for (const year of [1800, thisYear]) {
      expect(input({ foundedYear: String(year) })).toMatchObject({ values: { foundedYear: year } });
    }
    for (const year of ["1799", String(thisYear + 1), "98", "1998.5"]) {
      expect(input({ foundedYear: year }).errors).toEqual({
        foundedYear: "companies.errors.foundedYear",
      });
    }
  });

  it("ACCT-05 takes only http and https as website", () => {
    expect(input({ companyWebsite: "javascript:alert(1)" }).errors).toEqual({
      companyWebsite: "companies.errors.website",
    });
    expect(input({ companyWebsite: "barada.example.com" })).toMatchObject({
      values: { companyWebsite: "https://barada.example.com" },
    });
  });
});

describe("the name of a company", () => {
  it.each([
    ["Barada Foods", "Barada Foods"],
    ["  ", "Samer Haddad"],
    [null, "Samer Haddad"],
  ])("a company named %j is called %j", (companyName, called) => {
    expect(displayName({ companyName, firstName: "Samer", lastName: "Haddad" })).toBe(called);
  });
});

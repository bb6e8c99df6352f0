import type { FormValues } from "#app/http/form.ts";
import type { CompanyValues } from "./company-form.ts";

/** Stored values of the company form; a new company may have no name. */
export type StoredCompany = {
  [K in keyof CompanyValues]: CompanyValues[K] extends number | null
    ? number | null
    : CompanyValues[K] extends boolean
      ? boolean
      : string | null;
};

/** A stored company as its form holds it, in the form's order. */
export function valuesOfCompany(company: StoredCompany): FormValues {
  return {
    companyName: company.companyName ?? "",
    industry: company.industry ?? "",
    companySize: company.companySize ?? "",
    foundedYear: company.foundedYear?.toString() ?? "",
    companyWebsite: company.companyWebsite ?? "",
    companyDescription: company.companyDescription ?? "",
    phone: company.phone ?? "",
    hidePhone: company.hidePhone ? "on" : "",
    country: company.country ?? "",
    province: company.province ?? "",
    city: company.city ?? "",
  };
}

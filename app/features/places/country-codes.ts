import type { CountryCode } from "libphonenumber-js/min";

/** ISO 3166-1 alpha-2, by a country's id. */
export const countryCodes: Record<string, CountryCode> = {
  syria: "SY",
  egypt: "EG",
  "saudi-arabia": "SA",
  uae: "AE",
  kuwait: "KW",
  qatar: "QA",
  bahrain: "BH",
  oman: "OM",
  jordan: "JO",
  lebanon: "LB",
};

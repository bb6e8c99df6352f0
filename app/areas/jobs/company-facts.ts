/** The sizes that searching offers, and the profile sizes that each finds. */
export const sizesOf = {
  startup: ["1-10"],
  small: ["11-50"],
  medium: ["51-200"],
  large: ["201-500", "501-1000"],
  enterprise: ["1000+"],
} as const;
export type SearchedSize = keyof typeof sizesOf;
export const searchedSizes = Object.keys(sizesOf) as SearchedSize[];

export const industries = [
  "oil-gas",
  "banking",
  "petrochemicals",
  "food-beverage",
  "telecoms",
  "real-estate",
  "information-technology",
  "construction",
  "education-training",
  "healthcare",
  "pharmaceuticals",
  "tourism-hospitality",
  "retail-trade",
  "transport-logistics",
  "agriculture",
  "textiles-clothing",
  "media-advertising",
  "insurance",
  "energy-electricity",
  "manufacturing",
  "consulting-legal",
  "non-profit",
] as const;
export type Industry = (typeof industries)[number];

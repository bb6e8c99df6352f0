import { withQuery } from "../../paths.ts";

type Query = Parameters<typeof withQuery>[1];

/** Addresses of the pages that lead to jobs; a category's carries its English name. */
export const browsePaths = {
  category: (category: string, query: Query = {}) =>
    withQuery(`/category/${encodeURIComponent(category)}`, query),
  country: (countryId: string) => `/${countryId}`,
  countryJobs: (countryId: string, query: Query = {}) => withQuery(`/${countryId}/jobs`, query),
  companies: (query: Query = {}) => withQuery("/companies", query),
  advancedSearch: (query: Query = {}) => withQuery("/advanced-search", query),
} as const;

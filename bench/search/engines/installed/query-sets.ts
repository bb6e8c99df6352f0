import { categories, employmentTypes, experienceLevels } from "#app/features/job/job.ts";
import { syria } from "#app/features/places/place.ts";
import { fold } from "#app/platform/fold.ts";
import { randomOf, shuffled } from "#bench/search/generator/random.ts";
import * as queries from "#bench/search/queries.ts";
import type { InstalledQuery } from "./installed-engine.ts";

/** How a kind of request is asked: a list, a list as its page shows it, or what is suggested. */
export type Manner = "search" | "page" | "suggest";
/** The same request for the board and for the others. */
export type Request = { params: Record<string, string>; query: InstalledQuery };
export type RequestKind = {
  name: string;
  manner: Manner;
  requests: (count: number, size: number) => Request[];
};

export const requestKinds: readonly RequestKind[] = [
  kind("rare word", "search", queries.rareWords),
  kind("suggestion", "suggest", queries.queryPrefixes),
  kind("clitics", "search", queries.withClitics),
  kind("typo", "search", queries.typos),
  kind("one filter", "search", oneFilter),
  kind("cross-language", "search", queries.acrossLanguages),
  kind("common word", "search", queries.commonWords),
  kind("keyword with facets, as a page", "page", queries.keywordWithPlace),
];

function kind(
  name: string,
  manner: Manner,
  make: (count: number, size: number) => queries.QuerySet,
): RequestKind {
  const requests: RequestKind["requests"] = (count, size) => {
    const set = make(count, size);
    return Array.from({ length: count }, (_, at) => {
      const params = set[at % set.length] ?? {};
      return { params, query: installedQuery(params) };
    });
  };
  return { name, manner, requests };
}

function installedQuery(params: Record<string, string>): InstalledQuery {
  const { keyword, location, ...filters } = params;
  return {
    ...filters,
    ...(location && { province: location }),
    ...(keyword && { keyword: fold(keyword) }),
  };
}

/** Those filters that every engine was given. */
function oneFilter(): queries.QuerySet {
  const values = [
    ...categories.map((category) => ({ category })),
    ...syria.provinces.map(({ en }) => ({ location: en })),
    ...employmentTypes.map((jobType) => ({ jobType })),
    ...experienceLevels.map((experienceLevel) => ({ experienceLevel })),
  ];
  return shuffled<Record<string, string>>(values, randomOf(51));
}

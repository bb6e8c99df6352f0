import { codedFilters } from "#app/features/job/filters/filter-index.ts";
import { type JobQuery, readJobQuery } from "#app/features/job/job-query.ts";
import { countJobs, searchJobs } from "#app/features/search/read-index.server.ts";
import { isRefused } from "#app/platform/outcome.ts";
import type { JudgedQuery } from "./judged-queries.ts";

/** How many numbers beside filters were compared with the lists that they open, and those that differ. */
type ComparedFacets = { compared: number; different: string[] };

/** Compares each number beside the filters of each query with the count of the list that it opens. */
export async function compareFacets(queries: readonly JudgedQuery[]): Promise<ComparedFacets> {
  const different: string[] = [];
  let compared = 0;
  for (const { text } of queries) {
    const query = readJobQuery(new URLSearchParams({ keyword: text }));
    const listed = await searchJobs(query, { limit: 1, facets: true });
    if (isRefused(listed) || !listed.facets || listed.facets.atLeast) continue;
    for (const filter of codedFilters) {
      const counts: Partial<Record<string, number>> = listed.facets.counts[filter];
      for (const [value, count] of Object.entries(counts)) {
        const { total } = await countJobs(narrowed(query, filter, value));
        compared += 1;
        if (total !== count) different.push(`${text}: ${filter} ${value} ${count}, ${total}`);
      }
    }
  }
  return { compared, different };
}

function narrowed(query: JobQuery, filter: string, value: string): JobQuery {
  const params = new URLSearchParams({ keyword: query.keyword ?? "", [filter]: value });
  return readJobQuery(params);
}

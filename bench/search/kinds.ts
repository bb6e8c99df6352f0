import { eq, sql } from "drizzle-orm";
import { type JobQuery, readJobQuery } from "#app/features/job/job-query.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { listJobs } from "#app/features/jobs/list/job-list.server.ts";
import { pageSize } from "#app/features/jobs/list/page-size.ts";
import { suggestSearches } from "#app/features/search/suggest/suggest.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { db } from "#app/platform/database/database.server.ts";
import { isRefused } from "#app/platform/outcome.ts";
import * as queries from "./queries.ts";
import type { Ask } from "./timing.ts";

/** A kind of request: so many asks of it on a board of this size, each for something else. */
export type Kind = { name: string; requests: (count: number, size: number) => Promise<Ask[]> };

/** One row by its key through the same client: what all others are measured by. */
export const primaryKey: Kind = {
  name: "one row by primary key",
  requests: async (count) => {
    const rows = await db
      .select({ id: jobs.id })
      .from(jobs)
      .orderBy(sql`md5(${jobs.id}::text)`)
      .limit(count);
    return rows.map(({ id }) => async () => {
      const rows = await db.select().from(jobs).where(eq(jobs.id, id));
      return rows.length;
    });
  },
};

export const kinds: readonly Kind[] = [
  { name: "newest", requests: async (count) => Array.from({ length: count }, () => ask({})) },
  kind("one filter", () => queries.oneFilter()),
  kind("five filters", queries.fiveFilters),
  kind("common word", queries.commonWords),
  kind("rare word", queries.rareWords),
  kind("Arabic with clitics", queries.withClitics),
  kind("typo", queries.typos),
  kind("cross-language", queries.acrossLanguages),
  kind("keyword, place, filters with facets", queries.keywordWithPlace, askWithFacets),
  kind("suggestion", queries.queryPrefixes, askSuggestions),
  { name: "page 500 of a list", requests: deepPages },
];

/** Not among those with a bound: the same further, so that it is seen where a design ends. */
export const furtherKinds: readonly Kind[] = [
  kind("common word with facets", queries.commonWords, askWithFacets),
  kind("five filters with facets", queries.fiveFilters, askWithFacets),
  kind("role by newest", (count) => sorted(queries.withClitics(count), "newest")),
  kind("common word by title", (count) => sorted(queries.commonWords(count), "title")),
];

function kind(name: string, make: (count: number, size: number) => queries.QuerySet, how = ask) {
  const requests: Kind["requests"] = async (count, size) =>
    make(count, size).slice(0, count).map(how);
  return { name, requests: requests };
}

function sorted(set: queries.QuerySet, sort: string): queries.QuerySet {
  return set.map((query) => ({ ...query, sort }));
}

/** A list's first part with its total. */
function ask(params: Record<string, string>): Ask {
  const { query, language } = read(params);
  return async () => (await listed(query, language)).total;
}

/** As the list's page asks: the first part, the total and what each filter would find. */
function askWithFacets(params: Record<string, string>): Ask {
  const { query, language } = read(params);
  return async () => (await listed(query, language, { facets: true })).total;
}

/** What is suggested while this much stands in the field. */
function askSuggestions(params: Record<string, string>): Ask {
  const { query, language } = read(params);
  return async () => (await suggestSearches(query.keyword ?? "", language)).answer.length;
}

function read(params: Record<string, string>): { query: JobQuery; language: Language } {
  const language = /\p{Script=Arabic}/u.test(params.keyword ?? "") ? "ar" : "en";
  return { query: readJobQuery(new URLSearchParams(params)), language };
}

async function listed(query: JobQuery, language: Language, part?: Parameters<typeof listJobs>[2]) {
  const answer = await listJobs(query, language, part);
  if (isRefused(answer)) throw new Error(answer.refused);
  return answer;
}

const deepPage = 500;
const stride = 50 * pageSize;

/** The 500th page and those after it by their cursors; of a shorter list its last ones. */
async function deepPages(count: number): Promise<Ask[]> {
  const lists: queries.QuerySet = [
    {},
    { sort: "oldest" },
    { category: "Engineering" },
    { location: "Damascus" },
  ];
  const each = Math.ceil(count / lists.length);
  const walks = await Promise.all(lists.map((params) => walkFrom(params, each)));
  return Array.from({ length: count }, (_, at) => walks[at % walks.length] as Ask);
}

/** Each ask reads the next page. */
async function walkFrom(params: Record<string, string>, pages: number): Promise<Ask> {
  const { query, language } = read(params);
  const { total } = await listed(query, language);
  const last = Math.floor(total / pageSize) - pages;
  const before = Math.max(0, Math.min(deepPage - 1, last)) * pageSize;
  let start: string | undefined;
  for (let at = 0; at < before; ) {
    const limit = Math.min(stride, before - at);
    const { next } = await listed(query, language, { ...(start && { after: start }), limit });
    at += limit;
    start = next ?? undefined;
  }
  let after = start;
  return async () => {
    const { next, cards } = await listed(query, language, after ? { after } : {});
    after = next ?? start;
    return cards.length;
  };
}

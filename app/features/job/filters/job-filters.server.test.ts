import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { readJobQuery, toParams } from "#app/features/job/job-query.ts";
import { fieldNames } from "#app/features/jobs/posting/job-fields.ts";
import * as advancedSearch from "#app/features/jobs/routes/advanced-search.tsx";
import * as jobList from "#app/features/jobs/routes/job-list.tsx";
import { allTerms, indexQueries } from "#app/features/search/index/index-query.server.ts";
import { languages } from "#app/i18n/language.ts";
import { findMessage } from "#app/messages/message-key.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { pages } from "#app/pages.ts";
import { publicPage } from "#server/pages/cached-pages.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeCompany, makeJob } from "#test/people.ts";
import { askPage } from "#test/render-route.tsx";
import { filterIndex } from "./filter-index.ts";
import { type FilterName, filterNames, filterOf } from "./job-filters.ts";

useTestDatabase();

/** A value to request of each filter. */
const samples = Object.fromEntries(
  filterNames.map((name) => [name, sampleOf(name)] as const),
) as Record<FilterName, string>;

function sampleOf(name: FilterName): string {
  const { is, values } = filterOf(name);
  if (values) return values.at(-1) ?? "";
  const places: Partial<Record<FilterName, string>> = { country: "Syria", province: "Aleppo" };
  return is === "amount" ? "700000" : (places[name] ?? "Aleppo");
}

const address = (name: FilterName) => new URLSearchParams({ [name]: samples[name] }).toString();
const hasControl = (page: string, name: string) =>
  new RegExp(`<(?:input|select)[^>]* name="${name}"`).test(page);

describe.each(filterNames)("the filter %s follows from its entry:", (name) => {
  const filter = filterOf(name);

  it("it is read from an address and written back", () => {
    const query = readJobQuery(new URLSearchParams(address(name)));
    expect(Object.keys(query)).toEqual([name]);
    expect(toParams(query)).toEqual({ [name]: samples[name] });
  });

  it("it narrows the query of the index", async () => {
    const index = filterIndex[name];
    if ("by" in index && index.by === "keyword") return;
    const essence = async (search: string) => {
      const terms = await indexQueries(readJobQuery(new URLSearchParams(search)), 0)();
      return [allTerms(terms), terms.days, terms.payMin, terms.payMax];
    };
    expect(await essence(address(name))).not.toEqual(await essence(""));
  });

  it("the page cache tells lists apart by it", () => {
    const lists = pages.filter(({ file }) => /job-list|routes\/category/.test(file));
    expect(lists.length).toBeGreaterThan(2);
    for (const { cached } of lists) expect(cached).toBe("list");
    const request = { cookie: undefined, authorization: undefined };
    expect(publicPage({ ...request, url: `/jobs?${name}=x` })).toBeDefined();
  });

  it.each(languages)("its labels and values are worded in %s", (language) => {
    const messages = messagesFor(language);
    const { label, legend, advancedLabel, none, placeholder } = filter;
    for (const key of [label, legend, advancedLabel, none, placeholder]) {
      if (key) expect(findMessage(messages, key), key).toMatch(/\S/);
    }
    const words = filter.values?.map((value) => filter.word?.(value, messages));
    for (const word of words ?? []) expect(word).toMatch(/\S/);
    expect(new Set(words).size).toBe(words?.length ?? 0);
  });
});

describe.each(languages)("in %s", (language) => {
  let list = "";
  let advanced = "";
  beforeAll(async () => {
    // One filter is offered where a job has it.
    await makeJob(await makeCompany({ checked: 1 }));
    const search = new URLSearchParams({ location: "Aleppo" });
    list = (await askPage(jobList, { to: `/jobs?${search}`, language })).page;
    advanced = (await askPage(advancedSearch, { to: "/advanced-search", language })).page;
  });

  it.each(filterNames)("the list has a control for %s", (name) => {
    expect(hasControl(list, name)).toBe(true);
  });

  it.each(filterNames)("the advanced search has %s if its entry says so", (name) => {
    expect(hasControl(advanced, name)).toBe(filterOf(name).advanced !== undefined);
  });

  // The keyword stands in its box.
  it.each(filterNames.filter((name) => name !== "keyword"))(
    "the list of %s has a chip that takes it away",
    async (name) => {
      const to = `/jobs?${address(name)}&sort=oldest`;
      const { page } = await askPage(jobList, { to, language });
      const { jobs } = messagesFor(language);
      const chips = new RegExp(`aria-label="${jobs.activeFilters}".*?</ul>`, "s").exec(page)?.[0];
      expect(chips).toContain('href="/jobs?sort=oldest"');
    },
  );
});

/** Lists of other things that have the same names. */
const others: Record<string, string> = {
  "title, company": "orders of a list, kinds of suggestions, and where a word stands in a job",
  "city, location": "a governorate and its cities are counted together",
  "country, province, city": "the place of an account or a profile",
  "city, province, country": "the place of a feed's item, in its parts",
  "city, province": "the parts of a place that a feed may name in one",
  "category, experienceLevel": "fields of a feed whose values a person may choose",
  "title, description, company, category, experienceLevel, city, province, country, currency, payPeriod":
    "the fields that a feed's item may have",
  "province, category": "how the daily list is divided",
  "category, location, company, jobType, workArrangement":
    "filters whose lists search engines may index",
};

it("no list in the code names filters or fields of a job but their own entries", () => {
  const own = ["features/job/filters/job-filters.ts", "features/jobs/posting/job-fields.ts"];
  const known = new Set<string>([...filterNames, ...fieldNames]);
  const app = join(import.meta.dirname, "../../..");
  const sources = readdirSync(app, { recursive: true, encoding: "utf8" }).filter(
    (file) =>
      /\.tsx?$/.test(file) && !/\.(test\.tsx?|d\.json\.ts)$/.test(file) && !own.includes(file),
  );
  expect(sources.length).toBeGreaterThan(500);
  const lists = sources.flatMap((file) =>
    [...readFileSync(join(app, file), "utf8").matchAll(/\[([^[\]]*)\]/g)].flatMap(([, inside]) => {
      const texts = [...(inside ?? "").matchAll(/"(\w+)"/g)].map(([, text = ""]) => text);
      const names = texts.filter((text) => known.has(text));
      return names.length > 1 ? [{ file, names: names.join(", ") }] : [];
    }),
  );
  expect(lists.filter(({ names }) => !others[names])).toEqual([]);
  const listed = lists.map(({ names }) => names);
  expect(Object.keys(others).filter((names) => !listed.includes(names))).toEqual([]);
});

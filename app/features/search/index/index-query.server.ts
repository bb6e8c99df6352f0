import { findCompaniesNamed } from "#app/features/companies/company-name.server.ts";
import {
  type CodedFilter,
  facetFilters,
  filterIndex,
  pairedFilters,
  type TaggedFilter,
  tagsOf,
  uncountedTags,
} from "#app/features/job/filters/filter-index.ts";
import type { JobCode } from "#app/features/job/job-codes.ts";
import type { JobQuery } from "#app/features/job/job-query.ts";
import { type KeywordPlace, splitKeyword } from "#app/features/search/terms/relevance-tiers.ts";
import { type Paired, pairTerms } from "#app/features/search/terms/tag-pairs.ts";
import {
  allOf,
  anyOf,
  nothing,
  prefix,
  type TermQuery,
  tag,
} from "#app/features/search/terms/term-query.ts";
import { type KeywordQuery, payAlone } from "#app/features/search/words/parsed-query.ts";
import { stem } from "#app/features/search/words/stem.ts";
import { fold } from "#app/platform/fold.ts";
import { isUuid } from "#app/platform/uuid.ts";
import { type PlaceTest, requestedPlaces } from "./job-places.server.ts";
import { filtersOfPay, requestedPay } from "./requested-pay.server.ts";

/** A filter whose values are counted: as terms, and as a test of a job's code and the key of its place. */
export type FacetFilter = {
  name: (typeof facetFilters)[number];
  terms: TermQuery | undefined;
  /** Its values as they stand in pairs, where they do. */
  paired: Paired | undefined;
  holds: (code: JobCode, place: string) => boolean;
};

/** A job query as the index answers it. */
export type IndexQuery = {
  /** Whether a keyword is requested, whose matches are ranked. */
  ranked: boolean;
  /** The keyword without its governorate, which is matched with the filters. */
  keywordTerms: TermQuery | undefined;
  place: KeywordPlace | undefined;
  /** The rest of the query beside the keyword and `filters`. */
  fixed: TermQuery | undefined;
  filters: FacetFilter[];
  /** Cities hang on the governorate that they narrow. */
  citiesHang: boolean;
  /** Maximum age in days. */
  days: number | undefined;
  /** See requestedPay. */
  payMin: number | undefined;
  payMax: number | undefined;
  /** How many jobs are counted one by one; of more it is only known that there are. */
  limit: number;
};

/**
 * Limits of exact counts. On a board beyond `large` fewer are counted for a keyword, and fewest for
 * a relaxed one.
 */
const limits = { list: 10_000, keyword: 10_000, relaxed: 10_000 };
const limitsOfLarge = { list: 2_500, keyword: 500, relaxed: 200 };
const large = 220_000;

/**
 * Turns a job query into one for the index of a board of so many jobs, for one parsed keyword after the
 * other; all that is beside the keyword is looked up once.
 */
export function indexQueries(
  query: JobQuery,
  jobs: number,
): (keyword?: KeywordQuery) => Promise<IndexQuery> {
  const counted = jobs < large ? limits : limitsOfLarge;
  let reading: ReturnType<typeof readFilters> | undefined;
  return async (keyword) => {
    reading ??= readFilters(query);
    return queryFor(query, await reading, counted, keyword);
  };
}

async function readFilters(query: JobQuery) {
  const [places, company, pay] = await Promise.all([
    requestedPlaces(query),
    companyTerms(query.company),
    requestedPay(query),
  ]);
  const { jobTitle } = query;
  return { places, company, pay, title: jobTitle === undefined ? undefined : titleTerms(jobTitle) };
}

async function queryFor(
  query: JobQuery,
  { places, company, pay, title }: Awaited<ReturnType<typeof readFilters>>,
  counted: typeof limits,
  keyword: KeywordQuery | undefined,
): Promise<IndexQuery> {
  const alone = keyword && payAlone(keyword.parsed);
  const payOfKeyword = alone && (await requestedPay(filtersOfPay(alone)));
  const ranking = keyword && !alone && !keyword.parsed.isOpen ? keyword : undefined;
  const split = ranking && splitKeyword(ranking);
  return {
    ranked: ranking !== undefined,
    keywordTerms: split?.terms,
    place: split?.place,
    fixed: allOf([
      title,
      company,
      ...places.chosen.map(({ terms }) => terms),
      ...uncountedTags.map((name) => anyTag(name, query[name])),
      pay.terms,
      payOfKeyword && anyOf([payOfKeyword.terms, payOfKeyword.stated]),
    ]),
    filters: filtersOf(query, places),
    citiesHang: query.location !== undefined && query.province === undefined,
    days: query.postedWithin && Number(query.postedWithin),
    payMin: pay.min ?? payOfKeyword?.min,
    payMax: pay.max ?? payOfKeyword?.max,
    limit: counted[keyword ? (keyword.relaxed ? "relaxed" : "keyword") : "list"],
  };
}

/** The whole query as one term query; undefined where all jobs match. */
export function allTerms({
  keywordTerms,
  fixed,
  filters,
  place,
}: IndexQuery): TermQuery | undefined {
  return allOf([keywordTerms, fixed, filterTerms(filters, place)]);
}

/** The query without the keyword. */
export function termsWithout({ fixed, filters }: IndexQuery): TermQuery | undefined {
  return allOf([fixed, filterTerms(filters, undefined)]);
}

/**
 * All of the filters in one query, and the place that a keyword asks for; undefined for none. Asked
 * `roughly`, also some jobs that fail one of them.
 */
export function filterTerms(
  filters: readonly FacetFilter[],
  place: KeywordPlace | undefined,
  roughly = false,
): TermQuery | undefined {
  const pairs = Object.fromEntries(
    filters.flatMap(({ name, paired }) => (paired ? [[name, paired]] : [])),
  );
  // A governorate among the filters is another one than a keyword's.
  const beside = place && !pairs.location;
  const pairing = pairTerms(beside ? { ...pairs, location: place.paired } : pairs);
  const met = roughly ? pairing.paired : pairing.covered;
  const others = filters.filter(({ name }) => !met.has(name));
  return allOf([
    ...others.map(({ terms }) => terms),
    beside && met.has("location") ? undefined : place?.terms,
    pairing.terms,
  ]);
}

function filtersOf(
  query: JobQuery,
  places: { location: PlaceTest | undefined; city: PlaceTest | undefined },
): FacetFilter[] {
  return facetFilters.flatMap((name) => {
    if (name === "location" || name === "city") return placed(name, places[name]) ?? [];
    return chosen(name, query[name]) ?? [];
  });
}

function chosen(name: CodedFilter, values: readonly string[] | undefined): FacetFilter | undefined {
  if (!values) return undefined;
  const wanted = new Set(values);
  return {
    name,
    terms: anyTag(name, values),
    paired: pairedFilters.includes(name)
      ? { values: tagsOf(name, values), also: undefined }
      : undefined,
    holds: (code) => wanted.has(code[name]),
  };
}

/** Jobs that have one of the values. */
function anyTag(name: TaggedFilter, values: readonly string[] = []): TermQuery | undefined {
  return anyOf(tagsOf(name, values).map((value) => tag(`${filterIndex[name].tag}:${value}`)));
}

function placed(name: "location" | "city", place: PlaceTest | undefined): FacetFilter | undefined {
  if (!place) return undefined;
  const { terms, paired } = place;
  return {
    name,
    terms,
    paired: pairedFilters.includes(name) ? paired : undefined,
    holds: (_, key) => place.holds(key),
  };
}

/** All words in the title, each from its beginning. */
function titleTerms(text: string): TermQuery {
  return allOf(splitWords(text).map((word) => prefix(stem(word), "title"))) ?? nothing;
}

/** By id, or by name: the company of exactly this name where there is one, else those that hold its words. */
async function companyTerms(company: string | undefined): Promise<TermQuery | undefined> {
  if (company === undefined) return undefined;
  if (isUuid(company)) return tag(`o:${company.toLowerCase()}`);
  const ids = await findCompaniesNamed(company);
  if (ids.length > 0) return anyOf(ids.map((id) => tag(`o:${id}`)));
  return allOf(splitWords(company).map((word) => prefix(stem(word), "company"))) ?? nothing;
}

const maxWords = 12;

/** The first words of a text as they are compared. */
function splitWords(text: string): string[] {
  return fold(text)
    .split(" ", maxWords)
    .filter((word) => word !== "");
}

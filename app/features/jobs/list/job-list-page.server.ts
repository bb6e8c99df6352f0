import { redirect } from "react-router";
import {
  findCompany,
  type HeadCompany,
} from "#app/features/companies/directory/company-directory.server.ts";
import { filterNames, filterOf, filtersThat } from "#app/features/job/filters/job-filters.ts";
import { listPath, ownFilter, type PinnedFilter } from "#app/features/job/filters/pinned-filter.ts";
import {
  activeFilters,
  type JobQuery,
  readJobQuery,
  sortOf,
  toParams,
} from "#app/features/job/job-query.ts";
import {
  type HighlightedCard,
  highlightCards,
} from "#app/features/jobs/highlighted-cards.server.ts";
import { recordMatches } from "#app/features/jobs/searched/search-request.server.ts";
import { syria } from "#app/features/places/place.ts";
import { type PlaceChoices, placeChoices } from "#app/features/places/place-choices.server.ts";
import { droppedMessage } from "#app/features/search/parsing/interpretations.server.ts";
import type { Facets } from "#app/features/search/read-index.server.ts";
import type { Interpretation } from "#app/features/search/words/parsed-query.ts";
import { queryParams, withoutEmpty } from "#app/http/page-address.ts";
import type { Language } from "#app/i18n/language.ts";
import { orEmpty } from "#app/platform/or-empty.server.ts";
import { isRefused } from "#app/platform/outcome.ts";
import { listJobs } from "./job-list.server.ts";
import { featuredJobIds } from "./latest-jobs.server.ts";
import { findMergedQuery } from "./merged-query.server.ts";
import { busiestCategories, type Nearest, nearestJobs } from "./nearest.server.ts";
import { pageSize } from "./page-size.ts";
import {
  cityOptions,
  locationOptions,
  onlyGovernorate,
  type PlaceOption,
  withOwnNames,
} from "./place-options.server.ts";
import { correctedMessage, shownReadings } from "./shown-readings.server.ts";

/** How many pages stand in one list; further on it shows the last of them. */
const pagesAtOnce = 20;

/** The data of the list's page as plain JSON. Flags that are false are left out, to save bytes of a first visit. */
export type JobListPage = {
  query: JobQuery;
  /** The category or country whose list it is; null for the list of all jobs. */
  pinned: PinnedFilter | null;
  cards: HighlightedCard[];
  total: number;
  /** There are more than `total`. */
  totalAtLeast?: boolean;
  /** Interpretations of the keyword other than a spelling; see shownReadings. */
  readings: Exclude<Interpretation, { kind: "spelling" }>[];
  /** Which words of the keyword were read in another spelling: a sentence for the reader. */
  corrected?: string;
  /** How many jobs of the list stand before the first card. */
  before: number;
  /** The cursor that the cards begin after, and the one that the next begin after. */
  after: string | null;
  next: string | null;
  /** The company of the query, where it is one's. */
  company: HeadCompany | null;
  place: PlaceChoices;
  /** The governorates, or the provinces of the list's own country, and the other requested places. */
  locations: PlaceOption[];
  /** The cities of the one requested governorate, and the other requested ones. */
  cities: PlaceOption[];
  /** Whether they are offered: one governorate is requested, in `location` alone. */
  cityIsOffered?: boolean;
  /** How many jobs each value of the other facets has, none without any; null where none were counted. */
  counts: Omit<Facets["counts"], "location" | "city"> | null;
  /** Counts of the newest matches only: minimums. */
  atLeast?: boolean;
  /** Nothing answers all of the keyword: these answer some of it. */
  relaxed?: boolean;
  /** Which parts of the keyword nothing answers together with the rest: a sentence for the reader. */
  dropped?: string;
  /** Where nothing was found: near searches that find something, or else the busiest categories. */
  nearest: Nearest[];
};

export async function jobListPage(
  requested: JobQuery,
  after: string | null,
  language: Language,
  pinned: PinnedFilter | null = null,
): Promise<JobListPage> {
  const query = withOwnFilters(requested, pinned);
  const [{ keyword, beginnings, facets, totalAtLeast, ...part }, company] = await Promise.all([
    (after && (await partAfter(query, after, language))) || partUpTo(query, language),
    query.company ? findCompany(query.company, language) : null,
  ]);
  const isNone = part.total === 0 && activeFilters(query).length > (pinned ? 1 : 0);
  const [cards, featured, nearest] = await Promise.all([
    highlightCards(part.cards, keyword, beginnings),
    featuredJobIds({ isNewestFirst: sortOf(query) === "newest" }),
    isNone ? nearestOrBusiest(query, keyword, language, pinned) : [],
  ]);
  const dropped = droppedMessage(keyword, language);
  const corrected = correctedMessage(keyword, language);
  const { location, city, ...counts } = facets?.counts ?? {};
  const governorate = onlyGovernorate(query);
  return {
    query,
    pinned,
    ...part,
    ...(totalAtLeast && { totalAtLeast }),
    cards: cards.map((card) => featuredAs(card, featured)),
    readings: shownReadings(keyword, language).filter((reading) => reading.kind !== "spelling"),
    ...(corrected && { corrected }),
    ...(keyword?.relaxed && { relaxed: true }),
    ...(dropped && { dropped }),
    nearest,
    company: company ?? null,
    place: placesFor(requested, pinned, language),
    locations: locationOptions(query, pinned, language, location),
    cities: cityOptions(query, governorate, language, city),
    ...(governorate !== undefined && !requested.province && { cityIsOffered: true }),
    counts: facets ? (counts as JobListPage["counts"]) : null,
    ...(facets?.atLeast && { atLeast: true }),
  };
}

/** A category's page shows the fields of places only when they are asked for, unless one of their group is set. */
function placesFor(
  requested: JobQuery,
  pinned: PinnedFilter | null,
  language: Language,
): PlaceChoices {
  const places = placeChoices(chosenPlace(requested), language);
  const isShown =
    pinned?.filter !== "category" ||
    filtersThat(({ more }) => more).some((name) => requested[name] !== undefined);
  return isShown ? places : { ...places, countries: [] };
}

async function nearestOrBusiest(
  query: JobQuery,
  keyword: Parameters<typeof nearestJobs>[1],
  language: Language,
  pinned: PinnedFilter | null,
): Promise<Nearest[]> {
  const nearest = await nearestJobs(query, keyword, language, pinned?.filter);
  return nearest.length > 0 ? nearest : orEmpty("busiest categories", busiestCategories(), []);
}

/** The list if loading failed: the request stays in the filters. */
function emptyListPage(
  requested: JobQuery,
  language: Language,
  pinned: PinnedFilter | null,
): JobListPage {
  const query = withOwnFilters(requested, pinned);
  const governorate = onlyGovernorate(query);
  return {
    query,
    pinned,
    cards: [],
    total: 0,
    readings: [],
    before: 0,
    after: null,
    next: null,
    company: null,
    counts: null,
    nearest: [],
    place: placeChoices(chosenPlace(requested), language),
    locations: locationOptions(query, pinned, language, undefined),
    cities: cityOptions(query, governorate, language, undefined),
    ...(governorate !== undefined && !requested.province && { cityIsOffered: true }),
  };
}

function withOwnFilters(requested: JobQuery, pinned: PinnedFilter | null): JobQuery {
  return { ...withOwnNames(requested), ...(pinned && ownFilter(pinned)) };
}

function featuredAs(card: HighlightedCard, featured: ReadonlySet<string>): HighlightedCard {
  return featured.has(card.id) ? { ...card, featured: true } : card;
}

/** The next part; undefined for a cursor that is none, which then counts as not given. */
async function partAfter(query: JobQuery, after: string, language: Language) {
  const listed = await listJobs(query, language, { after });
  return isRefused(listed) ? undefined : { ...listed, before: 0, after };
}

/** Everything from the first job to the requested page, as far as it stands in one list. */
async function partUpTo(query: JobQuery, language: Language) {
  const page = query.page ?? 1;
  const before = Math.max(0, page - pagesAtOnce) * pageSize;
  const limit = Math.min(page, pagesAtOnce) * pageSize;
  const listed = await listJobs(query, language, { skip: before, limit, facets: true });
  if (isRefused(listed)) throw new Error(listed.refused);
  return { ...listed, before, after: null };
}

/** A province without its country is looked for in Syria. */
function chosenPlace({ country, province, city }: JobQuery) {
  return {
    country: country ?? (province ? syria.en : ""),
    province: province ?? "",
    city: city?.[0] ?? "",
  };
}

/** Loads the list that an address asks for; throws a redirect where it has a plainer address. */
export async function loadJobList(
  request: Request,
  language: Language,
  pinned: PinnedFilter | null,
): Promise<JobListPage> {
  const params = queryParams(request);
  redirectToPlain(params, pinned);
  const query = { ...readJobQuery(params), ...(pinned && ownFilter(pinned)) };
  const loaded = jobListPage(query, params.get("after"), language, pinned).then((page) => {
    recordMatches(request.url, page.total);
    return page;
  });
  const list = await orEmpty("jobs", loaded, emptyListPage(query, language, pinned));
  const merged = list.company ? undefined : await findMergedQuery(query);
  if (merged) {
    const lang = params.get("lang");
    throw redirect(listPath(pinned, { ...toParams(merged), ...(lang && { lang }) }));
  }
  const last = Math.max(1, Math.ceil(list.total / pageSize));
  // A list that is only known to be longer than its total may have that page.
  const isPast = list.totalAtLeast ? list.cards.length === 0 : (query.page ?? 1) > last;
  if (isPast && query.page) throw redirect(listPath(pinned, toParams({ ...query, page: last })));
  return list;
}

/** Empty parameters go, and so does the pinned filter; emptied or changed, it leads to the list of all jobs. */
function redirectToPlain(params: URLSearchParams, pinned: PinnedFilter | null): void {
  const filled = withoutEmpty(params);
  const states = pinned !== null && params.has(pinned.filter);
  if (!filled && !states) return;
  const given = filled ?? params;
  const wanted = Object.fromEntries(
    [...given.keys()].map((name) => {
      const values = [...new Set(given.getAll(name))];
      const isMany = filterNames.some((each) => each === name && filterOf(each).many);
      return [name, isMany ? values : (values[0] ?? "")];
    }),
  );
  if (pinned && !states) wanted[pinned.filter] = pinned.value;
  throw redirect(listPath(pinned, wanted));
}

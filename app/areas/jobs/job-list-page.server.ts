import type { Language } from "../../platform/language.ts";
import { isRefused } from "../../platform/outcome.ts";
import {
  findCountry,
  findPlaceById,
  matchPlaces,
  parsePlaceText,
  placeLabel,
  syria,
} from "../places/place.ts";
import { type PlaceChoices, placeChoices } from "../places/place-choices.server.ts";
import type { JobCard } from "./job.ts";
import { findCompanyName } from "./job-detail.server.ts";
import { listJobs } from "./job-list.server.ts";
import { partSize } from "./job-list-part.ts";
import type { JobQuery } from "./job-query.ts";
import type { ListRoot } from "./list-root.ts";
import { locationText } from "./location-text.server.ts";
import type { Reading } from "./search/reading.ts";
import { readings } from "./search/readings.server.ts";

/** How many pages stand in one list; further on it shows the last of them. */
const pagesAtOnce = 20;

/** What the list's screen shows of a query; plain JSON. */
export type JobListPage = {
  query: JobQuery;
  /** The category or country whose list it is; null for the list of all jobs. */
  root: ListRoot | null;
  cards: JobCard[];
  total: number;
  /** What was understood of the keyword. */
  readings: Reading[];
  /** How many jobs of the list stand before the first card. */
  before: number;
  /** The cursor that the cards begin after, and the one that the next begin after. */
  after: string | null;
  next: string | null;
  /** The company of the query by its name, where it is one's. */
  company: string | null;
  place: PlaceChoices;
  /** The governorates, or the provinces of the list's own country, and the place asked for where it is another. */
  locations: { value: string; label: string }[];
  /** The one of them that is asked for. */
  location: string | null;
};

export async function jobListPage(
  query: JobQuery,
  after: string | null,
  language: Language,
  root: ListRoot | null = null,
): Promise<JobListPage> {
  const [{ search, ...part }, company] = await Promise.all([
    (after && (await partAfter(query, after, language))) || partUpTo(query, language),
    query.company ? findCompanyName(query.company) : null,
  ]);
  return {
    query,
    root,
    ...part,
    readings: readings(search, language),
    company: company ?? null,
    place: placeChoices(chosenPlace(query), language),
    ...locationChoices(query.location, root, language),
  };
}

/** The next part; undefined for a cursor that is none, which then counts as not given. */
async function partAfter(query: JobQuery, after: string, language: Language) {
  const listed = await listJobs(query, language, { after });
  return isRefused(listed) ? undefined : { ...listed, before: 0, after };
}

/** Everything from the first job to the page asked for, as far as it stands in one list. */
async function partUpTo(query: JobQuery, language: Language) {
  const page = query.page ?? 1;
  const before = Math.max(0, page - pagesAtOnce) * partSize;
  const limit = Math.min(page, pagesAtOnce) * partSize;
  const listed = await listJobs(query, language, { skip: before, limit });
  if (isRefused(listed)) throw new Error(listed.refused);
  return { ...listed, before, after: null };
}

/** A province or a city without its country is looked for in Syria. */
function chosenPlace({ country, province, city }: JobQuery) {
  return {
    country: country ?? (province || city ? syria.en : ""),
    province: province ?? "",
    city: city ?? "",
  };
}

function locationChoices(text: string | undefined, root: ListRoot | null, language: Language) {
  const country = (root?.filter === "country" && findCountry(root.value)) || syria;
  const locations = country.provinces.map(({ id, en, ...names }) => ({
    value: locationText(id),
    label: language === "en" ? en : names[language],
  }));
  if (text === undefined) return { locations, location: null };
  const [id = parsePlaceText(text)] = matchPlaces(text);
  const known = findPlaceById(id)?.city ? undefined : id && locationText(id);
  if (locations.some(({ value }) => value === known)) return { locations, location: known ?? null };
  const other = { value: text, label: id ? placeLabel(id, language) : text };
  return { locations: [...locations, other], location: text };
}

import type { PinnedFilter } from "#app/features/job/filters/pinned-filter.ts";
import type { JobQuery } from "#app/features/job/job-query.ts";
import { locationText } from "#app/features/job/job-row.server.ts";
import {
  findCity,
  findCountry,
  findPlaceById,
  findProvince,
  matchPlaces,
  type Province,
  parsePlaceText,
  placeLabel,
  syria,
} from "#app/features/places/place.ts";
import { withFewUnknownPlaces } from "#app/features/search/words/place-words.ts";
import { forReader, type Language } from "#app/i18n/language.ts";

/** A value of `location` or `city` in an address, its label and, for a known place, its jobs. */
export type PlaceOption = { value: string; label: string; count?: number };

type Counts = Record<string, number>;

/**
 * The query with its places by the names that the list's own choices have: a governorate as `location`,
 * also where `province` names it. Cities that lie in none of the requested governorates go: a form of
 * the list still has them when its governorate changes.
 */
export function withOwnNames(query: JobQuery): JobQuery {
  const { location, city, ...rest } = withOwnGovernorate(withFewUnknownPlaces(query));
  if (!location) return { ...rest, ...(city && { city }) };
  const ids = location.map(onlyPlace);
  const names = location.map((text, at) => (ids[at] ? locationText(ids[at]) : text));
  const named = { ...rest, location: [...new Set(names)] };
  const provinces = ids
    .map((id) => findPlaceById(id))
    .map((place) => (place?.city ? undefined : place?.province));
  if (!city || rest.province || provinces.includes(undefined))
    return { ...named, ...(city && { city }) };
  const within = city.flatMap((text) =>
    provinces.flatMap((province) => findCity(province?.id ?? "", text)?.en ?? []),
  );
  return within.length > 0 ? { ...named, city: [...new Set(within)] } : named;
}

/** A governorate that `province` names becomes the `location`, unless that names another place alone. */
function withOwnGovernorate(query: JobQuery): JobQuery {
  const { country = syria.id, province, location, ...rest } = query;
  const governorate =
    province && findCountry(country) === syria ? findProvince(syria.id, province) : undefined;
  if (!governorate) return query;
  const own = locationText(governorate.id);
  if (location && !location.map(onlyPlace).includes(governorate.id)) return query;
  return { ...rest, location: location ?? [own] };
}

/** The one province of `location`, where nothing else names a place. */
export function onlyGovernorate({ location = [], province }: JobQuery): Province | undefined {
  const [text, ...others] = location;
  if (text === undefined || others.length > 0 || province) return undefined;
  const place = findPlaceById(onlyPlace(text));
  return place?.city ? undefined : place?.province;
}

/** The province that a query asks for in any way, also by a city of it. */
export function requestedProvince(query: JobQuery): Province | undefined {
  const { country = syria.id, province, location = [] } = query;
  if (province) return findProvince(findCountry(country)?.id ?? "", province);
  return location.length === 1 ? findPlaceById(onlyPlace(location[0] ?? ""))?.province : undefined;
}

/** The governorates, or the provinces of the list's own country, and the other requested places. */
export function locationOptions(
  { location = [] }: JobQuery,
  pinned: PinnedFilter | null,
  language: Language,
  counts: Counts | undefined,
): PlaceOption[] {
  const country = (pinned?.filter === "country" && findCountry(pinned.value)) || syria;
  const options = country.provinces.map((province) => ({
    value: locationText(province.id),
    label: forReader(province, language),
    ...counted(counts, province.id),
  }));
  return withOthers(options, location, language);
}

/** The cities of a governorate, and the other requested ones. */
export function cityOptions(
  { city = [] }: JobQuery,
  governorate: Province | undefined,
  language: Language,
  counts: Counts | undefined,
): PlaceOption[] {
  const options = (governorate?.cities ?? []).map((each) => ({
    value: each.en,
    label: forReader(each, language),
    ...counted(counts, each.id),
  }));
  return withOthers(options, city, language);
}

function counted(counts: Counts | undefined, id: string): { count?: number } {
  return counts ? { count: counts[id] ?? 0 } : {};
}

function withOthers(
  options: PlaceOption[],
  requested: string[],
  language: Language,
): PlaceOption[] {
  const others = requested.filter((text) => options.every(({ value }) => value !== text));
  return [...options, ...others.map((value) => ({ value, label: labelOf(value, language) }))];
}

/** The first place of this name with its surroundings, or the text itself. */
function labelOf(text: string, language: Language): string {
  const [id = parsePlaceText(text)] = matchPlaces(text);
  return id ? placeLabel(id, language) : text;
}

/** The id of the place that a text names, where it is one alone. */
export function onlyPlace(text: string): string | undefined {
  const ids = matchPlaces(text);
  return ids.length > 1 ? undefined : (ids[0] ?? parsePlaceText(text));
}

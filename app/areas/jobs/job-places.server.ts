import { and, eq, inArray, isNull, like, or, type SQL, sql } from "drizzle-orm";
import { fold } from "../../platform/fold.ts";
import {
  countries,
  findCity,
  findCountry,
  findPlaceById,
  findProvince,
  matchPlaces,
  parsePlaceText,
} from "../places/place.ts";
import type { JobQuery } from "./job-query.ts";
import { holding } from "./job-text.server.ts";
import { jobs } from "./jobs.table.ts";

/** Jobs at the place typed: a known one in either language, any other text as part of the location. */
export function atLocation(text: string): SQL | undefined {
  const ids = matchPlaces(text);
  if (ids.length > 0) return inPlaces(ids);
  const path = /[,،]/.test(text) ? parsePlaceText(text) : undefined;
  return path ? inPlaces([path]) : locationHolds(text);
}

/** Jobs in the chosen country, province and city, each looked for in the one before. */
export function atChosenPlace({ country, province, city }: JobQuery): (SQL | undefined)[] {
  const inCountry = country ? findCountry(country) : undefined;
  const provinces = (inCountry ? [inCountry] : countries).flatMap((each) => {
    const found = province ? findProvince(each.id, province) : undefined;
    return found ? [found] : [];
  });
  const around =
    provinces.length > 0
      ? provinces
      : (inCountry ? [inCountry] : countries).flatMap((each) => each.provinces);
  const cities = around.flatMap((each) => {
    const found = city ? findCity(each.id, city) : undefined;
    return found ? [found.id] : [];
  });
  return [
    country ? inPlacesOr(inCountry ? [inCountry.id] : [], country) : undefined,
    province
      ? inPlacesOr(
          provinces.map(({ id }) => id),
          province,
        )
      : undefined,
    city ? inPlacesOr(cities, city) : undefined,
  ];
}

/** Jobs in one of the places; where a job's place is not known by id, a whole part of its text names it. */
export function inPlaces(ids: readonly string[]): SQL | undefined {
  const within = ids.map((id) => or(eq(jobs.placeId, id), like(jobs.placeId, `${id}/%`)));
  const names = ids.flatMap(foldedNames);
  const part = sql`part`;
  const named = sql`exists (select 1 from regexp_split_to_table(${jobs.location}, '[,،]') part where ${inArray(sql`fold_text(${part})`, names)})`;
  return or(...within, and(isNull(jobs.placeId), named));
}

function inPlacesOr(ids: readonly string[], text: string): SQL | undefined {
  return ids.length > 0 ? inPlaces(ids) : locationHolds(text);
}

function locationHolds(text: string): SQL {
  const folded = fold(text);
  if (folded === "") return sql`false`;
  return like(sql`fold_text(${jobs.location})`, holding(folded));
}

function foldedNames(id: string): string[] {
  const place = findPlaceById(id);
  const named = place?.city ?? place?.province ?? place?.country;
  return named ? [named.ar, named.en, ...(named.also ?? [])].map(fold) : [];
}

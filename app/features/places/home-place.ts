import { maxNameLength } from "#app/limits.ts";
import { visibleLine } from "#app/platform/database/storable.ts";
import others from "./data/other-countries.json" with { type: "json" };
import { findCity, findCountry, findProvince } from "./place.ts";

/** A country without lists of its own, by its code in ISO 3166-1. */
type OtherCountry = { code: string; ar: string; en: string };

const byName = new Map<string, OtherCountry>();

/** The countries of the world besides those that have pages; people may live there. */
export const otherCountries: readonly OtherCountry[] = Object.entries(others).map(
  ([code, [ar = "", en = ""]]) => ({ code, ar, en }),
);

for (const country of otherCountries) {
  for (const key of [country.ar, country.en, country.code]) byName.set(key.toLowerCase(), country);
}

/** As addPlaceNames, by code. */
export function addCountryNames(code: string, names: Readonly<Record<string, string>>): void {
  for (const country of otherCountries) {
    const named: OtherCountry & { [code: string]: unknown } = country;
    if (names[country.code]) named[code] = names[country.code];
    else delete named[code];
  }
}

export function findOtherCountry(text: string): OtherCountry | undefined {
  return byName.get(text.trim().toLowerCase());
}

type Written = { country: string; province: string; city: string };

/** A home by English names; a part that does not belong to the one above it is empty. */
export type HomePlace = Written & {
  /** As `readPhone` takes it; undefined for an unknown country. */
  countryId: string | undefined;
  /** The country has no lists: province and city are free text, and a province is not needed. */
  isFree: boolean;
};

export function readHomePlace(written: Written): HomePlace {
  const country = findCountry(written.country);
  const other = country ? undefined : findOtherCountry(written.country);
  if (other) {
    const [province, city] = [visibleLine(written.province), visibleLine(written.city)];
    return { country: other.en, province, city, countryId: other.code, isFree: true };
  }
  const province = country && findProvince(country.id, written.province);
  const city = province && findCity(province.id, written.city);
  return {
    country: country?.en ?? "",
    province: province?.en ?? "",
    city: city?.en ?? "",
    countryId: country?.id,
    isFree: false,
  };
}

/** Errors of a complete place by field: missing or too long. */
export function homePlaceErrors(place: HomePlace) {
  const { country, province, city, isFree } = place;
  const tooLong = "accounts.nameTooLong";
  return {
    ...(!country && { country: "accounts.countryMissing" as const }),
    ...(!province && !isFree && { province: "accounts.provinceMissing" as const }),
    ...(!city && { city: "accounts.cityMissing" as const }),
    ...(province.length > maxNameLength && { province: tooLong as typeof tooLong }),
    ...(city.length > maxNameLength && { city: tooLong as typeof tooLong }),
  };
}

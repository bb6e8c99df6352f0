import { forReader, type Language, localeOf } from "#app/i18n/language.ts";
import { otherCountries, readHomePlace } from "./home-place.ts";
import { countries, findCity, findCountry, findProvince } from "./place.ts";

type PlaceChoice = { value: string; label: string };
/** The content of the three selects: provinces and cities of the choice above them only. */
export type PlaceChoices = {
  country: string;
  province: string;
  city: string;
  countries: PlaceChoice[];
  provinces: PlaceChoice[];
  cities: PlaceChoice[];
  /** Countries without lists, where people may live: province and city are free text there. */
  others?: PlaceChoice[];
};

type Chosen = {
  country?: string | undefined;
  province?: string | undefined;
  city?: string | undefined;
};

/** The same for a home, which may be in any country of the world. */
export function homePlaceChoices(chosen: Chosen, language: Language): PlaceChoices {
  const { country = "", province = "", city = "" } = chosen;
  const home = readHomePlace({ country, province, city });
  const others = otherCountries
    .map((each) => ({ value: each.en, label: forReader(each, language) }))
    .sort((one, other) => one.label.localeCompare(other.label, localeOf(language)));
  const lists = placeChoices(chosen, language);
  if (!home.isFree) return { ...lists, others };
  return { ...lists, country: home.country, province: home.province, city: home.city, others };
}

/** Reads a choice by any name; a part outside the one above is empty. */
export function placeChoices(chosen: Chosen, language: Language): PlaceChoices {
  const country = findCountry(chosen.country ?? "");
  const province = country && findProvince(country.id, chosen.province ?? "");
  const city = province && findCity(province.id, chosen.city ?? "");
  const choice = (place: Record<Language, string>) => ({
    value: place.en,
    label: forReader(place, language),
  });
  return {
    country: country?.en ?? "",
    province: province?.en ?? "",
    city: city?.en ?? "",
    countries: countries.map(choice),
    provinces: country?.provinces.map(choice) ?? [],
    cities: province?.cities.map(choice) ?? [],
  };
}

import type { Language } from "#app/i18n/language.ts";
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
};

type Chosen = {
  country?: string | undefined;
  province?: string | undefined;
  city?: string | undefined;
};

/** Reads a choice by any name; a part outside the one above is empty. */
export function placeChoices(chosen: Chosen, language: Language): PlaceChoices {
  const country = findCountry(chosen.country ?? "");
  const province = country && findProvince(country.id, chosen.province ?? "");
  const city = province && findCity(province.id, chosen.city ?? "");
  const choice = (place: Record<Language, string>) => ({ value: place.en, label: place[language] });
  return {
    country: country?.en ?? "",
    province: province?.en ?? "",
    city: city?.en ?? "",
    countries: countries.map(choice),
    provinces: country?.provinces.map(choice) ?? [],
    cities: province?.cities.map(choice) ?? [],
  };
}

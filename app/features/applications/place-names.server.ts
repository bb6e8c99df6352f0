import { companyPlace, jobPlace as jobPlaceIn } from "#app/features/places/shown-place.server.ts";
import type { Language } from "#app/i18n/language.ts";
import type { PlaceNames } from "./application-list.ts";

/** The place of a job: a known one by its names, otherwise as it was written. */
export function jobPlace(job: { location: string; placeId: string | null }): PlaceNames {
  return inBoth((language) => jobPlaceIn(job, language));
}

type Address = { country: string | null; province: string | null; city: string | null };

/** The place of a profile, whose names are stored in English; null when none is given. */
export function profilePlace(address: Address): PlaceNames | null {
  if (companyPlace(address, "en") === null) return null;
  return inBoth((language) => companyPlace(address, language) ?? "");
}

function inBoth(place: (language: Language) => string): PlaceNames {
  return { ar: place("ar"), en: place("en") };
}

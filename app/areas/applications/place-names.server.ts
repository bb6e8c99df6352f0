import { parsePlaceText, placeLabel } from "../places/place.ts";
import type { PlaceNames } from "./application-list.ts";

/** The place of a job: by its id where it is a known one, otherwise as it was written. */
export function jobPlace(job: { location: string; placeId: string | null }): PlaceNames {
  return job.placeId ? namesOf(job.placeId) : { ar: job.location, en: job.location };
}

type Address = { country: string | null; province: string | null; city: string | null };

/** The place of a profile, whose names are kept in English; null when none is given. */
export function profilePlace({ city, province, country }: Address): PlaceNames | null {
  const parts = [city, province, country].filter((part) => part);
  const written = parts.join(", ");
  if (!written) return null;
  const id = parsePlaceText(written);
  // A place that is only known in part would lose what the person wrote of it.
  const wholly = id !== undefined && id.split("/").length >= parts.length;
  return wholly ? namesOf(id) : { ar: written, en: written };
}

function namesOf(id: string): PlaceNames {
  return { ar: placeLabel(id, "ar"), en: placeLabel(id, "en") };
}

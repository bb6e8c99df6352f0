import { findPlaceById, matchPlaces, placeText } from "#app/features/places/place.ts";

/** What `location` asks for to get exactly this place: its English name, or its whole path where others share it. */
export function locationText(id: string): string {
  const place = findPlaceById(id);
  const name = (place?.city ?? place?.province ?? place?.country)?.en;
  const [first, ...others] = name ? matchPlaces(name) : [];
  return name && first === id && others.length === 0 ? name : placeText(id, "en");
}

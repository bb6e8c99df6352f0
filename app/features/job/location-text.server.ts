import { findPlaceById, matchPlaces, placeText } from "#app/features/places/place.ts";

/**
 * The value of `location` that selects exactly this place: its English name, or its whole path if
 * ambiguous.
 */
export function locationText(id: string): string {
  const place = findPlaceById(id);
  const name = (place?.city ?? place?.province ?? place?.country)?.en;
  const [first, ...others] = name ? matchPlaces(name) : [];
  return name && first === id && others.length === 0 ? name : placeText(id, "en");
}

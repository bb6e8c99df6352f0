import { countries } from "#app/features/places/place.ts";
import { fold } from "#app/platform/fold.ts";

const maxParts = 12;
/** Stands between the parts of a stored text. */
const partsSign = "#";

/** The words of a search text, as they are compared. */
export function searchParts(search: string): string[] {
  return search
    .split(/\s+/, maxParts)
    .map(fold)
    .filter((part) => part !== "" && part !== partsSign);
}

/** Numbers are stored with their country's code, where 0944 begins with 944. */
export function withoutTrunkPrefix(part: string): string {
  return /^[\d ]+$/.test(part) ? part.replace(/^0+(?=\d{3})/, "") : part;
}

const cities = countries
  .flatMap(({ provinces }) => provinces.flatMap((province) => province.cities))
  .map(({ ar, en, also = [] }) => ({ en, names: [ar, en, ...also].map(fold) }));

/** English names, as profiles store them, of the cities with a name that holds this. */
export function citiesCalled(part: string): string[] {
  return cities
    .filter(({ names }) => names.some((name) => name.includes(part)))
    .map(({ en }) => en);
}

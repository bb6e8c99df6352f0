import { and, inArray, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { countries } from "#app/features/places/place.ts";
import { fold } from "#app/platform/fold.ts";

/**
 * Profiles that hold every part of the input: in one of `texts`, the e-mail, the phone number
 * or the city, which is found by its name in either language. Undefined for an empty search.
 */
export function profileHolds(search: string, texts: readonly SQLWrapper[]): SQL | undefined {
  if (search === "") return undefined;
  const parts = searchParts(search);
  if (parts.length === 0) return sql`false`;
  const { email, phone, city } = userProfiles;
  const digits = sql`'+' || regexp_replace(${phone}, '\\D', '', 'g')`;
  const columns = sql.join([...texts, email, phone, digits, city], sql`, `);
  // Folding keeps the #, so that no part reaches from one column into the next.
  const document = sql`fold_text(concat_ws(' # ', ${columns}))`;
  return and(
    ...parts.map((part) => {
      const cities = citiesCalled(part);
      return or(
        sql`strpos(${document}, ${withoutTrunkPrefix(part)}) > 0`,
        cities.length > 0 ? inArray(city, cities) : undefined,
      );
    }),
  );
}

const maxParts = 12;

/** The words of a search text, as they are compared. */
export function searchParts(search: string): string[] {
  return search
    .split(/\s+/, maxParts)
    .map(fold)
    .filter((part) => part !== "");
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

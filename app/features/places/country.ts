/** Arabic name, English name, then other spellings that fold to something else. */
type Names = readonly string[];

/** A country as its data file has it; the keys are the last part of each id and never change. */
type CountryRows = {
  names: Names;
  flag: string;
  currency: string;
  provinces: { [slug: string]: { names: Names; cities: { [slug: string]: Names } } };
};

export type City = Named;
export type Province = Named & { cities: readonly City[] };
export type Country = Named & { flag: string; currency: string; provinces: readonly Province[] };

/** `also` holds other spellings, in both languages, that fold to something else. */
export type Named = { id: string; ar: string; en: string; also?: readonly string[] };

/** Gives the rows of a data file their ids, paths such as "syria/aleppo/azaz". */
export function countryFrom(id: string, rows: CountryRows): Country {
  return {
    ...named(id, rows.names),
    flag: rows.flag,
    currency: rows.currency,
    provinces: Object.entries(rows.provinces).map(([slug, province]) => ({
      ...named(`${id}/${slug}`, province.names),
      cities: Object.entries(province.cities).map(([citySlug, names]) =>
        named(
          `${id}/${slug}/${citySlug}`,
          citySlug === slug ? [...names, ...otherSpellings(province.names)] : names,
        ),
      ),
    })),
  };
}

function named(id: string, names: Names): Named {
  const [ar = "", en = ""] = names;
  const also = otherSpellings(names);
  return also.length > 0 ? { id, ar, en, also } : { id, ar, en };
}

function otherSpellings([, , ...also]: Names): string[] {
  return also;
}

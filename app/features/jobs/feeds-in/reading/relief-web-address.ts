/** Countries whose jobs are a ready choice, by their codes in ISO 3166-1 as ReliefWeb has them. */
export const reliefWebCountries = ["syr", "lbn", "jor", "irq", "tur", "egy"] as const;
export type ReliefWebCountry = (typeof reliefWebCountries)[number];

/** The address of a country's jobs; the app name is the one that ReliefWeb has approved for this site. */
export function reliefWebAddress(country: ReliefWebCountry, appName: string): string {
  const url = new URL("https://api.reliefweb.int/v2/jobs");
  url.searchParams.set("appname", appName);
  url.searchParams.set("filter[field]", "country.iso3");
  url.searchParams.set("filter[value]", country);
  return url.href;
}

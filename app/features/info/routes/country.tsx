import { placeJobs } from "#app/features/info/province-jobs.server.ts";
import { PlacePage } from "#app/features/info/ui/province-page.tsx";
import { findCountry } from "#app/features/places/place.ts";
import { languageContext } from "#app/http/language.server.ts";
import { notFound } from "#app/platform/outcome.ts";
import { settings } from "#app/platform/settings/settings.server.ts";
import type { Route } from "./+types/country.ts";

export { placeSheet as links } from "#app/styles/sheets.ts";

/** A country, where the address names one; any other short address is no page. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const country = findCountry(params.countryId);
  if (!country) throw notFound();
  const language = context.get(languageContext);
  return { place: await placeJobs({ country }, language, settings().liveFigures) };
}

export function action() {
  throw notFound();
}

export default function CountryPage({ loaderData }: Route.ComponentProps) {
  return <PlacePage {...loaderData} />;
}

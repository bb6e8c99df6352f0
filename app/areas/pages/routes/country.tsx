import { placeJobs } from "#app/areas/jobs/province-jobs.server.ts";
import { PlacePage } from "#app/areas/pages/ui/province-page.tsx";
import { findCountry } from "#app/areas/places/place.ts";
import { languageContext } from "#app/platform/language.server.ts";
import { notFound } from "#app/platform/outcome.ts";
import { figuresAreLive } from "#app/platform/site-figures.server.ts";
import type { Route } from "./+types/country.ts";

export { frontSheet as links } from "#app/sheets.ts";

/** A country, where the address names one; any other short address is no page. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const country = findCountry(params.countryId);
  if (!country) throw notFound();
  return { place: await placeJobs({ country }, context.get(languageContext), figuresAreLive) };
}

export function action() {
  throw notFound();
}

export default function CountryPage({ loaderData }: Route.ComponentProps) {
  return <PlacePage place={loaderData.place} />;
}

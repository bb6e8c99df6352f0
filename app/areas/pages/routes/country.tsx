import { languageContext } from "../../../platform/language.server.ts";
import { notFound } from "../../../platform/outcome.ts";
import { figuresAreLive } from "../../../platform/site-figures.server.ts";
import { placeJobs } from "../../jobs/province-jobs.server.ts";
import { findCountry } from "../../places/place.ts";
import { PlacePage } from "../ui/province-page.tsx";
import type { Route } from "./+types/country.ts";

export { frontSheet as links } from "../../../sheets.ts";

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

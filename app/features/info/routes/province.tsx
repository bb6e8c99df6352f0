import { data } from "react-router";
import { placeJobs } from "#app/features/info/province-jobs.server.ts";
import { PlacePage } from "#app/features/info/ui/province-page.tsx";
import { findCountry, findProvince } from "#app/features/places/place.ts";
import { languageContext } from "#app/http/language.server.ts";
import { forReader } from "#app/i18n/language.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { notFound } from "#app/platform/outcome.ts";
import { settings } from "#app/platform/settings/settings.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Empty } from "#app/ui/empty.tsx";
import type { Route } from "./+types/province.ts";

export { placeSheet as links } from "#app/styles/sheets.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const country = findCountry(params.countryId);
  if (!country) throw notFound();
  const province = findProvince(country.id, params.provinceId);
  if (!province) {
    return data(
      { place: null, country: { id: country.id, name: forReader(country, language) } },
      404,
    );
  }
  return data({
    place: await placeJobs({ country, province }, language, settings().liveFigures),
    country: null,
  });
}

export function action() {
  throw notFound();
}

export default function ProvincePage({ loaderData }: Route.ComponentProps) {
  if (loaderData.place) return <PlacePage place={loaderData.place} />;
  return <MissingProvince country={loaderData.country} />;
}

function MissingProvince({ country }: { country: { id: string; name: string } }) {
  const messages = useMessages();
  const own = messages.browse.place;
  return (
    <div className="wrap py-4">
      <title>{`${own.missing} | ${messages.ui.frame.site}`}</title>
      <meta name="robots" content="noindex" />
      <Empty
        title={own.missing}
        heading="h1"
        arch="open"
        reason={own.missingText({ country: country.name })}
      >
        <div className="row">
          <ButtonLink to={paths.home()} size="lg" variant="primary">
            {own.backHome}
          </ButtonLink>
          <ButtonLink to={paths.country(country.id)} size="lg">
            {own.toCountry({ country: country.name })}
          </ButtonLink>
        </div>
      </Empty>
    </div>
  );
}

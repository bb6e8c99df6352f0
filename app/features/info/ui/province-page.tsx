import { Form } from "react-router";
import type { PlaceJobs } from "#app/features/info/province-jobs.server.ts";
import { KeywordField } from "#app/features/jobs/list/ui/keyword-field.tsx";
import { JobCards } from "#app/features/jobs/ui/job-cards.tsx";
import { Governorates } from "#app/features/places/ui/governorates.tsx";
import { formatNumber } from "#app/i18n/format.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { Button } from "#app/ui/button.tsx";
import { Chip, Chips } from "#app/ui/chip.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { Course } from "#app/ui/hero/ornament.tsx";
import { MoreLink } from "#app/ui/list/more-link.tsx";
import { FeedLinks } from "#app/ui/page/feed-links.tsx";
import { ShareImage } from "#app/ui/page/structured-data.tsx";
import { CategoryTiles } from "./category-tiles.tsx";
import { Figures } from "./figures.tsx";
import { BandBanner } from "./home-parts.tsx";

/** A province, or a whole country with its provinces where the cities stand. */
export function PlacePage({ place }: { place: PlaceJobs }) {
  const messages = useMessages();
  const { place: own } = messages.browse;
  const { name, figures, latest, country, province, location } = place;
  // A fixed figure such as 2000+ is written with its commas too, and counted by its digits.
  const figureText = (unit: (count: number) => string, figure: number | string) => ({
    of: unit(Number.parseInt(String(figure), 10)),
    figure: String(figure).replace(/\d+/, (digits) => formatNumber(Number(digits))),
  });
  const all = country.id === "syria" ? messages.browse.home.governorates : own.allProvinces;
  const provinces = place.provinces.length > 0 && (
    <section>
      <h2>{province ? own.otherGovernorates : all}</h2>
      <Governorates
        country={country.id}
        governorates={place.provinces}
        atOnce={place.provincesAtOnce}
        here={place.slug}
      />
    </section>
  );
  return (
    <>
      <title>{`${own.heading({ place: name })} | ${messages.ui.frame.site}`}</title>
      <meta name="description" content={own.description({ place: name })} />
      <PlaceHero place={place} />
      <Figures
        label={own.statistics({ place: name })}
        figures={[
          figureText(own.activeJobs, figures.jobs),
          figureText(own.companies, figures.companies),
          figureText(own.jobSeekers, figures.jobSeekers),
          figureText(own.categories, figures.categories),
        ]}
      />
      {!province && <div className="wrap section">{provinces}</div>}
      <div className="wrap place">
        <section>
          <div className="head">
            <h2>{own.latest}</h2>
            <MoreLink to={paths.countryJobs(country.id, { location })}>
              {messages.browse.viewAll}
            </MoreLink>
          </div>
          {latest.length === 0 ? (
            <Empty title={messages.jobs.none} heading="h3" reason={own.none({ place: name })} />
          ) : (
            <JobCards jobs={latest} view="list" />
          )}
          <BandBanner
            title={own.notHere}
            text={own.notHereText}
            to={paths.advancedSearch()}
            act={own.advanced}
          />
        </section>
        <section>
          <h2>{own.popularCategories}</h2>
          <CategoryTiles
            categories={place.categories}
            to={(category) => paths.category(category)}
          />
        </section>
        {province && provinces}
      </div>
    </>
  );
}

function PlaceHero({ place }: { place: PlaceJobs }) {
  const messages = useMessages();
  const { browse } = messages;
  const { place: own } = browse;
  const { country, province, parts, popular, vignette } = place;
  const home = { to: paths.home(), label: messages.ui.frame.home };
  const whole = country.id === "syria" ? browse.home.allGovernorates : own.allProvinces;
  const above = province ? [home, { to: paths.country(country.id), label: country.name }] : [home];
  return (
    <div className="band">
      <div className="wrap hero at-place">
        <Breadcrumbs links={above} here={place.name} />
        <FeedLinks query={{ location: place.location ?? country.name }} />
        <ShareImage kind="place" name={province ? `${province}, ${country.name}` : country.name} />
        <div className="standing">
          <h1>{own.heading({ place: place.name })}</h1>
          <p className="lede">{own.openNow(place.figures.jobs)}</p>
          {vignette && (
            <svg viewBox="0 0 160 60" aria-hidden="true">
              <path d={`M0 59h160${vignette}`} />
            </svg>
          )}
        </div>
        <Form className="search" action={paths.countryJobs(country.id)} role="search">
          <KeywordField />
          <SelectField
            label={province ? own.city : browse.home.governorate}
            hideLabel
            name="location"
            options={[
              { value: place.location ?? "", label: province ? own.allCities : whole },
              ...parts.map(({ location, name }) => ({ value: location, label: name })),
            ]}
          />
          <Button variant="primary" size="lg" icon="search">
            {browse.searchAct}
          </Button>
        </Form>
        {province && (
          <Chips label={own.popularCities}>
            {popular.map(({ location, name, count }) => (
              <Chip
                key={location}
                to={paths.countryJobs(country.id, { location })}
                count={formatNumber(count)}
              >
                {name}
              </Chip>
            ))}
          </Chips>
        )}
      </div>
      <Course />
    </div>
  );
}

import { Form } from "react-router";
import type { PlaceJobs } from "#app/features/info/province-jobs.server.ts";
import { KeywordField } from "#app/features/jobs/list/ui/keyword-field.tsx";
import { JobCards } from "#app/features/jobs/ui/job-cards.tsx";
import { formatNumber } from "#app/i18n/format.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Chip, Chips } from "#app/ui/chip.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { Course, Lattice } from "#app/ui/hero/ornament.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { MoreLink } from "#app/ui/list/more-link.tsx";
import { FeedLink, FeedLinks } from "#app/ui/page/feed-links.tsx";
import { ShareImage } from "#app/ui/page/structured-data.tsx";
import { CategoryTiles } from "./category-tiles.tsx";
import { SmallFigures } from "./figures.tsx";

/** A province, or a whole country with its provinces where the cities stand. */
export function PlacePage({ place, feedText }: { place: PlaceJobs; feedText: string }) {
  const messages = useMessages();
  const { place: own } = messages.browse;
  const { name, figures, latest, country, location } = place;
  // A fixed figure such as 2000+ is written with its commas too, and counted by its digits.
  const figureText = (unit: (count: number) => string, figure: number | string) => ({
    of: unit(Number.parseInt(String(figure), 10)),
    figure: String(figure).replace(/\d+/, (digits) => formatNumber(Number(digits))),
  });
  return (
    <>
      <title>{`${own.heading({ place: name })} | ${messages.ui.frame.site}`}</title>
      <meta name="description" content={own.description({ place: name })} />
      <PlaceHero place={place} />
      <div className="wrap pt-4">
        <SmallFigures
          label={own.statistics({ place: name })}
          figures={[
            figureText(own.activeJobs, figures.jobs),
            figureText(own.companies, figures.companies),
            figureText(own.jobSeekers, figures.jobSeekers),
            figureText(own.categories, figures.categories),
          ]}
        />
      </div>
      <section className="section">
        <div className="wrap">
          <div className="head">
            <h2>{own.latest({ place: name })}</h2>
            <MoreLink to={paths.countryJobs(country.id, { location })}>
              {messages.browse.viewAll}
            </MoreLink>
          </div>
          {latest.length === 0 ? (
            <Empty title={messages.jobs.none} heading="h3" reason={own.none({ place: name })} />
          ) : (
            <JobCards jobs={latest} />
          )}
          <p className="mt-4">
            <FeedLink query={{ location: place.location ?? country.name }} text={feedText} />
          </p>
        </div>
      </section>
      <section className="section">
        <div className="wrap">
          <div className="head">
            <h2>{own.popularCategories}</h2>
          </div>
          <CategoryTiles
            categories={place.categories}
            to={(category) => paths.category(category)}
          />
        </div>
      </section>
      <div className="wrap">
        <div className="banner">
          <div>
            <h2>{own.notHere}</h2>
            <p className="lede">{own.notHereText}</p>
          </div>
          <ButtonLink to={paths.advancedSearch()} size="lg">
            {own.advanced}
          </ButtonLink>
        </div>
      </div>
    </>
  );
}

function PlaceHero({ place }: { place: PlaceJobs }) {
  const messages = useMessages();
  const { browse } = messages;
  const { place: own } = browse;
  const { country, province, parts, popular } = place;
  const home = { to: paths.home(), label: messages.ui.frame.home };
  const above = province ? [home, { to: paths.country(country.id), label: country.name }] : [home];
  return (
    <div className="band">
      <Lattice />
      <div className="wrap hero pt-2">
        <div className="[&_*]:text-on-band-2">
          <Breadcrumbs links={above} here={place.name} />
          <FeedLinks query={{ location: place.location ?? country.name }} />
          <ShareImage
            kind="place"
            name={province ? `${province}, ${country.name}` : country.name}
          />
        </div>
        <h1>{own.heading({ place: place.name })}</h1>
        <Form className="search" action={paths.countryJobs(country.id)} role="search">
          <KeywordField />
          <SelectField
            label={province ? own.city : browse.home.governorate}
            hideLabel
            name="location"
            options={[
              { value: place.location ?? "", label: province ? own.allCities : own.allProvinces },
              ...parts.map(({ location, name }) => ({ value: location, label: name })),
            ]}
          />
          <Button variant="primary" size="lg" icon="search">
            {browse.searchAct}
          </Button>
        </Form>
        <div className="mt-3">
          <Chips label={province ? own.popularCities : own.popularProvinces}>
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
        </div>
        {!province && <EveryProvince place={place} />}
      </div>
      <Course />
    </div>
  );
}

/** From a country on to the pages of its provinces. */
function EveryProvince({ place: { country, parts } }: { place: PlaceJobs }) {
  const messages = useMessages().browse.place;
  return (
    <details className="disc mt-1">
      <summary className="text-on-band">
        {messages.everyProvince({ country: country.name })}
        <Icon name="down" className="turn" />
      </summary>
      <Chips label={messages.everyProvince({ country: country.name })}>
        {parts.map(({ en, name }) => (
          <Chip key={en} to={paths.province(country.id, en)}>
            {name}
          </Chip>
        ))}
      </Chips>
    </details>
  );
}

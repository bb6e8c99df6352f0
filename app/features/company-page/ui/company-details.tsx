import { Fragment } from "react";
import type { CompanyPage, PlaceCount } from "#app/features/company-page/company-page.server.ts";
import { governorateOf } from "#app/features/places/governorate.ts";
import { JobsOnMap, PlaceOnMap } from "#app/features/places/ui/place-on-map.tsx";
import { formatDate, formatNumber } from "#app/i18n/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { Card } from "#app/ui/card.tsx";
import { shortAddress, webAddress } from "#app/ui/contact.tsx";
import { Detail } from "#app/ui/detail-list.tsx";
import { Ltr } from "#app/ui/text.tsx";

/** The stated facts of the company, each with its name. */
export function CompanyDetails({ company }: { company: Omit<CompanyPage, "checks"> }) {
  const texts = useMessages().browse.company;
  const language = useLanguage();
  const website = webAddress(company.website);
  return (
    <Card>
      <dl className="company-details">
        {company.foundedYear !== null && (
          <Detail name={texts.founded}>{company.foundedYear}</Detail>
        )}
        {company.pastJobs > 0 && (
          <Detail name={texts.pastJobs}>
            <span className="num">{formatNumber(company.pastJobs)}</span>
          </Detail>
        )}
        {website && (
          <Detail name={texts.website}>
            <a className="wrap-anywhere" href={website} rel="nofollow noopener noreferrer">
              <Ltr>{shortAddress(website)}</Ltr>
            </a>
          </Detail>
        )}
        <Detail name={texts.since}>
          <time dateTime={company.joinedAt.slice(0, 10)}>
            {formatDate(company.joinedAt, language)}
          </time>
        </Detail>
      </dl>
    </Card>
  );
}

type WhereProps = { company: Omit<CompanyPage, "checks">; places: readonly PlaceCount[] };

/** Where its open jobs are, without any its own place, on the map; nothing where neither is known. */
export function CompanyWhere({ company: { place, placeId }, places }: WhereProps) {
  const texts = useMessages().browse.company;
  const governorate = place ? governorateOf(placeId) : undefined;
  if (!governorate && places.length === 0) return null;
  const inSyria = places.flatMap(({ governorate, jobs }) =>
    governorate ? [{ governorate, jobs }] : [],
  );
  return (
    <Card stack className="where gap-3">
      <h2>{texts.where}</h2>
      {inSyria.length > 0 ? (
        <JobsOnMap counts={inSyria} label={place ? texts.map({ place }) : ""} />
      ) : (
        governorate && (
          <PlaceOnMap governorate={governorate} label={texts.map({ place: place ?? "" })} />
        )
      )}
      <p className="dots">
        {places.map(({ name, jobs }) => (
          <Fragment key={name}>
            <span>
              <bdi>{name}</bdi> <b className="num">{formatNumber(jobs)}</b>
            </span>{" "}
          </Fragment>
        ))}
      </p>
    </Card>
  );
}

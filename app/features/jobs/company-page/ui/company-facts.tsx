import type { CompanyPage } from "#app/features/jobs/company-page/company-page.server.ts";
import { GovernorateMap } from "#app/features/places/ui/governorate-map.tsx";
import { formatDate, formatNumber } from "#app/i18n/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { Card } from "#app/ui/card.tsx";
import { shortAddress, webAddress } from "#app/ui/contact.tsx";
import { Fact, Facts } from "#app/ui/facts.tsx";
import { Ltr } from "#app/ui/text.tsx";

/** What is known of a company, in pairs, and where it is. */
export function CompanyFacts({ company }: { company: CompanyPage }) {
  const texts = useMessages().browse.company;
  const language = useLanguage();
  const website = webAddress(company.website);
  return (
    <Card stack>
      <Facts>
        {company.foundedYear !== null && <Fact name={texts.founded}>{company.foundedYear}</Fact>}
        {company.pastJobs > 0 && (
          <Fact name={texts.pastJobs}>
            <span className="num">{formatNumber(company.pastJobs)}</span>
          </Fact>
        )}
        {website && (
          <Fact name={texts.website} full>
            <a className="tap wrap-anywhere" href={website} rel="nofollow noopener noreferrer">
              <Ltr>{shortAddress(website)}</Ltr>
            </a>
          </Fact>
        )}
        <Fact name={texts.since} full>
          <time dateTime={company.joinedAt.slice(0, 10)}>
            {formatDate(company.joinedAt, language)}
          </time>
        </Fact>
      </Facts>
      <Where company={company} />
    </Card>
  );
}

function Where({ company: { place, placeId } }: { company: CompanyPage }) {
  const texts = useMessages().browse.company;
  const [country, governorate] = placeId?.split("/") ?? [];
  if (!place || country !== "syria" || !governorate) return null;
  return (
    <figure>
      <GovernorateMap governorate={governorate} label={texts.map({ place })} />
      <figcaption className="small muted text-center">
        <bdi>{place}</bdi>
      </figcaption>
    </figure>
  );
}

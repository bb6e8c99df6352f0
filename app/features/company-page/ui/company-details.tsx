import { ReplyRateBox } from "#app/features/companies/ui/reply-rate.tsx";
import type { CompanyPage } from "#app/features/company-page/company-page.server.ts";
import { GovernorateMap } from "#app/features/places/ui/governorate-map.tsx";
import { formatDate, formatNumber } from "#app/i18n/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { Card } from "#app/ui/card.tsx";
import { shortAddress, webAddress } from "#app/ui/contact.tsx";
import { Detail, DetailList } from "#app/ui/detail-list.tsx";
import { Ltr } from "#app/ui/text.tsx";

/** The company's details in pairs, and its place. */
export function CompanyDetails({ company }: { company: CompanyPage }) {
  const texts = useMessages().browse.company;
  const language = useLanguage();
  const website = webAddress(company.website);
  return (
    <Card stack>
      {company.replyRate && <ReplyRateBox rate={company.replyRate} />}
      <DetailList className="detail-list-side company-details">
        {company.foundedYear !== null && (
          <Detail name={texts.founded}>{company.foundedYear}</Detail>
        )}
        {company.pastJobs > 0 && (
          <Detail name={texts.pastJobs}>
            <span className="num">{formatNumber(company.pastJobs)}</span>
          </Detail>
        )}
        {website && (
          <Detail name={texts.website} full>
            <a className="tap wrap-anywhere" href={website} rel="nofollow noopener noreferrer">
              <Ltr>{shortAddress(website)}</Ltr>
            </a>
          </Detail>
        )}
        <Detail name={texts.since} full>
          <time dateTime={company.joinedAt.slice(0, 10)}>
            {formatDate(company.joinedAt, language)}
          </time>
        </Detail>
      </DetailList>
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

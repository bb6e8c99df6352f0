import { industries } from "#app/features/companies/company.ts";
import { EmployeeCount } from "#app/features/companies/ui/employee-count.tsx";
import type { CompanyTile as Company } from "#app/features/jobs/directory/company-directory.server.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { siteFigures } from "#app/platform/settings/site-figures.ts";
import { Tile } from "#app/ui/card.tsx";
import { shortAddress, webAddress } from "#app/ui/contact.tsx";
import { Avatar } from "#app/ui/hero/avatar.tsx";
import { Meta, MetaItem } from "#app/ui/page/meta.tsx";
import { Ltr } from "#app/ui/text.tsx";

type CompanyTileProps = {
  company: Company;
  /** Whether the fixed rating is shown. */
  rated: boolean;
  /** What a link without scripts leads to. */
  id?: string | undefined;
};

/** A company with what it says of itself; the whole card leads to its jobs. */
export function CompanyTile({ company, rated, id }: CompanyTileProps) {
  const { browse, jobs, labels } = useMessages();
  const texts = browse.companies;
  const name = company.name || jobs.noCompany;
  const industry = industries.find((each) => each === company.industry);
  return (
    <Tile>
      <div className="flex items-start gap-3" id={id}>
        <Avatar name={name} size="lg" />
        <div className="min-w-0 grow">
          <h3 className="line-clamp-2">
            <a href={paths.jobs({ company: company.name || company.id })}>
              <bdi>{name}</bdi>
            </a>
          </h3>
          <div className="row gap-x-3 gap-y-0">
            <p className="small muted">
              <bdi>{industry ? labels.industry[industry] : company.industry || texts.general}</bdi>
            </p>
            <p className="count num">{browse.openJobs(company.openJobs)}</p>
          </div>
        </div>
      </div>
      <p className="job-desc clamp" dir="auto">
        {company.description ?? texts.noDescription}
      </p>
      <CompanyInfo company={company} rated={rated} />
    </Tile>
  );
}

/** Where a company is, how large, since when, and its website. */
export function CompanyInfo({ company, rated }: { company: Company; rated?: boolean }) {
  const messages = useMessages().browse.companies;
  return (
    <Meta>
      {company.place && (
        <MetaItem icon="pin">
          <bdi>{company.place}</bdi>
        </MetaItem>
      )}
      <MetaItem icon="people">
        <Employees size={company.size} />
      </MetaItem>
      {company.foundedYear !== null && (
        <MetaItem icon="calendar">{messages.founded({ year: company.foundedYear })}</MetaItem>
      )}
      <Website written={company.website} />
      {rated && <li className="muted">{messages.rating({ stars: siteFigures.companyRating })}</li>}
    </Meta>
  );
}

function Employees({ size }: { size: string | null }) {
  const messages = useMessages().browse.companies;
  if (!size) {
    return (
      <span>
        {messages.employeesUnknown} {messages.notAvailable}
      </span>
    );
  }
  return <EmployeeCount size={size} />;
}

function Website({ written }: { written: string | null }) {
  const url = webAddress(written);
  if (!url) return null;
  return (
    <MetaItem icon="globe">
      <a className="above wrap-anywhere" href={url} rel="nofollow noopener noreferrer">
        <Ltr>{shortAddress(url)}</Ltr>
      </a>
    </MetaItem>
  );
}

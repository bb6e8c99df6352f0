import { CheckedMark } from "#app/features/companies/checks/ui/checked-mark.tsx";
import { industries } from "#app/features/companies/company.ts";
import type { CompanyTile as Company } from "#app/features/companies/directory/company-directory.server.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { siteFigures } from "#app/platform/settings/site-figures.ts";
import { Avatar } from "#app/ui/hero/avatar.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { CompanyWebsite, Employees } from "./company-info.tsx";

type CompanyTileProps = {
  company: Company;
  /** Whether the fixed rating is shown. */
  rated: boolean;
  /** The target of a link without scripts. */
  id?: string | undefined;
};

/** A company in one row with its description; the whole row leads to its jobs. */
export function CompanyTile({ company, rated, id }: CompanyTileProps) {
  const { browse, jobs, labels } = useMessages();
  const texts = browse.companies;
  const name = company.name || jobs.noCompany;
  const industry = industries.find((each) => each === company.industry);
  return (
    <article className="card tile company-row" id={id}>
      <Avatar id={company.id} name={name} logo={company.logo} />
      <h3>
        <a href={paths.jobs({ company: company.name || company.id })}>
          <bdi>{name}</bdi>
        </a>
        {company.checked && <CheckedMark checked={company.checked} />}
      </h3>
      <p className="what dots">
        <span>
          <bdi>{industry ? labels.industry[industry] : company.industry || texts.general}</bdi>
        </span>{" "}
        {company.place && (
          <span>
            <bdi>{company.place}</bdi>
          </span>
        )}
      </p>
      <p className="clamp" dir="auto">
        {company.description ?? texts.noDescription}
      </p>
      <p className="small-print">
        <Employees size={company.size} />{" "}
        {company.foundedYear !== null && (
          <span>{texts.founded({ year: company.foundedYear })}</span>
        )}{" "}
        {rated && (
          <span className="rated">
            <Icon name="star" className="star" />
            <span className="sr">{texts.rating({ stars: siteFigures.companyRating })}</span>
            <span aria-hidden="true">{siteFigures.companyRating}</span>
          </span>
        )}
      </p>
      <CompanyWebsite written={company.website} className="site" />
      <p className="count num">{browse.openJobs(company.openJobs)}</p>
    </article>
  );
}

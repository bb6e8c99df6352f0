import { industries } from "#app/features/companies/company.ts";
import type { CompanyTile as Company } from "#app/features/companies/directory/company-directory.server.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Tile } from "#app/ui/card.tsx";
import { Avatar } from "#app/ui/hero/avatar.tsx";
import { CompanyInfo } from "./company-info.tsx";

type CompanyTileProps = {
  company: Company;
  /** Whether the fixed rating is shown. */
  rated: boolean;
  /** The target of a link without scripts. */
  id?: string | undefined;
};

/** A company with its description; the whole card leads to its jobs. */
export function CompanyTile({ company, rated, id }: CompanyTileProps) {
  const { browse, jobs, labels } = useMessages();
  const texts = browse.companies;
  const name = company.name || jobs.noCompany;
  const industry = industries.find((each) => each === company.industry);
  return (
    <Tile>
      <div className="flex items-start gap-3" id={id}>
        <Avatar name={name} logo={company.logo} size="lg" />
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

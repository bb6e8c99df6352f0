import { industries } from "#app/features/companies/company.ts";
import { EmployeeCount } from "#app/features/companies/ui/employee-count.tsx";
import type { CompanyPage } from "#app/features/company-page/company-page.server.ts";
import { CompanyActs } from "#app/features/jobs/memory/ui/company-acts.tsx";
import { ShareMenu } from "#app/features/jobs/ui/share-menu.tsx";
import { useMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Card } from "#app/ui/card.tsx";
import { Avatar } from "#app/ui/hero/avatar.tsx";

/** The company's name and logo, with the page's actions. */
export function CompanyBanner({ company }: { company: CompanyPage }) {
  const { labels, jobs } = useMessages();
  const industry = industries.find((each) => each === company.industry);
  return (
    <Card pad stack>
      <div className="row flex-nowrap items-start gap-4">
        <Avatar name={company.name} logo={company.logo} size="lg" />
        <div className="min-w-0">
          <h1 className="wrap-anywhere">
            <bdi>{company.name}</bdi>
          </h1>
          <p className="dots">
            {company.industry && (
              <span>
                <bdi>{industry ? labels.industry[industry] : company.industry}</bdi>
              </span>
            )}{" "}
            {company.place && (
              <span>
                <bdi>{company.place}</bdi>
              </span>
            )}{" "}
            {company.size && <EmployeeCount size={company.size} />}
          </p>
        </div>
      </div>
      <div className="row no-print">
        <CompanyActs company={company} />
        <ShareMenu path={paths.company(company.slug)} title={company.name} />
        <a href={paths.reportCompany(company.id)} className="tap small" rel="nofollow">
          {jobs.reportCompany}
        </a>
      </div>
    </Card>
  );
}

import { isChecked } from "#app/features/companies/checks/check.ts";
import { CheckedMark } from "#app/features/companies/checks/ui/checked-mark.tsx";
import { industries } from "#app/features/companies/company.ts";
import { EmployeeCount } from "#app/features/companies/ui/employee-count.tsx";
import { ReplyRateLine } from "#app/features/companies/ui/reply-rate.tsx";
import type { CompanyPage } from "#app/features/company-page/company-page.server.ts";
import { CompanyActs } from "#app/features/jobs/memory/ui/company-acts.tsx";
import { ShareMenu } from "#app/features/jobs/ui/share-menu.tsx";
import { useMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Avatar } from "#app/ui/hero/avatar.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";

/** The company's face, name and reply rate, with the page's actions. */
export function CompanyBanner({ company }: { company: Omit<CompanyPage, "checks"> }) {
  const { labels, jobs } = useMessages();
  const industry = industries.find((each) => each === company.industry);
  return (
    <div className="reading-name company-name">
      <Avatar id={company.id} name={company.name} logo={company.logo} size="lg" />
      <div>
        <h1 className="wrap-anywhere">
          <bdi>{company.name}</bdi>
          {isChecked(company.checked) && <CheckedMark checked={company.checked} />}
          {company.isTwin && company.place && (
            <>
              {" "}
              <bdi>({company.place})</bdi>
            </>
          )}
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
        {isChecked(company.checked) && (
          <a className="tap small" href="#checks">
            {jobs.checked[company.checked]}
          </a>
        )}
        {company.replyRate && <ReplyRateLine rate={company.replyRate} />}
      </div>
      <div className="reading-acts no-print">
        <CompanyActs
          company={company}
          share={<ShareMenu path={paths.company(company.slug)} title={company.name} compact />}
          more={
            <a href={paths.reportCompany(company.id)} rel="nofollow">
              <Icon name="flag" /> {jobs.reportCompany}
            </a>
          }
        />
      </div>
    </div>
  );
}

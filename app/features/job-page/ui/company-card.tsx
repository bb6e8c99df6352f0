import { industries } from "#app/features/companies/company.ts";
import { EmployeeCount } from "#app/features/companies/ui/employee-count.tsx";
import type { ShownJob } from "#app/features/job/job.ts";
import { formatNumber } from "#app/i18n/format.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Card } from "#app/ui/card.tsx";
import { MailLink, shortAddress, webAddress } from "#app/ui/contact.tsx";
import { MoreLink } from "#app/ui/list/more-link.tsx";
import { Ltr } from "#app/ui/text.tsx";

type CompanyCardProps = {
  job: ShownJob;
  /** In the reader's language. */
  place: string | null;
};

/** Who offers the job and how to reach them. */
export function CompanyCard({ job, place }: CompanyCardProps) {
  const { jobs, labels } = useMessages();
  const { company, contactEmail } = job;
  const name = company.name || jobs.noCompany;
  const industry = industries.find((each) => each === company.industry);
  const websites = new Set(
    [job.website, company.website].map(webAddress).filter((url) => url !== null),
  );
  return (
    <Card stack className="gap-2">
      <h2>
        <bdi>{name}</bdi>
        {company.isTwin && place && (
          <>
            {" "}
            <bdi>({place})</bdi>
          </>
        )}
      </h2>
      {company.checked && company.slug && (
        <a className="tap small" href={`${paths.company(company.slug)}#checks`}>
          {jobs.checked[company.checked]}
        </a>
      )}
      <p className="dots">
        {company.industry && (
          <span>
            <bdi>{industry ? labels.industry[industry] : company.industry}</bdi>
          </span>
        )}{" "}
        {place && (
          <span>
            <bdi>{place}</bdi>
          </span>
        )}{" "}
        {company.size && <EmployeeCount size={company.size} />}
      </p>
      <p className="reach">
        {[...websites].map((website) => (
          <a key={website} className="tap" href={website} rel="nofollow noopener noreferrer">
            <Ltr>{shortAddress(website)}</Ltr>
          </a>
        ))}
        {contactEmail && <MailLink email={contactEmail} className="tap" />}
      </p>
      {company.activeJobs > 0 && (
        <MoreLink to={paths.jobs({ company: company.id })}>
          {jobs.jobsOfCompany} <span className="num">({formatNumber(company.activeJobs)})</span>
        </MoreLink>
      )}
    </Card>
  );
}

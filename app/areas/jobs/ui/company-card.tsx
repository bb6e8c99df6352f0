import { paths } from "../../../paths.ts";
import { formatNumber } from "../../../platform/format.ts";
import { Card } from "../../../ui/card.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { MoreLink } from "../../../ui/more-link.tsx";
import { Niche } from "../../../ui/niche.tsx";
import { Ltr } from "../../../ui/text.tsx";
import { useWords } from "../../../words/context.tsx";
import { industries } from "../../companies/company.ts";
import type { JobDetail } from "../job.ts";
import { Around } from "./around.tsx";

type CompanyCardProps = {
  job: JobDetail;
  /** In the reader's language. */
  place: string | null;
};

/** Who offers the job and how to reach them. */
export function CompanyCard({ job, place }: CompanyCardProps) {
  const { jobs, labels } = useWords();
  const { company, contactEmail } = job;
  const name = company.name || jobs.noCompany;
  const industry = industries.find((each) => each === company.industry);
  const websites = new Set([job.website, company.website].flatMap(webAddress));
  return (
    <Card stack>
      <h2 className="text-lg">{jobs.aboutCompany}</h2>
      <div className="row flex-nowrap">
        <Niche name={name} />
        <div className="wrap-anywhere">
          <b>
            <bdi>{name}</bdi>
          </b>
          {company.industry && (
            <p className="small muted">
              <bdi>{industry ? labels.industry[industry] : company.industry}</bdi>
            </p>
          )}
        </div>
      </div>
      <ul className="meta meta-rows">
        {place && (
          <li>
            <Icon name="pin" />
            <bdi>{place}</bdi>
          </li>
        )}
        {company.size && (
          <li>
            <Icon name="people" />
            <span>
              <Around say={(size) => jobs.employees({ size })}>
                <Ltr>{company.size}</Ltr>
              </Around>
            </span>
          </li>
        )}
        {[...websites].map((website) => (
          <li key={website}>
            <Icon name="globe" />
            <a className="tap wrap-anywhere" href={website} rel="nofollow noopener noreferrer">
              <Ltr>{website.replace(/^https?:\/\/(www\.)?|\/$/g, "")}</Ltr>
            </a>
          </li>
        ))}
        {contactEmail && (
          <li>
            <Icon name="mail" />
            <a className="tap wrap-anywhere" href={`mailto:${contactEmail}`}>
              <Ltr>{contactEmail}</Ltr>
            </a>
          </li>
        )}
      </ul>
      {company.activeJobs > 0 && (
        <MoreLink to={paths.jobs({ company: company.id })}>
          {jobs.jobsOfCompany} <span className="num">({formatNumber(company.activeJobs)})</span>
        </MoreLink>
      )}
    </Card>
  );
}

/** Only http and https lead anywhere; an imported address may be anything. */
function webAddress(written: string | null): string[] {
  if (!written || !URL.canParse(written)) return [];
  const { protocol, href } = new URL(written);
  return protocol === "https:" || protocol === "http:" ? [href] : [];
}

import { paths } from "../../../paths.ts";
import { formatDate } from "../../../platform/format.ts";
import { Badge } from "../../../ui/badge.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import { PhoneLink, WebLink } from "../../../ui/contact.tsx";
import { Empty } from "../../../ui/empty.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Meta, MetaItem } from "../../../ui/meta.tsx";
import { UserText } from "../../../ui/text.tsx";
import { useAllWords, useLanguage } from "../../../words/context.tsx";
import { jobCan } from "../../jobs/job.ts";
import { JobPay } from "../../jobs/ui/job-pay.tsx";
import type { CvOpened, OwnApplication } from "../application-list.ts";
import { Cleared } from "./cleared.tsx";
import { FileName } from "./file-name.tsx";
import { SentFacts } from "./sent-facts.tsx";

/** The My Applications tab: what the person has sent, newest first. */
export function OwnApplications({ applications }: { applications: OwnApplication[] }) {
  const words = useAllWords();
  const { dashboard, done } = words.applications;
  if (applications.length === 0) {
    return (
      <Empty title={dashboard.noApplications}>
        <ButtonLink to={paths.jobs()} variant="primary">
          {done.browseNow}
        </ButtonLink>
      </Empty>
    );
  }
  return (
    <ol className="stack">
      {applications.map((application) => (
        <li key={application.id}>
          <OwnApplicationCard application={application} />
        </li>
      ))}
    </ol>
  );
}

function OwnApplicationCard({ application }: { application: OwnApplication }) {
  const { card } = useAllWords().applications;
  const language = useLanguage();
  const { job, createdAt, document, coverLetter } = application;
  return (
    <article className="card stack gap-3">
      <div className="stack gap-1">
        <JobTitle job={job} />
        <Company company={application.company} />
        <JobMeta job={job} />
      </div>
      <p className="job-desc clamp" dir="auto">
        {job.excerpt}
      </p>
      <p>
        <JobPay pay={job.pay} />
      </p>
      <div className="stack gap-3 border-t border-line pt-3">
        <p className="small muted">
          <time dateTime={createdAt}>
            {card.applied({ date: formatDate(createdAt, language) })}
          </time>
        </p>
        {document ? (
          <>
            <SentFacts sent={application} />
            <div className="row">
              <ButtonLink to={paths.document(document.id)} icon="download">
                {card.ownCv}
              </ButtonLink>
              <FileName name={document.name} />
            </div>
          </>
        ) : (
          <Cleared at={application.clearedAt} />
        )}
        <Opened opened={application.opened} hasCv={document !== null} />
        {coverLetter && (
          <details className="disc">
            <summary>
              {card.coverLetter} <Icon name="down" className="turn" />
            </summary>
            <UserText text={coverLetter} />
          </details>
        )}
      </div>
    </article>
  );
}

/** Who else has looked into the CV, and when. */
function Opened({ opened, hasCv }: { opened: CvOpened | null; hasCv: boolean }) {
  const words = useAllWords().ownData.application;
  const language = useLanguage();
  if (!opened) return hasCv ? <p className="small muted">{words.unopened}</p> : null;
  const [first, last] = [formatDate(opened.first, language), formatDate(opened.last, language)];
  const times = words.times(opened.times);
  return (
    <p className="small">
      {first === last ? words.opened({ date: last }) : words.openedOften({ times, first, last })}
    </p>
  );
}

/** A closed job is no longer anybody's to read but its company's. */
function JobTitle({ job }: { job: OwnApplication["job"] }) {
  const { jobs, applications } = useAllWords();
  const title = <bdi>{job.title || jobs.noTitle}</bdi>;
  return (
    <h3 className="text-lg">
      {jobCan.beShown(job.state) ? (
        <a href={paths.job(job.id)}>{title}</a>
      ) : (
        <>
          {title} <Badge>{applications.card.noLongerShown}</Badge>
        </>
      )}
    </h3>
  );
}

function Company({ company }: { company: OwnApplication["company"] }) {
  const { ui } = useAllWords();
  const language = useLanguage();
  const { name, place, phone, website } = company;
  return (
    <Meta>
      <MetaItem icon="building">
        <span>
          <bdi>{name}</bdi>
          {place && (
            <>
              {ui.comma}
              <bdi>{place[language]}</bdi>
            </>
          )}
        </span>
      </MetaItem>
      {phone && (
        <MetaItem icon="phone">
          <PhoneLink phone={phone} />
        </MetaItem>
      )}
      {website && (
        <MetaItem icon="globe">
          <WebLink url={website} />
        </MetaItem>
      )}
    </Meta>
  );
}

function JobMeta({ job }: { job: OwnApplication["job"] }) {
  const { labels } = useAllWords();
  const language = useLanguage();
  return (
    <Meta>
      <MetaItem icon="pin">
        <bdi>{job.place[language]}</bdi>
      </MetaItem>
      <MetaItem icon="briefcase">{labels.employmentType[job.employmentType]}</MetaItem>
      <MetaItem icon="chart">{labels.experienceLevel[job.experienceLevel]}</MetaItem>
      <MetaItem icon="grid">{labels.category[job.category]}</MetaItem>
    </Meta>
  );
}

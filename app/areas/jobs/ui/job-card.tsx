import { paths } from "../../../paths.ts";
import { formatDate } from "../../../platform/format.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Niche } from "../../../ui/niche.tsx";
import { useLanguage, useWords } from "../../../words/context.tsx";
import type { JobCard as Card, EmploymentType } from "../job.ts";
import { JobBadges } from "./job-badges.tsx";
import { JobPay } from "./job-pay.tsx";

type JobCardProps = {
  job: Card;
  featured?: boolean;
  /** What a link without scripts leads to, where it is not the list's beginning. */
  id?: string | undefined;
};

/** A job in a list or a grid; the whole card is the title's link. */
export function JobCard({ job, featured, id }: JobCardProps) {
  const words = useWords().jobs;
  const company = job.company || words.noCompany;
  return (
    <article className="card job" id={id}>
      <Niche name={company} />
      <div className="job-head">
        <h3 className="line-clamp-3">
          <a href={paths.job(job.id)}>
            <bdi>{job.title.trim() || words.noTitle}</bdi>
          </a>
        </h3>
        <p className="job-co line-clamp-2">
          <bdi>{company}</bdi>
        </p>
      </div>
      <div className="job-rest">
        <JobMeta place={job.place} employmentType={job.employmentType} postedAt={job.postedAt} />
        {job.excerpt && (
          <p className="job-desc clamp" dir="auto">
            {job.excerpt}
          </p>
        )}
        <div className="job-foot">
          <JobPay pay={job.pay} />
          <JobBadges isNew={job.isNew} isUrgent={job.isUrgent} featured={featured} />
        </div>
      </div>
    </article>
  );
}

type JobMetaProps = {
  place: string;
  employmentType: EmploymentType;
  /** ISO moment. */
  postedAt: string;
};

/** Place, type and day of a job in one row. */
function JobMeta({ place, employmentType, postedAt }: JobMetaProps) {
  const { jobs, labels } = useWords();
  return (
    <ul className="meta">
      {place && (
        <li>
          <Icon name="pin" />
          <bdi>{place}</bdi>
        </li>
      )}
      <li>
        <Icon name="briefcase" />
        {labels.employmentType[employmentType]}
      </li>
      <li>
        <Icon name="calendar" />
        <span className="sr">{jobs.posted} </span>
        <PostedDay at={postedAt} />
      </li>
    </ul>
  );
}

/** The year is said only where it is not this one. */
function PostedDay({ at }: { at: string }) {
  const year = (moment: Date) => moment.toISOString().slice(0, 4);
  const style = year(new Date(at)) === year(new Date()) ? "short" : "long";
  return <time dateTime={at.slice(0, 10)}>{formatDate(at, useLanguage(), style)}</time>;
}

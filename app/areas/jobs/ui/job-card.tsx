import { paths } from "../../../paths.ts";
import { Niche } from "../../../ui/niche.tsx";
import { useWords } from "../../../words/context.tsx";
import type { MarkedCard } from "../marked-cards.server.ts";
import { JobBadges } from "./job-badges.tsx";
import { JobMeta } from "./job-meta.tsx";
import { JobPay } from "./job-pay.tsx";
import { Marked } from "./marked.tsx";

type JobCardProps = {
  job: MarkedCard;
  featured?: boolean;
  /** What a link without scripts leads to, where it is not the list's beginning. */
  id?: string | undefined;
};

/** A job in a list or a grid; the whole card is the title's link. */
export function JobCard({ job, featured, id }: JobCardProps) {
  const words = useWords().jobs;
  const { marks } = job;
  const company = job.company || words.noCompany;
  return (
    <article className="card job" id={id}>
      <Niche name={company} />
      <div className="job-head">
        <h3 className="line-clamp-3">
          <a href={paths.job(job.id)}>
            <bdi>
              {job.title.trim() ? <Marked text={job.title} ranges={marks?.title} /> : words.noTitle}
            </bdi>
          </a>
        </h3>
        <p className="job-co line-clamp-2">
          <bdi>
            <Marked text={company} ranges={marks?.company} />
          </bdi>
        </p>
      </div>
      <div className="job-rest">
        <JobMeta
          place={job.place}
          employmentType={job.employmentType}
          at={{ moment: job.postedAt, said: words.posted }}
        />
        {job.excerpt && (
          <p className="job-desc clamp" dir="auto">
            <Marked text={job.excerpt} ranges={marks?.excerpt} />
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

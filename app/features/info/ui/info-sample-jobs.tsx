import type { SampleJob } from "#app/features/info/sample-dashboard.ts";
import { JobPay } from "#app/features/job/pay/job-pay.tsx";
import { formatDate } from "#app/i18n/format.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { SampleButton } from "./info-sample-button.tsx";

export function SampleJobs({ jobs }: { jobs: readonly SampleJob[] }) {
  const { sample } = useAllMessages().info;
  return (
    <ul className="sample-rows" aria-label={sample.jobs}>
      {jobs.map((job) => (
        <Row key={job.id} job={job} />
      ))}
    </ul>
  );
}

const tones: Record<SampleJob["status"], BadgeTone> = {
  active: "ok",
  paused: "plain",
  closed: "plain",
};

function Row({ job }: { job: SampleJob }) {
  const { info, labels } = useAllMessages();
  const texts = info.sample;
  const language = useLanguage();
  return (
    <li>
      <h2>
        <bdi>{job.title}</bdi>
      </h2>
      <Badge tone={tones[job.status]}>{texts.jobStatus[job.status]}</Badge>
      <p className="of">
        <bdi>{job.company}</bdi> · <bdi>{job.location}</bdi> · {labels.employmentType[job.type]}
      </p>
      <div className="details">
        <JobPay pay={job.salary} />
        <p>
          <span>{texts.applicantCount(job.applicants)}</span>{" "}
          <span>{texts.viewCount(job.views)}</span>
        </p>
        <time dateTime={job.postedAt}>{formatDate(job.postedAt, language)}</time>
      </div>
      <div className="stills">
        <SampleButton icon="edit">{texts.edit}</SampleButton>
        {job.status === "active" && <SampleButton icon="clock">{texts.pause}</SampleButton>}
        {job.status === "paused" && <SampleButton icon="clock">{texts.resume}</SampleButton>}
        <SampleButton icon="trash">{texts.delete}</SampleButton>
      </div>
    </li>
  );
}

import type { SampleJob } from "#app/features/info/sample-dashboard.ts";
import { JobPay } from "#app/features/job/pay/job-pay.tsx";
import { formatDate, formatNumber } from "#app/i18n/format.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { Detail, DetailList } from "#app/ui/detail-list.tsx";
import { SampleButton } from "./info-sample-button.tsx";

export function SampleJobs({ jobs }: { jobs: readonly SampleJob[] }) {
  const { sample } = useAllMessages().info;
  return (
    <ul className="stack" aria-label={sample.jobs}>
      {jobs.map((job) => (
        <li key={job.id} className="card pad grid gap-4 lg:grid-cols-[1fr_auto]">
          <Head job={job} />
          <SampleDetails job={job} />
          <Buttons status={job.status} />
        </li>
      ))}
    </ul>
  );
}

const tones: Record<SampleJob["status"], BadgeTone> = {
  active: "ok",
  paused: "featured",
  closed: "plain",
};

function Head({ job }: { job: SampleJob }) {
  const { jobStatus } = useAllMessages().info.sample;
  return (
    <div>
      <div className="row">
        <h2 className="text-lg">
          <bdi>{job.title}</bdi>
        </h2>
        <Badge tone={tones[job.status]}>{jobStatus[job.status]}</Badge>
      </div>
      <p className="job-co">
        <bdi>{job.company}</bdi>
      </p>
    </div>
  );
}

function SampleDetails({ job }: { job: SampleJob }) {
  const { info, labels } = useAllMessages();
  const texts = info.sample;
  const language = useLanguage();
  return (
    <DetailList className="detail-list-side grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))] md:grid-cols-3 lg:col-span-2 lg:grid-cols-[1fr_2fr_1fr_1.4fr_1fr_1fr]">
      <Detail name={texts.location}>
        <bdi>{job.location}</bdi>
      </Detail>
      <Detail name={texts.salary}>
        <JobPay pay={job.salary} />
      </Detail>
      <Detail name={texts.type}>{labels.employmentType[job.type]}</Detail>
      <Detail name={texts.posted}>
        <time dateTime={job.postedAt}>{formatDate(job.postedAt, language)}</time>
      </Detail>
      <Detail name={texts.applicants}>{formatNumber(job.applicants)}</Detail>
      <Detail name={texts.views}>{formatNumber(job.views)}</Detail>
    </DetailList>
  );
}

function Buttons({ status }: { status: SampleJob["status"] }) {
  const messages = useAllMessages().info.sample;
  return (
    <div className="row gap-2 lg:col-start-2 lg:row-start-1">
      <SampleButton>{messages.edit}</SampleButton>
      {status === "active" && <SampleButton>{messages.pause}</SampleButton>}
      {status === "paused" && <SampleButton>{messages.resume}</SampleButton>}
      <SampleButton>{messages.delete}</SampleButton>
    </div>
  );
}

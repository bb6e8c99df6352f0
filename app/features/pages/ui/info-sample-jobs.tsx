import { JobPay } from "#app/features/jobs/ui/job-pay.tsx";
import type { SampleJob } from "#app/features/pages/sample-dashboard.ts";
import { formatDate, formatNumber } from "#app/i18n/format.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { Fact, Facts } from "#app/ui/facts.tsx";
import { SampleButton } from "./info-sample-button.tsx";

export function SampleJobs({ jobs }: { jobs: readonly SampleJob[] }) {
  const { sample } = useAllMessages().info;
  return (
    <ul className="stack" aria-label={sample.jobs}>
      {jobs.map((job) => (
        <li key={job.id} className="card pad grid gap-4 lg:grid-cols-[1fr_auto]">
          <Head job={job} />
          <SampleFacts job={job} />
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

function SampleFacts({ job }: { job: SampleJob }) {
  const { info, labels } = useAllMessages();
  const texts = info.sample;
  const language = useLanguage();
  return (
    <Facts className="facts-side grid-cols-[minmax(5.5rem,auto)_1fr] md:grid-cols-3 lg:col-span-2 lg:grid-cols-[1fr_2fr_1fr_1.4fr_1fr_1fr]">
      <Fact name={texts.location}>
        <bdi>{job.location}</bdi>
      </Fact>
      <Fact name={texts.salary}>
        <JobPay pay={job.salary} />
      </Fact>
      <Fact name={texts.type}>{labels.employmentType[job.type]}</Fact>
      <Fact name={texts.posted}>
        <time dateTime={job.postedAt}>{formatDate(job.postedAt, language)}</time>
      </Fact>
      <Fact name={texts.applicants}>{formatNumber(job.applicants)}</Fact>
      <Fact name={texts.views}>{formatNumber(job.views)}</Fact>
    </Facts>
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

import type {
  SampleAnalytics as Analytics,
  SampleJob,
} from "#app/features/info/sample-dashboard.ts";
import { formatDate, formatNumber } from "#app/i18n/format.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { Share } from "#app/ui/form/progress.tsx";
import { Figures } from "./figures.tsx";
import { SampleButton } from "./info-sample-button.tsx";

type SampleAnalyticsProps = { analytics: Analytics; jobs: readonly SampleJob[] };

export function SampleAnalytics({ analytics, jobs }: SampleAnalyticsProps) {
  const messages = useAllMessages().info.sample;
  const language = useLanguage();
  const ofJobs = (count: (job: SampleJob) => number) =>
    jobs.map((job) => ({ label: job.title, value: count(job) }));
  const weeks = analytics.weeks.map(({ start, applications }) => ({
    label: messages.weekOf({ date: formatDate(start, language, "short") }),
    value: applications,
  }));
  return (
    <div className="grid gap-5">
      <SampleFigures analytics={analytics} />
      <div className="grid gap-6 lg3">
        <Bars title={messages.viewsByJob} bars={ofJobs(({ views }) => views)} />
        <Bars title={messages.applicantsByJob} bars={ofJobs(({ applicants }) => applicants)} />
        <Bars title={messages.byWeek} bars={weeks} />
      </div>
      <div className="stills">
        <SampleButton icon="download">{messages.download}</SampleButton>
      </div>
    </div>
  );
}

function SampleFigures({ analytics }: { analytics: Analytics }) {
  const messages = useAllMessages().info.sample;
  const { active, paused, closed } = analytics.ofStatus;
  const figures = [
    { label: messages.views, value: analytics.views },
    { label: messages.applicants, value: analytics.applicants },
    { label: messages.jobsActive(active), value: active },
    { label: messages.jobsPaused(paused), value: paused },
    { label: messages.jobsClosed(closed), value: closed },
  ];
  return (
    <Figures
      className="row gap-x-5 gap-y-1 small muted [&>div]:flex [&>div]:flex-row-reverse [&>div]:gap-1 [&_dd]:text-ink"
      label={messages.figures}
      figures={figures.map(({ label, value }) => ({ of: label, figure: formatNumber(value) }))}
    />
  );
}

type BarsProps = { title: string; bars: readonly { label: string; value: number }[] };

function Bars({ title, bars }: BarsProps) {
  const max = Math.max(...bars.map(({ value }) => value));
  return (
    <div>
      <h2 className="text-base mb-3">{title}</h2>
      <ul className="hbars">
        {bars.map(({ label, value }) => (
          <li key={label}>
            <bdi>{label}</bdi>
            <b className="num">{formatNumber(value)}</b>
            <Share value={value} of={max} />
          </li>
        ))}
      </ul>
    </div>
  );
}

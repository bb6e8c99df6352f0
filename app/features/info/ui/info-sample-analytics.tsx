import type {
  SampleAnalytics as Analytics,
  SampleJob,
} from "#app/features/info/sample-dashboard.ts";
import { formatDate, formatNumber } from "#app/i18n/format.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { Card } from "#app/ui/card.tsx";
import { Share } from "#app/ui/form/progress.tsx";
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
    <div className="stack">
      <Figures analytics={analytics} />
      <div className="grid lg3">
        <Bars title={messages.viewsByJob} bars={ofJobs(({ views }) => views)} />
        <Bars title={messages.applicantsByJob} bars={ofJobs(({ applicants }) => applicants)} />
        <Bars title={messages.byWeek} bars={weeks} />
      </div>
      <div className="row">
        <SampleButton icon="download">{messages.download}</SampleButton>
      </div>
    </div>
  );
}

function Figures({ analytics }: { analytics: Analytics }) {
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
    <dl className="figures" aria-label={messages.figures}>
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{formatNumber(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

type BarsProps = { title: string; bars: readonly { label: string; value: number }[] };

function Bars({ title, bars }: BarsProps) {
  const max = Math.max(...bars.map(({ value }) => value));
  return (
    <Card pad>
      <h2 className="text-lg mb-4">{title}</h2>
      <ul className="hbars">
        {bars.map(({ label, value }) => (
          <li key={label}>
            <bdi>{label}</bdi>
            <b className="num">{formatNumber(value)}</b>
            <Share value={value} of={max} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

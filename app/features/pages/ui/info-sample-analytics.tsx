import type {
  SampleAnalytics as Analytics,
  SampleJob,
} from "#app/features/pages/sample-dashboard.ts";
import { formatDate, formatNumber } from "#app/i18n/format.ts";
import { useAllWords, useLanguage } from "#app/messages/messages-context.tsx";
import { Card } from "#app/ui/card.tsx";
import { Share } from "#app/ui/form/progress.tsx";
import { SampleButton } from "./info-sample-button.tsx";

type SampleAnalyticsProps = { analytics: Analytics; jobs: readonly SampleJob[] };

export function SampleAnalytics({ analytics, jobs }: SampleAnalyticsProps) {
  const words = useAllWords().info.sample;
  const language = useLanguage();
  const ofJobs = (count: (job: SampleJob) => number) =>
    jobs.map((job) => ({ label: job.title, value: count(job) }));
  const weeks = analytics.weeks.map(({ start, applications }) => ({
    label: words.weekOf({ date: formatDate(start, language, "short") }),
    value: applications,
  }));
  return (
    <div className="stack">
      <Figures analytics={analytics} />
      <div className="grid lg3">
        <Bars title={words.viewsByJob} bars={ofJobs(({ views }) => views)} />
        <Bars title={words.applicantsByJob} bars={ofJobs(({ applicants }) => applicants)} />
        <Bars title={words.byWeek} bars={weeks} />
      </div>
      <div className="row">
        <SampleButton icon="download">{words.download}</SampleButton>
      </div>
    </div>
  );
}

function Figures({ analytics }: { analytics: Analytics }) {
  const words = useAllWords().info.sample;
  const { active, paused, closed } = analytics.ofStatus;
  const figures = [
    { label: words.views, value: analytics.views },
    { label: words.applicants, value: analytics.applicants },
    { label: words.jobsActive(active), value: active },
    { label: words.jobsPaused(paused), value: paused },
    { label: words.jobsClosed(closed), value: closed },
  ];
  return (
    <dl className="figures" aria-label={words.figures}>
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
  const most = Math.max(...bars.map(({ value }) => value));
  return (
    <Card pad>
      <h2 className="text-lg mb-4">{title}</h2>
      <ul className="hbars">
        {bars.map(({ label, value }) => (
          <li key={label}>
            <bdi>{label}</bdi>
            <b className="num">{formatNumber(value)}</b>
            <Share value={value} of={most} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

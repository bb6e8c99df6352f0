import { closingPlace } from "#app/features/applications/waiting/ui/waiting-rows.ts";
import type { ManagedRow } from "#app/features/company-dashboard/managed-row.ts";
import type { Figures } from "#app/features/figures/company-figures.server.ts";
import { DayFigure, FigureCard, FigureStats } from "#app/features/figures/ui/figure-parts.tsx";
import { mayActOnJob } from "#app/features/jobs/lifecycle/job-lifecycle.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { JobState } from "./job-state.tsx";
import { NoJobs } from "./no-jobs.tsx";

type Props = {
  figures: Figures | null;
  closing: readonly ManagedRow[];
  hasJobs: boolean;
  mayChange: boolean;
};

/** The last four weeks of a company in figures, and its jobs that close next. */
export function Today({ figures, closing, hasJobs, mayChange }: Props) {
  const { applications, figures: words, applicants } = useAllMessages();
  const { dashboard } = applications;
  const hint = closing.length === 0 ? dashboard.noneClosing : mayChange && dashboard.extendHint;
  // Days before the first view would leave a young company's chart half empty; two weeks are always shown.
  const first = figures?.views.findIndex((count) => count > 0) ?? 0;
  const begin = Math.min(Math.max(0, first), (figures?.days.length ?? 0) - 14);
  if (!hasJobs) return <NoJobs mayPost={mayChange} />;
  return (
    <>
      <div className="row spread mt-6">
        <h2 className="text-xl">{dashboard.lastWeeks}</h2>
        <span className="row gap-x-4 gap-y-0">
          <a className="more" href={paths.interviews()}>
            {applicants.week.title}
          </a>
          <a className="more" href={paths.companyFigures()}>
            {dashboard.allFigures}
          </a>
        </span>
      </div>
      {figures && <FigureStats figures={figures} />}
      <div className="fig-grid two items-stretch">
        {figures && (
          <FigureCard title={words.perDay}>
            <DayFigure days={figures.days.slice(begin)} counts={figures.views.slice(begin)} />
          </FigureCard>
        )}
        <FigureCard title={dashboard.closingSoon} id={closingPlace}>
          {hint && <p className="small muted mt-1">{hint}</p>}
          <ul className="divide-y divide-line">
            {closing.map((job) => (
              <ClosingJob key={job.id} job={job} mayChange={mayChange} />
            ))}
          </ul>
        </FigureCard>
      </div>
    </>
  );
}

function ClosingJob({ job, mayChange }: { job: ManagedRow; mayChange: boolean }) {
  const { applications, jobs } = useAllMessages();
  const title = job.title.trim() || jobs.noTitle;
  return (
    <li className="row spread flex-nowrap py-3">
      <div className="min-w-0">
        <a className="font-strong" href={paths.applicants(job.id)}>
          <bdi>{title}</bdi>
        </a>
        <div className="row gap-2">
          <JobState job={job} />
          <span className="small muted">{applications.dashboard.ofJob(job.applications)}</span>
        </div>
      </div>
      {mayChange && mayActOnJob("extend", job.state, "recruiter") && (
        <form method="post" action={paths.companyDashboard({ tab: "today" })} className="flex-none">
          <input type="hidden" name="job" value={job.id} />
          <input type="hidden" name="lastDay" value={job.deadline ?? ""} />
          <Button name="intent" value="extend">
            {applications.dashboard.extend}
            <span className="sr"> {title}</span>
          </Button>
        </form>
      )}
    </li>
  );
}

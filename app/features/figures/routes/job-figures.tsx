import { companyAt } from "#app/features/companies/require-company.server.ts";
import { findJobFigures } from "#app/features/figures/company-figures.server.ts";
import { readPeriod } from "#app/features/figures/figure-days.ts";
import { FigureHead } from "#app/features/figures/ui/figure-head.tsx";
import {
  DayFigures,
  FigureStats,
  Funnel,
  HowCounted,
  Sources,
  Times,
} from "#app/features/figures/ui/figure-parts.tsx";
import { SimilarNote } from "#app/features/figures/ui/similar-note.tsx";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { notFound } from "#app/platform/outcome.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import type { Route } from "./+types/job-figures.ts";

export { figuresSheets as links } from "#app/styles/sheets.ts";

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const company = companyAt(context, request);
  const period = readPeriod(new URL(request.url).searchParams.get("days"));
  const figures = await findJobFigures(company, params.jobId, period);
  if (!figures) throw notFound();
  return { period, figures };
}

export default function JobFiguresPage({ loaderData }: Route.ComponentProps) {
  const { figures: words, applicants, jobs, ui } = useAllMessages();
  const { period, figures } = loaderData;
  const job = figures.job.title.trim() || jobs.noTitle;
  return (
    <div className="wrap page">
      <title>{`${words.titleFor({ job })} | ${ui.frame.site}`}</title>
      <meta name="description" content={words.description} />
      <meta name="robots" content="noindex" />
      <Breadcrumbs
        links={[
          { to: paths.companyDashboard(), label: applicants.jobs },
          { to: paths.companyFigures({ days: period }), label: words.title },
        ]}
        here={job}
      />
      <FigureHead
        title={words.titleFor({ job })}
        period={period}
        days={figures.days}
        pathOf={(query) => paths.jobFigures(figures.job.id, query)}
        download={paths.exportJobFigures(figures.job.id, { days: period })}
      />
      <FigureStats figures={figures} />
      <div className="fig-grid two">
        <DayFigures figures={figures} />
        <Funnel figures={figures} />
        <Sources sources={figures.sources} />
        <div className="stack">
          <Times figures={figures} />
          <SimilarNote jobId={figures.job.id} similar={figures.similar} />
        </div>
      </div>
      <HowCounted />
    </div>
  );
}

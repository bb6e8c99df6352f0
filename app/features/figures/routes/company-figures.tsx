import { companyAt } from "#app/features/companies/require-company.server.ts";
import { findCompanyFigures } from "#app/features/figures/company-figures.server.ts";
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
import { JobRows } from "#app/features/figures/ui/job-rows.tsx";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { notFound } from "#app/platform/outcome.ts";
import { WayBack } from "#app/ui/way-back.tsx";
import type { Route } from "./+types/company-figures.ts";

export { figuresSheets as links } from "#app/styles/sheets.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const company = companyAt(context, request);
  const period = readPeriod(new URL(request.url).searchParams.get("days"));
  const figures = await findCompanyFigures(company, period);
  if (!figures) throw notFound();
  return { period, figures };
}

export default function CompanyFiguresPage({ loaderData }: Route.ComponentProps) {
  const { figures: words, applicants, ui } = useAllMessages();
  const { period, figures } = loaderData;
  return (
    <div className="wrap page">
      <title>{`${words.title} | ${ui.frame.site}`}</title>
      <meta name="description" content={words.description} />
      <meta name="robots" content="noindex" />
      <WayBack to={paths.companyDashboard()} label={applicants.jobs} />
      <FigureHead
        title={words.title}
        period={period}
        days={figures.days}
        pathOf={paths.companyFigures}
        download={paths.exportCompanyFigures({ days: period })}
      />
      <FigureStats figures={figures} />
      <div className="fig-grid two">
        <DayFigures figures={figures} />
        <Funnel figures={figures} />
        <Sources sources={figures.sources} />
        <Times figures={figures} />
      </div>
      <JobRows jobs={figures.jobs} more={figures.moreJobs} period={period} />
      <HowCounted />
    </div>
  );
}

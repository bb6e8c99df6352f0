import { InterviewWeek, WeekStrip } from "#app/features/applicants/ui/interview-week.tsx";
import { findCompanyWeek } from "#app/features/applications/interviews/list-interviews.server.ts";
import { companyAt } from "#app/features/companies/require-company.server.ts";
import { damascusDay, formatDate } from "#app/i18n/format.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { notFound } from "#app/platform/outcome.ts";
import { Icon } from "#app/ui/icon/icon.tsx";
import { WayBack } from "#app/ui/way-back.tsx";
import type { Route } from "./+types/interviews.ts";

export { deskSheet as links } from "#app/styles/sheets.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const company = companyAt(context, request);
  const from = new URL(request.url).searchParams.get("from") ?? "";
  const week = await findCompanyWeek(company, from);
  if (!week) throw notFound();
  return { week, today: damascusDay(new Date()) };
}

export default function Interviews({ loaderData: { week, today } }: Route.ComponentProps) {
  const { applicants, applications, ui } = useAllMessages();
  const language = useLanguage();
  const { week: words } = applicants;
  const last = new Date(Date.parse(week.next) - 12 * 60 * 60_000);
  const until = { from: formatDate(week.from, language), until: formatDate(last, language) };
  return (
    <div className="wrap page">
      <title>{`${words.title} | ${ui.frame.site}`}</title>
      <meta name="description" content={words.description} />
      <meta name="robots" content="noindex" />
      <WayBack to={paths.companyDashboard({ tab: "today" })} label={applications.dashboard.today} />
      <h1>{words.title}</h1>
      <nav className="row gap-2 mt-2 mb-2" aria-label={words.title}>
        <a
          href={paths.interviews({ from: week.previous })}
          className="icon-btn"
          aria-label={words.previous}
        >
          <Icon name="chevron" back />
        </a>
        <a
          href={paths.interviews({ from: week.next })}
          className="icon-btn"
          aria-label={words.next}
        >
          <Icon name="chevron" flip />
        </a>
        <b>{words.from(until)}</b>
        {week.from !== today && (
          <a href={paths.interviews()} className="tap small">
            {words.today}
          </a>
        )}
      </nav>
      <WeekStrip week={week} today={today} />
      <InterviewWeek week={week} />
    </div>
  );
}

import { data } from "react-router";
import { actorOf } from "#app/features/accounts/session/session.server.ts";
import { jobCan } from "#app/features/job/job.ts";
import { findJob } from "#app/features/job/job-detail.server.ts";
import { JobBrief } from "#app/features/job/ui/job-brief.tsx";
import { JobNotFound } from "#app/features/job/ui/job-not-found.tsx";
import { submitReport } from "#app/features/moderation/reports/submit-report.server.ts";
import { ReportForm } from "#app/features/moderation/reports/ui/report-form.tsx";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import type { Route } from "./+types/report.ts";

export { keepInput as clientAction } from "#app/http/connection-lost.ts";
export { formsSheet as links } from "#app/styles/sheets.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const job = await findJob(actor, params.jobId);
  if (!job || !jobCan.beShown(job.state)) return data({ job: null, isVisitor: true }, 404);
  const { id, title, company } = job;
  const isVisitor = actor.kind === "visitor";
  const { id: companyId, name, logo } = company;
  return data({
    job: { id, title: title.trim(), company: { id: companyId, name, logo } },
    isVisitor,
  });
}

export async function action({ request, context, params: { jobId } }: Route.ActionArgs) {
  return submitReport({ request, context }, { jobId }, paths.job(jobId));
}

export default function Report({
  loaderData: { job, isVisitor },
  actionData,
}: Route.ComponentProps) {
  const { reports, jobs, ui } = useAllMessages();
  if (!job) return <JobNotFound />;
  const title = job.title || jobs.noTitle;
  return (
    <div className="wrap narrow">
      <title>{`${reports.title} | ${ui.frame.site}`}</title>
      <meta name="robots" content="noindex" />
      <Breadcrumbs
        links={[
          { to: paths.jobs(), label: ui.frame.jobs },
          { to: paths.job(job.id), label: title },
        ]}
        here={reports.crumb}
      />
      <ReportForm
        to={paths.report(job.id)}
        heading={reports.title}
        asksForEmail={isVisitor}
        answer={actionData}
        about={
          <>
            <JobBrief title={title} company={job.company} />
            <p className="small">
              {reports.aboutCompany}{" "}
              <a href={paths.reportCompany(job.company.id)}>{reports.reportCompany}</a>
            </p>
          </>
        }
      />
    </div>
  );
}

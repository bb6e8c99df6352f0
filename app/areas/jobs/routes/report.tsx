import { data } from "react-router";
import { clientOf } from "#app/areas/accounts/client.server.ts";
import { refusalInit } from "#app/areas/accounts/refusal-init.server.ts";
import { actorOf } from "#app/areas/accounts/session.server.ts";
import { jobCan } from "#app/areas/jobs/job.ts";
import { findJob } from "#app/areas/jobs/job-detail.server.ts";
import { reportJob } from "#app/areas/jobs/reports/job-reports.server.ts";
import { reportForm } from "#app/areas/jobs/reports/report-form.ts";
import { type ReportAnswer, ReportForm } from "#app/areas/jobs/reports/ui/report-form.tsx";
import { JobNotFound } from "#app/areas/jobs/ui/job-not-found.tsx";
import { paths } from "#app/paths.ts";
import { readForm } from "#app/platform/form.server.ts";
import { checkForm, type FormErrors, type FormValues } from "#app/platform/form.ts";
import { sendOrKeep } from "#app/platform/line-cut.ts";
import { redirectWithNotice } from "#app/platform/notice.server.ts";
import { isRefused } from "#app/platform/outcome.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { useAllWords } from "#app/words/context.tsx";
import type { Route } from "./+types/report.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  const job = await findJob(actorOf(context), params.jobId);
  if (!job || !jobCan.beShown(job.state)) return data({ job: null }, 404);
  return data({ job: { id: job.id, title: job.title.trim(), company: job.company.name } });
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const typed = await readForm(request);
  const answer = (why: { errors?: FormErrors; refused?: string }, init: ResponseInit) =>
    data<ReportAnswer>({ ...why, values: typed }, init);
  const checked = checkForm(reportForm, typed);
  if (checked.errors) return answer({ errors: checked.errors }, { status: 400 });
  const client = clientOf(request);
  const reported = await reportJob(actorOf(context), params.jobId, checked.values, client);
  if (isRefused(reported)) {
    const missing = reported.refused === "jobs.missing";
    return answer(reported, missing ? { status: 404 } : refusalInit(reported));
  }
  return redirectWithNotice(paths.job(params.jobId), "ok", "reports.sent");
}

export async function clientAction(args: Route.ClientActionArgs) {
  return await sendOrKeep(args, (typed: FormValues) => typed);
}

export default function Report({ loaderData: { job }, actionData }: Route.ComponentProps) {
  const { reports, jobs, ui } = useAllWords();
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
      <ReportForm job={{ ...job, title }} answer={actionData} />
    </div>
  );
}

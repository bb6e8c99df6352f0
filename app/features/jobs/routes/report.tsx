import { data } from "react-router";
import { clientOf } from "#app/features/accounts/devices/client.server.ts";
import { actorOf } from "#app/features/accounts/session/session.server.ts";
import { refusalInit } from "#app/features/accounts/sign-in/refusal-init.server.ts";
import { findJob } from "#app/features/jobs/detail/job-detail.server.ts";
import { JobNotFound } from "#app/features/jobs/detail/ui/job-not-found.tsx";
import { jobCan } from "#app/features/jobs/job.ts";
import { reportJob } from "#app/features/jobs/reports/job-reports.server.ts";
import { reportForm } from "#app/features/jobs/reports/report-form.ts";
import { type ReportAnswer, ReportForm } from "#app/features/jobs/reports/ui/report-form.tsx";
import { sendOrKeep } from "#app/http/connection-lost.ts";
import { redirectWithFlash } from "#app/http/flash-message.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { checkForm, type FormErrors, type FormValues } from "#app/http/form.ts";
import type { MessageKey } from "#app/messages/message-key.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { isRefused } from "#app/platform/outcome.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import type { Route } from "./+types/report.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  const job = await findJob(actorOf(context), params.jobId);
  if (!job || !jobCan.beShown(job.state)) return data({ job: null }, 404);
  return data({ job: { id: job.id, title: job.title.trim(), company: job.company.name } });
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const input = await readForm(request);
  const answer = (why: { errors?: FormErrors; refused?: MessageKey }, init: ResponseInit) =>
    data<ReportAnswer>({ ...why, values: input }, init);
  const checked = checkForm(reportForm, input);
  if (checked.errors) return answer({ errors: checked.errors }, { status: 400 });
  const client = clientOf(request);
  const reported = await reportJob(actorOf(context), params.jobId, checked.values, client);
  if (isRefused(reported)) {
    const missing = reported.refused === "jobs.missing";
    return answer(reported, missing ? { status: 404 } : refusalInit(reported));
  }
  return redirectWithFlash(paths.job(params.jobId), "ok", "reports.sent");
}

export async function clientAction(args: Route.ClientActionArgs) {
  return await sendOrKeep(args, (input: FormValues) => input);
}

export default function Report({ loaderData: { job }, actionData }: Route.ComponentProps) {
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
      <ReportForm job={{ ...job, title }} answer={actionData} />
    </div>
  );
}

import { data } from "react-router";
import { findOwnJobCounts } from "#app/features/applications/jobs-with-applications.server.ts";
import { companyAt } from "#app/features/companies/require-company.server.ts";
import { closeJob } from "#app/features/jobs/lifecycle/change-job.server.ts";
import {
  companyReasons,
  isCompanyReason,
  lifecycleState,
  mayActOnJob,
} from "#app/features/jobs/lifecycle/job-lifecycle.ts";
import { findOwnJob } from "#app/features/jobs/posting/post-job.server.ts";
import { redirectWithFlash } from "#app/http/cookie.server.ts";
import { readForm } from "#app/http/form.server.ts";
import type { MessageKey } from "#app/messages/message-key.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { logError } from "#app/platform/log/log.server.ts";
import { isRefused } from "#app/platform/outcome.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { ChoiceField } from "#app/ui/form/check-field.tsx";
import type { Route } from "./+types/close-job.ts";

export { deskSheet as links } from "#app/styles/sheets.ts";

const back = (key: MessageKey) => redirectWithFlash(paths.companyDashboard(), "err", key);

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const company = companyAt(context, request, "recruit");
  const job = await findOwnJob(company, params.jobId);
  if (!job) throw back("posting.jobNotFound");
  if (!mayActOnJob("close", lifecycleState(job), "recruiter")) {
    throw back("manage.refusals.otherState");
  }
  const { undecided } = await findOwnJobCounts(company, job.id);
  return { id: job.id, title: job.title, undecided };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const actor = companyAt(context, request, "recruit");
  const { reason } = await readForm(request);
  if (!(await findOwnJob(actor, params.jobId))) throw back("posting.jobNotFound");
  if (!isCompanyReason(reason)) return data({ missing: true }, 400);
  try {
    const closed = await closeJob(actor, params.jobId, reason);
    if (isRefused(closed)) return back(closed.refused);
    return redirectWithFlash(paths.companyDashboard(), "ok", "manage.done.close");
  } catch (error) {
    logError(error, { act: "close a job" });
    return back("manage.refusals.failed");
  }
}

export default function CloseJob({ loaderData, actionData }: Route.ComponentProps) {
  const messages = useAllMessages();
  const { close, refusals } = messages.manage;
  const { id, title, undecided } = loaderData;
  return (
    <div className="wrap narrow page">
      <title>{`${close.title} | ${messages.ui.frame.site}`}</title>
      <meta name="robots" content="noindex" />
      <form method="post" action={paths.closeJob(id)} className="card pad stack">
        <div>
          <h1>{close.title}</h1>
          <p>
            <b>
              <bdi>{title.trim() || messages.jobs.noTitle}</bdi>
            </b>
          </p>
        </div>
        <ChoiceField
          label={close.why}
          name="reason"
          required
          error={actionData?.missing ? refusals.reasonMissing : null}
          choices={companyReasons.map((value) => ({ value, label: close.reasons[value] }))}
        />
        <p className="muted">{close.cost}</p>
        {undecided > 0 && (
          <p>
            {close.waiting(undecided)}{" "}
            <a href={paths.answerApplicants(id, { action: "decline", rest: "1" })}>
              {close.answer}
            </a>
          </p>
        )}
        <div className="row">
          <Button variant="danger">{close.act}</Button>
          <ButtonLink to={paths.companyDashboard()}>{close.keep}</ButtonLink>
        </div>
      </form>
    </div>
  );
}

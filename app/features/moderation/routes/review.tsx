import { data } from "react-router";
import { refusalInit } from "#app/features/accounts/sign-in/refusal-init.server.ts";
import { companyAt } from "#app/features/companies/require-company.server.ts";
import { appealSuspension, findOwnReview } from "#app/features/moderation/appeal.server.ts";
import { noteIn } from "#app/features/moderation/cases/case.ts";
import { appealForm } from "#app/features/moderation/decision-form.ts";
import {
  AppealForm,
  DecisionTexts,
  UnsentAppeal,
} from "#app/features/moderation/ui/appeal-form.tsx";
import { redirectWithFlash } from "#app/http/cookie.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { checkForm, type FormRefusal } from "#app/http/form.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { isRefused, notFound } from "#app/platform/outcome.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { WayBack } from "#app/ui/way-back.tsx";
import type { Route } from "./+types/review.ts";

export { keepInput as clientAction } from "#app/http/connection-lost.ts";
export { reloadOnConflict as shouldRevalidate } from "#app/http/stale-form/reload-on-conflict.ts";
export { deskSheet as links } from "#app/styles/sheets.ts";

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const review = await findOwnReview(companyAt(context, request), params.jobId);
  if (!review) throw notFound();
  return { review };
}

export async function action({ request, context, params: { jobId } }: Route.ActionArgs) {
  const company = companyAt(context, request, "recruit");
  if (!(await findOwnReview(company, jobId))) throw notFound();
  const values = await readForm(request);
  const checked = checkForm(appealForm, values);
  if (checked.errors) {
    return data<FormRefusal>({ values, errors: checked.errors }, { status: 400 });
  }
  const sent = await appealSuspension(company, jobId, checked.values.appeal);
  if (isRefused(sent)) return data<FormRefusal>({ values, ...sent }, refusalInit(sent));
  return redirectWithFlash(paths.ownReview(jobId), "ok", "moderation.own.sent");
}

export default function Review({ loaderData: { review }, actionData }: Route.ComponentProps) {
  const messages = useAllMessages();
  const { own, reasons } = messages.moderation;
  const mayAppeal = review.mayAct && review.state === "suspended";
  const title = review.job.title.trim() || messages.jobs.noTitle;
  return (
    <div className="wrap narrow page">
      <title>{`${own.title}: ${title} | ${messages.ui.frame.site}`}</title>
      <meta name="robots" content="noindex" />
      <WayBack to={paths.companyDashboard()} label={own.dashboard} />
      <h1 className="text-2xl">
        <bdi>{title}</bdi>
      </h1>
      <div className="stack gap-4 mt-4">
        {!mayAppeal && <UnsentAppeal answer={actionData} />}
        <Notice kind="warn" title={own[review.state]}>
          {own.intro[review.state]}
          {review.state === "suspended" && review.appeal && ` ${own.upheld}`}
        </Notice>
        <DecisionTexts
          reason={review.reason ? reasons[review.reason] : undefined}
          note={noteIn(review, useLanguage())}
          appeal={review.appeal}
        />
        {review.mayAct && review.state !== "appealed" && (
          <p>
            <ButtonLink
              to={paths.editJob(review.job.id)}
              icon="edit"
              variant={review.state === "changes_requested" ? "primary" : undefined}
            >
              {own.edit}
            </ButtonLink>
          </p>
        )}
        {mayAppeal && (
          <AppealForm
            action={paths.ownReview(review.job.id)}
            hint={own.appealHint}
            answer={actionData}
          />
        )}
      </div>
    </div>
  );
}

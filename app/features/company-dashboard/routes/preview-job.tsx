import { redirect } from "react-router";
import { companyAt } from "#app/features/companies/require-company.server.ts";
import { findJobPreview } from "#app/features/company-dashboard/preview-job.server.ts";
import { publishTime } from "#app/features/company-dashboard/publish-form.ts";
import { BeforePublishing } from "#app/features/company-dashboard/ui/before-publishing.tsx";
import { PublishForm } from "#app/features/company-dashboard/ui/publish-form.tsx";
import { JobDetailList } from "#app/features/job-page/ui/job-detail-list.tsx";
import { JobText } from "#app/features/job-page/ui/job-page.tsx";
import { PayBox } from "#app/features/job-page/ui/pay-box.tsx";
import {
  publishDraft,
  scheduleDraft,
  unscheduleDraft,
} from "#app/features/jobs/lifecycle/change-job.server.ts";
import { publishedKey } from "#app/features/jobs/lifecycle/job-lifecycle.ts";
import { findOwnJob } from "#app/features/jobs/posting/post-job.server.ts";
import { questionTexts } from "#app/features/jobs/posting/questions/question-slots.ts";
import { PreviewCard } from "#app/features/jobs/posting/ui/posting-preview.tsx";
import { redirectWithFlash } from "#app/http/cookie.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { languageContext } from "#app/http/language.server.ts";
import { formatTimestamp } from "#app/i18n/format.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { logError } from "#app/platform/log/log.server.ts";
import { isRefused, refused } from "#app/platform/outcome.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Avatar } from "#app/ui/hero/avatar.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Ticks } from "#app/ui/text.tsx";
import type { Route } from "./+types/preview-job.ts";

export { previewSheets as links } from "#app/styles/sheets.ts";

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const company = companyAt(context, request);
  const preview = await findJobPreview(company, params.jobId, context.get(languageContext));
  if (!preview) throw redirectWithFlash(paths.companyDashboard(), "err", "posting.jobNotFound");
  if (preview === "public") throw redirect(paths.job(params.jobId), 303);
  return preview;
}

export async function action({ request, context, params: { jobId } }: Route.ActionArgs) {
  const actor = companyAt(context, request, "recruit");
  const input = await readForm(request);
  const act = acts.find((each) => each === input.intent) ?? "publish";
  const isLater = act === "publish" && input.when === "later";
  const at = publishTime(input);
  try {
    const changed = isLater
      ? await (at ? scheduleDraft(actor, jobId, at, input) : refused("manage.refusals.timeMissing"))
      : await (act === "unschedule"
          ? unscheduleDraft(actor, jobId)
          : publishDraft(actor, jobId, input));
    if (!isRefused(changed)) {
      const done = isLater ? "manage.done.schedule" : (`manage.done.${act}` as const);
      const key = publishedKey(await findOwnJob(actor, jobId), done);
      return redirectWithFlash(paths.companyDashboard(), "ok", key, { job: jobId });
    }
    const isGone = changed.refused === "posting.jobNotFound";
    const next = isGone ? paths.companyDashboard() : paths.previewJob(jobId);
    return redirectWithFlash(next, "err", changed.refused);
  } catch (error) {
    logError(error, { act });
    return redirectWithFlash(paths.companyDashboard(), "err", "manage.refusals.failed");
  }
}

const acts = ["publish", "unschedule"] as const;

export default function PreviewJob({ loaderData }: Route.ComponentProps) {
  const { manage, jobs, posting, screening, ui } = useAllMessages();
  const language = useLanguage();
  const { preview } = manage;
  const { job, place, values, publishAt, mayChange, mayEdit, state } = loaderData;
  const title = job.title.trim() || jobs.noTitle;
  const company = job.company.name || jobs.noCompany;
  const questions = questionTexts(values.questions, screening.presets);
  return (
    <div className="wrap page">
      <title>{`${preview.title}: ${title} | ${ui.frame.site}`}</title>
      <meta name="robots" content="noindex" />
      <Notice kind="warn" icon="eye" className="mb-5 *:last:grow">
        <div className="row spread">
          <div>
            <h1 className="text-lg">{preview.title}</h1>
            <p>
              {preview.text} {state === "held" && preview.held}
              {publishAt && preview.scheduled(formatTimestamp(publishAt, language))}
            </p>
          </div>
          {mayEdit && (
            <ButtonLink to={paths.editJob(job.id)} icon="edit">
              {manage.acts.edit}
            </ButtonLink>
          )}
        </div>
      </Notice>
      <div className="with-aside">
        <div className="stack">
          <h2 className="text-lg">{preview.inList}</h2>
          <PreviewCard values={values} places={null} company={job.company} isNew asInList />
          <h2 className="text-lg">{preview.onPage}</h2>
          <Card pad stack>
            <div className="row flex-nowrap items-start gap-4">
              <Avatar id={job.company.id} name={company} logo={job.company.logo} size="lg" />
              <div>
                <p className="text-2xl font-strong">
                  <bdi>{title}</bdi>
                </p>
                <p className="muted">
                  <bdi>{company}</bdi>
                </p>
              </div>
            </div>
            <PayBox job={job} />
            <JobDetailList job={job} place={place} />
          </Card>
          <JobText job={job} />
          {questions.length > 0 && (
            <>
              <h2 className="text-lg">{posting.questions}</h2>
              <Card pad>
                <Ticks items={questions} />
              </Card>
            </>
          )}
        </div>
        <aside className="stack">
          <BeforePublishing preview={loaderData} />
          {mayChange && <PublishForm preview={loaderData} />}
        </aside>
      </div>
    </div>
  );
}

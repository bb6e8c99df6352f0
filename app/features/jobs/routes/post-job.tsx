import { redirect } from "react-router";
import type { Person } from "#app/features/accounts/actor.ts";
import { companyAt } from "#app/features/companies/require-company.server.ts";
import { lifecycleState, publishedKey } from "#app/features/jobs/lifecycle/job-lifecycle.ts";
import { keepJobStep, newDraft } from "#app/features/jobs/posting/job-drafts.server.ts";
import { stepOf } from "#app/features/jobs/posting/job-fields.ts";
import { changesStep } from "#app/features/jobs/posting/job-form.ts";
import { valuesOfJob } from "#app/features/jobs/posting/job-values.ts";
import {
  editForm,
  findNewJobValues,
  findOwnJob,
  type OwnJob,
  postForm,
  publishJob,
  saveNewDraft,
} from "#app/features/jobs/posting/post-job.server.ts";
import { PostingWizard } from "#app/features/jobs/posting/ui/posting-wizard.tsx";
import { showStep, submitStep, type Wizard } from "#app/features/jobs/posting/wizard.server.ts";
import { answerConnectionLost, refuseStep } from "#app/features/jobs/posting/wizard.ts";
import { redirectWithFlash } from "#app/http/cookie.server.ts";
import type { FormValues } from "#app/http/form.ts";
import { languageContext } from "#app/http/language.server.ts";
import { seenOf } from "#app/http/stale-form/stale-form.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { paths } from "#app/paths.ts";
import { isRefused } from "#app/platform/outcome.ts";
import type { Route } from "./+types/post-job.ts";

export { deskSheet as links } from "#app/styles/sheets.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = companyAt(context, request, "recruit");
  const language = context.get(languageContext);
  return showStep(await newJob(actor, language), actor, request, language);
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = companyAt(context, request, "recruit");
  return submitStep(await newJob(actor, context.get(languageContext)), actor, request);
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return await serverAction().catch(answerConnectionLost);
}

export default function PostJob({ loaderData, actionData }: Route.ComponentProps) {
  return <PostingWizard shown={loaderData} answer={actionData} address={paths.postJob} />;
}

async function newJob(actor: Person, language: Language): Promise<Wizard> {
  const posted = async (id: string) => {
    const key = publishedKey(await findOwnJob(actor, id), "posting.posted");
    const to = key === "posting.posted" ? paths.jobs() : paths.companyDashboard();
    return redirectWithFlash(to, "ok", key, { job: id });
  };
  return {
    form: postForm,
    start: await findNewJobValues(actor),
    seen: "",
    address: paths.postJob,
    async alreadySent(draftId, sent) {
      const job = await findOwnJob(actor, draftId);
      if (!job) return undefined;
      const more = await keepMore(actor, job, sent);
      if (more) return redirectWithFlash(more, "warn", "posting.postedMeanwhile");
      const isDraft = lifecycleState(job) === "draft";
      return isDraft ? redirect(paths.previewJob(job.id), 303) : posted(job.id);
    },
    async send({ id }, values) {
      const job = await publishJob(actor, id, values, language);
      if (!isRefused(job)) return posted(job.id);
      // The draft stays: it can be posted tomorrow as it is.
      if (job.refused === "posting.tooManyToday") return refuseStep(job.refused, 429);
      return redirectWithFlash(paths.myAccount(), "err", job.refused);
    },
    async preview({ id }, values) {
      const job = await saveNewDraft(actor, id, values, language, postForm);
      if (!isRefused(job))
        return redirectWithFlash(paths.previewJob(job.id), "ok", "manage.done.saved");
      if (job.refused === "posting.tooManyToday") return refuseStep(job.refused, 429);
      return redirectWithFlash(paths.myAccount(), "err", job.refused);
    },
  };
}

/** Another tab has posted this draft: a different step becomes a change of the job. */
async function keepMore(actor: Person, job: OwnJob, sent: FormValues): Promise<string | undefined> {
  const step = stepOf(sent.step);
  const stored = valuesOfJob(job);
  if (!changesStep(step, stored, sent)) return undefined;
  const begun = newDraft(undefined, stored, seenOf(stored));
  const { id: draft } = await keepJobStep(actor, editForm(job.id), begun, sent);
  return paths.editJob(job.id, { draft, step });
}

import type { Person } from "#app/features/accounts/actor.ts";
import { companyAt } from "#app/features/companies/require-company.server.ts";
import { publishedKey } from "#app/features/jobs/lifecycle/job-lifecycle.ts";
import { renewDraft } from "#app/features/jobs/posting/job-drafts.server.ts";
import { valuesOfJob } from "#app/features/jobs/posting/job-values.ts";
import {
  editForm,
  editJob,
  findOwnJob,
  type OwnJob,
} from "#app/features/jobs/posting/post-job.server.ts";
import { PostingWizard } from "#app/features/jobs/posting/ui/posting-wizard.tsx";
import { showStep, submitStep, type Wizard } from "#app/features/jobs/posting/wizard.server.ts";
import { answerConnectionLost, refuseStale } from "#app/features/jobs/posting/wizard.ts";
import { redirectWithFlash } from "#app/http/cookie.server.ts";
import { languageContext } from "#app/http/language.server.ts";
import { seenOf } from "#app/http/stale-form/stale-form.server.ts";
import type { Language } from "#app/i18n/language.ts";
import type { MessageKey } from "#app/messages/message-key.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { logError } from "#app/platform/log/log.server.ts";
import { isRefused } from "#app/platform/outcome.ts";
import { WayBack } from "#app/ui/way-back.tsx";
import type { Route } from "./+types/edit-job.ts";

export { deskSheet as links } from "#app/styles/sheets.ts";

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const actor = companyAt(context, request, "recruit");
  const language = context.get(languageContext);
  try {
    const job = await ownJob(actor, params.jobId);
    const shown = await showStep(storedJob(job, actor, language), actor, request, language);
    return { ...shown, jobId: job.id, location: job.location };
  } catch (error) {
    if (error instanceof Response) throw error;
    logError(error, { job: params.jobId });
    throw backToDashboard("posting.errorLoading");
  }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const actor = companyAt(context, request, "recruit");
  const job = await ownJob(actor, params.jobId);
  return submitStep(storedJob(job, actor, context.get(languageContext)), actor, request);
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return await serverAction().catch(answerConnectionLost);
}

export default function EditJob({ loaderData, actionData }: Route.ComponentProps) {
  const { posting } = useAllMessages();
  const { jobId, location, ...shown } = loaderData;
  return (
    <PostingWizard
      shown={shown}
      answer={actionData}
      address={(query) => paths.editJob(jobId, query)}
      edited={{ location }}
      back={
        <WayBack to={paths.companyDashboard()} label={posting.backToDashboard} className="mb-2" />
      }
    />
  );
}

/** The company's own job; a missing one and anyone else's redirect alike. */
async function ownJob(actor: Person, jobId: string): Promise<OwnJob> {
  const job = await findOwnJob(actor, jobId);
  if (!job) throw backToDashboard("posting.jobNotFound");
  return job;
}

function storedJob(job: OwnJob, actor: Person, language: Language): Wizard {
  const form = editForm(job.id);
  const stored = valuesOfJob(job);
  return {
    form,
    start: stored,
    seen: seenOf(stored),
    jobId: job.id,
    address: (query) => paths.editJob(job.id, query),
    async send(draft, values) {
      const saved = await editJob(actor, job.id, values, language, draft);
      if (isRefused(saved)) return backToDashboard(saved.refused);
      if ("stale" in saved) return refuseStale(await renewDraft(actor, form, draft, saved.stale));
      const key = publishedKey(await findOwnJob(actor, job.id), "posting.updated");
      return redirectWithFlash(paths.companyDashboard(), "ok", key, { job: job.id });
    },
  };
}

function backToDashboard(key: MessageKey): Response {
  return redirectWithFlash(paths.companyDashboard(), "err", key);
}

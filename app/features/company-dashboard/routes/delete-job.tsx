import { findOwnJobCounts } from "#app/features/applications/jobs-with-applications.server.ts";
import { companyAt } from "#app/features/companies/require-company.server.ts";
import { deleteOwnJob } from "#app/features/company-dashboard/delete-job.server.ts";
import { DeletionCost } from "#app/features/company-dashboard/ui/deletion-cost.tsx";
import { findOwnJob } from "#app/features/jobs/posting/post-job.server.ts";
import { redirectWithFlash } from "#app/http/cookie.server.ts";
import type { MessageKey } from "#app/messages/message-key.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { logError } from "#app/platform/log/log.server.ts";
import { isRefused } from "#app/platform/outcome.ts";
import { ConfirmCard } from "#app/ui/form/confirm.tsx";
import type { Route } from "./+types/delete-job.ts";

export { deskSheet as links } from "#app/styles/sheets.ts";

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const company = companyAt(context, request, "recruit");
  const job = await findOwnJob(company, params.jobId);
  if (!job) throw backToDashboard("err", "posting.jobNotFound");
  return { id: job.id, title: job.title, ...(await findOwnJobCounts(company, job.id)) };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const actor = companyAt(context, request, "recruit");
  try {
    const deleted = await deleteOwnJob(actor, params.jobId);
    if (isRefused(deleted)) return backToDashboard("err", deleted.refused);
    return backToDashboard("ok", "posting.deleted");
  } catch (error) {
    logError(error, { job: params.jobId });
    return backToDashboard("err", "posting.errorDeleting");
  }
}

export default function DeleteJob({ loaderData }: Route.ComponentProps) {
  const { posting, ui } = useAllMessages();
  return (
    <div className="wrap narrow page">
      <title>{`${posting.deleteJob} | ${ui.frame.site}`}</title>
      <meta name="robots" content="noindex" />
      <ConfirmCard
        question={{
          title: posting.deleteTitle,
          cost: <DeletionCost job={loaderData} />,
          act: posting.deleteAct,
          keep: posting.deleteKeep,
          action: paths.deleteJob(loaderData.id),
        }}
        back={paths.companyDashboard()}
      />
    </div>
  );
}

function backToDashboard(tone: "ok" | "err", key: MessageKey): Response {
  return redirectWithFlash(paths.companyDashboard(), tone, key);
}

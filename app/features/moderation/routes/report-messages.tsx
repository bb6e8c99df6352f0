import { signedInPerson } from "#app/features/accounts/session/session.server.ts";
import { findReportableMessages } from "#app/features/moderation/messages/reported-messages.server.ts";
import { messageReasons } from "#app/features/moderation/reports/report.ts";
import { submitReport } from "#app/features/moderation/reports/submit-report.server.ts";
import { ReportForm } from "#app/features/moderation/reports/ui/report-form.tsx";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { notFound } from "#app/platform/outcome.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import type { Route } from "./+types/report-messages.ts";

export { keepInput as clientAction } from "#app/http/connection-lost.ts";
export { formsSheet as links } from "#app/styles/sheets.ts";

async function reportable({ request, context, params }: Route.LoaderArgs | Route.ActionArgs) {
  const { applicationId } = params;
  const messages = await findReportableMessages(signedInPerson(context, request), applicationId);
  if (!messages) throw notFound();
  const { name, jobId, isOwn } = messages;
  const back = isOwn ? paths.ownApplication(applicationId) : paths.applicant(jobId, applicationId);
  return { applicationId, name, back };
}

export function loader(args: Route.LoaderArgs) {
  return reportable(args);
}

export async function action(args: Route.ActionArgs) {
  const { applicationId, back } = await reportable(args);
  return submitReport(args, { applicationId }, back);
}

export default function ReportMessages({ loaderData, actionData }: Route.ComponentProps) {
  const { reports, thread, ui } = useAllMessages();
  const { applicationId, name, back } = loaderData;
  return (
    <div className="wrap narrow">
      <title>{`${reports.messagesTitle} | ${ui.frame.site}`}</title>
      <meta name="robots" content="noindex" />
      <Breadcrumbs links={[{ to: back, label: thread.heading }]} here={thread.report} />
      <ReportForm
        to={paths.reportMessages(applicationId)}
        heading={reports.messagesTitle}
        reasons={messageReasons}
        asksForEmail={false}
        secret={reports.messagesSecret}
        answer={actionData}
        about={
          <div>
            <p className="strong text-lg">
              <bdi>{name}</bdi>
            </p>
            <p className="muted">{reports.messagesRead}</p>
          </div>
        }
      />
    </div>
  );
}

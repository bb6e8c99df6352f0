import { data, redirect } from "react-router";
import { actorOf } from "#app/features/accounts/session/session.server.ts";
import { findSuccessor } from "#app/features/moderation/merges/merged-companies.server.ts";
import { findReportedCompany } from "#app/features/moderation/reports/reports.server.ts";
import { submitReport } from "#app/features/moderation/reports/submit-report.server.ts";
import { ReportForm } from "#app/features/moderation/reports/ui/report-form.tsx";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { Avatar } from "#app/ui/hero/avatar.tsx";
import type { Route } from "./+types/report-company.ts";

export { keepInput as clientAction } from "#app/http/connection-lost.ts";
export { formsSheet as links } from "#app/styles/sheets.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  const company = await findReportedCompany(params.companyId);
  const successor = company ? undefined : await findSuccessor(params.companyId);
  if (successor) throw redirect(paths.reportCompany(successor));
  const isVisitor = actorOf(context).kind === "visitor";
  return data({ company: company ?? null, isVisitor }, company ? 200 : 404);
}

export async function action({ request, context, params: { companyId } }: Route.ActionArgs) {
  return submitReport({ request, context }, { companyId }, paths.companies());
}

export default function ReportCompany({ loaderData, actionData }: Route.ComponentProps) {
  const { reports, ui } = useAllMessages();
  const { company, isVisitor } = loaderData;
  const title = company ? reports.companyTitle : reports.noCompany;
  return (
    <div className="wrap narrow">
      <title>{`${title} | ${ui.frame.site}`}</title>
      <meta name="robots" content="noindex" />
      <Breadcrumbs
        links={[{ to: paths.companies(), label: reports.companies }]}
        here={reports.companyCrumb}
      />
      {company ? (
        <ReportForm
          to={paths.reportCompany(company.id)}
          heading={title}
          asksForEmail={isVisitor}
          answer={actionData}
          about={
            <div className="row flex-nowrap">
              <Avatar {...company} />
              <p className="strong text-lg">
                <bdi>{company.name}</bdi>
              </p>
            </div>
          }
        />
      ) : (
        <Empty title={title} reason={reports.noCompanyHint} heading="h1" />
      )}
    </div>
  );
}

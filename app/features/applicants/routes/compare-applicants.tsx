import { applicantQuery, readApplicantFilter } from "#app/features/applicants/applicant-filter.ts";
import { readComparison } from "#app/features/applicants/compare/comparison.server.ts";
import { ComparisonRows } from "#app/features/applicants/compare/ui/comparison-rows.tsx";
import { findPipeline, findPipelineJob } from "#app/features/applicants/pipeline.server.ts";
import { companyAt } from "#app/features/companies/require-company.server.ts";
import { reasonSentence } from "#app/features/fits/reason-sentence.ts";
import { redirectWithFlash } from "#app/http/cookie.server.ts";
import { languageContext } from "#app/http/language.server.ts";
import { maxCompared } from "#app/limits.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { notFound } from "#app/platform/outcome.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { PrintButton } from "#app/ui/print-button.tsx";
import type { Route } from "./+types/compare-applicants.ts";

export { applicantsSheets as links } from "#app/styles/sheets.ts";

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const company = companyAt(context, request);
  if (!(await findPipelineJob(company, params.jobId))) throw notFound();
  const { searchParams } = new URL(request.url);
  const filter = readApplicantFilter(searchParams);
  const query = applicantQuery(filter);
  const list = paths.applicants(params.jobId, query);
  const all =
    searchParams.get("all") === "1" && (await findPipeline(company, params.jobId, filter));
  const ids = all
    ? all.list.items.flatMap(({ id, stage }) => (stage === "withdrawn" ? [] : [id]))
    : searchParams.getAll("id");
  const choose = () => redirectWithFlash(list, "err", "applicants.compare.choose");
  if (ids.length < 2 || ids.length > maxCompared) throw choose();
  const comparison = await readComparison({ actor: company, request }, params.jobId, ids);
  if (!comparison || comparison.compared.length < 2) throw choose();
  const language = context.get(languageContext);
  const messages = messagesFor(language);
  const whys = comparison.compared.map(({ reasons }) =>
    reasonSentence(reasons, "forCompany", messages, language),
  );
  return { comparison, whys, list, query };
}

export default function CompareApplicants({ loaderData }: Route.ComponentProps) {
  const { applicants, jobs, ui } = useAllMessages();
  const { comparison, whys, list, query } = loaderData;
  const job = comparison.job.title || jobs.noTitle;
  const title = applicants.compare.of({ job });
  return (
    <div className="wrap page">
      <title>{`${title} | ${ui.frame.site}`}</title>
      <meta name="robots" content="noindex" />
      <Breadcrumbs
        links={[
          { to: paths.companyDashboard(), label: applicants.jobs },
          { to: list, label: applicants.title({ job }) },
        ]}
        here={applicants.compare.title}
      />
      <div className="pipeline-head">
        <h1 className="text-2xl">{title}</h1>
        <PrintButton>{applicants.compare.print}</PrintButton>
      </div>
      <ComparisonRows comparison={comparison} whys={whys} query={query} />
    </div>
  );
}

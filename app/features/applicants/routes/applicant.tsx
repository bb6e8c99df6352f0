import { submitApplicantForm } from "#app/features/applicants/answer.server.ts";
import { applicantQuery, readApplicantFilter } from "#app/features/applicants/applicant-filter.ts";
import { chosenView, readCvView } from "#app/features/applicants/cv/shown-cv.ts";
import { findPipelineJob } from "#app/features/applicants/pipeline.server.ts";
import { readApplicant } from "#app/features/applicants/read-applicant.server.ts";
import { Desk, type PaneLinks } from "#app/features/applicants/ui/desk.tsx";
import { ReadingPane } from "#app/features/applicants/ui/reading-pane.tsx";
import { companyAt } from "#app/features/companies/require-company.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { notFound } from "#app/platform/outcome.ts";
import { WayBack } from "#app/ui/way-back.tsx";
import type { Route } from "./+types/applicant.ts";

export { keepInput as clientAction } from "#app/http/connection-lost.ts";
export { reloadOnConflict as shouldRevalidate } from "#app/http/stale-form/reload-on-conflict.ts";
export { applicantsSheets as links } from "#app/styles/sheets.ts";

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const company = companyAt(context, request);
  const filter = readApplicantFilter(new URL(request.url).searchParams);
  const { jobId, applicationId } = params;
  const job = await findPipelineJob(company, jobId);
  const reading = await readApplicant({ actor: company, request }, jobId, applicationId, filter);
  if (!job || !reading) throw notFound();
  return { job: { id: job.id, title: job.title }, reading, filter };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const company = companyAt(context, request);
  if (!(await findPipelineJob(company, params.jobId))) throw notFound();
  const { jobId, applicationId } = params;
  const { searchParams } = new URL(request.url);
  const query = {
    ...applicantQuery(readApplicantFilter(searchParams)),
    cv: readCvView(request.url),
  };
  const back = paths.applicant(jobId, applicationId, query);
  const here = paths.applicant(jobId, applicationId, {
    ...query,
    answer: searchParams.get("answer"),
  });
  return submitApplicantForm(company, applicationId, await readForm(request), { back, here });
}

export default function ApplicantPage({ loaderData, actionData }: Route.ComponentProps) {
  const { job, reading, filter } = loaderData;
  const { applications, jobs, ui } = useAllMessages();
  const { applicant } = reading;
  const query = applicantQuery(filter);
  const title = job.title || jobs.noTitle;
  const name = applicant.applicant.name || applications.card.nobody;
  const cv = (
    id: string,
    view: Parameters<PaneLinks["cv"]>[1],
    more: Record<string, string> = {},
  ) => paths.applicant(job.id, id, { ...query, cv: view, ...more });
  // An open CV stays open with the next applicant.
  const to = (id: string, more?: Record<string, string>) => cv(id, chosenView(reading.cv), more);
  const links = { to, cv, list: paths.applicants(job.id, query) };
  return (
    <div className="wrap page">
      <title>{`${name}: ${title} | ${ui.frame.site}`}</title>
      <meta name="robots" content="noindex" />
      <WayBack to={links.list} label={title} />
      <h1 className="sr">{`${name}: ${title}`}</h1>
      <Desk neighbours={applicant.neighbours} links={links} isAlone>
        <ReadingPane key={applicant.id} reading={reading} links={links} answer={actionData} />
      </Desk>
    </div>
  );
}

import { applicantQuery, readApplicantFilter } from "#app/features/applicants/applicant-filter.ts";
import { findCvSelection } from "#app/features/applicants/cv-zip/cv-zip.server.ts";
import { readSelected, selectedQuery } from "#app/features/applicants/cv-zip/selected.ts";
import { fileSize } from "#app/features/applications/ui/file-size.ts";
import { companyAt } from "#app/features/companies/require-company.server.ts";
import { messageAt } from "#app/messages/message-key.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { notFound } from "#app/platform/outcome.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { Route } from "./+types/selected-cvs.ts";

export { deskSheet as links } from "#app/styles/sheets.ts";

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const company = companyAt(context, request);
  const { searchParams } = new URL(request.url);
  const selection = await findCvSelection(company, params.jobId, readSelected(searchParams));
  if (!selection) throw notFound();
  const list = paths.applicants(params.jobId, applicantQuery(readApplicantFilter(searchParams)));
  return { selection, list, to: paths.downloadCvs(params.jobId, selectedQuery(searchParams)) };
}

/** The CVs of selected applicants, before they are downloaded as one ZIP file. */
export default function SelectedCvs({ loaderData: { selection, list, to } }: Route.ComponentProps) {
  const messages = useAllMessages();
  const { applicants, applications, jobs, ui } = messages;
  const { cvZip } = applicants;
  const { job, files, bytes, missing, refusal } = selection;
  const title = cvZip.of({ job: job.title || jobs.noTitle });
  return (
    <div className="wrap narrow page">
      <title>{`${title} | ${ui.frame.site}`}</title>
      <meta name="robots" content="noindex" />
      <Breadcrumbs
        links={[
          { to: paths.companyDashboard(), label: applicants.jobs },
          { to: list, label: applicants.title({ job: job.title || jobs.noTitle }) },
        ]}
        here={cvZip.title}
      />
      <h1 className="mb-5">{title}</h1>
      {refusal ? (
        <>
          <Notice kind="warn">{messageAt(messages, refusal)}</Notice>
          <p>
            <ButtonLink to={list}>{applicants.back}</ButtonLink>
          </p>
        </>
      ) : (
        <div className="card pad stack">
          <p>{cvZip.description}</p>
          <p>
            <b>{cvZip.files(files)}</b> · {fileSize(bytes, applications.apply)}
          </p>
          {missing.length > 0 && (
            <p>
              {cvZip.without}{" "}
              {missing.map((name, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: names may be alike
                <bdi key={place}>
                  {place > 0 && ui.comma}
                  {name || applications.card.nobody}
                </bdi>
              ))}
            </p>
          )}
          <p className="muted">{cvZip.logged}</p>
          <form method="post" action={to} className="row gap-2">
            <Button variant="primary" icon="download">
              {cvZip.download}
            </Button>
            <ButtonLink to={list}>{applicants.back}</ButtonLink>
          </form>
        </div>
      )}
    </div>
  );
}

import type { ReactNode } from "react";
import { submitApplicantForm } from "#app/features/applicants/answer.server.ts";
import { previewApplicant } from "#app/features/applicants/applicant.server.ts";
import {
  type ApplicantPreview,
  type ApplicantRow,
  applicantsAPage,
  type Neighbours,
  type Pipeline,
} from "#app/features/applicants/applicant.ts";
import { applicantQuery, readApplicantFilter } from "#app/features/applicants/applicant-filter.ts";
import { chosenView, readCvView } from "#app/features/applicants/cv/shown-cv.ts";
import type { FormAnswer } from "#app/features/applicants/form-answer.ts";
import { findPipeline, findPipelineJob } from "#app/features/applicants/pipeline.server.ts";
import { type Reading, readApplicant } from "#app/features/applicants/read-applicant.server.ts";
import { ApplicantFilterForm } from "#app/features/applicants/ui/applicant-filter-form.tsx";
import { ApplicantList } from "#app/features/applicants/ui/applicant-list.tsx";
import { BulkNotice } from "#app/features/applicants/ui/bulk-notice.tsx";
import { Desk, type PaneLinks } from "#app/features/applicants/ui/desk.tsx";
import { PipelineHead, StageLinks } from "#app/features/applicants/ui/pipeline-head.tsx";
import { PreviewPane } from "#app/features/applicants/ui/preview-pane.tsx";
import { ReadingPane } from "#app/features/applicants/ui/reading-pane.tsx";
import { findUnanswered } from "#app/features/applicants/unanswered/rest.server.ts";
import { OwnReplyRate } from "#app/features/applicants/unanswered/ui/own-reply-rate.tsx";
import { RestNotice } from "#app/features/applicants/unanswered/ui/rest-notice.tsx";
import { findBulkProgress } from "#app/features/applications/bulk/bulk-tasks.server.ts";
import { companyAt } from "#app/features/companies/require-company.server.ts";
import { reasonSentence } from "#app/features/fits/reason-sentence.ts";
import { readForm } from "#app/http/form.server.ts";
import { languageContext } from "#app/http/language.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { notFound } from "#app/platform/outcome.ts";
import { Notice } from "#app/ui/notice.tsx";
import type { Route } from "./+types/applicants.ts";

export { keepInput as clientAction } from "#app/http/connection-lost.ts";
export { reloadOnConflict as shouldRevalidate } from "#app/http/stale-form/reload-on-conflict.ts";
export { applicantsSheets as links } from "#app/styles/sheets.ts";

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const company = companyAt(context, request);
  const { searchParams } = new URL(request.url);
  const filter = readApplicantFilter(searchParams);
  const chosen = searchParams.get("applicant");
  // Runs first, so that the application being read is no longer new in the list.
  const reading = chosen
    ? await readApplicant({ actor: company, request }, params.jobId, chosen, filter)
    : undefined;
  const position = reading?.applicant.neighbours.position;
  const page = position ? Math.ceil(position / applicantsAPage) : Number(searchParams.get("page"));
  const pipeline = await findPipeline(company, params.jobId, filter, page);
  if (!pipeline) throw notFound();
  const next = reading ? undefined : nextToRead(pipeline);
  const [beside, preview, unanswered, bulk] = await Promise.all([
    next && next.stage !== "new"
      ? readApplicant(
          { actor: company, request, isRequested: false },
          params.jobId,
          next.id,
          filter,
        )
      : undefined,
    next?.stage === "new" ? previewApplicant(company, params.jobId, next.id) : undefined,
    findUnanswered(company, params.jobId),
    findBulkProgress(company, params.jobId),
  ]);
  return {
    pipeline,
    reading,
    beside,
    preview,
    isMissing: chosen !== null && !reading,
    unanswered,
    bulk,
    whys: whysOf(pipeline, context.get(languageContext)),
  };
}

/** The first new application of a page, else its first that has not been withdrawn. */
function nextToRead({ list: { items } }: Pipeline): ApplicantRow | undefined {
  const next = items.find(({ stage }) => stage === "new");
  return next ?? items.find(({ stage }) => stage !== "withdrawn");
}

/** The place of an applicant of this page in the list, and those beside it on the page. */
function neighboursOf({ items, total, isMore, page }: Pipeline["list"], id: string): Neighbours {
  const at = items.findIndex((row) => row.id === id);
  return {
    position: (page - 1) * applicantsAPage + at + 1,
    total,
    isMore: isMore === true,
    previous: items[at - 1]?.id ?? null,
    next: items[at + 1]?.id ?? null,
  };
}

/** The matches of each applicant on the page with the job as a sentence, by application id. */
function whysOf({ list, filter }: Pipeline, language: Language): Record<string, string> {
  if (filter.sort !== "fit") return {};
  const messages = messagesFor(language);
  return Object.fromEntries(
    list.items.map(({ id, reasons = [] }) => [
      id,
      reasonSentence(reasons, "forCompany", messages, language),
    ]),
  );
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const company = companyAt(context, request);
  if (!(await findPipelineJob(company, params.jobId))) throw notFound();
  const { searchParams } = new URL(request.url);
  const applicant = searchParams.get("applicant") ?? "";
  const filter = applicantQuery(readApplicantFilter(searchParams));
  const query = { ...filter, applicant, cv: readCvView(request.url) };
  const back = paths.applicants(params.jobId, query);
  const here = paths.applicants(params.jobId, { ...query, answer: searchParams.get("answer") });
  return submitApplicantForm(company, applicant, await readForm(request), { back, here });
}

export default function Applicants({ loaderData, actionData }: Route.ComponentProps) {
  const { pipeline, reading, beside, preview, isMissing, unanswered, bulk, whys } = loaderData;
  const { job, mayAnswer } = pipeline;
  const { applicants, jobs, lifecycle, ui } = useAllMessages();
  const title = applicants.title({ job: job.title || jobs.noTitle });
  return (
    <div className="wrap page">
      <title>{`${title} | ${ui.frame.site}`}</title>
      <meta name="robots" content="noindex" />
      {reading && <h1 className="sr only-sm">{title}</h1>}
      {/* A phone shows the chosen applicant alone. */}
      <div className={reading ? "desk-behind" : undefined}>
        {isMissing && <Notice kind="warn">{lifecycle.missing}</Notice>}
        <PipelineHead pipeline={pipeline} />
        {bulk && <BulkNotice bulk={bulk} list={paths.applicants(job.id)} />}
        {unanswered?.rest && bulk?.state !== "running" && (
          <RestNotice jobId={job.id} rest={unanswered.rest} mayAnswer={mayAnswer} />
        )}
        {job.total > 0 && <StageLinks pipeline={pipeline} />}
      </div>
      <Pipelined
        pipeline={pipeline}
        reading={reading}
        beside={beside}
        preview={preview}
        answer={actionData}
        whys={whys}
      >
        {unanswered && <OwnReplyRate figures={unanswered.figures} />}
      </Pipelined>
    </div>
  );
}

type PipelinedProps = {
  pipeline: Pipeline;
  reading: Reading | undefined;
  /** An application opened earlier, shown without a press. */
  beside: Reading | undefined;
  preview: ApplicantPreview | undefined;
  answer: FormAnswer | undefined;
  whys: Record<string, string>;
  /** Below the list. */
  children: ReactNode;
};

function Pipelined(props: PipelinedProps) {
  const { pipeline, reading, beside, preview, answer, whys, children } = props;
  const { job, filter, list } = pipeline;
  const shown = reading ?? beside;
  const query = applicantQuery(filter);
  const cv = (
    applicant: string,
    view: Parameters<PaneLinks["cv"]>[1],
    more: Record<string, string> = {},
  ) => paths.applicants(job.id, { ...query, applicant, cv: view, ...more });
  // An open CV stays open with the next applicant.
  const to = (applicant: string, more?: Record<string, string>) =>
    cv(applicant, chosenView(reading?.cv), more);
  const links = { to, cv, list: paths.applicants(job.id, query) };
  const beginning = { position: null, total: 0, previous: null, next: list.items[0]?.id ?? null };
  return (
    <Desk neighbours={shown?.applicant.neighbours ?? beginning} links={links}>
      <div className={reading ? "desk-list desk-behind" : "desk-list"}>
        {job.total > 0 && <ApplicantFilterForm pipeline={pipeline} />}
        <ApplicantList
          pipeline={pipeline}
          chosen={reading?.applicant.id}
          previewed={preview?.id ?? beside?.applicant.id}
          whys={whys}
        />
        {children}
      </div>
      {shown ? (
        <ReadingPane
          key={shown.applicant.id}
          reading={shown}
          links={links}
          answer={answer}
          isBeside
          className={reading ? undefined : "only-lg"}
        />
      ) : (
        preview && (
          <PreviewPane
            preview={preview}
            neighbours={neighboursOf(list, preview.id)}
            links={links}
            mayAnswer={pipeline.mayAnswer}
          />
        )
      )}
    </Desk>
  );
}

import { data } from "react-router";
import { isOnlyShown, submitAnswer } from "#app/features/applicants/answer.server.ts";
import { applicantQuery, readApplicantFilter } from "#app/features/applicants/applicant-filter.ts";
import { findSelection } from "#app/features/applicants/bulk.server.ts";
import type { FormAnswer } from "#app/features/applicants/form-answer.ts";
import { findLastEvent, listMissed } from "#app/features/applicants/missed-events.server.ts";
import { findPipelineJob } from "#app/features/applicants/pipeline.server.ts";
import { listTemplates } from "#app/features/applicants/templates/templates.server.ts";
import { ConfirmAnswer } from "#app/features/applicants/ui/confirm-answer.tsx";
import { companyActions } from "#app/features/applications/application-status.ts";
import { findLatestEvent } from "#app/features/applications/bulk/bulk-tasks.server.ts";
import { companyAt } from "#app/features/companies/require-company.server.ts";
import { redirectWithFlash } from "#app/http/cookie.server.ts";
import { readForm } from "#app/http/form.server.ts";
import type { FormValues } from "#app/http/form.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { notFound } from "#app/platform/outcome.ts";
import type { Route } from "./+types/answer-applicants.ts";

export { keepInput as clientAction } from "#app/http/connection-lost.ts";
export { reloadOnConflict as shouldRevalidate } from "#app/http/stale-form/reload-on-conflict.ts";
export { applicantsSheets as links } from "#app/styles/sheets.ts";

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const company = companyAt(context, request, "recruit");
  const { searchParams } = new URL(request.url);
  const filter = readApplicantFilter(searchParams);
  const query = applicantQuery(filter);
  const list = paths.applicants(params.jobId, query);
  const action = companyActions.find((each) => each === searchParams.get("action"));
  const ids = searchParams.getAll("id");
  const isAll = searchParams.get("all") === "1";
  const isRest = isRestOf(searchParams);
  const selected = isRest ? { isRest } : isAll ? { filter } : { ids };
  const selection = await findSelection(company, params.jobId, selected, action ?? "reply");
  if (!selection) throw notFound();
  if (!isAll && !isRest && ids.length === 0)
    throw redirectWithFlash(list, "err", "applicants.noneSelected");
  if (!action) throw redirectWithFlash(list, "err", "applicants.noAction");
  const selecting = isRest ? { rest: "1" } : isAll ? { all: "1" } : { id: ids };
  const to = paths.answerApplicants(params.jobId, { ...query, action, ...selecting });
  const [templates, lastEvent] = await Promise.all([
    listTemplates(company),
    selection.isQueued ? findLatestEvent() : findLastEvent(company, selection.ids),
  ]);
  return { selection, action, list, to, templates, lastEvent };
}

/** Whether all who still wait for an answer are meant. */
function isRestOf(query: URLSearchParams): boolean {
  return query.get("rest") === "1";
}

/** Applications that the answer looks up by itself, where the form names none. */
function manyOf(query: URLSearchParams, { ids, lastEvent }: FormValues) {
  // Those who were answered meanwhile are not of the rest any more.
  if (isRestOf(query)) return { selected: { isRest: true as const } };
  if (ids !== undefined || query.get("all") !== "1") return undefined;
  const known = /^\d{1,15}$/.test(lastEvent ?? "") ? { lastEvent: Number(lastEvent) } : {};
  return { selected: { filter: readApplicantFilter(query) }, ...known };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const company = companyAt(context, request, "recruit");
  if (!(await findPipelineJob(company, params.jobId))) throw notFound();
  const input = await readForm(request);
  const { searchParams } = new URL(request.url);
  const query = applicantQuery(readApplicantFilter(searchParams));
  const ids = input.ids?.split(",") ?? searchParams.getAll("id");
  const many = manyOf(searchParams, input);
  const missed = many || isOnlyShown(input) ? [] : await listMissed(company, ids, input);
  if (missed.length > 0) return data<FormAnswer>({ values: input, missed }, 409);
  const reached = many ? { jobId: params.jobId, ...many } : ids;
  return submitAnswer(company, reached, input, {
    to: paths.applicants(params.jobId, query),
    skipped: "applicants.manySkipped",
  });
}

export default function AnswerApplicants({ loaderData, actionData }: Route.ComponentProps) {
  const { applicants, ui } = useAllMessages();
  const question = applicants.asking[loaderData.action];
  return (
    <div className="wrap page">
      <title>{`${question} | ${ui.frame.site}`}</title>
      <meta name="robots" content="noindex" />
      <ConfirmAnswer {...loaderData} answer={actionData} />
    </div>
  );
}

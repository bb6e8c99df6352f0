import { data, redirect } from "react-router";
import type { Person } from "#app/features/accounts/actor.ts";
import { listClashes } from "#app/features/applications/interviews/list-interviews.server.ts";
import { answerApplications } from "#app/features/applications/lifecycle/answer-applications.server.ts";
import { answerForm, timesIn } from "#app/features/applications/lifecycle/answer-form.ts";
import { listCompanyHistory } from "#app/features/applications/lifecycle/history.server.ts";
import { blockApplicant } from "#app/features/applications/thread/thread.server.ts";
import { redirectWithCounts, redirectWithFlash } from "#app/http/cookie.server.ts";
import { checkForm, type FormErrors, type FormValues } from "#app/http/form.ts";
import { maxReplyLength } from "#app/limits.ts";
import type { MessageKey } from "#app/messages/message-key.ts";
import { isRefused } from "#app/platform/outcome.ts";
import { answerMany, type Many } from "./bulk.server.ts";
import { type FormAnswer, missedEvents } from "./form-answer.ts";
import { recordNoShow } from "./interviews/no-show.server.ts";
import { submitMark } from "./marks/mark-form.server.ts";
import { addNote, deleteOwnNote, starApplication } from "./notes.server.ts";
import { findTemplate } from "./templates/template.ts";
import { listTemplates } from "./templates/templates.server.ts";

/** That page without the form of an answer, and with the one that is open. */
type Pages = { back: string; here: string };

/** Runs the form posted on an application's page. */
export async function submitApplicantForm(
  actor: Person,
  applicationId: string,
  input: FormValues,
  { back, here }: Pages,
) {
  if (input.intent === "note") return submitNote(actor, applicationId, input, here);
  if (input.intent === "delete-note") {
    const deleted = await deleteOwnNote(actor, input.note ?? "");
    if (isRefused(deleted)) return redirectWithFlash(here, "err", deleted.refused);
    return redirectWithFlash(here, "ok", "applicants.noteDeleted");
  }
  if (input.intent === "star") {
    const isStarred = input.starred === "1";
    const starred = await starApplication(actor, applicationId, isStarred);
    if (isRefused(starred)) return redirectWithFlash(here, "err", starred.refused);
    const flashKey = isStarred ? "applicants.starAdded" : "applicants.starRemoved";
    return redirectWithFlash(here, "ok", flashKey);
  }
  const marked = await submitMark(actor, applicationId, input, here);
  if (marked) return marked;
  if (input.intent === "block" || input.intent === "unblock") {
    const isBlocked = input.intent === "block";
    const changed = await blockApplicant(actor, applicationId, isBlocked);
    if (isRefused(changed)) return redirectWithFlash(here, "err", changed.refused);
    return redirectWithFlash(here, "ok", isBlocked ? "thread.blocked" : "thread.unblocked");
  }
  if (input.intent === "no-show") {
    const isNoShow = input.noShow === "1";
    const recorded = await recordNoShow(actor, applicationId, isNoShow);
    if (isRefused(recorded)) return redirectWithFlash(here, "err", recorded.refused);
    const flashKey = isNoShow ? "applicants.noShowNoted" : "applicants.noShowRemoved";
    return redirectWithFlash(here, "ok", flashKey);
  }
  if (!isOnlyShown(input)) {
    const missed = missedEvents(await listCompanyHistory(actor, applicationId), input);
    if (missed.length > 0) return data<FormAnswer>({ values: input, missed }, 409);
  }
  return submitAnswer(actor, [applicationId], input, {
    to: back,
    skipped: "applicants.notAnswered",
  });
}

async function submitNote(actor: Person, applicationId: string, input: FormValues, here: string) {
  const body = (input.body ?? "").replaceAll("\r\n", "\n").trim();
  const again = (error: MessageKey) =>
    data<FormAnswer>({ values: input, errors: { body: error } }, 400);
  if (body === "") return again("applicants.noteMissing");
  if (body.length > maxReplyLength) return again("lifecycle.errors.tooLong");
  const added = await addNote(actor, applicationId, body);
  if (isRefused(added) && added.refused === "applicants.withdrawnMeanwhile") {
    return data<FormAnswer>({ values: input, refused: added.refused }, 409);
  }
  if (isRefused(added)) return redirectWithFlash(here, "err", added.refused);
  return redirectWithFlash(here, "ok", "applicants.noteAdded");
}

const statuses: Partial<Record<MessageKey, number>> = {
  "lifecycle.missing": 404,
  "thread.blockedByTeam": 409,
  "thread.blockedByApplicant": 409,
  "thread.tooMany": 429,
  "lifecycle.tooFewTimes": 409,
};

/** Whether a form was sent to be shown again: with a template's text, or with the times it stands for. */
export function isOnlyShown({ intent }: FormValues): boolean {
  return intent === "template" || intent === "times";
}

/** The times of an invitation that is still being written; of its errors those of days and hours alone. */
function shownTimes(values: FormValues, errors: FormErrors = {}): FormAnswer {
  const ofTimes = Object.entries(errors).filter(([field]) => /Day|Time|Until/.test(field));
  if (ofTimes.length > 0) return { values, errors: Object.fromEntries(ofTimes) };
  return { values, times: timesIn(values).map((time) => time.toISOString()) };
}

type Where = { to: string; skipped: MessageKey };

const isRunning = "applicants.bulkTask.isRunning" satisfies MessageKey;

/** Many of a job's applications, and the last event that the answer to them is written in knowledge of. */
type ManyOf = { jobId: string; selected: Many; lastEvent?: number };

/**
 * Answers applications, or many of a job's, or renders the form again with errors or a
 * template's text.
 */
export async function submitAnswer(
  actor: Person,
  to: string[] | ManyOf,
  input: FormValues,
  where: Where,
) {
  if (input.intent === "template") {
    const template = findTemplate(await listTemplates(actor), input.template);
    const values = template ? { ...input, message: template.body } : input;
    return data<FormAnswer>({ values });
  }
  const checked = checkForm(answerForm, input);
  if (input.intent === "times") return data<FormAnswer>(shownTimes(input, checked.errors));
  if (checked.errors) {
    return data<FormAnswer>({ values: input, errors: checked.errors }, 400);
  }
  const { interview } = checked.values;
  if (interview && input.interviewAnyway !== "1") {
    const clashes = await listClashes(actor, Array.isArray(to) ? to : [], interview);
    const errors: FormErrors = { interviewTime: "lifecycle.errors.clash" };
    if (clashes.length > 0) return data<FormAnswer>({ values: input, errors, clashes }, 409);
  }
  const answered = Array.isArray(to)
    ? await answerApplications(actor, to, checked.values)
    : await answerMany(actor, to.jobId, to.selected, checked.values, to.lastEvent);
  // The list shows how far it is.
  if ("queued" in answered) return redirect(where.to, 303);
  if (isRefused(answered)) {
    if (answered.refused === isRunning) return redirectWithFlash(where.to, "warn", isRunning);
    const status = statuses[answered.refused] ?? 403;
    return data<FormAnswer>({ values: input, refused: answered.refused }, { status });
  }
  if (answered.answered === 0) {
    const key = answered.repeated > 0 ? "applicants.repeated" : where.skipped;
    return redirectWithFlash(where.to, "warn", key);
  }
  const { mailed, unconfirmed, off } = answered.reach;
  const counts = [
    { key: "applicants.done.mailed", n: mailed },
    { key: "applicants.done.unconfirmed", n: unconfirmed },
    { key: "applicants.done.off", n: off },
    { key: "applicants.done.repeated", n: answered.repeated },
    { key: "applicants.done.skipped", n: answered.skipped },
  ] as const;
  const isWhole = unconfirmed + off + answered.repeated + answered.skipped === 0;
  return redirectWithCounts(where.to, isWhole ? "ok" : "warn", [
    { key: "applicants.done.head" },
    ...counts.filter(({ n }) => n > 0),
  ]);
}

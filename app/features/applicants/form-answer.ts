import type { ApplicationEvent } from "#app/features/applications/lifecycle/history.server.ts";
import { type FormRefusal, type FormValues, unknownState } from "#app/http/form.ts";
import type { StaleForm } from "#app/http/stale-form/stale-form.server.ts";

/** An event after a form was opened; with its applicant where the form answers several. */
export type MissedEvent = ApplicationEvent & { applicant?: string };

/** The state of a rejected form. */
export type FormAnswer = FormRefusal & {
  /** The text was saved after the form was opened. */
  stale?: StaleForm;
  /** The times, ISO, that the form stands for, where it was sent to show them. */
  times?: string[];
  /** Names of applicants who hold the time of an invitation already. */
  clashes?: string[];
  /** Events of the applications after the form was opened. */
  missed?: MissedEvent[];
};

/** The fields of an answer that are written in. */
export const answerFields = [
  "interviewDay",
  "interviewTime",
  "interviewUntil",
  "interviewDay2",
  "interviewDay3",
  "interviewPlace",
  "interviewPhone",
  "interviewLink",
  "interviewNote",
  "message",
];

/** The last event that an answer is written in knowledge of; opening changes nothing. */
export function lastEventOf(history: readonly ApplicationEvent[]): number {
  return history.findLast(({ action }) => action !== "open")?.id ?? 0;
}

/** The last event that the writer knew; of an unknown state at least the latest is new. */
export function knownEvent(
  lastEvent: string | undefined,
  history: readonly ApplicationEvent[],
): number {
  if (lastEvent === unknownState) return lastEventOf(history) - 1;
  return Number(lastEvent || Number.NaN);
}

/** The events that an answer was written without, but for that very answer, sent before. */
export function missedEvents(
  history: readonly ApplicationEvent[],
  { lastEvent, action, message = "" }: FormValues,
): ApplicationEvent[] {
  const known = knownEvent(lastEvent, history);
  const text = message.replaceAll("\r\n", "\n").trim();
  const isSame = (event: ApplicationEvent) =>
    event.action === action && ((event.message ?? "") === text || text.includes("{"));
  return history.filter((event) => event.id > known && event.action !== "open" && !isSame(event));
}

/** The answer to one of the forms of a page, which its `intent` tells apart. */
export function answerTo(form: "note" | "label" | "answer", answer: FormAnswer | undefined) {
  const { intent } = answer?.values ?? {};
  const posted = intent === "note" ? "note" : intent === "new-label" ? "label" : "answer";
  return posted === form ? answer : undefined;
}

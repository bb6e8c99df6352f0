import { transitions } from "#app/features/applications/application-status.ts";
import type { AnnouncedEvent } from "./announced-events.server.ts";

const answers = [
  "shortlist",
  "invite",
  "offer",
  "hire",
  "reconsider",
  "reply",
  "decline",
  "close",
] as const;
const applicantActions = ["write", "withdraw", "confirm", "ask_another_time"] as const;
/** Each takes nothing back of those before it. */
const course: readonly Answer["action"][] = ["shortlist", "invite", "offer", "hire"];

/** Events emailed to applicants, and those emailed to companies. */
export type Answer = AnnouncedEvent & { action: (typeof answers)[number] };
export type ApplicantAction = AnnouncedEvent & { action: (typeof applicantActions)[number] };

/** One application in an email: the answer that holds, and the company's texts up to it, oldest first. */
export type LatestAnswer = { last: Answer; written: Pick<Answer, "action" | "message">[] };

export function isAnswer(event: AnnouncedEvent): event is Answer {
  return answers.some((action) => action === event.action);
}

export function isApplicantAction(event: AnnouncedEvent): event is ApplicantAction {
  return applicantActions.some((action) => action === event.action);
}

/**
 * Each application once, however many answers it was given: with the one that still holds, and without
 * the words of those that were taken back. An application whose answers all were is left out.
 */
export function latestAnswers(events: readonly Answer[]): LatestAnswer[] {
  return byApplication(events).flatMap((given): LatestAnswer[] => {
    const last = given.findLast(holds) ?? given.findLast(({ action }) => action === "reply");
    if (!last) return [];
    const written = given.filter(
      (each) => each === last || each.action === "reply" || leadsTo(each, last),
    );
    return [{ last, written: written.filter(({ message }) => message?.trim()) }];
  });
}

/** One application in an email to its company: the applicant's last act, and the messages, oldest first. */
export type LastAction = { last: ApplicantAction; written: ApplicantAction[] };

/** Each applicant's last act on each application; messages stand beside any other. */
export function lastActions(events: readonly ApplicantAction[]): LastAction[] {
  return byApplication(events).flatMap((done) => {
    const written = done.filter(({ action }) => action === "write");
    const last = done.findLast(({ action }) => action !== "write") ?? done.at(-1);
    // Of a withdrawn application the texts are gone.
    return last ? [{ last, written: last.action === "withdraw" ? [] : written }] : [];
  });
}

/** Whether an application is still where this answer brought it. */
function holds({ action, status }: Answer): boolean {
  const transition = transitions[action];
  return "to" in transition && transition.to === status;
}

function leadsTo(earlier: Answer, last: Answer): boolean {
  const at = course.indexOf(earlier.action);
  return at >= 0 && at < course.indexOf(last.action);
}

/** Those of one application together, in the order of their last ones. */
function byApplication<T extends AnnouncedEvent>(events: readonly T[]): T[][] {
  const groups = new Map<string, T[]>();
  for (const event of events) {
    const before = groups.get(event.applicationId) ?? [];
    groups.delete(event.applicationId);
    groups.set(event.applicationId, [...before, event]);
  }
  return [...groups.values()];
}

import {
  type ApplicationStatus,
  type Side,
  statusAfter,
} from "#app/features/applications/application-status.ts";
import type { ApplicationEvent } from "#app/features/applications/lifecycle/history.server.ts";
import type { MessageKey } from "#app/messages/message-key.ts";

/** A side that writes messages about an application. */
export type Writer = Exclude<Side, "system">;

type Event = Pick<ApplicationEvent, "action" | "side" | "message">;

/**
 * Whether the company has opened the messages of an application: it has written since the application was sent
 * or decided against. A refusal opens nothing, a message after it does. Events oldest first.
 */
export function isThreadOpen(events: readonly Event[]): boolean {
  const last = events.findLast((event) => opens(event) || ends(event));
  return last !== undefined && opens(last);
}

const endings = ["send", "withdraw", "decline", "close"];
const ends = ({ action }: Event) => endings.includes(action);
const opens = (event: Event) => event.side === "company" && event.message !== null && !ends(event);

type Thread = { status: ApplicationStatus; messagesBlockedBy: Writer | null };

/** Why the applicant may not write about an application; null where they may. */
export function whyNotWrite(
  { status, messagesBlockedBy }: Thread,
  events: readonly Event[],
): MessageKey | null {
  if (statusAfter("write", status, "seeker") === undefined) return "thread.ended";
  if (messagesBlockedBy) {
    return messagesBlockedBy === "seeker" ? "thread.blockedByYou" : "thread.blockedByCompany";
  }
  return isThreadOpen(events) ? null : "thread.notOpen";
}

/** Why the company may send no message about an application; null where it may. */
export function whyNotReply({ messagesBlockedBy }: Pick<Thread, "messagesBlockedBy">) {
  if (!messagesBlockedBy) return null;
  return messagesBlockedBy === "company"
    ? ("thread.blockedByTeam" satisfies MessageKey)
    : ("thread.blockedByApplicant" satisfies MessageKey);
}

/** Events that carry words or documents of a side: the messages of an application. */
export function messagesOf<E extends ApplicationEvent>(events: readonly E[]): E[] {
  return events.filter(({ message, documents }) => message !== null || documents.length > 0);
}

import type { MessageKey } from "#app/messages/message-key.ts";

/** What a service function returns: its result, or the message key of why not. */
export type Refusal = {
  readonly refused: MessageKey;
  /** Seconds after which it may be tried again. */
  readonly retryAfter?: number;
};
export type Outcome<T> = T | Refusal;

/** A refusal that the person may run into; `key` is a message key. */
export function refused(key: MessageKey): Refusal {
  return { refused: key };
}

export function isRefused<T extends object>(outcome: Outcome<T>): outcome is Refusal {
  return "refused" in outcome;
}

/** Missing and not-yours look alike: the page for this is a plain 404. */
export function notFound(): Response {
  return new Response(null, { status: 404 });
}

import type { MessageKey } from "#app/messages/message-key.ts";

/** What a verb answers: the thing it made, or the key of the sentence that says why not. */
export type Refusal = {
  readonly refused: MessageKey;
  /** Seconds after which it may be tried again. */
  readonly retryAfter?: number;
};
export type Outcome<T> = T | Refusal;

/** A refusal that the person may run into; `key` is found in words/. */
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

/** Whose sources a page is about: those of the actor's company, or of the board. */
export type FeedOwner = "company" | "board";

/**
 * A source is new until its mapping is confirmed; works; is paused by a person; is stopped by an error or a question;
 * or is being removed.
 */
export type SourceState = "new" | "works" | "paused" | "stopped" | "removed";

/** Where a run came to an end: at the feed's server, in its text, in what its rows say, in writing. */
export type StopStep = "fetch" | "read" | "check" | "write";

/**
 * A run waits for a worker, reads the feed, waits for a person's decision, or writes; is done, was answered
 * "unchanged" by the server, failed, or was discarded by a person.
 */
export type RunState =
  | "waiting"
  | "reading"
  | "asking"
  | "writing"
  | "done"
  | "unchanged"
  | "failed"
  | "discarded";

/** Codes of a run that asks a person before it writes. */
export type AskingCode = "rows-rejected" | "jobs-missing";

/** A job is new, changed, missing for the first time or again, or seen after it was missing. */
export type ChangeKind = "added" | "changed" | "missed" | "missing" | "seen";

/** An item has a job, waits as a copy for a person's decision, or was decided to be one. */
export type ItemState = "posted" | "copy" | "dismissed";

/** Hours between two runs. */
export const rhythms = [1, 3, 6, 12, 24] as const;
export type Rhythm = (typeof rhythms)[number];

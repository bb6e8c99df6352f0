import type { FeedReason } from "#app/features/jobs/feeds-in/reading/feed-source.ts";

/** Thrown within the readers where a feed cannot be read on. */
export class Ended extends Error {
  readonly reason: FeedReason;
  constructor(reason: FeedReason) {
    super(reason);
    this.reason = reason;
  }
}

import type { ManagedJob } from "#app/features/jobs/lifecycle/managed-job.ts";

/** A job of the list with who has applied to it. */
export type ManagedRow = Omit<ManagedJob, "location" | "placeId"> & {
  /** In the reader's language. */
  place: string;
  applications: number;
  /** How many are in the middle of something, and how many of them have no answer at all. */
  undecided: number;
  unanswered: number;
  /** Of each of the last days, oldest first. */
  views: readonly number[];
};

import type { FeedReason, JobField } from "#app/features/jobs/feeds-in/reading/feed-source.ts";
import type { ImportedJob } from "#app/features/jobs/import/import-line.ts";

/** A job as a run is going to store it; times are ISO. */
export type ChangeData = Omit<ImportedJob, "createdAt" | "externalId" | "status"> & {
  createdAt: string;
  /** Where one applies, and the site that it is from; null where one applies here. */
  applyUrl: string | null;
  sourceSite: string | null;
};

/** Why a row of a feed becomes no job: by its reading, or by the rules of the board. */
export type RejectReason = FeedReason | "noApplyLink" | "quota" | "tooManyJobs";

/** A rejected row as a run shows it. */
export type RejectedRow = {
  reason: RejectReason;
  number: number;
  line?: number;
  field?: JobField;
  excerpt: string;
};

/** Rejected rows that nothing is right about; one whose last day has passed is no fault. */
export function faultyRows(reasons: Partial<Record<string, number>>): number {
  const { expired: _, tooManyJobs: __, ...faults } = reasons;
  return Object.values(faults).reduce<number>((sum, count = 0) => sum + count, 0);
}

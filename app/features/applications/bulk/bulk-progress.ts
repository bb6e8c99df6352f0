import type { CompanyAction } from "#app/features/applications/application-status.ts";
import type { ReachCounts } from "#app/features/applications/lifecycle/reach.ts";

/** Stopped where the member who asked may not answer any more. */
export const bulkStates = ["running", "done", "stopped"] as const;
export type BulkState = (typeof bulkStates)[number];

/** How far the newest bulk answer of a job is, and how it has gone. */
export type BulkProgress = {
  action: CompanyAction;
  state: BulkState;
  total: number;
  /** How many are done with: answered, repeated or skipped. */
  position: number;
  reach: ReachCounts;
  repeated: number;
  skipped: number;
  /** Who answers; empty once the account is gone. */
  by: string;
};

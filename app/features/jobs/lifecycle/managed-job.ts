import type { OwnCase } from "#app/features/moderation/cases/cases.server.ts";
import type { LifecycleState } from "./job-lifecycle.ts";

/** Which of its jobs a company looks at. */
export const managedFilters = ["all", "open", "draft", "closed"] as const;
export type ManagedFilter = (typeof managedFilters)[number];
export type ManagedCounts = Record<ManagedFilter, number>;
export const noJobs: ManagedCounts = { all: 0, open: 0, draft: 0, closed: 0 };

/** A job in its company's list; times are ISO timestamps, the deadline an ISO day. */
export type ManagedJob = {
  id: string;
  title: string;
  location: string;
  placeId: string | null;
  createdAt: string;
  state: LifecycleState;
  deadline: string | null;
  closesInDays: number | null;
  publishAt: string | null;
  closedReason: string | null;
  closedAt: string | null;
  /** Whether the company has been asked if it is still open, and has not answered. */
  isConfirmationRequested: boolean;
  /** The moderators' decision, if its company has something to do or to know. */
  review: OwnCase["state"] | null;
};

export function readManagedFilter(value: string | null): ManagedFilter {
  return managedFilters.find((filter) => filter === value) ?? "all";
}

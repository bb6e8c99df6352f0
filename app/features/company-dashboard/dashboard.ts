import type { PlaceNames } from "#app/features/applications/application-list.ts";
import type { OwnJob } from "#app/features/jobs/posting/own-jobs.server.ts";

/** A job as its company's dashboard lists it. */
export type DashboardJob = Omit<OwnJob, "location" | "placeId"> & {
  place: PlaceNames;
  /** How many have applied. */
  applications: number;
  /** Of how many of them the CV was not opened yet. */
  unopened: number;
  /** How many wait for an answer. */
  undecided: number;
};

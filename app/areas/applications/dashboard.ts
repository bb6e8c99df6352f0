import type { OwnJob } from "#app/areas/jobs/own-jobs.server.ts";
import type { PlaceNames } from "./application-list.ts";

/** A job as its company's dashboard lists it. */
export type DashboardJob = Omit<OwnJob, "location" | "placeId"> & {
  place: PlaceNames;
  /** How many have applied. */
  applications: number;
  /** Of how many of them the CV was not opened yet. */
  unopened: number;
};

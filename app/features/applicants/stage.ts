import type { ApplicationStatus } from "#app/features/applications/application-status.ts";

/**
 * Where an application stands in the company's eyes: its status, where one that nobody has answered
 * is new until somebody of the company has read it.
 */
export const stages = [
  "new",
  "reviewing",
  "shortlisted",
  "interview",
  "offered",
  "hired",
  "not_selected",
  "withdrawn",
  "closed",
] as const;
export type Stage = (typeof stages)[number];

/** What is not shown as long as nobody is in it. */
export const rareStages: readonly Stage[] = ["withdrawn", "closed"];

export function stageFor(application: { status: ApplicationStatus; isNew: boolean }): Stage {
  if (application.status !== "pending") return application.status;
  return application.isNew ? "new" : "reviewing";
}

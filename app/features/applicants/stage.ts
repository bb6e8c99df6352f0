import type { ApplicationStatus } from "#app/features/applications/application-status.ts";

/** An application's stage for the company: its status, or "new" while it is pending and unread. */
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

/** Stages shown only if they contain applications. */
export const rareStages: readonly Stage[] = ["withdrawn", "closed"];

export function stageFor(application: { status: ApplicationStatus; isNew: boolean }): Stage {
  if (application.status !== "pending") return application.status;
  return application.isNew ? "new" : "reviewing";
}

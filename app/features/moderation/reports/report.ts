/** Reasons of a report, in the order of the form. */
export const reportReasons = [
  "money",
  "documents",
  "false",
  "discrimination",
  "expired",
  "copied",
  "other",
] as const;
export type ReportReason = (typeof reportReasons)[number];

/** Those that messages about an application may give, of either side. */
export const messageReasons: readonly ReportReason[] = [
  "money",
  "documents",
  "discrimination",
  "other",
];

/** The subject of a report. */
export type ReportTarget = { jobId: string } | { companyId: string } | { applicationId: string };

/** Why somebody reports a job or a company, in the order of the form. */
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

/** What a report is about. */
export type ReportTarget = { jobId: string } | { companyId: string };

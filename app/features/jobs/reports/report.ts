/** Why somebody reports a job, in the order of the form. */
export const reportReasons = ["money", "gone", "wrong", "abuse", "other"] as const;
export type ReportReason = (typeof reportReasons)[number];

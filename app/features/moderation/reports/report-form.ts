import { z } from "zod";
import { isEmail } from "#app/features/accounts/mailbox/email-address.ts";
import { anyEmail } from "#app/features/accounts/mailbox/email-fields.ts";
import { maxReportLength } from "#app/limits.ts";
import { reportReasons } from "./report.ts";

/** The fields of a report; errors are message keys. */
export const reportForm = z
  .object({
    reason: z.enum(reportReasons, "reports.reasonMissing"),
    details: z
      .string()
      .trim()
      .prefault("")
      // Browsers send a line break as two characters but count it as one.
      .transform((input) => input.replaceAll("\r\n", "\n"))
      .pipe(z.string().max(maxReportLength, "reports.detailsTooLong"))
      .transform((input) => input || null),
    /** A visitor's address for the outcome. */
    email: anyEmail
      .refine((email) => email === "" || isEmail(email), "reports.emailWrong")
      .transform((email) => email || null),
  })
  .refine(({ reason, details }) => reason !== "other" || details !== null, {
    path: ["details"],
    message: "reports.detailsMissing",
  });

export type ReportValues = z.output<typeof reportForm>;

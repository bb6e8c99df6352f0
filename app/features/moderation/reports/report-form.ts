import { z } from "zod";
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
    email: z
      .string()
      .trim()
      .max(200, "reports.emailWrong")
      .regex(/^([^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+)?$/, "reports.emailWrong")
      .prefault("")
      .transform((input) => input.toLowerCase() || null),
  })
  .refine(({ reason, details }) => reason !== "other" || details !== null, {
    path: ["details"],
    message: "reports.detailsMissing",
  });

export type ReportValues = z.output<typeof reportForm>;

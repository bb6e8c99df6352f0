import { z } from "zod";
import { caseActs, decisionReasons, needsReason } from "#app/features/moderation/cases/case.ts";
import { maxReplyLength } from "#app/limits.ts";

const text = z
  .string()
  .trim()
  .prefault("")
  .transform((input) => input.replaceAll("\r\n", "\n"));

/** The fields of a decision; errors are message keys. */
export const decisionForm = z
  .object({
    act: z.enum(caseActs, "moderation.actMissing"),
    reason: z
      .enum(decisionReasons)
      .or(z.literal("").transform(() => null))
      .nullable()
      .prefault(""),
    note: text
      .pipe(z.string().max(maxReplyLength, "moderation.noteTooLong"))
      .transform((input) => input || null),
  })
  .refine(({ act, reason }) => !needsReason(act) || reason !== null, {
    path: ["reason"],
    message: "moderation.reasonMissing",
  });

/** A company's appeal. */
export const appealForm = z.object({
  appeal: text.pipe(
    z
      .string()
      .min(1, "moderation.own.appealMissing")
      .max(maxReplyLength, "moderation.own.appealTooLong"),
  ),
});

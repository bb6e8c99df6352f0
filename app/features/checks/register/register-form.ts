import { z } from "zod";
import { textInput } from "#app/features/accounts/profile/profile-fields.ts";
import { maxRefusalLength, maxRegisterLength } from "#app/limits.ts";
import { visibleLine } from "#app/platform/database/storable.ts";

/** The number of a company's register; the document is judged by its content. */
export const registerForm = z.object({
  number: textInput
    .transform(visibleLine)
    .pipe(
      z
        .string()
        .min(1, "checks.register.errors.number")
        .max(maxRegisterLength, "checks.register.errors.number"),
    ),
});

const acts = ["accept", "refuse", "revoke"] as const;

/** A moderator's decision about it; `sentAt` is when the one that was read was sent. */
export const decisionForm = z
  .object({
    act: z.enum(acts, "checks.desk.errors.act"),
    sentAt: textInput,
    reason: textInput
      .transform(visibleLine)
      .pipe(z.string().max(maxRefusalLength, "checks.desk.errors.reason")),
  })
  .superRefine(({ act, reason }, check) => {
    if (act === "accept" || reason) return;
    check.addIssue({ code: "custom", path: ["reason"], message: "checks.desk.errors.reason" });
  });

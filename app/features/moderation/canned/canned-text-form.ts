import { z } from "zod";
import { decisionReasons } from "#app/features/moderation/cases/case.ts";
import { maxCannedTitleLength, maxReplyLength } from "#app/limits.ts";

const line = (missing: string, tooLong: string, max: number) =>
  z
    .string()
    .trim()
    .prefault("")
    .transform((input) => input.replaceAll("\r\n", "\n"))
    .pipe(z.string().min(1, missing).max(max, tooLong));
const title = () =>
  line("moderators.texts.titleMissing", "moderators.texts.titleTooLong", maxCannedTitleLength);
const text = () =>
  line("moderators.texts.textMissing", "moderators.texts.textTooLong", maxReplyLength);

/** A canned text; errors are message keys. */
export const cannedTextForm = z.object({
  reason: z.enum(decisionReasons, "moderation.reasonMissing"),
  titleAr: title(),
  titleEn: title(),
  textAr: text(),
  textEn: text(),
});

import { z } from "zod";
import { textInput } from "#app/features/accounts/profile/profile-fields.ts";
import { maxRefusalLength } from "#app/limits.ts";
import { visibleLine } from "#app/platform/database/storable.ts";

const reason = textInput
  .transform(visibleLine)
  .pipe(z.string().min(1, "merges.errors.reason").max(maxRefusalLength, "merges.errors.reason"));

/** `keep` is the company that stays. */
export const mergeForm = z.object({
  keep: z.string("merges.errors.keep").min(1, "merges.errors.keep"),
  reason,
});

/** `from` is the company that the job was of when the page was read. */
export const moveForm = z.object({ from: textInput, reason });

export const undoForm = z.object({ merge: textInput, reason });

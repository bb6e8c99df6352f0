import { z } from "zod";
import { maxRefusalLength } from "#app/limits.ts";

const reason = z
  .string()
  .trim()
  .prefault("")
  .pipe(
    z
      .string()
      .min(1, "moderators.roles.reasonMissing")
      .max(maxRefusalLength, "moderators.roles.reasonTooLong"),
  );
const password = z.string().prefault("").pipe(z.string().min(1, "security.currentMissing"));

/** Names a moderator; errors are message keys. */
export const namingForm = z.object({
  email: z.string().trim().prefault("").pipe(z.string().min(1, "moderators.roles.emailMissing")),
  reason,
  password,
});

/** Changes a moderator, with the reason for the log. */
export const roleChangeForm = z.object({ reason, password });

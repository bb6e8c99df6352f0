import { z } from "zod";
import { wholeEmail } from "#app/features/accounts/mailbox/email-fields.ts";

/** The form that changes the address one signs in with. */
export const emailChangeForm = z.object({
  email: wholeEmail,
  password: z.string().prefault("").pipe(z.string().min(1, "security.currentMissing")),
  code: z.string().trim().prefault(""),
  contact: z.string().optional().transform(Boolean),
});

import { z } from "zod";
import { isEmail } from "#app/features/accounts/mailbox/email-address.ts";
import { anyEmail } from "#app/features/accounts/mailbox/email-fields.ts";

export const forgetForm = z.object({
  email: anyEmail
    .pipe(z.string().min(1, "accounts.emailMissing"))
    .refine((email) => email === "" || isEmail(email), "accounts.emailInvalid"),
});

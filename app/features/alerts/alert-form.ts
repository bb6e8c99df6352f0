import { z } from "zod";
import { isEmail } from "#app/features/accounts/mailbox/email-address.ts";
import { anyEmail } from "#app/features/accounts/mailbox/email-fields.ts";
import { alertFrequencies, usualHour } from "#app/features/alerts/alert.ts";
import { maxAlertNameLength } from "#app/limits.ts";

/** An alert's name and frequency. */
export const alertForm = z.object({
  frequency: z.enum(alertFrequencies, { error: "alerts.frequencyMissing" }),
  hour: z.coerce.number().int().min(0).max(23).catch(usualHour),
  name: z.string().trim().max(maxAlertNameLength, { error: "alerts.tooLong" }).optional(),
});

/** The same with an email address, for visitors. */
export const alertByEmailForm = alertForm.extend({
  email: anyEmail.refine(isEmail, "alerts.emailInvalid"),
});

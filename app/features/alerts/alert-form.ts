import { z } from "zod";
import { isEmail } from "#app/features/accounts/mailbox/email-address.ts";
import { anyEmail } from "#app/features/accounts/mailbox/email-fields.ts";
import { alertFrequencies, usualHour } from "#app/features/alerts/alert.ts";
import { maxAlertNameLength } from "#app/limits.ts";
import { lettered, visibleLine } from "#app/platform/database/storable.ts";

/** An alert's name; an empty one stands for its search. */
const alertName = z
  .string()
  .prefault("")
  .transform(visibleLine)
  .pipe(z.string().max(maxAlertNameLength, "alerts.tooLong"))
  .refine((name) => name === "" || lettered.test(name), "alerts.nameLetters");

/** An alert's name and frequency. */
export const alertForm = z.object({
  frequency: z.enum(alertFrequencies, { error: "alerts.frequencyMissing" }),
  hour: z.coerce.number().int().min(0).max(23).catch(usualHour),
  name: alertName,
});

/** The same with an email address, for visitors. */
export const alertByEmailForm = alertForm.extend({
  email: anyEmail.refine(isEmail, "alerts.emailInvalid"),
});

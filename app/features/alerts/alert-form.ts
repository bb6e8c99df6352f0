import { z } from "zod";
import { alertFrequencies, usualHour } from "#app/features/alerts/alert.ts";
import { maxAlertNameLength } from "#app/messages/limits.ts";

/** When an alert is sent, and what it is called. */
export const alertForm = z.object({
  frequency: z.enum(alertFrequencies, { error: "alerts.frequencyMissing" }),
  hour: z.coerce.number().int().min(0).max(23).catch(usualHour),
  name: z.string().trim().max(maxAlertNameLength, { error: "alerts.tooLong" }).optional(),
});

/** The same for somebody without an account. */
export const alertByEmailForm = alertForm.extend({
  email: z.email({ error: "alerts.emailInvalid" }).max(254, { error: "alerts.emailInvalid" }),
});

import { z } from "zod";
import { isEmail } from "#app/features/accounts/mailbox/email-address.ts";
import { anyEmail } from "#app/features/accounts/mailbox/email-fields.ts";
import { companyRoles } from "#app/features/accounts/membership/company-role.ts";
import { languages } from "#app/i18n/language.ts";

/** The invited address, its role, and the language of the email. */
export const invitationForm = z.object({
  email: anyEmail.refine(isEmail, "team.emailInvalid"),
  role: z.enum(companyRoles, "team.roleMissing"),
  language: z.enum(languages, "team.emailInvalid").catch("ar"),
});
export type InvitationValues = z.output<typeof invitationForm>;

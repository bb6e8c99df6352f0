import { z } from "zod";
import { companyRoles } from "#app/features/accounts/membership/company-role.ts";
import { languages } from "#app/i18n/language.ts";

/** Marks that come along when an address is pasted from a right-to-left text. */
const invisible = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** The invited address, its role, and the language of the email. */
export const invitationForm = z.object({
  email: z
    .string()
    .prefault("")
    .transform((input) => input.replace(invisible, "").trim().toLowerCase())
    .pipe(z.email("team.emailInvalid").max(254, "team.emailInvalid")),
  role: z.enum(companyRoles, "team.roleMissing"),
  language: z.enum(languages, "team.emailInvalid").catch("ar"),
});
export type InvitationValues = z.output<typeof invitationForm>;

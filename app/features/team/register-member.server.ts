import { z } from "zod";
import { registerAccount } from "#app/features/accounts/accounts.server.ts";
import type { Client } from "#app/features/accounts/devices/client.server.ts";
import { passwordProblem, withOnePassword } from "#app/features/accounts/sign-in/password-rule.ts";
import { signIn } from "#app/features/accounts/sign-in/sign-in.server.ts";
import { checkForm, type FormErrors, type FormValues } from "#app/http/form.ts";
import type { Language } from "#app/i18n/language.ts";
import { maxNameLength } from "#app/limits.ts";
import { isRefused, type Outcome, refused } from "#app/platform/outcome.ts";
import { acceptInvitation, findInvitation } from "./accept-invitation.server.ts";

const name = (missing: string) =>
  z
    .string()
    .trim()
    .prefault("")
    .pipe(z.string().min(1, missing).max(maxNameLength, "accounts.nameTooLong"));
const secret = z.string().prefault("");

/** The account fields of an invited person; the address comes from the invitation. */
const memberForm = z
  .object({
    firstName: name("accounts.firstNameMissing"),
    lastName: name("accounts.lastNameMissing"),
    password: secret,
    confirmPassword: secret,
    agree: z.enum(["on", "true", "1", "yes"], "accounts.agreeMissing"),
  })
  // Also when other fields are wrong, so that a person is told everything at once.
  .superRefine(
    ({ password, confirmPassword }, context) => {
      const problem = passwordProblem(password, confirmPassword);
      if (problem)
        context.addIssue({ code: "custom", path: [problem.field], message: problem.key });
    },
    { when: () => true },
  );

/** The cookies of the new session; none where signing in has to be done by hand. */
type Joined = { setCookies: string[] | null; errors?: undefined };

const nowhere = { phone: "", country: "", province: "", city: "", plan: undefined };

/**
 * Creates an account for an invitation's address, signs it in and joins the company. An address in
 * the form is ignored. Refusals: team.invitation.invalid, and those of registerAccount.
 */
export async function registerMember(
  token: string,
  input: FormValues,
  client: Client,
  language: Language,
): Promise<Outcome<Joined> | { errors: FormErrors }> {
  const invitation = await findInvitation(token);
  if (!invitation) return refused("team.invitation.invalid");
  const checked = checkForm(memberForm, withOnePassword(input));
  if (checked.errors) return checked;
  const { firstName, lastName, password } = checked.values;
  const { email } = invitation;
  const values = { ...nowhere, firstName, lastName, email, password };
  const registered = await registerAccount(
    { ...values, userType: "company_member" },
    client,
    language,
  );
  if (isRefused(registered)) return registered;
  const joined = await acceptInvitation(
    { kind: "person", id: registered.id, email, userType: "company_member" },
    token,
  );
  const session = await signIn({ email, password, remember: false }, client, true);
  if (isRefused(joined)) return joined;
  return { setCookies: isRefused(session) ? null : session.setCookies };
}

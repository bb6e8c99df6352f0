import { z } from "zod";
import { loginForm } from "#app/features/accounts/account-forms.ts";

const { email } = loginForm.shape;

export const forgetForm = z.object({
  email: email.pipe(z.email("accounts.emailInvalid").max(254, "accounts.emailInvalid")),
});

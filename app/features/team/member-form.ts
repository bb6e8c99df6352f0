import { z } from "zod";
import { passwordProblem } from "#app/features/accounts/sign-in/password-rule.ts";
import { maxNameLength } from "#app/messages/limits.ts";

const name = (missing: string) =>
  z
    .string()
    .trim()
    .prefault("")
    .pipe(z.string().min(1, missing).max(maxNameLength, "accounts.nameTooLong"));
const secret = z.string().prefault("");

/** The account fields of an invited person; the address comes from the invitation. */
export const memberForm = z
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

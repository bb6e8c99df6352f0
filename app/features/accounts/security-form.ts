import { z } from "zod";
import { passwordProblem } from "./sign-in/password-rule.ts";

const secret = z.string().prefault("");

/** The form that changes one's own password. */
export const securityForm = z
  .object({
    current: secret.pipe(z.string().min(1, "security.currentMissing")),
    password: secret,
    confirmPassword: secret,
  })
  .superRefine(
    ({ password = "", confirmPassword = "" }, context) => {
      const problem = passwordProblem(password, confirmPassword);
      if (problem) {
        context.addIssue({ code: "custom", path: [problem.field], message: problem.key });
      }
    },
    // Also when the current one is missing, so that all errors are shown at once.
    { when: () => true },
  );

import { z } from "zod";
import { contactEmail, isEmail } from "#app/features/accounts/mailbox/email-address.ts";
import { readPhone } from "#app/features/accounts/profile/phone.ts";
import { applicationLimits, experiences } from "#app/features/applications/application.ts";
import { visibleLine } from "#app/platform/database/storable.ts";
import { readDay } from "#app/platform/day.ts";
import { pastedText } from "#app/platform/pasted/html-text.ts";

const wrongDate = "applications.errors.availableDate";
const text = z.string().trim().prefault("");

const required = (name: "firstName" | "lastName" | "phone") =>
  text
    .transform(visibleLine)
    .pipe(
      z
        .string()
        .min(1, `applications.errors.${name}`)
        .max(applicationLimits[name], "applications.errors.tooLong"),
    );

const optional = (name: "coverLetter" | "expectedSalary", tooLong: string) =>
  text
    // Browsers send a line break as two characters but count it as one.
    .transform((input) => pastedText(input.replaceAll("\r\n", "\n")))
    .pipe(z.string().max(applicationLimits[name], tooLong))
    .transform(orNull);

/**
 * The fields of an application; messages are keys. Server only: the browser's own checks use the
 * same limits without this library.
 */
export const applicationForm = z.object({
  firstName: required("firstName"),
  lastName: required("lastName"),
  email: text.transform(contactEmail).pipe(
    z
      .string()
      .min(1, "applications.errors.emailMissing")
      .max(applicationLimits.email, "applications.errors.tooLong")
      .refine((email) => email === "" || isEmail(email.toLowerCase()), "applications.errors.email"),
  ),
  phone: required("phone").transform((input, context) => {
    const number = readPhone(input);
    if (number === undefined) {
      context.addIssue({ code: "custom", message: "applications.errors.phone" });
      return z.NEVER;
    }
    return number;
  }),
  coverLetter: optional("coverLetter", "applications.errors.coverLetter"),
  experience: z
    .enum(["", ...experiences], "applications.errors.experience")
    .prefault("")
    .transform(orNull),
  expectedSalary: optional("expectedSalary", "applications.errors.tooLong"),
  availableDate: text
    .transform((input) => (input === "" ? "" : readDay(input)))
    .pipe(z.string(wrongDate).refine((day) => day === "" || day > "1900", wrongDate))
    .transform(orNull),
});

/** The same of an account without an email: companies see its phone alone. */
export const applicationByPhoneForm = applicationForm.extend({
  email: z
    .unknown()
    .optional()
    .transform(() => ""),
});

export type ApplicationValues = z.output<typeof applicationForm>;

function orNull<T extends string>(input: T): Exclude<T, ""> | null {
  return input === "" ? null : (input as Exclude<T, "">);
}

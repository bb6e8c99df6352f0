import { z } from "zod";
import { experiences } from "./application.ts";

/** The most characters that a field takes; the inputs stop there too. */
export const applicationLimits = {
  firstName: 80,
  lastName: 80,
  email: 200,
  phone: 40,
  coverLetter: 5000,
  expectedSalary: 60,
} as const;

const required = (name: "firstName" | "lastName" | "phone") =>
  z
    .string({ error: `applications.errors.${name}` })
    .trim()
    .min(1, `applications.errors.${name}`)
    .max(applicationLimits[name], "applications.errors.tooLong");

const optionalText = (name: "coverLetter" | "expectedSalary", tooLong: string) =>
  z
    .string()
    .default("")
    // Browsers send each line break as two characters but count it as one.
    .transform((text) => text.replaceAll("\r\n", "\n").trim())
    .pipe(z.string().max(applicationLimits[name], tooLong))
    .transform(orNull);

/** What an application says; the messages are keys of words. */
export const applicationForm = z.object({
  firstName: required("firstName"),
  lastName: required("lastName"),
  email: z
    .string({ error: "applications.errors.emailMissing" })
    .trim()
    .min(1, "applications.errors.emailMissing")
    .max(applicationLimits.email, "applications.errors.tooLong")
    .pipe(z.email("applications.errors.email")),
  phone: required("phone"),
  coverLetter: optionalText("coverLetter", "applications.errors.coverLetter"),
  experience: z
    .enum(["", ...experiences], "applications.errors.experience")
    .default("")
    .transform(orNull),
  expectedSalary: optionalText("expectedSalary", "applications.errors.tooLong"),
  availableDate: z
    .union([z.literal(""), z.iso.date()], "applications.errors.availableDate")
    .default("")
    .transform(orNull),
});

export type ApplicationValues = z.output<typeof applicationForm>;

function orNull<T extends string>(text: T): Exclude<T, ""> | null {
  return text === "" ? null : (text as Exclude<T, "">);
}

import { z } from "zod";
import { homePlaceErrors, readHomePlace } from "#app/features/places/home-place.ts";
import { maxNameLength } from "#app/limits.ts";
import type { MessageKey } from "#app/messages/message-key.ts";
import { lettered, visibleLine } from "#app/platform/database/storable.ts";
import { openUserTypes } from "./actor.ts";
import { anyEmail, wholeEmail } from "./mailbox/email-fields.ts";
import { readPhone } from "./profile/phone.ts";
import { newPasswordErrors } from "./sign-in/password-rule.ts";

export const plans = ["basic", "professional", "enterprise"] as const;

const text = z.string().trim().prefault("");
const secret = z.string().prefault("");
const name = (missing: string) =>
  text
    .transform(visibleLine)
    .pipe(z.string().min(1, missing).max(maxNameLength, "accounts.nameTooLong"));

const registrationShape = {
  userType: z.enum(openUserTypes, "accounts.userTypeUnknown").prefault("customer_employee"),
  firstName: name("accounts.firstNameMissing"),
  lastName: name("accounts.lastNameMissing"),
  email: wholeEmail,
  companyName: text
    .transform(visibleLine)
    .pipe(z.string().max(maxNameLength, "accounts.nameTooLong"))
    .refine((input) => input === "" || lettered.test(input), "companies.errors.name"),
  phone: text,
  country: text,
  province: text,
  city: text,
  password: secret,
  confirmPassword: secret,
  onePassword: z.string().optional(),
  agree: z.enum(["on", "true", "1", "yes"], "accounts.agreeMissing"),
  plan: z.enum(plans).optional().catch(undefined),
};

const registrationFields = z
  .object(registrationShape)
  // Also when other fields are wrong, so that all errors are shown at once.
  .superRefine(checkTogether, { when: () => true })
  .transform(({ email, ...input }) => ({ email, ...registered(input) }));

/** The same of a job seeker without an email, who logs in with the phone. */
export const phoneRegistrationForm = z
  .object({
    ...registrationShape,
    email: z.unknown().optional(),
    userType: z.literal("customer_employee", "accounts.userTypeUnknown"),
  })
  .superRefine(checkTogether, { when: () => true })
  .transform(registered);
export type PhoneRegistration = z.output<typeof phoneRegistrationForm>;

/** The fields of the registration form; the account type may also be named user_type. */
export const registrationForm = z.preprocess(nameAccountType, registrationFields);
export type RegistrationValues = z.output<typeof registrationForm>;

export const loginForm = z.object({
  email: anyEmail.pipe(z.string().min(1, "accounts.emailMissing")),
  password: secret.pipe(z.string().min(1, "accounts.passwordMissing")),
  remember: z.string().optional().transform(Boolean),
  /** Others use this device too: it stores nothing, and the session ends with the browser. */
  shared: z.string().optional().transform(Boolean),
});

type Input = {
  phone: string;
  country: string;
  province: string;
  city: string;
  password: string;
  confirmPassword: string;
  /** Set where a second try of a refused password is typed once. */
  onePassword?: string | undefined;
};

type Registered = Input & {
  userType: (typeof openUserTypes)[number];
  firstName: string;
  lastName: string;
  companyName: string;
  plan?: (typeof plans)[number] | undefined;
};

function registered({ userType, firstName, lastName, password, plan, ...input }: Registered) {
  const { countryId, isFree: _, ...place } = readHomePlace(input);
  return {
    userType,
    firstName,
    lastName,
    password,
    phone: readPhone(input.phone, countryId) ?? "",
    ...place,
    plan: userType === "company" ? plan : undefined,
    companyName: (userType === "company" && input.companyName) || undefined,
  };
}

/** Two field names for one value: both are validated. */
function nameAccountType(values: unknown): unknown {
  const { user_type, ...rest } = values as Record<string, string | undefined>;
  if (user_type === undefined) return rest;
  const same = rest.userType === undefined || rest.userType === user_type;
  return { ...rest, userType: same ? user_type : "" };
}

function checkTogether(input: Input, context: z.core.$RefinementCtx): void {
  const refuse = (field: string, message: MessageKey) =>
    context.addIssue({ code: "custom", path: [field], message });
  const place = readHomePlace(input);
  for (const [field, key] of Object.entries(homePlaceErrors(place))) refuse(field, key);
  if (!input.phone) refuse("phone", "accounts.phoneMissing");
  else if (!readPhone(input.phone, place.countryId)) refuse("phone", "accounts.phoneInvalid");
  const again = input.onePassword ? undefined : input.confirmPassword;
  for (const [field, key] of Object.entries(newPasswordErrors(input.password, again))) {
    refuse(field, key);
  }
}

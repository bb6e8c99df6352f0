import { z } from "zod";
import { contactEmail, isEmail } from "#app/features/accounts/mailbox/email-address.ts";
import type { Question } from "#app/features/job/questions/question.ts";
import { findCity, findProvince, syria } from "#app/features/places/place.ts";
import { checkForm, type FormErrors, type FormValues } from "#app/http/form.ts";
import { damascusDay } from "#app/i18n/format.ts";
import type { MessageKey } from "#app/messages/message-key.ts";
import { readAmount, twoReadings } from "#app/platform/amount.ts";
import { lettered, visible, visibleLine, worded } from "#app/platform/database/storable.ts";
import { readDay } from "#app/platform/day.ts";
import { pastedText } from "#app/platform/pasted/html-text.ts";
import { listItems } from "#app/platform/pasted/list-text.ts";
import {
  type FieldName,
  fieldNames,
  fieldOf,
  fieldsOfStep,
  type jobFields,
  listLimits,
  stepWith,
} from "./job-fields.ts";
import { checkQuestions } from "./questions/check-questions.ts";

const missing = "posting.errors.missing" satisfies MessageKey;
const tooLong = "posting.errors.tooLong" satisfies MessageKey;
const text = (limit: number) =>
  z
    .string({ error: missing })
    .transform(pastedText)
    .pipe(z.string().trim().regex(visible, missing).max(limit, tooLong));

const line = (limit: number, letters = lettered, withoutLetters: MessageKey = missing) =>
  z
    .string({ error: missing })
    .transform(visibleLine)
    .pipe(text(limit))
    .refine((input) => letters.test(input), withoutLetters);

/** One item a line; a pasted list is parted into its items. */
const list = z
  .string()
  .default("")
  .transform(listItems)
  .pipe(
    z
      .array(z.string().max(listLimits.line, "posting.errors.lineTooLong"))
      .max(listLimits.lines, "posting.errors.tooManyLines"),
  );

const amount = z
  .string()
  .default("")
  .refine((input) => !twoReadings(input), { error: "posting.errors.amountTwoWays", abort: true })
  .transform(readOr("posting.errors.amount", readAmount));

const optional = (
  fits: (input: string) => boolean,
  message: MessageKey,
  read = (input: string) => input.trim(),
) =>
  z
    .string()
    .default("")
    .transform(read)
    .refine((input) => input === "" || fits(input), message)
    .transform((input) => (input === "" ? null : input));

const email = (limit: number) =>
  optional(
    (input) => input.length <= limit && isEmail(input.toLowerCase()),
    "posting.errors.email",
    contactEmail,
  );

const website = (limit: number) =>
  optional(
    (input) => input.length <= limit && isWebAddress(input),
    "posting.errors.website",
    withScheme,
  );

const day = optional(
  (input) => readDay(input) === input && input >= "2000" && input < "2200",
  "posting.errors.day",
  (input) => readDay(input) ?? input.trim(),
);

/** Its errors are told by `withQuestionErrors`, each at its own input. */
const questions = z
  .string()
  .default("")
  .transform((input, check) => {
    const { questions, errors } = checkQuestions(input);
    for (const message of Object.values(errors)) check.addIssue({ code: "custom", message });
    return questions;
  });

type Field = ReturnType<typeof fieldOf>;
type Choice = Extract<Field, { is: "choice" }>;

/** A choice that is neither required nor begins with a value may be left out. */
function choice({ values, required, start, read }: Choice) {
  const isOptional = !required && start === undefined;
  const readValue = read ?? ((input: string) => values.find((value) => value === input));
  const given = z.string({ error: missing });
  return (required ? given : given.default(start ?? "")).transform(
    readOr(missing, (input) => (isOptional && input === "" ? null : readValue(input))),
  );
}

/** A transformation that reports an issue for unreadable input. */
function readOr<T>(message: MessageKey, read: (input: string) => T | undefined) {
  return (input: string, check: z.RefinementCtx): T => {
    const value = read(input);
    if (value !== undefined) return value;
    check.addIssue({ code: "custom", message });
    return z.NEVER;
  };
}

function schemaOf(field: Field): z.ZodType {
  switch (field.is) {
    case "line":
      return line(field.limit);
    case "title":
      return line(field.limit, worded, "posting.errors.titleLetters");
    case "text":
      return text(field.limit);
    case "list":
      return list;
    case "questions":
      return questions;
    case "choice":
      return choice(field);
    case "amount":
      return amount;
    case "day":
      return day;
    case "email":
      return email(field.limit);
    case "website":
      return website(field.limit);
    case "country":
      return z.literal(syria.en, missing);
    case "province":
      return z.string({ error: missing }).refine(isProvince, missing);
    case "city":
      return z.string({ error: missing }).trim().min(1, missing);
  }
}

/** The checked values of the form. */
type Checked = {
  [Name in FieldName as Name extends PlaceField ? never : Name]: CheckedOf<
    (typeof jobFields)[Name]
  >;
};
type PlaceField = "country" | "province" | "city";
type CheckedOf<F> = F extends { values: readonly (infer Value)[] }
  ? Value | (F extends { required: true } | { start: string } ? never : null)
  : F extends { is: "list" }
    ? string[]
    : F extends { is: "questions" }
      ? Question[]
      : F extends { required: true }
        ? string
        : string | null;

const formOf = (names: readonly FieldName[]) =>
  z.object(Object.fromEntries(names.map((name) => [name, schemaOf(fieldOf(name))])));

/** The whole form. Of the place only its id is left: a path such as syria/aleppo/azaz. */
export const jobForm = formOf(fieldNames).transform(
  ({ country, province, city, ...job }, check): Checked & { placeId: string } => {
    const placeId = cityOf(String(province), String(city))?.id;
    if (placeId !== undefined) return { ...(job as Checked), placeId };
    check.addIssue({ code: "custom", message: missing, path: ["city"] });
    return z.NEVER;
  },
);

export type JobFormValues = z.output<typeof jobForm>;

/** Checks all steps; with gaps it answers the first step that has one. */
export function checkJob(
  values: FormValues,
): { values: JobFormValues; errors?: undefined } | { errors: FormErrors; step: number } {
  const checked = checkForm(jobForm, values);
  if (!checked.errors) return checked;
  const errors = withQuestionErrors(checked.errors, values);
  return { errors, step: Math.min(...Object.keys(errors).map(stepWith)) };
}

/** The errors of one step, counted from 1; null when there are none. */
export function checkStep(step: number, values: FormValues): FormErrors | null {
  const { errors } = checkForm(formOf(fieldsOfStep(step)), values);
  return errors ? withQuestionErrors(errors, values) : null;
}

function withQuestionErrors(errors: FormErrors, values: FormValues): FormErrors {
  const { questions, ...others } = errors;
  return questions ? { ...others, ...checkQuestions(values.questions).errors } : errors;
}

/** Whether a step says anything else than the `stored` values: a longer way of writing is no change. */
export function changesStep(step: number, stored: FormValues, sent: FormValues): boolean {
  const names = fieldsOfStep(step).filter((name) => name in stored && name in sent);
  const read = (values: FormValues) => JSON.stringify(checkForm(formOf(names), values));
  return read({ ...stored, ...sent }) !== read(stored);
}

/**
 * Whether the last day to apply is over, but for a day that was `stored` before: a closed job may be corrected
 * without another day.
 */
export function isDayOver(values: FormValues, stored: FormValues): boolean {
  const { data: last } = day.safeParse(values.applicationDeadline);
  return !!last && last < damascusDay(new Date()) && last !== stored.applicationDeadline;
}

/** A city of a Syrian governorate, by any of their names. */
export function cityOf(province: string | undefined, city: string | undefined) {
  const known = province ? findProvince(syria.id, province) : undefined;
  return known && city ? findCity(known.id, city) : undefined;
}

function isProvince(input: string): boolean {
  return input.trim() !== "" && findProvince(syria.id, input) !== undefined;
}

/** "www.example.com" is how people write it. */
function withScheme(input: string): string {
  const address = input.trim();
  return /^[^/:\s]+\.[^:]+$/.test(address) ? `https://${address}` : address;
}

function isWebAddress(input: string): boolean {
  if (!/^https?:\/\/\S+$/i.test(input)) return false;
  const url = URL.parse(input);
  // A name before an @ dresses one site up as another.
  return url?.username === "" && url.hostname.includes(".");
}

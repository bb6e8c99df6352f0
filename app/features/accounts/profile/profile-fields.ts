import { z } from "zod";
import { homePlaceErrors, readHomePlace } from "#app/features/places/home-place.ts";
import type { MessageKey } from "#app/messages/message-key.ts";
import { readAmount } from "#app/platform/amount.ts";
import { pastedText } from "#app/platform/pasted/html-text.ts";
import { readPhone } from "./phone.ts";

/*
 * Fields shared by the profile forms of people and companies. Messages are keys; an empty field is
 * stored as null.
 */

export const textInput = z
  .string()
  // Browsers send a line break as two characters but count it as one.
  .transform((input) => input.replaceAll("\r\n", "\n").trim())
  .prefault("");

export const optionalText = (limit: number, tooLong: string) =>
  textInput
    .transform((input) => pastedText(input).trim())
    .pipe(z.string().max(limit, tooLong))
    .transform(orNull);

const webAddress = z.url({ protocol: /^https?$/, hostname: z.regexes.domain }).regex(/^\S+$/);

/** The address of a page: http or https and nothing else. */
export const link = (limit: number, invalid: string) =>
  textInput
    // "www.example.com" is how people write it.
    .transform((input) => (/^[^/:\s]+\.[^:\s]+$/.test(input) ? `https://${input}` : input))
    .refine(
      (input) => input === "" || (input.length <= limit && webAddress.safeParse(input).success),
      invalid,
    )
    .transform(orNull);

/** A number without a fraction, typed as an amount is. */
export const wholeNumber = (min: number, max: number, invalid: string) =>
  textInput.transform((input, check) => {
    const amount = readAmount(input);
    if (amount === null) return null;
    const number = Number(amount);
    if (Number.isInteger(number) && number >= min && number <= max) return number;
    check.addIssue({ code: "custom", message: invalid });
    return z.NEVER;
  });

export const contactFields = {
  phone: textInput,
  country: textInput,
  province: textInput,
  city: textInput,
};
type ContactInput = z.output<z.ZodObject<typeof contactFields>>;

/** Refuses an invalid phone number and a partly chosen place. */
export function checkContact(input: ContactInput, check: z.core.$RefinementCtx): void {
  const refuse = (field: string, message: MessageKey) =>
    check.addIssue({ code: "custom", path: [field], message });
  const place = readHomePlace(input);
  if (input.phone && !readPhone(input.phone, place.countryId))
    refuse("phone", "accounts.phoneInvalid");
  if (!input.country && !input.province && !input.city) return;
  for (const [field, key] of Object.entries(homePlaceErrors(place))) refuse(field, key);
}

/** The contact as it is stored: an international number, the place by its English names. */
export function contactOf(input: ContactInput) {
  const { country, province, city, countryId } = readHomePlace(input);
  return {
    phone: readPhone(input.phone, countryId) ?? null,
    country: orNull(country),
    province: orNull(province),
    city: orNull(city),
  };
}

function orNull(input: string): string | null {
  return input === "" ? null : input;
}

import { z } from "zod";
import { findCity, findCountry, findProvince } from "#app/features/places/place.ts";
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
  const { country, province, city } = placeOf(input);
  if (input.phone && !readPhone(input.phone, country?.id)) refuse("phone", "accounts.phoneInvalid");
  if (!input.country && !input.province && !input.city) return;
  if (!country) refuse("country", "accounts.countryMissing");
  if (!province) refuse("province", "accounts.provinceMissing");
  if (!city) refuse("city", "accounts.cityMissing");
}

/** The contact as it is stored: an international number, the place by its English names. */
export function contactOf(input: ContactInput) {
  const { country, province, city } = placeOf(input);
  return {
    phone: readPhone(input.phone, country?.id) ?? null,
    country: country?.en ?? null,
    province: province?.en ?? null,
    city: city?.en ?? null,
  };
}

function placeOf(input: ContactInput) {
  const country = findCountry(input.country);
  const province = country && findProvince(country.id, input.province);
  const city = province && findCity(province.id, input.city);
  return { country, province, city };
}

function orNull(input: string): string | null {
  return input === "" ? null : input;
}

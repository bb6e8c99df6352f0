import { parsePhoneNumberFromString } from "libphonenumber-js/mobile";
import { fold } from "#app/platform/fold.ts";

/**
 * The digits of a mobile number with its country's code (E.164 without the plus sign). A number without a
 * code counts as Syrian. Null for landlines and invalid numbers.
 */
export function mobileDigits(phone: string | null): string | null {
  const digits = fold(phone ?? "").replace(/^00/, "+");
  if (!/^\+?[\d ]+$/.test(digits)) return null;
  const number = parsePhoneNumberFromString(digits, { defaultCountry: "SY" });
  return number?.isValid() ? number.number.slice(1) : null;
}

/** Such digits as they are read: +963 944 000 101. */
export function spacedMobile(digits: string): string {
  const number = `+${digits}`;
  return parsePhoneNumberFromString(number)?.formatInternational() ?? number;
}

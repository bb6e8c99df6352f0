import {
  type CountryCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from "libphonenumber-js/min";
import { countryCodes } from "#app/features/places/country-codes.ts";
import { fold } from "#app/platform/fold.ts";

/**
 * A phone number as stored: international (+963 944 000 000) if valid in a country, else its digits
 * as typed. Undefined for an obviously invalid number.
 */
export function readPhone(input: string, countryId = "syria"): string | undefined {
  // Folding leaves Latin digits and spaces of any digits, dashes, brackets and invisible marks.
  const digits = fold(input);
  if (!/^\+?[\d ]+$/.test(digits)) return undefined;
  const number = parsePhoneNumberFromString(digits, { defaultCountry: codeOf(countryId) });
  if (number?.isPossible()) return number.formatInternational();
  const count = digits.replace(/\D/g, "").length;
  return count >= shortest && count <= longest ? digits : undefined;
}

/** By the id of a country with pages, or the code of any other. */
function codeOf(countryId: string): CountryCode {
  const code = countryCodes[countryId] ?? countryId;
  return isSupportedCountry(code) ? code : "SY";
}

const shortest = 6;
/** The most digits that an international number may have. */
const longest = 15;

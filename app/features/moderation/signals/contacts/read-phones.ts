import { parsePhoneNumberFromString } from "libphonenumber-js/min";

/** Eight to fifteen digits, with blanks, dots, dashes and brackets between them. */
const written = /(?<![\w@])(?:\+|00)?\(?\d(?:[\s.\-_/()·•|~*]{0,3}\d){6,16}(?!\w)/g;

/**
 * The phone numbers in a text with Latin digits, in E.164: with a country's code in any form, Syrian ones in their home
 * form, and mobiles of the Gulf that begin with 05, which may be Saudi Arabia's or the Emirates'.
 */
export function readPhones(text: string): { value: string; written: string }[] {
  return [...text.matchAll(written)].flatMap(([text]) =>
    numbersOf(text).map((value) => ({ value, written: text })),
  );
}

function numbersOf(input: string): string[] {
  if (isDate.test(input.trim())) return [];
  const digits = input.replace(/\D/g, "");
  // A zero in brackets after the code is not dialled: +963 (0)944 000 101.
  const without0 = digits.replace(codeAndZero, "$1");
  if (input.trim().startsWith("+")) return valid(`+${without0}`);
  if (digits.startsWith("00")) return valid(`+${digits.slice(2).replace(codeAndZero, "$1")}`);
  if (digits.startsWith("05")) {
    return ["+966", "+971"].flatMap((code) => valid(code + digits.slice(1)));
  }
  if (digits.startsWith("0")) return valid(`+963${digits.slice(1)}`);
  if (/^9[3-9]\d{7}$/.test(digits) && !/\D/.test(input.trim())) return valid(`+963${digits}`);
  return codes.test(digits) ? valid(`+${without0}`) : [];
}

function valid(number: string): string[] {
  const parsed = parsePhoneNumberFromString(number);
  return parsed?.isValid() ? [parsed.number] : [];
}

/** Of Syria, the Gulf and the neighbours: numbers that people write without a plus sign. */
const codes = /^(?:963|966|971|965|968|973|974|964|962|961|90|20)/;
const codeAndZero = /^(963|966|971|964|962|961|90|20)0(?=\d)/;
const isDate = /^\d{1,2}[-/.]\d{1,2}[-/.]\d{4}|^(?:19|20)\d\d\s*[-/.]\s*(?:19|20)?\d\d?/;

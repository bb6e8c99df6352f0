import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { readPhone } from "#app/features/accounts/profile/phone.ts";
import { fold } from "#app/platform/fold.ts";
import { type CvLine, labelIn } from "./cv-lines.ts";
import type { Reading } from "./reading.ts";

const email =
  /(?<![\w.-])[a-z0-9](?:[\w.+-]{0,63})@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){0,4}\.[a-z]{2,12}(?![\w@])/i;

/** The first e-mail address outside of the sections of other people. */
export function readEmail(lines: readonly CvLine[]): Reading<string> | undefined {
  for (const { text, section } of lines) {
    const [address] = (section !== "other" && email.exec(text)) || [];
    if (address) return { value: address, isSure: true };
  }
  return undefined;
}

const digits = /(?<![\w/.@])(?:\+|00)?\(?\d(?:[\d()]|[\s.\-/](?=[\d(])){5,22}\d\+?(?![\w@])/g;
const isPeriod =
  /(?:19|20)\d\d\s*[-–/.]\s*(?:19|20|0?[1-9]|1[0-2])|^\d{1,2}[-/.]\d{1,2}[-/.]\d{4}$/;

/** The first number that a country's plan has; sure where it is labelled, international or a Syrian mobile. */
export function readCvPhone(lines: readonly CvLine[]): Reading<string> | undefined {
  const own = lines.filter(({ text }) => !otherPerson.test(fold(text)));
  const isOfPhone = (text: string) => labelIn(text)?.label === "phone" || phoneWord.test(text);
  const labelled = own.filter(({ text }) => isOfPhone(text));
  let unsure: Reading<string> | undefined;
  for (const { text, section } of [...labelled, ...own]) {
    if (section === "other" || section === "experience" || section === "education") continue;
    const isLabelled = isOfPhone(text);
    for (const [written] of text.matchAll(digits)) {
      if (isPeriod.test(written.trim())) continue;
      const input = inOrder(written);
      const value = readPhone(input);
      if (!value) continue;
      const isWhole = parsePhoneNumberFromString(value)?.isValid() ?? false;
      const reading = { value, isSure: isWhole && (isLabelled || isStart.test(input)) };
      if (reading.isSure) return reading;
      if (isWhole || isLabelled) unsure ??= reading;
    }
  }
  return unsure;
}

/** The groups of a number in a line from the right may come turned round: "101 000 944 963+". */
function inOrder(written: string): string {
  const groups = written.replace(/[()]/g, " ").trim().split(/[\s]+/);
  const isTurned =
    /\+$/.test(written) || (!isStart.test(written.trim()) && isStart.test(groups.at(-1) ?? ""));
  const input = (isTurned ? groups.reverse() : groups).join(" ").replace(/^(\d+)\+/, "+$1");
  return input.replace(/^00(?=[1-9])|^(?=963 ?\d)/, "+");
}

/** An international prefix, or the mobile prefix of Syria. */
const isStart = /^\(?(?:\+|00|09|963\b)/;

/** Whose number stands in the line, folded: a referee's, a parent's or one for emergencies. */
const otherPerson = /referee|reference|emergency|father|mother|معرف|مرجع|طوارئ|والد|ولي الامر/;

const phoneWord = /phone|mobile|tel\b|cell|whats|هاتف|موبايل|جوال|واتس|خليوي/i;

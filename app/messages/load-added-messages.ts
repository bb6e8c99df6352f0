import { addedFormats } from "#app/i18n/added-formats.ts";
import {
  addLanguage,
  type Calendar,
  type Language,
  type LanguageLine,
  lineOf,
} from "#app/i18n/language.ts";
import type { Messages } from "./en/index.ts";
import { readAddedTexts } from "./read-texts.ts";
import { registerMessages } from "./registry.ts";

/** Loads a file of an added language's texts, and gives its address back. */
export async function loadAddedMessages(address: string): Promise<string> {
  const { default: file } = (await import(/* @vite-ignore */ address)) as {
    default: Pick<LanguageLine, "code"> & { calendar: Calendar; texts: object };
  };
  const line = lineOf(file.code as Language);
  if (line) {
    const formats = addedFormats({ ...line, calendar: file.calendar });
    const language = addLanguage({ ...line, formats });
    registerMessages(language, readAddedTexts(language, file.texts) as Messages);
  }
  return address;
}

import type { Language } from "#app/i18n/language.ts";
import { messages as arabic } from "./ar/index.ts";
import { type AllMessages, messages as english } from "./en/index.ts";
import { registerMessages } from "./registry.ts";
import { showMissingKeys } from "./show-missing-keys.ts";

const both: Record<Language, AllMessages> = {
  en: showMissingKeys(arabic as AllMessages, english),
  ar: showMissingKeys(english as AllMessages, arabic),
};
registerMessages("ar", both.ar);
registerMessages("en", both.en);

export function messagesFor(language: Language): AllMessages {
  return both[language];
}

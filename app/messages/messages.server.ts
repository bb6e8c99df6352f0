import {
  type ContentLanguage,
  contentLanguage,
  isLanguage,
  type Language,
} from "#app/i18n/language.ts";
import { messages as arabic } from "./ar/index.ts";
import { type AllMessages, messages as english } from "./en/index.ts";
import { registerMessages } from "./registry.ts";
import { showMissingKeys } from "./show-missing-keys.ts";

const both: Record<ContentLanguage, AllMessages> = {
  en: showMissingKeys(arabic as AllMessages, english),
  ar: showMissingKeys(english as AllMessages, arabic),
};
registerMessages("ar", both.ar);
registerMessages("en", both.en);

const added = new Map<Language, AllMessages>();

export function setMessages(language: Language, messages: AllMessages): void {
  added.set(language, messages);
  registerMessages(language, messages);
}

/** Those of the content language for a language that is no longer switched on. */
export function messagesFor(language: Language): AllMessages {
  const own = isLanguage(language) ? added.get(language) : undefined;
  return own ?? both[contentLanguage(language)];
}

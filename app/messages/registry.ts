import type { Language } from "#app/i18n/language.ts";
import type { Messages, PrivateMessages } from "./en/index.ts";

const known = new Map<Language, Messages>();

/**
 * Makes words of a language ready, besides those that are. The server knows all; a browser loads only
 * the page's language, the words of one's own pages for those, and none where no script touches a page.
 */
export function registerMessages(language: Language, messages: Messages | PrivateMessages): void {
  // Into the same object: rendered components hold it.
  known.set(language, Object.assign(known.get(language) ?? {}, messages) as Messages);
}

export function registeredMessages(language: Language): Messages {
  const messages = known.get(language);
  if (!messages) throw new Error(`The words of "${language}" are not loaded.`);
  return messages;
}

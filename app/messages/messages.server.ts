import {
  type ContentLanguage,
  contentLanguage,
  isLanguage,
  type Language,
} from "#app/i18n/language.ts";
import { messages as arabic } from "./ar/index.ts";
import { type AllMessages, messages as english } from "./en/index.ts";
import { registerMessages } from "./registry.ts";

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

type Tree = { readonly [key: string]: unknown };

/** Fills the gaps of `words` with the key itself, so that they show on the screen. */
export function showMissingKeys<T extends object>(shape: T, messages: object, path = ""): T {
  const filled: Record<string, unknown> = Object.assign(Object.create(null), messages);
  for (const [key, model] of Object.entries(shape)) {
    const at = path ? `${path}.${key}` : key;
    const own = (messages as Tree)[key];
    if (typeof model === "object" && model !== null) {
      filled[key] = showMissingKeys(model, typeof own === "object" && own !== null ? own : {}, at);
    } else if (own === undefined) {
      filled[key] = typeof model === "function" ? () => at : at;
    }
  }
  return filled as T;
}

import type { Language } from "#app/i18n/language.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import type { EmailBlock, EmailEntry } from "./email-content.ts";

const maxShown = 10;

/** The first entries as a list, and how many more there are. */
export function shortList(entries: EmailEntry[], language: Language): EmailBlock {
  const rest = entries.length - maxShown;
  const more = rest > 0 ? messagesFor(language).emails.more(rest) : null;
  return { kind: "list", entries: entries.slice(0, maxShown), more };
}

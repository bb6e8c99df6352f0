import type { Language } from "#app/i18n/language.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { settings } from "#app/platform/settings/settings.server.ts";
import { accountRows } from "./account-rows.ts";
import type { Person } from "./actor.ts";
import { actingCompany } from "./membership/acting-company.ts";

/** The worded pages of an account, for a page that has no private messages. */
export function accountShell(person: Person, language: Language) {
  const messages = messagesFor(language);
  const account = {
    userType: person.userType,
    company: actingCompany(person)?.role ?? null,
    hasTelegram: settings().telegram !== undefined,
  };
  return { rows: accountRows(messages, account), label: messages.seekers.account.pages };
}

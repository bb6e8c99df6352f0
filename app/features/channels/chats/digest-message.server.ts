import { isolated } from "#app/emails/email-content.ts";
import { jobEntry } from "#app/features/alerts/delivery/alert-content.server.ts";
import type { Digest } from "#app/features/alerts/delivery/digest-details.server.ts";
import { emailLink } from "#app/http/page-address.ts";
import type { Language } from "#app/i18n/language.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { paths } from "#app/paths.ts";
import { escapeHtml } from "#app/platform/escape-html.ts";
import { settings } from "#app/platform/settings/settings.server.ts";
import type { TelegramText } from "#app/platform/telegram/send-to-chat.server.ts";
import { entryHtml, maxMessageLength, paragraphs, shownLength } from "./chat-text.ts";

/** As an email's list. */
const maxShown = 10;
/** For the sentence of those that are not listed. */
const reserved = 100;
const longestNames = 1000;

/** A digest as one message: the jobs as an email lists them, as many as fit. */
export function digestMessage({ jobs, alerts }: Digest, language: Language): TelegramText {
  const { emails } = messagesFor(language);
  const names = new Intl.ListFormat(language).format(alerts.map(({ name }) => isolated(name)));
  const count = escapeHtml(emails.alerts.count(jobs.length));
  const head = `<b>${count}</b>\n${escapeHtml(names.slice(0, longestNames).toWellFormed())}`;
  const entries: string[] = [];
  let length = shownLength(head) + reserved;
  for (const job of jobs.slice(0, maxShown)) {
    const entry = entryHtml(jobEntry(job, language, "t"), language);
    length += shownLength(entry) + 2;
    if (length > maxMessageLength) break;
    entries.push(entry);
  }
  const rest = jobs.length - entries.length;
  const [only, ...more] = alerts;
  const list = only && more.length === 0 ? `/jobs?${only.params}` : paths.jobs();
  return {
    html: paragraphs([head, ...entries, rest > 0 ? escapeHtml(emails.more(rest)) : undefined]),
    buttons: [[{ text: emails.alerts.act, url: emailLink(language, settings().baseUrl + list) }]],
  };
}

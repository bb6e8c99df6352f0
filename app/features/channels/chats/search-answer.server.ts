import { isolated } from "#app/emails/email-content.ts";
import { jobEntry } from "#app/features/alerts/delivery/alert-content.server.ts";
import { type JobQuery, readJobQuery, toParams } from "#app/features/job/job-query.ts";
import { listJobs } from "#app/features/jobs/list/job-list.server.ts";
import { shownReadings } from "#app/features/jobs/list/shown-readings.server.ts";
import { interpretationLabel } from "#app/features/jobs/list/ui/filter-chips.tsx";
import { droppedMessage } from "#app/features/search/parsing/interpretations.server.ts";
import type { KeywordQuery } from "#app/features/search/words/parsed-query.ts";
import { emailLink } from "#app/http/page-address.ts";
import { formatNumber } from "#app/i18n/format.ts";
import type { Language } from "#app/i18n/language.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { paths } from "#app/paths.ts";
import { escapeHtml } from "#app/platform/escape-html.ts";
import { isRefused } from "#app/platform/outcome.ts";
import { settings } from "#app/platform/settings/settings.server.ts";
import type { TelegramText } from "#app/platform/telegram/send-to-chat.server.ts";
import { rememberSearch } from "./chat-alerts.server.ts";
import { entryHtml, paragraphs } from "./chat-text.ts";

/** Jobs that stand in an answer; the rest is counted. */
const maxShown = 3;

/**
 * Answers a search typed in a chat: how it was understood, how many open jobs there are, the best of them, and a
 * button that makes it an alert. Undefined for a text without a letter to search for.
 */
export async function answerSearch(
  chat: string,
  text: string,
  language: Language,
): Promise<TelegramText | undefined> {
  const query = readJobQuery(new URLSearchParams({ keyword: text }));
  const { keyword } = query;
  if (keyword === undefined || !/[\p{L}\p{N}]/u.test(keyword)) return undefined;
  const listed = await listJobs(query, language, { limit: maxShown });
  if (isRefused(listed)) throw new Error(listed.refused);
  const { chatMessages: texts } = messagesFor(language);
  const { total, totalAtLeast } = listed;
  const count = totalAtLeast
    ? texts.countAtLeast({ count: formatNumber(total) })
    : texts.count(total);
  const head = [
    texts.search({ search: isolated(keyword) }),
    understood(listed.keyword, language),
    droppedMessage(listed.keyword, language),
    total === 0 ? texts.none : count,
  ];
  const entries = listed.cards.map((job) => entryHtml(jobEntry(job, language, "t"), language));
  const key = await rememberSearch(chat, keyword, language);
  const all =
    total > entries.length ? [{ text: texts.all, url: listAddress(query, language) }] : [];
  return {
    html: paragraphs([
      head.flatMap((line) => (line ? [escapeHtml(line)] : [])).join("\n"),
      ...entries,
    ]),
    buttons: [[{ text: texts.notify, data: `notify:${key}` }], all].filter((row) => row.length > 0),
  };
}

function understood(keyword: KeywordQuery | undefined, language: Language): string | undefined {
  const messages = messagesFor(language);
  const readings = shownReadings(keyword, language).map(({ kind, value, ...reading }) => {
    const text = isolated(interpretationLabel(kind, value, messages));
    return "label" in reading ? `${reading.label} ${text}` : text;
  });
  if (readings.length === 0) return undefined;
  return messages.chatMessages.understood({ readings: readings.join(messages.ui.comma) });
}

function listAddress(query: JobQuery, language: Language): string {
  return emailLink(language, settings().baseUrl + paths.jobs(toParams(query)));
}

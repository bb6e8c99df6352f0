import { isolated } from "#app/emails/email-content.ts";
import { jobEntry } from "#app/features/alerts/delivery/alert-content.server.ts";
import {
  claimDigest,
  emailUncertainDigest,
  releaseDigest,
} from "#app/features/alerts/delivery/chat-fallback.server.ts";
import {
  type Digest,
  findChatDigest,
} from "#app/features/alerts/delivery/digest-details.server.ts";
import type { ChatTask } from "#app/features/push/chats/chat-tasks.server.ts";
import { emailLink } from "#app/http/page-address.ts";
import { damascusTime } from "#app/i18n/format.ts";
import type { Language } from "#app/i18n/language.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { paths } from "#app/paths.ts";
import { db } from "#app/platform/database/database.server.ts";
import { escapeHtml } from "#app/platform/escape-html.ts";
import { log } from "#app/platform/log/log.server.ts";
import { enqueueJob, JobFailure } from "#app/platform/queue/queue.server.ts";
import { settings } from "#app/platform/settings/settings.server.ts";
import type { TelegramOutcome } from "#app/platform/telegram/call-telegram.server.ts";
import { sendMessage, type TelegramText } from "#app/platform/telegram/send-to-chat.server.ts";
import { createFairPlaces } from "#app/platform/turns/fair-places.ts";
import { entryHtml, maxMessageLength, paragraphs, plainText, shownLength } from "./chat-text.ts";
import { type Chat, findTaskChat, forgetClosedChat } from "./chats.server.ts";

type DigestTask = Extract<ChatTask, { kind: "digest" }>;

/** News of yesterday are of no use. */
const usefulMs = 24 * 60 * 60_000;

/**
 * The handler of messages queued to chats. A digest is claimed before it is sent: after a kill in between it is
 * uncertain whether it came, since Telegram cannot be asked, and it goes by email if there is one. Throws a
 * JobFailure when it is to be tried again.
 */
export async function deliverToChat(task: ChatTask, now = new Date()): Promise<void> {
  if (!settings().telegram) return;
  if (task.kind === "notice") {
    const text = plainText(messagesFor(task.language).chatMessages[task.notice]);
    return act(task, task.to, await sendMessage(task.to, text));
  }
  const chat = await findTaskChat(task.chat);
  if (!chat) return;
  if (task.kind === "news") {
    if (now.getTime() - Date.parse(task.at) > usefulMs) return;
    if (isNight(now)) return enqueueJob("chats", task, db, untilMorning(now));
    return act(task, chat.chat, await sendMessage(chat.chat, newsMessage(task, chat.language)));
  }
  const digest = await findChatDigest(task.digest, chat.language);
  if (!digest || chat.isPaused) return;
  // An hour that was chosen counts more than the night.
  const isAtOnce = digest.alerts.every(({ frequency }) => frequency === "instant");
  if (isAtOnce && isNight(now)) return enqueueJob("chats", task, db, untilMorning(now));
  const sent = await places.run({ account: chat.id }, () => sendDigest(task, chat, digest));
  if (!sent) throw new JobFailure("Too many digests were under way.", {});
}

/** Few digests are claimed at once, since a kill leaves these uncertain; at 25 messages a second two suffice. */
const places = createFairPlaces({ max: 2, maxWaiting: 100, maxWaitingOfOne: 1, maxWaitMs: 20_000 });

async function sendDigest(task: DigestTask, chat: Chat, digest: Digest): Promise<void> {
  const isFirst = await claimDigest(task.digest);
  // Without an email a digest that comes twice is better than none.
  if (!isFirst && (await emailUncertainDigest(task.digest))) return;
  const outcome = await sendMessage(chat.chat, digestMessage(digest, chat.language));
  if (wasNotSent(outcome)) await releaseDigest(task.digest);
  return act(task, chat.chat, outcome);
}

/** Names the kind of news and links to the page, without names and texts of other people. */
function newsMessage(
  { news, path }: Extract<ChatTask, { kind: "news" }>,
  language: Language,
): TelegramText {
  const { push, chatMessages } = messagesFor(language);
  const text = plainText(push.notification[news] ?? push.notification.answer);
  const url = emailLink(language, settings().baseUrl + path);
  return { ...text, buttons: [[{ text: chatMessages.open, url }]] };
}

/** An answer of 500 and more is that of a server that failed; without an answer the message may have come. */
function wasNotSent(outcome: TelegramOutcome<unknown>): boolean {
  if (outcome.kind === "failed") return !outcome.isUncertain || outcome.code !== undefined;
  return outcome.kind === "later" || outcome.kind === "closed";
}

async function act(task: ChatTask, chat: string, outcome: TelegramOutcome<unknown>): Promise<void> {
  if (outcome.kind === "later") return enqueueJob("chats", task, db, outcome.seconds);
  if (outcome.kind === "closed") return forgetClosedChat(chat);
  if (outcome.kind === "failed")
    throw new JobFailure("Telegram was not reached.", { code: outcome.code });
  if (outcome.kind !== "done") log("telegram message refused", { kind: outcome.kind });
}

const morning = 7;
const night = 23;

/** Nothing comes by night that was not chosen for that hour, by Damascus. */
function isNight(now: Date): boolean {
  const { hour } = damascusTime(now);
  return hour >= night || hour < morning;
}

function untilMorning(now: Date): number {
  const { hour, minute } = damascusTime(now);
  return (((morning - hour + 24) % 24) * 60 - minute) * 60;
}

/** As an email's list. */
const maxShown = 10;
/** For the sentence of those that are not listed. */
const reserved = 100;
const longestNames = 1000;

/** A digest as one message: the jobs as an email lists them, as many as fit. */
function digestMessage({ jobs, alerts }: Digest, language: Language): TelegramText {
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

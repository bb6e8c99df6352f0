import { isolated } from "#app/emails/email-content.ts";
import { consume, limitKey } from "#app/features/accounts/rate-limits/rate-limits.server.ts";
import { emailLink } from "#app/http/page-address.ts";
import type { Language } from "#app/i18n/language.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { paths } from "#app/paths.ts";
import { escapeHtml } from "#app/platform/escape-html.ts";
import { isRefused } from "#app/platform/outcome.ts";
import { settings } from "#app/platform/settings/settings.server.ts";
import type { TelegramText } from "#app/platform/telegram/send-to-chat.server.ts";
import { isUuid } from "#app/platform/uuid.ts";
import {
  findSearch,
  listChatAlerts,
  removeChatAlert,
  saveChatAlert,
} from "./chat-alerts.server.ts";
import { type ChatCommand, chatLanguage, readCommand } from "./chat-commands.ts";
import { paragraphs, plainText } from "./chat-text.ts";
import { type Chat, findChat, forgetChat, pauseChat } from "./chats.server.ts";
import { connectChat } from "./connect-chat.server.ts";
import { answerSearch } from "./search-answer.server.ts";

type Reply = TelegramText | undefined;
type ChatMessage = { chat: string; text: string; language?: string };

const perHour = { max: 20, seconds: 60 * 60 };
const oncePerHour = { max: 1, seconds: 60 * 60 };

/** The reply to a message of a private chat; undefined where none is sent. */
export async function replyTo({ chat, text, language }: ChatMessage): Promise<Reply> {
  const read = readCommand(text);
  const excess = await consume(limitKey("telegram-chat", chat), perHour);
  if (isRefused(excess))
    return replyToFlood({ chat, text, language: language ?? "" }, read?.command);
  const known = await findChat(chat);
  const spoken = known?.language ?? chatLanguage(text, language);
  if (!read) {
    const answer = await answerSearch(chat, text, spoken);
    return answer ?? hello(spoken);
  }
  return replyToCommand(read, { chat, known, language: spoken });
}

/** The reply to a pressed button. */
export async function replyToButton(chat: string, data: string): Promise<Reply> {
  if (isRefused(await consume(limitKey("telegram-chat", chat), perHour))) return undefined;
  const [action, value = ""] = data.split(":");
  const known = await findChat(chat);
  if (action === "notify") return saveSearch(chat, value, known);
  if (action !== "remove" || !known || !isUuid(value)) return undefined;
  const { chatMessages: texts } = messagesFor(known.language);
  const removed = await removeChatAlert(known, value);
  return plainText(isRefused(removed) ? texts.alertGone : texts.removed);
}

/** One sentence an hour, and silence after it; ending everything always works. */
async function replyToFlood(
  { chat, text, language }: Required<ChatMessage>,
  command: ChatCommand | undefined,
): Promise<Reply> {
  const known = await findChat(chat);
  const spoken = known?.language ?? chatLanguage(text, language);
  const texts = messagesFor(spoken).chatMessages;
  if (command === "stop" && (await forgetChat(chat))) return stopped(known, spoken);
  const first = await consume(limitKey("telegram-chat-full", chat), oncePerHour);
  return isRefused(first) ? undefined : plainText(texts.tooManyMessages);
}

function stopped(known: Chat | undefined, language: Language): TelegramText {
  const { chatMessages: texts } = messagesFor(language);
  return plainText(texts.stopped, known?.userId ? texts.accountStays : undefined);
}

type In = { chat: string; known: Chat | undefined; language: Language };

async function replyToCommand(
  { command, rest }: { command: ChatCommand; rest: string },
  { chat, known, language }: In,
): Promise<Reply> {
  const { chatMessages: texts } = messagesFor(language);
  if (command === "start" && rest !== "") return connect(chat, rest, language);
  if (command === "start" || command === "help") return hello(language);
  if (command === "stop") {
    const wasThere = await forgetChat(chat);
    return wasThere ? stopped(known, language) : plainText(texts.nothingToStop);
  }
  if (!known) return plainText(texts.noAlerts);
  if (command === "list") return list(known);
  await pauseChat(known, command === "pause");
  if (command === "resume") return plainText(texts.resumed);
  return plainText(texts.paused, known.userId ? texts.newsGoesOn : undefined);
}

function hello(language: Language): TelegramText {
  const { chatMessages: texts } = messagesFor(language);
  return plainText(texts.hello, texts.commands);
}

async function connect(chat: string, token: string, language: Language): Promise<TelegramText> {
  const connected = await connectChat(chat, token, language);
  const { chatMessages: texts } = messagesFor(connected?.language ?? language);
  if (!connected) {
    const page = settings().baseUrl + paths.ownTelegram();
    return plainText(texts.linkInvalid, emailLink(language, page));
  }
  return plainText(
    texts.connected,
    connected.wasOfAnother ? texts.wasOfAnother : undefined,
    texts.commands,
  );
}

async function list(chat: Chat): Promise<TelegramText> {
  const { chatMessages: texts, alerts } = messagesFor(chat.language);
  const own = await listChatAlerts(chat);
  if (own.length === 0) return plainText(texts.noAlerts);
  const lines = own.map(({ name, frequency, isPaused, byChat }, place) => {
    const often = alerts.frequencies[frequency];
    const line =
      isPaused || !byChat
        ? texts.alertPaused({ name: isolated(name) })
        : texts.alert({ name: isolated(name), often });
    return escapeHtml(`${place + 1}. ${line}`);
  });
  const note = chat.isPaused ? escapeHtml(texts.isPaused) : undefined;
  const buttons = own.map(({ id }, place) => ({
    text: texts.remove({ place: place + 1 }),
    data: `remove:${id}`,
  }));
  return {
    html: paragraphs([escapeHtml(texts.list), lines.join("\n"), note]),
    buttons: inRows(buttons, 3),
  };
}

async function saveSearch(chat: string, key: string, known: Chat | undefined): Promise<Reply> {
  const search = await findSearch(chat, key);
  const language = known?.language ?? search?.language ?? "ar";
  const { chatMessages: texts } = messagesFor(language);
  if (!search?.isThis) return plainText(texts.searchGone);
  const owner = { chat, userId: known?.userId ?? null };
  const saved = await saveChatAlert(owner, search.keyword, language);
  if (!isRefused(saved)) return plainText(texts.notified({ search: isolated(search.keyword) }));
  if (saved.refused === "alerts.tooLong") return plainText(texts.tooLong);
  return plainText(owner.userId ? texts.accountFull : texts.tooManyAlerts);
}

function inRows<T>(all: readonly T[], length: number): T[][] {
  const rows: T[][] = [];
  for (let at = 0; at < all.length; at += length) rows.push(all.slice(at, at + length));
  return rows;
}

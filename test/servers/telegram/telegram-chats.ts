export type Answer = {
  status: number;
  result?: unknown;
  description?: string;
  retryAfter?: number;
};

export type Chat = {
  id: number;
  type: "private" | "channel";
  username?: string;
  title?: string;
  /** "kicked" and "left" shut the bot out; a person who has blocked it has "kicked". */
  bot: "administrator" | "member" | "kicked" | "left";
  mayPost: boolean;
  members: number;
};

export type Message = {
  chat: number;
  id: number;
  text: string;
  buttons: { text: string; url?: string; callback_data?: string }[][];
  edits: number;
};

type Body = Record<string, unknown>;

const refusal = (status: number, description: string): Answer => ({ status, description });

/** The chats of a server in memory and what the bot has written there. */
export function createChats() {
  const chats = new Map<number, Chat>();
  const messages: Message[] = [];

  const find = (given: unknown): Chat | undefined => {
    const name = String(given);
    return name.startsWith("@")
      ? [...chats.values()].find(({ username }) => username === name.slice(1))
      : chats.get(Number(name));
  };

  function write(method: string, chat: Chat, body: Body): Answer {
    if (chat.type === "private" && chat.bot === "kicked") {
      return refusal(403, "Forbidden: bot was blocked by the user");
    }
    if (chat.bot === "kicked")
      return refusal(403, "Forbidden: bot was kicked from the channel chat");
    if (chat.bot === "left")
      return refusal(403, "Forbidden: bot is not a member of the channel chat");
    if (chat.type === "channel" && !(chat.bot === "administrator" && chat.mayPost)) {
      return refusal(400, "Bad Request: need administrator rights in the channel chat");
    }
    const text = String(body.text ?? "");
    if (text === "") return refusal(400, "Bad Request: message text is empty");
    if (shownLength(text) > 4096) return refusal(400, "Bad Request: message is too long");
    if (!isTelegramHtml(text)) return refusal(400, "Bad Request: can't parse entities");
    const markup = body.reply_markup as { inline_keyboard?: Message["buttons"] } | undefined;
    const buttons = markup?.inline_keyboard ?? [];
    if (method === "sendMessage") {
      const id = messages.filter((each) => each.chat === chat.id).length + 1;
      messages.push({ chat: chat.id, id, text, buttons, edits: 0 });
      return { status: 200, result: { message_id: id, chat: { id: chat.id, type: chat.type } } };
    }
    const old = messages.find((each) => each.chat === chat.id && each.id === body.message_id);
    if (!old) return refusal(400, "Bad Request: message to edit not found");
    if (old.text === text && JSON.stringify(old.buttons) === JSON.stringify(buttons)) {
      return refusal(400, "Bad Request: message is not modified");
    }
    Object.assign(old, { text, buttons, edits: old.edits + 1 });
    return { status: 200, result: { message_id: old.id } };
  }

  return {
    set(given: Partial<Chat> & { id: number }): void {
      const isPerson = given.id > 0;
      const usual: Chat = {
        id: given.id,
        type: isPerson ? "private" : "channel",
        bot: isPerson ? "member" : "administrator",
        mayPost: true,
        members: 100,
      };
      chats.set(given.id, { ...usual, ...chats.get(given.id), ...given });
    },
    messages: (chat?: number) =>
      messages.filter((each) => chat === undefined || each.chat === chat),
    idOf: (given: unknown) => find(given)?.id ?? 0,
    answer(method: string, body: Body): Answer {
      if (method === "getMe") {
        const me = { id: 123456, is_bot: true, first_name: "Furas", username: "furas_test_bot" };
        return { status: 200, result: me };
      }
      if (method === "answerCallbackQuery") return { status: 200, result: true };
      const chat = find(body.chat_id);
      if (!chat) return refusal(400, "Bad Request: chat not found");
      const { id, type, username, title } = chat;
      if (method === "getChat") return { status: 200, result: { id, type, username, title } };
      if (method === "getChatMemberCount") return { status: 200, result: chat.members };
      if (method === "getChatMember") {
        return { status: 200, result: { status: chat.bot, can_post_messages: chat.mayPost } };
      }
      if (method === "sendMessage" || method === "editMessageText")
        return write(method, chat, body);
      return refusal(404, "Not Found");
    },
  };
}

/** Telegram counts what is shown: no tags, and an escaped sign as one. */
function shownLength(text: string): number {
  return text.replaceAll(/<[^>]*>/g, "").replaceAll(/&#?\w+;/g, "x").length;
}

/** Whether tags are Telegram's own and closed in turn, and every sign that is none is escaped. */
function isTelegramHtml(text: string): boolean {
  const open: string[] = [];
  for (const [, close, name = ""] of text.matchAll(/<(\/?)([a-z]+)(?: href="[^"<>]*")?>/g)) {
    if (!["b", "i", "s", "u", "a", "code"].includes(name)) return false;
    if (!close) open.push(name);
    else if (open.pop() !== name) return false;
  }
  const rest = text.replaceAll(/<\/?[a-z]+(?: href="[^"<>]*")?>/g, "");
  return open.length === 0 && !/[<>]|&(?!(?:lt|gt|amp|quot|#x?[0-9a-f]+);)/.test(rest);
}

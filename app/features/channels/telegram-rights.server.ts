import { type Outcome, refused } from "#app/platform/outcome.ts";
import { callTelegram, type TelegramOutcome } from "#app/platform/telegram/call-telegram.server.ts";
import { findBot } from "#app/platform/telegram/keep-receiving.server.ts";

export type PostableChannel = { chat: string; username: string | null; title: string };

/**
 * The channel of a @name or number, if the bot may post there. Refusals: channels.refused.noBot, .unreachable,
 * .notFound, .notChannel, .noRights.
 */
export async function findPostableChannel(given: string): Promise<Outcome<PostableChannel>> {
  const bot = await findBot();
  if (!bot) return refused("channels.refused.noBot");
  const chat = await callTelegram<{ id: number; type: string; title?: string; username?: string }>(
    "getChat",
    { chat_id: given },
  );
  if (chat.kind !== "done") return refusalOf(chat);
  const { id, type, title, username } = chat.result;
  if (type !== "channel") return refused("channels.refused.notChannel");
  const member = await callTelegram<{ status: string; can_post_messages?: boolean }>(
    "getChatMember",
    { chat_id: id, user_id: Number(bot.id) },
  );
  if (member.kind !== "done") return refusalOf(member);
  const { status, can_post_messages: mayPost } = member.result;
  if (status !== "creator" && !(status === "administrator" && mayPost)) {
    return refused("channels.refused.noRights");
  }
  return { chat: String(id), username: username ?? null, title: title || username || String(id) };
}

function refusalOf({ kind }: TelegramOutcome<unknown>) {
  if (kind === "closed") return refused("channels.refused.notFound");
  return refused("channels.refused.unreachable");
}

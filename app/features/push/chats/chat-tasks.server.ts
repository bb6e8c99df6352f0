import { sql } from "drizzle-orm";
import type { NewsKind } from "#app/features/push/push-message.ts";
import type { Language } from "#app/i18n/language.ts";
import { db, type Transaction } from "#app/platform/database/database.server.ts";
import { enqueueJob, enqueueJobs } from "#app/platform/queue/queue.server.ts";

/** Messages that only say how a chat is connected. */
export type ChatNotice = "test" | "moved" | "disconnected";

/** The queued task of one message to a Telegram chat; `chat` is the id of its row. */
export type ChatTask =
  | { kind: "digest"; chat: string; digest: string }
  | { kind: "news"; chat: string; news: NewsKind; path: string; at: string }
  /** `to` is Telegram's id: the row of the chat may be gone. */
  | { kind: "notice"; to: string; notice: ChatNotice; language: Language };

export type ChatNews = { userId: string; news: NewsKind; path: string };

/**
 * Queues news to the chats of accounts, sent once the transaction is committed. Nothing is queued for a
 * blocked account, a kind that it has switched off, or a chat without news. Returns how many.
 */
export async function sendNewsToChats(
  news: readonly ChatNews[],
  tx: Pick<Transaction, "execute"> = db,
): Promise<number> {
  if (news.length === 0) return 0;
  const rows = await tx.execute<{ chat: string; place: number }>(sql`
    select chat.id as chat, owner.place::int
    from unnest(${sql.param(news.map(({ userId }) => userId))}::uuid[],
        ${sql.param(news.map((each) => each.news))}::text[]) with ordinality
        as owner(user_id, kind, place)
      join telegram_chats chat on chat.user_id = owner.user_id and chat.gets_news
      join auth_users account on account.id = owner.user_id
    where account.blocked_at is null and owner.kind <> all(account.muted_pushes)
    order by owner.place`);
  const at = new Date().toISOString();
  const tasks = rows.flatMap(({ chat, place }): ChatTask[] => {
    const each = news[place - 1];
    return each ? [{ kind: "news", chat, news: each.news, path: each.path, at }] : [];
  });
  await enqueueJobs("chats", tasks, tx);
  return tasks.length;
}

/** Queues the digests of alerts to their chats. */
export async function sendDigestsToChats(
  digests: readonly { chat: string; digest: string }[],
  tx: Pick<Transaction, "execute">,
): Promise<void> {
  const tasks = digests.map(({ chat, digest }): ChatTask => ({ kind: "digest", chat, digest }));
  await enqueueJobs("chats", tasks, tx);
}

/** Queues a message about the connection itself. */
export async function sendNoticeToChat(
  to: string,
  notice: ChatNotice,
  language: Language,
  tx: Pick<Transaction, "execute"> = db,
): Promise<void> {
  const task: ChatTask = { kind: "notice", to, notice, language };
  await enqueueJob("chats", task, tx);
}

import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { until } from "#test/servers/until.ts";
import { type Answer, type Chat, createChats, type Message } from "./telegram-chats.ts";
import { createLimits } from "./telegram-limits.ts";

type Body = Record<string, unknown>;
type Fault = { method: string; times: number; answer: Answer | "hang" | "hang after" };

/** A server that speaks the part of the Bot API that the board uses, and checks Telegram's limits itself. */
export type TelegramServer = {
  url: string;
  token: string;
  /** Adds a chat, or changes one: a person has a positive id; the bot is an administrator of a channel. */
  setChat(chat: Partial<Chat> & { id: number }): void;
  messages(chat?: number): Message[];
  /** Each call of a method, in the order of arrival. */
  calls(method: string): Body[];
  /** The next calls of a method are answered so; "hang after" carries them out and sends no answer. */
  fail(method: string, answer: Fault["answer"], times?: number): void;
  /** Calls above the limits of Telegram, each answered with 429. */
  excess(): number;
  /** Hands an update to the webhook, or to the next poll. Returns the webhook's status. */
  update(update: Body, id?: number): Promise<number | undefined>;
  webhook(): { url: string; secret_token?: string } | undefined;
  close(): Promise<void>;
};

type Options = {
  port?: number;
  checksLimits?: boolean;
  /** Called before each answer is sent. */
  beforeAnswer?: () => Promise<unknown>;
};

const testToken = "123456:test-token-of-a-bot-that-is-none";

export async function startTelegram({
  port = 0,
  checksLimits = true,
  beforeAnswer = async () => {},
}: Options = {}): Promise<TelegramServer> {
  const chats = createChats();
  const limits = createLimits();
  const calls: { method: string; body: Body }[] = [];
  const faults: Fault[] = [];
  const waiting: Body[] = [];
  let webhook: { url: string; secret_token?: string } | undefined;
  let lastUpdate = 1000;

  async function answer(method: string, body: Body): Promise<Answer | "hang"> {
    calls.push({ method, body });
    const fault = faults.find((each) => each.method === method && each.times > 0);
    if (fault) {
      fault.times -= 1;
      if (fault.answer === "hang after") chats.answer(method, body);
      return typeof fault.answer === "string" ? "hang" : fault.answer;
    }
    if (method === "setWebhook") {
      webhook = body as typeof webhook;
      return { status: 200, result: true };
    }
    if (method === "deleteWebhook") {
      webhook = undefined;
      return { status: 200, result: true };
    }
    if (method === "getUpdates") return getUpdates(body);
    const wait =
      checksLimits && /^(?:send|edit)/.test(method)
        ? limits.wait(Number(chats.idOf(body.chat_id)))
        : 0;
    if (wait > 0)
      return {
        status: 429,
        retryAfter: wait,
        description: `Too Many Requests: retry after ${wait}`,
      };
    return chats.answer(method, body);
  }

  async function getUpdates({ offset = 0, timeout = 0 }: Body): Promise<Answer> {
    if (webhook) return { status: 409, description: "Conflict: can't use getUpdates method" };
    while (waiting[0] && Number(waiting[0].update_id) < Number(offset)) waiting.shift();
    const hasMore = () => waiting.length > 0 || !server.listening;
    await until(hasMore, { within: Number(timeout) * 1000 }).catch(() => {});
    return { status: 200, result: [...waiting] };
  }

  const server = createServer(async (incoming, outgoing) => {
    const [, token, method = ""] = /^\/bot([^/]+)\/(\w+)$/.exec(incoming.url ?? "") ?? [];
    const body = await bodyOf(incoming);
    const isBot = token === testToken;
    const result = isBot
      ? await answer(method, body)
      : { status: 401, description: "Unauthorized" };
    await beforeAnswer();
    if (result !== "hang") send(outgoing, result);
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    token: testToken,
    setChat: chats.set,
    messages: chats.messages,
    calls: (method) => calls.filter((each) => each.method === method).map(({ body }) => body),
    fail: (method, answer, times = 1) => void faults.push({ method, answer, times }),
    excess: limits.excess,
    async update(update, id = ++lastUpdate) {
      const whole = { update_id: id, ...update };
      if (!webhook) {
        waiting.push(whole);
        return undefined;
      }
      const response = await fetch(webhook.url, {
        method: "POST",
        body: JSON.stringify(whole),
        headers: {
          "content-type": "application/json",
          "x-telegram-bot-api-secret-token": webhook.secret_token ?? "",
        },
      });
      return response.status;
    },
    webhook: () => webhook,
    async close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function bodyOf(incoming: IncomingMessage): Promise<Body> {
  return (await json(incoming).catch(() => ({}))) as Body;
}

function send(outgoing: ServerResponse, { status, result, description, retryAfter }: Answer): void {
  const body = {
    ok: status === 200,
    ...(status === 200 ? { result } : { error_code: status, description }),
    ...(retryAfter && { parameters: { retry_after: retryAfter } }),
  };
  outgoing.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

import { randomUUID, webcrypto } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { makeSubscriber, type Subscriber } from "./subscriber.ts";
import { acceptWebSocket, type TextSocket } from "./web-socket.ts";

/** A request to deliver a message, as it came. */
type Delivery = {
  channel: string;
  headers: IncomingMessage["headers"];
  body: Buffer;
  status: number;
};

export type PushService = {
  origin: string;
  /** Where Firefox connects: its setting dom.push.serverURL. */
  webSocketUrl: string;
  deliveries: Delivery[];
  /** What browsers have acknowledged; the code 100 says that it was decrypted and handed to the worker. */
  received: { channelID: string; code: number }[];
  /** A subscription without a browser, made for the key of one application server. */
  subscribe(applicationServerKey: string): Promise<{ endpoint: string } & Subscriber>;
  /** From now on deliveries are answered so; undefined: as the protocol says. */
  answer(how: { status: number; retryAfter?: number } | undefined): void;
  /** The subscription is gone, as when the browser's data were cleared. */
  forget(endpoint: string): void;
  close(): Promise<void>;
};

/**
 * A push service: RFC 8030 with VAPID (RFC 8292) for who sends, and for browsers the protocol by which
 * Firefox subscribes and receives. It reads no message. It stores what comes while a browser is away.
 */
export async function startPushService(port = 0): Promise<PushService> {
  /** The application server's key of each subscription. */
  const channels = new Map<string, string>();
  const stored = new Map<string, string[]>();
  const deliveries: Delivery[] = [];
  const received: PushService["received"] = [];
  const sockets = new Set<TextSocket>();
  const connected = new Map<string, TextSocket>();
  let forced: { status: number; retryAfter?: number } | undefined;

  const server = createServer(async (request, response) => {
    const channel = request.url?.replace(/^\/push\//, "") ?? "";
    const body = await readBody(request);
    const status = forced?.status ?? (await judge(request, body, channels.get(channel), origin));
    deliveries.push({ channel, headers: request.headers, body, status });
    if (status === 201) hand(channel, body);
    reply(response, status, forced?.retryAfter, `${origin}/message/${randomUUID()}`);
  });
  server.on("upgrade", (request, socket) => {
    let uaid = "";
    sockets.add(
      acceptWebSocket(request, socket, (text, from) => {
        const message = JSON.parse(text) as Record<string, string>;
        const { messageType, channelID = "", key = "" } = message;
        const say = (answer: object) => from.send(JSON.stringify(answer));
        if (messageType === undefined) return from.send("{}");
        if (messageType === "hello") {
          uaid = message.uaid || randomUUID().replaceAll("-", "");
          say({ messageType, uaid, status: 200, use_webpush: true, broadcasts: {} });
          for (const [owned, of] of connected) if (of !== from) connected.set(owned, from);
          for (const owned of stored.keys()) flush(owned, from);
        }
        if (messageType === "register") {
          channels.set(channelID, Buffer.from(key, "base64").toString("base64url"));
          connected.set(channelID, from);
          const pushEndpoint = `${origin}/push/${channelID}`;
          say({ messageType, channelID, status: 200, pushEndpoint });
        }
        if (messageType === "ack") received.push(...(message.updates as never as typeof received));
        if (messageType === "unregister") {
          channels.delete(channelID);
          say({ messageType, channelID, status: 200 });
        }
      }),
    );
    socket.on("close", () => connected.clear());
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const bound = address !== null && typeof address === "object" ? address.port : 0;
  const origin = `http://127.0.0.1:${bound}`;

  function hand(channel: string, body: Buffer): void {
    const notification = JSON.stringify({
      messageType: "notification",
      channelID: channel,
      version: randomUUID(),
      data: body.toString("base64url"),
      headers: { encoding: "aes128gcm" },
    });
    const socket = connected.get(channel);
    if (socket) socket.send(notification);
    else stored.set(channel, [...(stored.get(channel) ?? []), notification]);
  }

  function flush(channel: string, to: TextSocket): void {
    connected.set(channel, to);
    for (const notification of stored.get(channel) ?? []) to.send(notification);
    stored.delete(channel);
  }

  return {
    origin,
    webSocketUrl: `ws://127.0.0.1:${bound}/`,
    deliveries,
    received,
    async subscribe(applicationServerKey) {
      const channel = randomUUID();
      channels.set(channel, applicationServerKey);
      return { endpoint: `${origin}/push/${channel}`, ...(await makeSubscriber()) };
    },
    answer(how) {
      forced = how;
    },
    forget: (endpoint) => void channels.delete(endpoint.split("/push/")[1] ?? ""),
    async close() {
      for (const socket of sockets) socket.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

function reply(response: ServerResponse, status: number, retryAfter = 0, location = ""): void {
  response.writeHead(status, {
    ...(status === 201 && { location }),
    ...(status >= 300 && status < 400 && { location: "http://127.0.0.1:1/" }),
    ...(retryAfter > 0 && { "retry-after": String(retryAfter) }),
  });
  response.end();
}

/** What a push service answers to a delivery. */
async function judge(
  { method, headers }: IncomingMessage,
  body: Buffer,
  key: string | undefined,
  origin: string,
): Promise<number> {
  if (method !== "POST") return 405;
  if (key === undefined) return 410;
  if (!/^\d+$/.test(String(headers.ttl))) return 400;
  if (body.length > 4096) return 413;
  if (body.length > 0 && headers["content-encoding"] !== "aes128gcm") return 415;
  const [, token = "", named = ""] =
    /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(headers.authorization ?? "") ?? [];
  if (named !== key) return 403;
  return (await isVapid(token, key, origin)) ? 201 : 401;
}

/** Whether a token is signed by the key, for this service, for a day at most, with a contact. */
async function isVapid(token: string, key: string, origin: string): Promise<boolean> {
  const [head = "", claims = "", signature = ""] = token.split(".");
  const publicKey = await webcrypto.subtle.importKey(
    "raw",
    Buffer.from(key, "base64url"),
    { name: "ECDSA", namedCurve: "P-256" },
    false,
    ["verify"],
  );
  const isSigned = await webcrypto.subtle.verify(
    { name: "ECDSA", hash: "SHA-256" },
    publicKey,
    Buffer.from(signature, "base64url"),
    Buffer.from(`${head}.${claims}`),
  );
  const read = (part: string) => JSON.parse(Buffer.from(part, "base64url").toString());
  if (!isSigned || read(head).alg !== "ES256") return false;
  const { aud, exp, sub } = read(claims) as { aud: string; exp: number; sub: string };
  const left = exp - Date.now() / 1000;
  return aud === origin && left > 0 && left <= 24 * 60 * 60 && /^(mailto:|https:)/.test(sub);
}

import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

export type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

const second = 1000;

/**
 * How long a client may take. A slow line is no fault: what a slow client holds is its connection
 * and little memory (see body-budget.ts), so the limits only end what is dead.
 */
const limits = {
  headersTimeout: 20 * second,
  requestTimeout: 10 * 60 * second, // a 5 MB CV at 10 KB/s takes nine minutes
  // Longer than proxies keep theirs: they would send a request on a connection that is just being closed.
  keepAliveTimeout: 75 * second,
  connectionsCheckingInterval: 5 * second,
  maxHeaderSize: 16 * 1024,
};
/** Without a byte in either direction for so long, a connection is taken for cut. */
const silence = 120 * second;
const maxConnections = 8000;
/** Connections that wait to be accepted: a crowd comes at once, and one too many would try again after a second. */
const backlog = 4096;
/**
 * Requests that one connection may send before the last is answered (pipelining). Browsers and proxies
 * send none, and a client that reads nothing would have all its responses in memory.
 */
const maxAhead = 2;

/** Listens; returns a function that lets running requests finish (10 s at most) and closes. */
export async function listen(
  listener: Listener,
  settings: { host: string; port: number; stopping?: () => boolean },
): Promise<() => Promise<void>> {
  const answering = new Set<ServerResponse>();
  const stopping = settings.stopping ?? (() => false);
  const pending = new WeakMap<Socket, number>();
  const server = createServer(limits, (incoming, outgoing) => {
    const { socket } = incoming;
    const ahead = pending.get(socket) ?? 0;
    if (ahead >= maxAhead) return void socket.destroy();
    pending.set(socket, ahead + 1);
    answering.add(outgoing);
    outgoing.once("close", () => {
      answering.delete(outgoing);
      pending.set(socket, (pending.get(socket) ?? 1) - 1);
    });
    if (stopping()) outgoing.shouldKeepAlive = false;
    listener(incoming, outgoing);
  });
  server.timeout = silence;
  server.maxConnections = maxConnections;
  server.on("clientError", refuse);
  await opened(server, settings);
  return () => closed(server, answering);
}

function opened(server: Server, { host, port }: { host: string; port: number }): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const taken = error.code === "EADDRINUSE";
      reject(taken ? new Error(`PORT=${port}: another program listens there already.`) : error);
    });
    server.listen({ port, host, backlog }, resolve);
  });
}

const refusals: Record<string, [status: string, why: string]> = {
  HPE_HEADER_OVERFLOW: ["431 Request Header Fields Too Large", "The headers are too large."],
  ERR_HTTP_REQUEST_TIMEOUT: ["408 Request Timeout", "The request took too long to arrive."],
};

/** A malformed request gets a reason, as long as the connection is open. */
function refuse(error: NodeJS.ErrnoException, socket: Socket & { _httpMessage?: unknown }): void {
  const underWay = socket._httpMessage !== undefined && socket._httpMessage !== null;
  if (!socket.writable || underWay || error.code === "ECONNRESET") return void socket.destroy();
  const [status, why] = refusals[error.code ?? ""] ?? ["400 Bad Request", "This is not HTTP."];
  const headers = "content-type: text/plain; charset=utf-8\r\nconnection: close";
  socket.end(`HTTP/1.1 ${status}\r\n${headers}\r\ncontent-length: ${why.length}\r\n\r\n${why}`);
}

async function closed(server: Server, answering: Set<ServerResponse>): Promise<void> {
  const done = new Promise<void>((resolve) => server.close(() => resolve()));
  for (const outgoing of answering) if (!outgoing.headersSent) outgoing.shouldKeepAlive = false;
  const end = new AbortController();
  void done.then(() => end.abort());
  const until = performance.now() + 10 * second;
  while (!end.signal.aborted && performance.now() < until) {
    server.closeIdleConnections();
    await pause(50, undefined, { signal: end.signal }).catch(() => {});
  }
  server.closeAllConnections();
  await done;
}

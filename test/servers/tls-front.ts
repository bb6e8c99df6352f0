import { once } from "node:events";
import { type IncomingMessage, request, type ServerResponse } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { createAuthority } from "./certificates.ts";

/** A proxy with TLS before a board, as an owner has one. */
export type TlsFront = {
  origin: string;
  /** PEM of the authority that vouches for it. */
  authority: string;
  /** Sends what comes in to the board at this origin from now on. */
  leadTo: (board: string) => void;
  /** Breaks the next POST to a path: before the board gets it, or once the board has answered. */
  breakNext: (path: string, when: "before" | "after", then: () => Promise<void>) => void;
  close: () => Promise<void>;
};

type Break = { path: string; when: "before" | "after"; then: () => Promise<void> };

export async function startTlsFront(): Promise<TlsFront> {
  const { certificate: authority, issue } = createAuthority();
  const { certificate: cert, key } = issue("127.0.0.1");
  let board = "";
  let next: Break | undefined;
  const pass = (incoming: IncomingMessage, answer: ServerResponse, broken?: Break) => {
    const headers = {
      ...incoming.headers,
      "x-forwarded-for": "203.0.113.7",
      "x-forwarded-proto": "https",
    };
    const sent = request(board + incoming.url, { method: incoming.method, headers, agent: false });
    sent.on("error", () => incoming.socket.destroy());
    sent.on("response", async (response) => {
      if (broken) {
        await broken.then();
        return void incoming.socket.destroy();
      }
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.on("error", () => incoming.socket.destroy());
      response.pipe(answer);
    });
    incoming.pipe(sent);
  };
  const server = createServer({ key, cert }, async (incoming, answer) => {
    const path = new URL(incoming.url ?? "/", "https://front").pathname.replace(/\.data$/, "");
    const broken = next && incoming.method === "POST" && path === next.path ? next : undefined;
    if (broken) next = undefined;
    if (broken?.when !== "before") return pass(incoming, answer, broken);
    await broken.then();
    incoming.socket.destroy();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    authority,
    leadTo(origin) {
      board = origin;
    },
    breakNext(path, when, then) {
      next = { path, when, then };
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

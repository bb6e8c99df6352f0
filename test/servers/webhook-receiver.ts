import type { ServerResponse } from "node:http";
import { createServer } from "node:https";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { Webhook } from "standardwebhooks";
import type { Network } from "#app/platform/network/open-network.server.ts";
import { type Authority, createAuthority } from "./certificates.ts";

type Received = {
  id: string;
  type: string;
  data: Record<string, string>;
  /** How many signatures it came with. */
  signatures: number;
};

export type Receiver = {
  /** The ways to it: a host of this name, at a public address that leads to this machine. */
  network: Network;
  url: string;
  port: number;
  authority: Authority;
  /** Addresses and ports that were connected to. */
  reached: string[];
  /** Everything that came with a right signature, in order. */
  received: Received[];
  /** Those that were answered with success. */
  accepted: Received[];
  /** How many came without one. */
  unsigned: number;
  /** Secrets of which each is right by itself. */
  secrets: string[];
  /** Answers with success unless set. */
  answer: (received: Received, response: ServerResponse) => void;
  /** The addresses of the host at each look. */
  resolve: (host: string) => string[];
  close(): Promise<void>;
};

/** A system of a company: HTTPS on this machine, which checks signatures by the library of Standard Webhooks. */
export async function openReceiver(host = "hooks.barada.sy"): Promise<Receiver> {
  const authority = createAuthority();
  const { certificate: cert, key } = authority.issue(host);
  const server = createServer({ cert, key }, async (request, response) => {
    const body = await text(request).catch(() => "");
    const headers = request.headers as Record<string, string>;
    const isSigned = receiver.secrets.every((secret) => {
      try {
        return new Webhook(secret).verify(body, headers) !== undefined;
      } catch {
        return false;
      }
    });
    if (!isSigned) {
      receiver.unsigned += 1;
      response.writeHead(400).end();
      return;
    }
    const { type, data } = JSON.parse(body) as Pick<Received, "type" | "data">;
    const signatures = (headers["webhook-signature"] ?? "").split(" ").length;
    const received = { id: headers["webhook-id"] ?? "", type, data, signatures };
    receiver.received.push(received);
    response.on("finish", () => {
      if (response.statusCode < 300) receiver.accepted.push(received);
    });
    receiver.answer(received, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const receiver: Receiver = {
    network: {
      authority: authority.certificate,
      resolveTexts: async () => [],
      resolveAddresses: async (name) => receiver.resolve(name),
      connect(address, requestedPort) {
        receiver.reached.push(`${address} ${requestedPort}`);
        return connect({ host: "127.0.0.1", port });
      },
    },
    url: `https://${host}/furas`,
    port,
    authority,
    reached: [],
    received: [],
    accepted: [],
    unsigned: 0,
    secrets: [],
    answer: (_, response) => void response.writeHead(204).end(),
    resolve: (name) => (name === host ? ["8.8.8.8"] : []),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return receiver;
}

import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { createServer as createEncrypted } from "node:tls";

type FakeScanner = {
  address: string;
  /** How many files it was sent. */
  requests: () => number;
  /** The result from now on; "nothing" never answers. */
  answer(how: "honestly" | "with an error" | "nothing"): void;
  close(): Promise<void>;
};

/** What the scanner takes for a virus. */
export const virusMark = "FURAS-TEST-VIRUS";

/**
 * Speaks clamd's INSTREAM on a real socket: `place` is a port of this machine or a path. With a
 * certificate it speaks TLS.
 */
export async function startFakeScanner(
  place: number | string = 0,
  encrypted?: { certificate: string; key: string },
): Promise<FakeScanner> {
  let requests = 0;
  let how: Parameters<FakeScanner["answer"]>[0] = "honestly";
  const sockets = new Set<Socket>();
  const listener = (socket: Socket) => {
    sockets.add(socket);
    let heard = Buffer.alloc(0);
    socket.on("error", () => {});
    socket.on("close", () => sockets.delete(socket));
    socket.on("data", (part) => {
      heard = Buffer.concat([heard, part]);
      const file = readStream(heard);
      if (!file || how === "nothing") return;
      requests += 1;
      const verdict = file.includes(virusMark) ? "Furas.Test FOUND" : "OK";
      const reply = how === "honestly" ? `stream: ${verdict}` : "Can't allocate memory ERROR";
      socket.end(`${reply}\0`);
    });
  };
  const server = encrypted
    ? createEncrypted({ cert: encrypted.certificate, key: encrypted.key }, listener)
    : createServer(listener);
  if (typeof place === "string") server.listen(place);
  else server.listen(place, "127.0.0.1");
  await once(server, "listening");
  const bound = server.address();
  const port = bound !== null && typeof bound === "object" ? bound.port : 0;
  return {
    address:
      typeof place === "string"
        ? `unix:${place}`
        : `${encrypted ? "tls" : "tcp"}://127.0.0.1:${port}`,
    requests: () => requests,
    answer: (next) => {
      how = next;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

/** The whole file of a request, or undefined as long as some of it is on its way. */
function readStream(heard: Buffer): Buffer | undefined {
  const command = "zINSTREAM\0";
  if (!heard.toString("latin1").startsWith(command)) return undefined;
  const chunks: Buffer[] = [];
  let at = command.length;
  for (;;) {
    if (at + 4 > heard.length) return undefined;
    const length = heard.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(heard.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
}

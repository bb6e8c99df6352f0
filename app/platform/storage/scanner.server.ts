import { connect, type Socket } from "node:net";
import { connect as connectEncrypted, TLSSocket } from "node:tls";
import { createBreaker } from "#app/platform/circuit-breaker.server.ts";
import { log } from "#app/platform/log/log.server.ts";
import { isThisMachine } from "#app/platform/loopback.ts";

let scanner: Scan | undefined;

type Scan = (bytes: Uint8Array) => Promise<"clean" | "infected">;

/** Opens the way to a virus scanner (clamd); without an address every file counts as clean. */
export function openScanner(address: string | undefined): void {
  scanner = address === undefined ? undefined : scannerAt(address);
}

/** The scanner's verdict on a file, if there is a scanner. Throws when it does not answer. */
export async function scanFile(bytes: Uint8Array): Promise<"clean" | "infected"> {
  return scanner ? scanner(bytes) : "clean";
}

/** Whether an address names a scanner: tcp://host:port, tls://host:port or unix:/path. */
export function isScanner(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, pathname } = new URL(address);
  if (protocol === "tcp:" || protocol === "tls:") return hostname !== "" && port !== "";
  return protocol === "unix:" && pathname.length > 1;
}

/** Milliseconds: to connect, and for the result of the largest file from a loaded machine. */
const timeouts = { connecting: 800, scanning: 10_000 };

function scannerAt(address: string): Scan {
  const { protocol, hostname, port, pathname } = new URL(address);
  const place =
    protocol === "unix:"
      ? { path: decodeURIComponent(pathname) }
      : { host: hostname.replace(/^\[|\]$/g, ""), port: Number(port) };
  if (protocol === "tcp:" && !isThisMachine(hostname)) {
    log("scanner without TLS", { clamdUrl: address, advice });
  }
  const open = () => (protocol === "tls:" ? connectEncrypted(place) : connect(place));
  const through = createBreaker();
  return (bytes) => through(async () => verdictOf(await ask(open(), bytes)));
}

const advice =
  "CVs are sent to this address in plain text. Unless the network is your own (a container beside this one), put TLS before clamd, such as stunnel, and use tls://.";

/** Sends one file in the words of clamd's INSTREAM; answers its reply. */
function ask(socket: Socket, bytes: Uint8Array): Promise<string> {
  const give = (ms: number) =>
    setTimeout(() => socket.destroy(new Error(`The scanner took more than ${ms} ms.`)), ms);
  let limit = give(timeouts.connecting);
  return new Promise<string>((resolve, reject) => {
    let reply = "";
    socket.setEncoding("utf8");
    socket.once(socket instanceof TLSSocket ? "secureConnect" : "connect", () => {
      clearTimeout(limit);
      limit = give(timeouts.scanning);
      send(socket, bytes);
    });
    socket.on("data", (part) => {
      reply += part;
    });
    socket.once("end", () => resolve(reply));
    socket.once("error", reject);
    socket.once("close", () => reject(new Error("The scanner hung up.")));
  }).finally(() => {
    clearTimeout(limit);
    socket.destroy();
  });
}

/** The file as chunks with their lengths in front; a length of nothing ends it. */
function send(socket: Socket, bytes: Uint8Array): void {
  const chunkBytes = 64 * 1024;
  socket.write("zINSTREAM\0");
  for (let start = 0; start < bytes.length; start += chunkBytes) {
    const chunk = bytes.subarray(start, start + chunkBytes);
    socket.write(lengthOf(chunk));
    socket.write(chunk);
  }
  socket.write(lengthOf(new Uint8Array()));
}

function lengthOf({ length }: Uint8Array): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(length);
  return bytes;
}

function verdictOf(reply: string): "clean" | "infected" {
  const answer = reply.replaceAll("\0", "").trim();
  if (answer.endsWith(": OK")) return "clean";
  if (answer.endsWith(" FOUND")) return "infected";
  throw new Error(`The scanner says: ${JSON.stringify(answer.slice(0, 200))}.`);
}

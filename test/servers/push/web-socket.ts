import { createHash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";

/** What a WebSocket needs for the protocol of a push service: text both ways, and an end. */
export type TextSocket = { send(text: string): void; close(): void };

const opcodes = { text: 1, close: 8, ping: 9, pong: 10 };

/** The server's side of a WebSocket (RFC 6455) for short, whole text messages. */
export function acceptWebSocket(
  request: IncomingMessage,
  socket: Duplex,
  onText: (text: string, from: TextSocket) => void,
): TextSocket {
  const accept = createHash("sha1")
    .update(`${request.headers["sec-websocket-key"]}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`)
    .digest("base64");
  const protocol = request.headers["sec-websocket-protocol"];
  const lines = [
    "HTTP/1.1 101 Switching Protocols",
    "Upgrade: websocket",
    "Connection: Upgrade",
    `Sec-WebSocket-Accept: ${accept}`,
    ...(protocol ? [`Sec-WebSocket-Protocol: ${protocol}`] : []),
  ];
  socket.write(`${lines.join("\r\n")}\r\n\r\n`);
  const write = (opcode: number, payload: Buffer) => socket.write(frame(opcode, payload));
  const self: TextSocket = {
    send: (text) => void write(opcodes.text, Buffer.from(text)),
    close: () => void socket.destroy(),
  };
  let received: Buffer = Buffer.alloc(0);
  socket.on("error", () => {});
  socket.on("data", (part: Buffer) => {
    received = Buffer.concat([received, part]);
    for (let next = readFrame(received); next; next = readFrame(received)) {
      received = received.subarray(next.length);
      if (next.opcode === opcodes.text) onText(next.payload.toString(), self);
      if (next.opcode === opcodes.ping) write(opcodes.pong, next.payload);
      if (next.opcode === opcodes.close) socket.end(frame(opcodes.close, next.payload));
    }
  });
  return self;
}

function frame(opcode: number, payload: Buffer): Buffer {
  const length =
    payload.length < 126
      ? Buffer.from([payload.length])
      : Buffer.from([126, payload.length >> 8, payload.length & 255]);
  return Buffer.concat([Buffer.from([0x80 | opcode]), length, payload]);
}

/** The first whole frame of a client, which masks what it sends; undefined until it is whole. */
function readFrame(bytes: Buffer) {
  if (bytes.length < 2) return undefined;
  const short = bytes.readUInt8(1) & 127;
  const start = short === 126 ? 4 : 2;
  if (bytes.length < start + 4) return undefined;
  const size = short === 126 ? bytes.readUInt16BE(2) : short;
  const length = start + 4 + size;
  if (bytes.length < length) return undefined;
  const mask = bytes.subarray(start, start + 4);
  const payload = bytes.subarray(start + 4, length).map((byte, at) => byte ^ (mask[at % 4] ?? 0));
  return { opcode: bytes.readUInt8(0) & 15, payload: Buffer.from(payload), length };
}

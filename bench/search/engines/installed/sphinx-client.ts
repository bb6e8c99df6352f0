import type { Socket } from "node:net";
import { ByteReader, connectPatiently } from "./program.ts";

type Row = (string | null)[];

/** SphinxQL, which is the protocol of MySQL: one statement or several with ";" between them. */
export async function connectToSphinx(port: number) {
  const socket = await connectPatiently(port);
  const reader = new ByteReader(socket);
  await readPacket(reader);
  socket.write(packet(1, login()));
  await readPacket(reader);
  return { query: (text: string) => ask(socket, reader, text), close: () => socket.destroy() };
}

const hasMore = 8;

async function ask(socket: Socket, reader: ByteReader, text: string): Promise<Row[][]> {
  socket.write(packet(0, Buffer.concat([Buffer.from([3]), Buffer.from(text)])));
  const results: Row[][] = [];
  for (;;) {
    const [rows, more] = await readResult(reader, text);
    results.push(rows);
    if (!more) return results;
  }
}

async function readResult(reader: ByteReader, text: string): Promise<[Row[], boolean]> {
  const first = await readPacket(reader);
  if (first[0] === 0xff) throw new Error(`${first.subarray(9).toString()}: ${text}`);
  if (first[0] === 0) return [[], false];
  const columns = first[0] ?? 0;
  for (let at = 0; at <= columns; at++) await readPacket(reader);
  const rows: Row[] = [];
  for (;;) {
    const part = await readPacket(reader);
    if (part[0] === 0xff) throw new Error(`${part.subarray(9).toString()}: ${text}`);
    if (part[0] === 0xfe && part.length < 9) {
      return [rows, (part.readUInt16LE(3) & hasMore) !== 0];
    }
    rows.push(readRow(part));
  }
}

function readRow(part: Buffer): Row {
  const row: Row = [];
  for (let at = 0; at < part.length; ) {
    const [length, next] = readLength(part, at);
    row.push(length === null ? null : part.toString("utf8", next, next + length));
    at = next + (length ?? 0);
  }
  return row;
}

function readLength(part: Buffer, at: number): [number | null, number] {
  const first = part[at] ?? 0;
  if (first === 0xfb) return [null, at + 1];
  if (first === 0xfc) return [part.readUInt16LE(at + 1), at + 3];
  if (first === 0xfd) return [part.readUIntLE(at + 1, 3), at + 4];
  return [first, at + 1];
}

async function readPacket(reader: ByteReader): Promise<Buffer> {
  const head = await reader.read(4);
  return reader.read(head.readUIntLE(0, 3));
}

function packet(number: number, body: Buffer): Buffer {
  const head = Buffer.alloc(4);
  head.writeUIntLE(body.length, 0, 3);
  head[3] = number;
  return Buffer.concat([head, body]);
}

/** No user and no password: the protocol of 4.1, several statements at once, UTF-8. */
function login(): Buffer {
  const body = Buffer.alloc(34);
  body.writeUInt32LE(0x0003a200, 0);
  body.writeUInt32LE(16_777_215, 4);
  body[8] = 33;
  return body;
}

import { type FileHandle, open, readdir, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { crc32 } from "node:zlib";
import type { BoardJobs } from "./board.ts";
import type { Column, Dump } from "./dump.ts";
import { JobColumns } from "./job-columns.ts";
import { TermIndex } from "./term-index.ts";

/** To be raised with each change of the layout of JobColumns or TermIndex. */
const format = 2;
/** This many bytes are read or written in one turn, and this many texts. */
const pieceBytes = 2 ** 20;
const pieceTexts = 2_000;
const checkBytes = 4;

const arrayTypes = { Float64Array, Uint32Array, Int32Array, Uint8Array } as const;
type ArrayType = keyof typeof arrayTypes;
type Stored = Pick<BoardJobs, "columns" | "index" | "snapshot" | "readAt" | "isFull">;
/** The database's lineage and the memory limit, by which a file is known as usable. */
type Origin = { lineage: string; limit: number };

type Header = Origin &
  Pick<Stored, "snapshot" | "readAt" | "isFull"> & { format: number; dumps: DumpHeader[] };
type DumpHeader = {
  numbers: Dump["numbers"];
  columns: [name: string, type: ArrayType, length: number][];
  /** In bytes, each text a line of JSON arrays. */
  texts: [name: string, length: number][];
  /** All of one length. */
  blocks: { count: number; length: number };
};

/** Writing takes seconds: a file that is older was left by a process that was killed while it wrote. */
const halfFileMs = 600_000;

/** Stores the index as it is now; a file of before is replaced once the new one is whole. */
export async function writeBoardFile(path: string, board: Stored, origin: Origin): Promise<void> {
  await removeHalfFiles(path);
  const { snapshot, readAt, isFull } = board;
  const dumps = [board.columns.dump(), board.index.dump()];
  const half = `${path}.${process.pid}`;
  const file = await open(half, "w", 0o600);
  try {
    const encoded: [string, Buffer][][] = [];
    for (const { texts } of dumps) {
      const lines: [string, Buffer][] = [];
      for (const [name, list] of Object.entries(texts)) lines.push([name, await encode(list)]);
      encoded.push(lines);
    }
    const header: Header = {
      ...origin,
      snapshot,
      readAt,
      isFull,
      format,
      dumps: dumps.map((dump, at) => headerOf(dump, encoded[at] ?? [])),
    };
    const out = new Pieces(file);
    const head = Buffer.from(JSON.stringify(header));
    await out.write(Buffer.from(Uint32Array.of(head.length).buffer));
    await out.write(head);
    for (const [at, { columns, blocks }] of dumps.entries()) {
      for (const column of Object.values(columns)) await out.write(bytesOf(column));
      for (const [, lines] of encoded[at] ?? []) await out.write(lines);
      for (const block of blocks) await out.write(block);
    }
    await file.write(Uint32Array.of(out.sum));
    await file.close();
    await rename(half, path);
  } catch (error) {
    await file.close().catch(() => {});
    await rm(half, { force: true });
    throw error;
  }
}

async function removeHalfFiles(path: string): Promise<void> {
  const folder = dirname(path);
  for (const name of await readdir(folder)) {
    if (!name.startsWith(`${basename(path)}.`)) continue;
    const half = join(folder, name);
    const age = await stat(half).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    if (age > halfFileMs) await rm(half, { force: true });
  }
}

/** The index as it was stored; undefined where there is none, it is damaged or of another origin. */
export async function readBoardFile(path: string, origin: Origin): Promise<Stored | undefined> {
  const file = await open(path).catch(() => undefined);
  if (!file) return undefined;
  try {
    return await readWhole(new Pieces(file), (await file.stat()).size, origin);
  } catch {
    return undefined;
  } finally {
    await file.close();
  }
}

async function readWhole(from: Pieces, size: number, origin: Origin): Promise<Stored | undefined> {
  const [length = 0] = new Uint32Array((await from.read(4)).buffer);
  if (length > size) return undefined;
  const text = Buffer.from(await from.read(length)).toString();
  const header: Header = JSON.parse(text);
  const { lineage, limit, snapshot, readAt, isFull } = header;
  if (header.format !== format || lineage !== origin.lineage || limit !== origin.limit) {
    return undefined;
  }
  const [columns, index] = [
    await readDump(from, header.dumps[0]),
    await readDump(from, header.dumps[1]),
  ];
  const { sum } = from;
  const [stored] = new Uint32Array((await from.read(checkBytes)).buffer);
  if (stored !== sum) return undefined;
  return { columns: JobColumns.of(columns), index: TermIndex.of(index), snapshot, readAt, isFull };
}

async function readDump(from: Pieces, header: DumpHeader | undefined): Promise<Dump> {
  if (!header) throw new Error("The file has no such part.");
  const columns: Dump["columns"] = {};
  for (const [name, type, length] of header.columns) {
    const { buffer } = await from.read(length * arrayTypes[type].BYTES_PER_ELEMENT);
    columns[name] = new arrayTypes[type](buffer);
  }
  const texts: Dump["texts"] = {};
  for (const [name, length] of header.texts) texts[name] = await decode(await from.read(length));
  const blocks: Uint8Array[] = [];
  for (let at = 0; at < header.blocks.count; at++)
    blocks.push(await from.read(header.blocks.length));
  return { numbers: header.numbers, columns, texts, blocks };
}

function headerOf({ numbers, columns, blocks }: Dump, texts: [string, Buffer][]): DumpHeader {
  return {
    numbers,
    columns: Object.entries(columns).map(([name, column]) => [name, typeOf(column), column.length]),
    texts: texts.map(([name, { length }]) => [name, length]),
    blocks: { count: blocks.length, length: blocks[0]?.length ?? 0 },
  };
}

function typeOf(column: Column): ArrayType {
  return column.constructor.name as ArrayType;
}

function bytesOf({ buffer, byteOffset, byteLength }: Column): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}

async function encode(texts: readonly string[]): Promise<Buffer> {
  const lines: Buffer[] = [];
  for (let at = 0; at < texts.length; at += pieceTexts) {
    lines.push(Buffer.from(`${JSON.stringify(texts.slice(at, at + pieceTexts))}\n`));
    await setImmediate();
  }
  return Buffer.concat(lines);
}

async function decode(bytes: Uint8Array): Promise<string[]> {
  const texts: string[] = [];
  const lineBreak = 10;
  for (let from = 0; from < bytes.length; ) {
    const to = bytes.indexOf(lineBreak, from);
    texts.push(...(JSON.parse(Buffer.from(bytes.subarray(from, to)).toString()) as string[]));
    from = to + 1;
    await setImmediate();
  }
  return texts;
}

/** Reads or writes a file in pieces, and adds up the checksum of their bytes. */
class Pieces {
  sum = 0;
  private readonly file: FileHandle;

  constructor(file: FileHandle) {
    this.file = file;
  }

  async write(bytes: Uint8Array): Promise<void> {
    for (let at = 0; at < bytes.length; at += pieceBytes) {
      // A copy: a job that is added meanwhile may change bytes behind the stored part of a block.
      const piece = bytes.slice(at, at + pieceBytes);
      this.sum = crc32(piece, this.sum);
      await this.file.write(piece);
    }
  }

  /** In memory of its own. */
  async read(length: number): Promise<Uint8Array<ArrayBuffer>> {
    const bytes = new Uint8Array(length);
    for (let at = 0; at < length; ) {
      const wanted = Math.min(pieceBytes, length - at);
      const { bytesRead } = await this.file.read(bytes, at, wanted);
      if (bytesRead === 0) throw new Error("The file ends early.");
      this.sum = crc32(bytes.subarray(at, at + bytesRead), this.sum);
      at += bytesRead;
    }
    return bytes;
  }
}

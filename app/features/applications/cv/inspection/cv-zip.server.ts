import { inflateRawSync } from "node:zlib";
import { Inflate } from "fflate";

export type ZipEntry = {
  name: string;
  locked: boolean;
  compressed: boolean;
  /** Declared by the file, so only a claim. */
  size: number;
  data: Uint8Array;
};

const maxEntries = 4000;
const maxDeclaredBytes = 100 * 1024 * 1024;

/**
 * Reads a ZIP's directory without inflating anything. Throws where it is not whole, not consistent
 * with the entries' own headers, or claims to unpack to more than 100 MB.
 */
export function readZip(bytes: Uint8Array): ZipEntry[] {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const directory = findDirectory(zip);
  if (directory.count > maxEntries) throw new Error("too many entries");
  const entries: ZipEntry[] = [];
  let at = directory.start;
  for (let index = 0; index < directory.count; index++) {
    const { entry, length } = readEntry(zip, at, directory.start);
    entries.push(entry);
    at += length;
  }
  if (at !== directory.end) throw new Error("hidden entries");
  const declared = entries.reduce((sum, entry) => sum + entry.size, 0);
  if (declared > maxDeclaredBytes) throw new Error("too large");
  return entries;
}

/**
 * Up to `limit` bytes of an entry's content; inflating stops there, whatever size the file claims
 * (declared sizes are not trusted).
 */
export function startOfEntry(entry: ZipEntry, limit: number): Buffer {
  if (!entry.compressed) return Buffer.from(entry.data.subarray(0, limit));
  const pieces: Uint8Array[] = [];
  let length = 0;
  const inflate = new Inflate((piece) => {
    pieces.push(piece);
    length += piece.length;
  });
  // 256 bytes inflate to at most 264 KB, which bounds one step.
  for (let at = 0; at < entry.data.length && length < limit; at += 256) {
    inflate.push(entry.data.subarray(at, at + 256));
  }
  return Buffer.concat(pieces).subarray(0, limit);
}

/** All of an entry's content, fast; undefined where it is longer than `limit`. */
export function wholeEntry(entry: ZipEntry, limit: number): Buffer | undefined {
  if (!entry.compressed) return entry.data.length > limit ? undefined : Buffer.from(entry.data);
  try {
    return inflateRawSync(entry.data, { maxOutputLength: limit });
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    // Broken at its end: the readable part.
    return startOfEntry(entry, limit);
  }
}

const endMark = "PK\x05\x06";

function findDirectory(zip: Buffer): { start: number; end: number; count: number } {
  const farthest = Math.max(0, zip.length - 22 - 0xffff);
  for (let at = zip.length - 22; at >= farthest; at--) {
    at = zip.lastIndexOf(endMark, at, "latin1");
    if (at < farthest) break;
    if (at + 22 + zip.readUInt16LE(at + 20) > zip.length) continue;
    const directory = zip64Directory(zip, at) ?? {
      count: zip.readUInt16LE(at + 10),
      end: zip.readUInt32LE(at + 16) + zip.readUInt32LE(at + 12),
      start: zip.readUInt32LE(at + 16),
    };
    if (directory.end <= at) return directory;
  }
  throw new Error("no directory");
}

/** Some writers use the form for huge files at any size. */
function zip64Directory(zip: Buffer, end: number) {
  const locator = end - 20;
  if (locator < 0 || zip.toString("latin1", locator, locator + 4) !== "PK\x06\x07")
    return undefined;
  const at = Number(zip.readBigUInt64LE(locator + 8));
  if (zip.toString("latin1", at, at + 4) !== "PK\x06\x06") throw new Error("zip64");
  const start = Number(zip.readBigUInt64LE(at + 48));
  return {
    start,
    end: start + Number(zip.readBigUInt64LE(at + 40)),
    count: Number(zip.readBigUInt64LE(at + 32)),
  };
}

function readEntry(zip: Buffer, at: number, directory: number) {
  if (zip.toString("latin1", at, at + 4) !== "PK\x01\x02") throw new Error("no entry");
  const nameLength = zip.readUInt16LE(at + 28);
  const extraLength = zip.readUInt16LE(at + 30);
  const extra = zip.subarray(at + 46 + nameLength, at + 46 + nameLength + extraLength);
  const { size, packedSize, offset } = sizes(zip, at, extra);
  const rawName = zip.subarray(at + 46, at + 46 + nameLength);
  const method = zip.readUInt16LE(at + 10);
  if (method !== 0 && method !== 8) throw new Error("packing");
  // Deflate never swells by more than a few bytes, so a larger claim hides something.
  if (packedSize > size + size / 1000 + 64) throw new Error("sizes");

  const local = zip.subarray(offset, offset + 30 + nameLength);
  if (local.toString("latin1", 0, 4) !== "PK\x03\x04") throw new Error("no local header");
  if (!local.subarray(30).equals(rawName)) throw new Error("two names");
  const start = offset + 30 + local.readUInt16LE(26) + local.readUInt16LE(28);
  if (start + packedSize > directory) throw new Error("outside");
  const entry: ZipEntry = {
    name: rawName.toString("utf8"),
    locked: (zip.readUInt16LE(at + 8) & 1) === 1,
    compressed: method === 8,
    size,
    data: zip.subarray(start, start + packedSize),
  };
  return { entry, length: 46 + nameLength + extraLength + zip.readUInt16LE(at + 32) };
}

/** The 32-bit fields, or, where one is full, its 64-bit form from the extra field. */
function sizes(zip: Buffer, at: number, extra: Buffer) {
  const wide = zip64Extra(extra);
  const read = (short: number) => {
    if (short !== 0xffffffff) return short;
    const next = wide.shift();
    if (next === undefined) throw new Error("zip64 entry");
    return next;
  };
  const size = read(zip.readUInt32LE(at + 24));
  const packedSize = read(zip.readUInt32LE(at + 20));
  return { size, packedSize, offset: read(zip.readUInt32LE(at + 42)) };
}

function zip64Extra(extra: Buffer): number[] {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== 1) continue;
    const count = Math.floor(extra.readUInt16LE(at + 2) / 8);
    return Array.from({ length: count }, (_, index) =>
      Number(extra.readBigUInt64LE(at + 4 + index * 8)),
    );
  }
  return [];
}

/** The container of a Word 97 file: an OLE2 compound file, a small file system (MS-CFB). */
export type CompoundFile = {
  /** Names that stand at the top level, storages (folders) among them. */
  names: Set<string>;
  /** The first bytes (up to 512) of a top-level stream; undefined if missing or not whole. */
  startOf(name: string): Buffer | undefined;
  /** All of it. */
  whole(name: string): Buffer | undefined;
};

type Entry = { name: string; type: number; left: number; right: number; child: number } & Extent;
type Extent = { start: number; size: number };

const firstSpecialSector = 0xfffffffa;
const streamType = 2;
const rootType = 5;

/** Reads a compound file's directory. Throws where its tables do not hold together. */
export function readCompoundFile(bytes: Uint8Array): CompoundFile {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const sectors = readSectors(file);
  const entries = readDirectory(file, sectors);
  const top = topLevel(entries);
  const root = entries[0];
  const piecesOfStream = (name: string) => {
    const entry = top.find((each) => each.name === name && each.type === streamType);
    if (!entry || !root || entry.size === 0) return undefined;
    const pieces =
      entry.size < file.readUInt32LE(0x38)
        ? miniPieces(file, sectors, root, entry)
        : sectors.pieces(entry);
    return pieces && { pieces, size: entry.size };
  };
  return {
    names: new Set(top.map((entry) => entry.name)),
    startOf(name) {
      const stream = piecesOfStream(name);
      return stream && Buffer.concat(stream.pieces.slice(0, 512 / 64)).subarray(0, 512);
    },
    whole(name) {
      const stream = piecesOfStream(name);
      return stream && Buffer.concat(stream.pieces).subarray(0, stream.size);
    },
  };
}

type Sectors = {
  size: number;
  chain(start: number): number[];
  at(sector: number): Buffer;
  pieces(extent: Extent): Buffer[] | undefined;
};

function readSectors(file: Buffer): Sectors {
  const shift = file.readUInt16LE(0x1e);
  if (shift !== 9 && shift !== 12) throw new Error("sector size");
  const size = 2 ** shift;
  const at = (sector: number) => file.subarray((sector + 1) * size, (sector + 2) * size);
  const next = (sector: number) => {
    // 109 tables stand in the header and reach over 7 MB, so no larger list is ever needed.
    const table = Math.floor(sector / (size / 4));
    if (table >= 109) throw new Error("sector out of reach");
    return at(file.readUInt32LE(0x4c + table * 4)).readUInt32LE((sector % (size / 4)) * 4);
  };
  const chain = (start: number) => follow(start, next, file.length / size);
  const pieces = (extent: Extent) => piecesOf(extent, size, chain(extent.start), at);
  return { size, chain, at, pieces };
}

function follow(start: number, next: (sector: number) => number, limit: number): number[] {
  const chain: number[] = [];
  for (let sector = start; sector < firstSpecialSector; sector = next(sector)) {
    if (chain.length > limit) throw new Error("endless chain");
    chain.push(sector);
  }
  return chain;
}

/** A stream's sectors; undefined unless all of its bytes are in the file. */
function piecesOf(extent: Extent, size: number, chain: number[], at: (sector: number) => Buffer) {
  const count = Math.ceil(extent.size / size);
  if (chain.length < count) return undefined;
  const pieces = chain.slice(0, count).map(at);
  const held = pieces.reduce((total, piece) => total + piece.length, 0);
  return held >= extent.size ? pieces : undefined;
}

/** Streams shorter than a limit share one stream of the root, cut into pieces of 64 bytes. */
function miniPieces(file: Buffer, sectors: Sectors, root: Extent, entry: Extent) {
  const container = Buffer.concat(sectors.chain(root.start).map(sectors.at));
  const table = Buffer.concat(sectors.chain(file.readUInt32LE(0x3c)).map(sectors.at));
  const next = (sector: number) => table.readUInt32LE(sector * 4);
  const at = (sector: number) => container.subarray(sector * 64, (sector + 1) * 64);
  return piecesOf(entry, 64, follow(entry.start, next, container.length / 64), at);
}

function readDirectory(file: Buffer, sectors: Sectors): Entry[] {
  const chain = sectors.chain(file.readUInt32LE(0x30));
  return chain.flatMap((sector) => {
    const bytes = sectors.at(sector);
    return Array.from({ length: sectors.size / 128 }, (_, index) =>
      readEntry(bytes.subarray(index * 128, (index + 1) * 128)),
    );
  });
}

function readEntry(bytes: Buffer): Entry {
  const nameBytes = Math.min(62, Math.max(0, bytes.readUInt16LE(64) - 2));
  return {
    name: bytes.subarray(0, nameBytes).toString("utf16le"),
    type: bytes.readUInt8(66),
    left: bytes.readUInt32LE(68),
    right: bytes.readUInt32LE(72),
    child: bytes.readUInt32LE(76),
    start: bytes.readUInt32LE(116),
    size: bytes.readUInt32LE(120),
  };
}

function topLevel(entries: Entry[]): Entry[] {
  const root = entries[0];
  if (root?.type !== rootType) throw new Error("no root");
  const seen = new Set<number>();
  const all: Entry[] = [];
  for (const waiting = [root.child]; waiting.length > 0; ) {
    const index = waiting.pop() ?? 0;
    const entry = entries[index];
    if (!entry || seen.has(index)) continue;
    seen.add(index);
    all.push(entry);
    waiting.push(entry.left, entry.right);
  }
  return all;
}

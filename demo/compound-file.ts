const sectorSize = 512;
const miniSize = 64;
const miniLimit = 4096;
const none = 0xffffffff;
const endOfChain = 0xfffffffe;
const tableMark = 0xfffffffd;

/** An OLE2 compound file with these top-level streams, up to 60 KB; null makes an empty storage. */
export function compoundFileOf(streams: Record<string, Uint8Array | null>): Uint8Array {
  const file = blocksOf(sectorSize, [tableMark]);
  const mini = blocksOf(miniSize, []);
  const names = Object.keys(streams);
  const entries = names.map((name, index) => {
    const content = streams[name];
    const right = index + 1 < names.length ? index + 2 : none;
    if (!content) return entryOf(name, 1, { right, child: none, start: 0, size: 0 });
    const start = (content.length < miniLimit ? mini : file).store(content);
    return entryOf(name, 2, { right, child: none, start, size: content.length });
  });
  const miniStart = file.store(mini.bytes());
  const miniTableStart = file.store(uint32s(mini.table));
  const root = { right: none, child: 1, start: miniStart, size: mini.bytes().length };
  const directoryStart = file.store(Buffer.concat([entryOf("Root Entry", 5, root), ...entries]));
  if (file.table.length > sectorSize / 4) throw new Error("compoundFileOf is for small files");
  const table = padded(uint32s(file.table), sectorSize, 0xff);
  return Buffer.concat([headerOf(directoryStart, miniTableStart), table, file.bytes()]);
}

/** Blocks of one size, and the table that tells of each which one follows it. */
function blocksOf(size: number, table: number[]) {
  const stored: Buffer[] = [];
  return {
    table,
    bytes: () => Buffer.concat(stored),
    store(content: Uint8Array): number {
      if (content.length === 0) return endOfChain;
      const start = table.length;
      const last = start + Math.ceil(content.length / size) - 1;
      for (let block = start; block < last; block++) table.push(block + 1);
      table.push(endOfChain);
      stored.push(padded(content, size));
      return start;
    },
  };
}

type Place = { right: number; child: number; start: number; size: number };

function entryOf(name: string, type: number, place: Place): Buffer {
  const entry = Buffer.alloc(128);
  entry.write(name, "utf16le");
  entry.writeUInt16LE(name.length * 2 + 2, 64);
  entry.writeUInt8(type, 66);
  entry.writeUInt8(1, 67);
  entry.writeUInt32LE(none, 68);
  entry.writeUInt32LE(place.right, 72);
  entry.writeUInt32LE(place.child, 76);
  entry.writeUInt32LE(place.start, 116);
  entry.writeUInt32LE(place.size, 120);
  return entry;
}

function headerOf(directoryStart: number, miniTableStart: number): Buffer {
  const header = Buffer.alloc(sectorSize, 0xff);
  header.fill(0, 0, 0x4c);
  header.write("d0cf11e0a1b11ae1", "hex");
  header.writeUInt16LE(0x3e, 0x18);
  header.writeUInt16LE(3, 0x1a);
  header.writeUInt16LE(0xfffe, 0x1c);
  header.writeUInt16LE(9, 0x1e);
  header.writeUInt16LE(6, 0x20);
  header.writeUInt32LE(1, 0x2c);
  header.writeUInt32LE(directoryStart, 0x30);
  header.writeUInt32LE(miniLimit, 0x38);
  header.writeUInt32LE(miniTableStart, 0x3c);
  header.writeUInt32LE(miniTableStart === endOfChain ? 0 : 1, 0x40);
  header.writeUInt32LE(endOfChain, 0x44);
  header.writeUInt32LE(0, 0x4c);
  return header;
}

function uint32s(values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => {
    bytes.writeUInt32LE(value, index * 4);
  });
  return bytes;
}

function padded(content: Uint8Array, size: number, filler = 0): Buffer {
  const rest = (size - (content.length % size)) % size;
  return Buffer.concat([content, Buffer.alloc(rest, filler)]);
}

import { promisify } from "node:util";
import { crc32, deflate } from "node:zlib";

const compressed = promisify(deflate);
const rowsAtOnce = 64;

/**
 * A PNG of 256 colours at most: a drawing of few colours takes a third of the bytes of one in full
 * colour. Gives other work its turn between some rows.
 */
export async function palettePng(
  pixels: Uint8Array,
  { width, height }: { width: number; height: number },
): Promise<Buffer> {
  const colours = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height);
  const indexes = indexPalette(countColours(colours));
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) {
    if (y % rowsAtOnce === 0) await new Promise((resolve) => setImmediate(resolve));
    let last = -1;
    let index = 0;
    for (let x = 0; x < width; x++) {
      const colour = colours[y * width + x] ?? 0;
      if (colour !== last) {
        index = indexes.of.get(colour) ?? 0;
        last = colour;
      }
      rows[y * (width + 1) + 1 + x] = index;
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits for each index into the palette, not interlaced.
  head.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", head),
    chunk("PLTE", Buffer.from(indexes.palette.flatMap(channels))),
    chunk("IDAT", await compressed(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** How often each colour occurs, as the machine reads four bytes. */
function countColours(colours: Uint32Array): Map<number, number> {
  const counts = new Map<number, number>();
  let run = 0;
  for (let place = 0; place < colours.length; place++) {
    run += 1;
    const colour = colours[place] ?? 0;
    if (colour === colours[place + 1]) continue;
    counts.set(colour, (counts.get(colour) ?? 0) + run);
    run = 0;
  }
  return counts;
}

/** The most frequent colours, and for each other one the nearest of them. */
function indexPalette(counts: Map<number, number>) {
  const byUse = [...counts].sort(([, a], [, b]) => b - a).map(([colour]) => colour);
  const palette = byUse.slice(0, 256);
  const of = new Map(palette.map((colour, index) => [colour, index]));
  const shades = palette.map(channels);
  for (const colour of byUse.slice(256)) {
    const [red = 0, green = 0, blue = 0] = channels(colour);
    let nearest = 0;
    let least = Infinity;
    for (const [index, [r = 0, g = 0, b = 0]] of shades.entries()) {
      const distance = (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
      if (distance < least) [least, nearest] = [distance, index];
    }
    of.set(colour, nearest);
  }
  return { palette, of };
}

/** Red, green and blue of four bytes read as one number, the lowest first. */
function channels(colour: number): number[] {
  return [colour & 255, (colour >> 8) & 255, (colour >> 16) & 255];
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

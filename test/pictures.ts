import { deflateSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";

/** A small transparent picture in a format that is taken. */
export function samplePicture(format: "png" | "jpeg" | "webp" | "avif" = "png"): Promise<Buffer> {
  const background = { r: 20, g: 90, b: 87, alpha: 0.5 };
  return sharp({ create: { width: 40, height: 30, channels: 4, background } })
    .toFormat(format)
    .toBuffer();
}

/**
 * A photo of a sheet of text on a dark table, 600 by 800 pixels, as a phone that is held sideways saves it: lying, with
 * the way to turn it and the place where it was taken. The sheet's upper end has a red bar.
 */
export async function sheetPhoto(format: "jpeg" | "png" | "webp" = "jpeg"): Promise<Buffer> {
  const lines = Array.from(
    { length: 24 },
    (_, row) =>
      `<path d="M140 ${150 + row * 24}h300" stroke="#222" stroke-dasharray="3 4 9 2" stroke-width="8"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800"><rect width="600" height="800" fill="#3a2c22"/><rect x="100" y="60" width="400" height="680" fill="#beb6a0"/><rect x="120" y="80" width="360" height="40" fill="#a02020"/>${lines.join("")}</svg>`;
  return sharp(Buffer.from(svg))
    .rotate(270)
    .withExif({ IFD0: { Make: "Tell-tale" }, IFD3: { GPSLatitude: "33/1 30/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .toFormat(format)
    .toBuffer();
}

/** The beginning of a photo in the format of iPhones, which is not decoded here. */
export const heicPhoto = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from("ftypheic\0\0\0\0mif1heic"),
  Buffer.alloc(2000, 7),
]);

/** One that hardly becomes smaller, so that every variant is as large as it may be. */
export function noisyPicture(side: number, channels: 3 | 4 = 4): Sharp {
  const bytes = Buffer.alloc(side * side * channels);
  let state = 7;
  for (let at = 0; at < bytes.length; at++) {
    state = (state * 1_103_515_245 + 12_345) & 0x7fffffff;
    bytes[at] = state >> 16;
  }
  return sharp(bytes, { raw: { width: side, height: side, channels } });
}

/** A few kilobytes that say of themselves to be a picture of so many pixels. */
export function bombPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const chunks = [
    ["IHDR", header],
    ["IDAT", deflateSync(Buffer.alloc(1024 * 1024))],
    ["IEND", Buffer.alloc(0)],
  ] as const;
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    ...chunks.map(([name, data]) => pngChunk(name, data)),
  ]);
}

function pngChunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

function crc32(bytes: Buffer): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

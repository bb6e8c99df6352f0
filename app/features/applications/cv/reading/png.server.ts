import { crc32, deflateSync } from "node:zlib";

/** Pixels of four bytes: blue, green, red, and one that says nothing. */
type Picture = { width: number; height: number; stride: number; pixels: Uint8Array };

/**
 * A page as a PNG: sixteen shades of grey, or 32 steps of each colour where it has colours. Pages of
 * text come smaller so than as WebP.
 */
export function encodePng(picture: Picture): Buffer {
  const isColoured = hasColours(picture);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(picture.width, 0);
  header.writeUInt32BE(picture.height, 4);
  header.writeUInt8(isColoured ? 8 : 4, 8);
  header.writeUInt8(isColoured ? 2 : 0, 9);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(isColoured ? colourRows(picture) : greyRows(picture), { level: 7 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** A thousandth of the pixels makes it a coloured page. */
function hasColours({ width, height, stride, pixels }: Picture): boolean {
  let coloured = 0;
  for (let y = 0; y < height; y++) {
    for (let at = y * stride, end = at + width * 4; at < end; at += 4) {
      const [blue = 0, green = 0, red = 0] = [pixels[at], pixels[at + 1], pixels[at + 2]];
      if (Math.max(red, green, blue) - Math.min(red, green, blue) > 24) coloured++;
    }
  }
  return coloured > (width * height) / 1000;
}

/** Two pixels a byte, each row behind a byte that says it is not filtered. */
function greyRows({ width, height, stride, pixels }: Picture): Buffer {
  const bytesARow = 1 + Math.ceil(width / 2);
  const rows = Buffer.alloc(bytesARow * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * stride + x * 4;
      const light = (pixels[at] ?? 0) + (pixels[at + 1] ?? 0) * 6 + (pixels[at + 2] ?? 0) * 3;
      const place = y * bytesARow + 1 + (x >> 1);
      rows[place] = (rows[place] ?? 0) | (Math.round(light / 170) << (x % 2 ? 0 : 4));
    }
  }
  return rows;
}

function colourRows({ width, height, stride, pixels }: Picture): Buffer {
  const bytesARow = 1 + width * 3;
  const rows = Buffer.alloc(bytesARow * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * stride + x * 4;
      const place = y * bytesARow + 1 + x * 3;
      for (let part = 0; part < 3; part++) rows[place + part] = (pixels[at + 2 - part] ?? 0) | 7;
    }
  }
  return rows;
}

function chunk(type: string, data: Buffer): Buffer {
  const whole = Buffer.alloc(12 + data.length);
  whole.writeUInt32BE(data.length, 0);
  whole.write(type, 4, "latin1");
  data.copy(whole, 8);
  whole.writeUInt32BE(crc32(whole.subarray(4, 8 + data.length)), 8 + data.length);
  return whole;
}

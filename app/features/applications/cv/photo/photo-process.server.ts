import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { cleanPage, encodings, longSide } from "./page-image.ts";
import { maxPageBytes, type PhotoPage, photoPdf } from "./photo-pdf.ts";

/*
 * Turns photos into the pages of one PDF, in a process of its own: native code decodes untrusted data, and its memory and crashes
 * must not be the board's. Reads each photo after its length in four bytes from standard input; writes the PDF,
 * or why there is none as one word: "pixels" or "unreadable". Run by photo-cv.server.ts.
 */

/** A JPEG is scaled down while it is read; the largest cameras of phones save half as many pixels. */
const maxJpegPixels = 64_000_000;
/** Decoded whole. */
const maxOtherPixels = 24_000_000;

sharp.cache(false);
sharp.concurrency(1);
// Only these formats are decoded: no SVG, PDF, TIFF, GIF or HEIF.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadPngBuffer", "VipsForeignLoadJpegBuffer", "VipsForeignLoadWebpBuffer"],
});

const input = await buffer(process.stdin);
process.stdout.write(
  await pdfOf(input).catch((error) =>
    /pixel limit/i.test(String(error)) ? "pixels" : "unreadable",
  ),
);

async function pdfOf(input: Buffer): Promise<Uint8Array> {
  const pages: PhotoPage[] = [];
  for (let at = 0; at < input.length; ) {
    const end = at + 4 + input.readUInt32BE(at);
    pages.push(await pageOf(input.subarray(at + 4, end)));
    at = end;
  }
  return photoPdf(pages);
}

async function pageOf(photo: Buffer): Promise<PhotoPage> {
  const { format, width, height, isProgressive } = await sharp(photo).metadata();
  const isSmallInMemory = format === "jpeg" && !isProgressive;
  if (width * height > (isSmallInMemory ? maxJpegPixels : maxOtherPixels)) {
    throw new Error("pixel limit");
  }
  // Metadata such as the position are left out.
  const { data, info } = await sharp(photo, { limitInputPixels: maxJpegPixels, failOn: "error" })
    .autoOrient()
    .resize(longSide, longSide, { fit: "inside", withoutEnlargement: true })
    .flatten({ background: "white" })
    .toColourspace("srgb")
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true });
  const page = cleanPage({ data, width: info.width, height: info.height, channels: 3 });
  return encode(page);
}

async function encode(page: ReturnType<typeof cleanPage>): Promise<PhotoPage> {
  const { data, width, height } = page;
  for (const { scale, quality } of encodings) {
    const { data: jpeg, info } = await sharp(data, { raw: { width, height, channels: 3 } })
      .resize(Math.max(1, Math.round(width * scale)))
      .jpeg({ quality: quality * 100 })
      .toBuffer({ resolveWithObject: true });
    if (jpeg.length <= maxPageBytes) return { jpeg, width: info.width, height: info.height };
  }
  throw new Error("The page does not become small enough.");
}

// Decodes pictures from standard input, each after its length in four bytes, and writes the variants of each
// to standard output with the print that it is compared by, with the word "print" that alone, or with the word "png" one
// picture as a PNG, for a drawing that knows neither WebP nor AVIF, in a process of its own: native code decodes untrusted data, and its memory and crashes must not be the
// board's. See docs/decisions/0037. Run by encode-logo.server.ts.
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { logoPrint } from "./logo-print.ts";

/** As many as a screenshot of a large screen has; a flat picture of more is a few bytes. */
const maxPixels = 16_000_000;
/** An AVIF is decoded whole, and at twice the depth. */
const maxAvifPixels = 4_000_000;

/** Width by height of the arch that a logo stands in (app/styles/components/avatar.css). */
const arch = 44 / 52;

/**
 * Height in pixels, width where the variant has the arch's shape, format, and the most bytes that it may
 * have: twelve of a list stay below 40 KB.
 */
const variants = [
  { size: 96, width: Math.round(96 * arch), format: "avif", maxBytes: 3 * 1024 },
  { size: 96, width: Math.round(96 * arch), format: "webp", maxBytes: 3 * 1024 },
  { size: 192, width: Math.round(192 * arch), format: "avif", maxBytes: 16 * 1024 },
  { size: 192, width: Math.round(192 * arch), format: "webp", maxBytes: 16 * 1024 },
  { size: 512, format: "webp", maxBytes: 128 * 1024 },
];

/** An AVIF looks like a WebP of three fifths more quality. */
const optionsOf = {
  avif: (quality) => ({ quality: Math.ceil(quality * 0.6), effort: 2 }),
  webp: (quality) => ({ quality, alphaQuality: quality }),
};

sharp.cache(false);
sharp.concurrency(1);
// Only these formats are decoded: no SVG, PDF, TIFF or GIF.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: [
    "VipsForeignLoadPngBuffer",
    "VipsForeignLoadJpegBuffer",
    "VipsForeignLoadWebpBuffer",
    "VipsForeignLoadHeifBuffer",
  ],
});

const input = await buffer(process.stdin);
if (process.argv[2] === "png") {
  process.stdout.write(
    await sharp(input, { limitInputPixels: 512 * 512 })
      .png()
      .toBuffer(),
  );
} else {
  for (let at = 0; at < input.length; ) {
    const end = at + 4 + input.readUInt32BE(at);
    const answer = await encode(input.subarray(at + 4, end)).catch((error) => ({
      header: { refused: /pixel limit/i.test(String(error)) ? "pixels" : "unreadable" },
      contents: [],
    }));
    at = end;
    const header = Buffer.from(JSON.stringify(answer.header));
    const length = Buffer.alloc(4);
    length.writeUInt32BE(header.length);
    process.stdout.write(Buffer.concat([length, header, ...answer.contents]));
  }
}

async function encode(input) {
  const { format, width, height } = await sharp(input, { limitInputPixels: maxPixels }).metadata();
  if (format === "heif" && width * height > maxAvifPixels) throw new Error("pixel limit");
  // The first picture of an animation; metadata such as the position are left out.
  const { data, info } = await sharp(input, { limitInputPixels: maxPixels, failOn: "error" })
    .autoOrient()
    .resize(512, 512, { fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .ensureAlpha()
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true });
  const print = logoPrint({ data, width: info.width, height: info.height });
  if (process.argv[2] === "print") return { header: { variants: [], print }, contents: [] };
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const picture = sharp(data, { raw });
  // Without transparency a variant is a fifth smaller.
  const { isOpaque } = await picture.stats();
  const [r, g, b, alpha] = data;
  const background = { r, g, b, alpha: alpha / 255 };
  const contents = [];
  const listed = [];
  for (const variant of variants) {
    const content = await encodeWithin(
      () => (isOpaque ? picture.clone().removeAlpha() : picture.clone()),
      background,
      variant,
    );
    contents.push(content);
    listed.push({ name: `${variant.size}.${variant.format}`, bytes: content.length });
  }
  return { header: { variants: listed, print }, contents };
}

/** Around the picture the arch is filled with the colour of the picture's corner. */
async function encodeWithin(picture, background, { size, width, format, maxBytes }) {
  const shape = width
    ? { width, height: size, fit: "contain", background }
    : { width: size, height: size, fit: "inside", withoutEnlargement: true };
  for (const quality of [80, 45, 15, 3]) {
    const content = await picture()
      .resize(shape)
      .toFormat(format, optionsOf[format](quality))
      .toBuffer();
    if (content.length <= maxBytes) return content;
  }
  throw new Error("The picture does not become small enough.");
}

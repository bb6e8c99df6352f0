import sharp from "sharp";
import { type LogoPrint, logoPrint } from "#app/features/companies/logo/logo-print.ts";
import {
  alikeFrom,
  bitsBetween,
  likeness,
  nearBits,
} from "#app/features/companies/logo/near-logos.ts";
import { coloursOf, drawn, drawnLogo, numbersFrom, plainPictures } from "./make-logos.ts";

/**
 * npm run bench -- logos [LOGOS]: how many altered pictures are recognised by their hash, how many pairs of different logos
 * are near, and which plain pictures have a hash.
 */
const count = Number(process.argv[2] ?? 2000);

async function pixels(picture: Buffer) {
  const { data, info } = await sharp(picture)
    .resize(512, 512, { fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
const hashOf = async (picture: Buffer) => logoPrint(await pixels(picture));

const changes: Record<string, (picture: Buffer, seed: number) => Promise<Buffer>> = {
  "rescaled to 200 px": (picture) =>
    sharp(picture).resize(200, 200, { fit: "inside" }).png().toBuffer(),
  "rescaled to 96 px": (picture) =>
    sharp(picture).resize(96, 96, { fit: "inside" }).png().toBuffer(),
  "JPEG of quality 30": (picture) => sharp(picture).jpeg({ quality: 30 }).toBuffer(),
  "cropped by 5 %": async (picture) => {
    const { width = 0, height = 0 } = await sharp(picture).metadata();
    const [x, y] = [Math.round(width * 0.05), Math.round(height * 0.05)];
    return sharp(picture)
      .extract({ left: x, top: y, width: width - x, height: height - y })
      .png()
      .toBuffer();
  },
  recoloured: (_, seed) => {
    const random = numbersFrom(seed);
    coloursOf(random);
    return drawn(drawnLogo(random, { paper: "#fff", ink: "#b3122a", second: "#e0a010" }));
  },
  padded: (picture) =>
    sharp(picture)
      .extend({ top: 60, bottom: 20, left: 90, right: 40, extendWith: "copy" })
      .png()
      .toBuffer(),
  inverted: (picture) => sharp(picture).negate({ alpha: false }).png().toBuffer(),
  "turned to grey": (picture) => sharp(picture).greyscale().png().toBuffer(),
  "stretched by a tenth": async (picture) => {
    const { width = 0, height = 0 } = await sharp(picture).metadata();
    return sharp(picture)
      .resize(Math.round(width * 1.1), height, { fit: "fill" })
      .png()
      .toBuffer();
  },
};

function compare(one: LogoPrint, other: LogoPrint | null) {
  const bits = other ? bitsBetween(one.parts, other.parts) : 64;
  return { bits, like: other && bits <= 16 ? likeness(one.shape, other.shape) : 0 };
}

const hashes: LogoPrint[] = [];
const results = new Map<string, { bits: number; like: number }[]>();
const seeds: number[] = [];
const times: number[] = [];
let plainLogos = 0;
for (let seed = 1; seed <= count; seed++) {
  const logo = await drawn(drawnLogo(numbersFrom(seed)));
  const raw = await pixels(logo);
  const start = performance.now();
  const hash = logoPrint(raw);
  times.push(performance.now() - start);
  if (!hash) {
    plainLogos += 1;
    continue;
  }
  hashes.push(hash);
  seeds.push(seed);
  if (seed > 200) continue;
  for (const [name, change] of Object.entries(changes)) {
    const other = await hashOf(await change(logo, seed));
    const list = results.get(name) ?? [];
    list.push(compare(hash, other));
    results.set(name, list);
  }
}
for (const [name, list] of results) {
  const bits = list.map((each) => each.bits).sort((a, b) => a - b);
  const likes = list.map((each) => each.like).sort((a, b) => a - b);
  const near = list.filter((each) => each.bits <= nearBits);
  const alike = near.filter(({ like }) => like >= alikeFrom);
  console.log(
    `${name}: ${near.length} near, ${alike.length} alike of ${list.length}; bits p50 ${bits[bits.length >> 1]}, p95 ${bits[Math.floor(bits.length * 0.95)]}; likeness p5 ${likes[Math.floor(likes.length * 0.05)]?.toFixed(3)}`,
  );
}
const near: unknown[] = [];
const pairs = new Array<number>(17).fill(0);
for (const [at, one] of hashes.entries()) {
  for (const other of hashes.slice(at + 1)) {
    const { bits, like } = compare(one, other);
    if (bits <= 8)
      near.push([
        seeds[at],
        seeds[at + 1 + hashes.slice(at + 1).indexOf(other)],
        bits,
        Number(like.toFixed(3)),
      ]);
    if (bits <= 16) pairs[bits] = (pairs[bits] ?? 0) + 1;
  }
}
console.log(
  `${hashes.length} logos have a hash, ${plainLogos} are plain; pairs at 0…16 bits:`,
  pairs.join(" "),
);
const plain = Object.entries(plainPictures());
const hashed: string[] = [];
for (const [name, svg] of plain) {
  const raw = await pixels(await drawn(svg));
  if (logoPrint(raw)) hashed.push(name);
}
console.log(`plain pictures with a hash: ${hashed.length} of ${plain.length}`);
times.sort((a, b) => a - b);
console.log(`hash: ${times[times.length >> 1]?.toFixed(1)} ms p50`);
console.log(near.map((e) => (e as number[]).join(" ")));

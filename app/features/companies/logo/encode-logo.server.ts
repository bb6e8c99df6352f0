import { join } from "node:path";
import type { LogoVariantBytes } from "#app/features/companies/companies.table.ts";
import { logThrottled } from "#app/platform/log/log.server.ts";
import { type Outcome, refused } from "#app/platform/outcome.ts";
import { createFairPlaces } from "#app/platform/turns/fair-places.ts";
import { runProgram } from "#app/platform/turns/program.server.ts";
import { outsideTurn } from "#app/platform/turns/turn.server.ts";
import type { LogoPrint } from "./logo-print.ts";

export type EncodedLogo = {
  variants: LogoVariantBytes[];
  content: Uint8Array;
  /** Null for a plain picture. */
  print: LogoPrint | null;
};

const program = join("app", "features", "companies", "logo", "encode-logo.mjs");

/** One picture at a time in each process, and a short queue. */
const places = createFairPlaces({ max: 1, maxWaiting: 4, maxWaitingOfOne: 1, maxWaitMs: 10_000 });
const timeoutMs = 15_000;
/** Far more than all variants together may have. */
const maxOutputBytes = 512 * 1024;

/**
 * Decodes a company's picture and encodes it anew in all its variants, one after the other in `content`.
 * Refusals: companies.logo.unreadable, .tooManyPixels, .overloaded.
 */
export async function encodeLogo(
  company: string,
  picture: Uint8Array,
): Promise<Outcome<EncodedLogo>> {
  const encoded = await outsideTurn(() =>
    places.run({ account: company }, async () => (await encodeLogos([picture]))[0]),
  );
  if (!encoded) return refused("companies.logo.overloaded");
  return encoded.done ?? refused("companies.logo.unreadable");
}

/**
 * The same for several pictures of one owner in one process, in their order; with the word "print" only their prints,
 * without variants.
 */
export async function encodeLogos(
  pictures: readonly Uint8Array[],
  ...words: "print"[]
): Promise<Outcome<EncodedLogo>[]> {
  const input = Buffer.concat(pictures.flatMap(framed));
  const output = await runEncoder(input, pictures.length, ...words);
  const logos: Outcome<EncodedLogo>[] = [];
  for (let at = 0; output && at < output.length; ) {
    const headerEnd = at + 4 + output.readUInt32BE(at);
    const header = JSON.parse(output.toString("utf8", at + 4, headerEnd)) as Header;
    at = headerEnd;
    if ("refused" in header) {
      const isTooLarge = header.refused === "pixels";
      const why = isTooLarge ? "companies.logo.tooManyPixels" : "companies.logo.unreadable";
      logos.push(refused(why));
    } else {
      at += header.variants.reduce((sum, { bytes }) => sum + bytes, 0);
      logos.push({ ...header, content: output.subarray(headerEnd, at) });
    }
  }
  if (logos.length < pictures.length) logThrottled("logo encoder failed", {});
  return logos;
}

/** A picture after its length, as the program reads it. */
function framed(picture: Uint8Array): Uint8Array[] {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(picture.length);
  return [length, picture];
}

/** A stored variant as a PNG, for drawings; undefined where it cannot be read. */
export async function logoAsPng(variant: Uint8Array): Promise<Buffer | undefined> {
  const png = await outsideTurn(() => runEncoder(variant, 1, "png"));
  return png?.length ? png : undefined;
}

type Header = Omit<EncodedLogo, "content"> | { refused: string };

function runEncoder(
  input: Uint8Array,
  pictures: number,
  ...words: string[]
): Promise<Buffer | undefined> {
  const timeout = pictures * timeoutMs;
  return runProgram(program, input, { words, memoryMb: 64, timeoutMs: timeout, maxOutputBytes });
}

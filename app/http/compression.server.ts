import { promisify } from "node:util";
import { type BrotliOptions, brotliCompress, constants, gzip, type ZlibOptions } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

/** fast: for a body that is sent once; usual: for one that is kept; best: for one that is sent often. */
export type Effort = "fast" | "usual" | "best";

// A kept copy costs half a millisecond more at 7 than at 5 and is three in a hundred smaller.
const brotliQuality = { fast: 4, usual: 7, best: 11 } as const;

/**
 * A stored text below so many bytes, such as a job's page, is compressed at 10: a twelfth smaller for
 * eleven milliseconds beside the event loop. Lists are longer and change too often for that.
 */
const smallBody = { bytes: 32 * 1024, quality: 10 } as const;

function qualityFor(body: Uint8Array, effort: Effort): number {
  return effort === "usual" && body.length < smallBody.bytes
    ? smallBody.quality
    : brotliQuality[effort];
}
const gzipLevel = { fast: 5, usual: 6, best: 9 } as const;

/** Below this many bytes compressing gains less than its header costs. */
export const worthCompressing = 1024;

/** Compresses a text beside the event loop. */
export function compress(body: Uint8Array, encoding: Encoding, effort: Effort): Promise<Buffer> {
  if (encoding === "gzip") return gzipped(body, { level: gzipLevel[effort] });
  if (encoding === "identity") return Promise.resolve(Buffer.from(body));
  return brotlied(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: qualityFor(body, effort),
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}

const brotlied = promisify<Uint8Array, BrotliOptions, Buffer>(brotliCompress);
const gzipped = promisify<Uint8Array, ZlibOptions, Buffer>(gzip);

const read = new Map<string, Encoding>();

/** The best encoding that an Accept-Encoding header lets in; identity where it names none of ours. */
export function acceptedEncoding(header: string | null | undefined): Encoding {
  if (!header) return "identity";
  const known = read.get(header);
  if (known) return known;
  const encoding = readAccepted(header);
  // Browsers send a handful of spellings; made-up ones are parsed each time.
  if (read.size < 100 && header.length < 200) read.set(header, encoding);
  return encoding;
}

function readAccepted(header: string): Encoding {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((text) => text.trim());
    const q = parameters.find((text) => text.startsWith("q="))?.slice(2);
    weights.set(name, q === undefined ? 1 : Number(q) || 0);
  }
  const weight = (encoding: Encoding) => weights.get(encoding) ?? weights.get("*") ?? 0;
  const [br, gz] = [weight("br"), weight("gzip")];
  if (br > 0 && br >= gz) return "br";
  return gz > 0 ? "gzip" : "identity";
}

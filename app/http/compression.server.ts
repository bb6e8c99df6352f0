import { promisify } from "node:util";
import {
  type BrotliOptions,
  brotliCompress,
  constants,
  gzip,
  type ZlibOptions,
  type ZstdOptions,
  zstdCompress,
} from "node:zlib";
import type { Dictionary } from "#app/http/page-cache/page-dictionaries.server.ts";
import { remembering } from "#app/platform/remembering.ts";

export type Encoding = "br" | "gzip" | "identity";

/**
 * fast: for a body that is sent once; usual: for one that is stored; thorough: for a stored one that
 * is small or that many ask for; best: for a file of the build, and for a thorough one that many ask for.
 */
export type Effort = "fast" | "usual" | "thorough" | "best";

// A stored copy takes half a millisecond more at 7 than at 5 and is three in a hundred smaller. At 10 it
// is nine in a hundred smaller than at 7 for ten to twenty milliseconds beside the event loop; 11 takes
// twice as long again for one in a hundred.
const brotliQuality = { fast: 4, usual: 7, thorough: 10, best: 11 } as const;
const gzipLevel = { fast: 5, usual: 6, thorough: 6, best: 9 } as const;

/** Below this many bytes compressing gains less than its header costs. */
export const worthCompressing = 512;

/** Compresses a text beside the event loop. */
export function compress(body: Uint8Array, encoding: Encoding, effort: Effort): Promise<Buffer> {
  if (encoding === "gzip") return gzipped(body, { level: gzipLevel[effort] });
  if (encoding === "identity") return Promise.resolve(Buffer.from(body));
  return brotlied(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality[effort],
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      // How distances are written: of pages it makes four in a thousand, for nothing.
      [constants.BROTLI_PARAM_NPOSTFIX]: 2,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}

const brotlied = promisify<Uint8Array, BrotliOptions, Buffer>(brotliCompress);
const gzipped = promisify<Uint8Array, ZlibOptions, Buffer>(gzip);

/** The first bytes of a dictionary-compressed body (RFC 9842, 5); the dictionary's hash follows. */
const dczMagic = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0x00, 0x00, 0x00]);
/** At 9 a page takes a millisecond, at 15 ten for five in a hundred; 19 is hardly smaller for twenty. */
const dczLevel = { fast: 9, usual: 9, thorough: 15, best: 15 } as const;

/** Compresses a page against one that the browser holds, as content encoding `dcz`, beside the event loop. */
export async function compressAgainst(
  { sha256, body: dictionary }: Dictionary,
  body: Uint8Array,
  effort: Effort,
): Promise<Buffer> {
  const params = { [constants.ZSTD_c_compressionLevel]: dczLevel[effort] };
  const frame = await zstded(body, { dictionary, params });
  return Buffer.concat([dczMagic, Buffer.from(sha256, "base64"), frame]);
}

const zstded = promisify<Uint8Array, ZstdOptions, Buffer>(zstdCompress);

/** The best encoding that an Accept-Encoding header accepts; identity where it names none of ours. */
export function acceptedEncoding(header: string | null | undefined): Encoding {
  return header ? readAccepted(header) : "identity";
}

/** Browsers send a handful of spellings. */
const readAccepted = remembering(100, (header): Encoding => {
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
});

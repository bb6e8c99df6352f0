import { createHash } from "node:crypto";
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { expect, it } from "vitest";
import { acceptedEncoding, compress, compressAgainst } from "./compression.server.ts";

it.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  ["GZIP", "gzip"],
  ["br;q=0.5, gzip;q=1", "gzip"],
  ["br;q=1.0, gzip;q=0.8, *;q=0.1", "br"],
  ["br;q=0, gzip", "gzip"],
  ["gzip;q=0", "identity"],
  ["*", "br"],
  ["br;q=0, *", "gzip"],
  ["identity", "identity"],
  ["zstd, deflate", "identity"],
  ["abrupt, gzipped", "identity"],
  ["br;q=nonsense", "identity"],
  ["", "identity"],
  [undefined, "identity"],
] as const)("Accept-Encoding: %s is answered in %s", (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
  expect(acceptedEncoding(header)).toBe(encoding);
});

it("a compressed body can be read again", async () => {
  const text = Buffer.from("فرص عمل في سوريا ".repeat(200));
  for (const effort of ["fast", "usual", "thorough", "best"] as const) {
    expect(brotliDecompressSync(await compress(text, "br", effort)).equals(text)).toBe(true);
    expect(gunzipSync(await compress(text, "gzip", effort)).equals(text)).toBe(true);
  }
});

it("a body compressed against a page names it and can be read with it, in few bytes", async () => {
  const words = Array.from({ length: 2000 }, (_, at) => `فرصة ${at * 7919} في سوريا`);
  const held = Buffer.from(words.join("\n"));
  const text = Buffer.from(words.with(1000, "فرصة جديدة في حلب").join("\n"));
  const sha256 = createHash("sha256").update(held).digest();
  const sent = await compressAgainst(
    { sha256: sha256.toString("base64"), body: held },
    text,
    "fast",
  );
  // RFC 9842, 5: eight fixed bytes, the hash, and a zstd frame.
  expect(sent.subarray(0, 8).toString("hex")).toBe("5e2a4d1820000000");
  expect(sent.subarray(8, 40).equals(sha256)).toBe(true);
  expect(zstdDecompressSync(sent.subarray(40), { dictionary: held }).equals(text)).toBe(true);
  expect(sent.length).toBeLessThan(200);
});

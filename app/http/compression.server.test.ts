import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { acceptedEncoding, compress } from "./compression.server.ts";

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

it("what is compressed can be read again", async () => {
  const text = Buffer.from("فرص عمل في سوريا ".repeat(200));
  for (const effort of ["fast", "usual", "thorough", "best"] as const) {
    expect(brotliDecompressSync(await compress(text, "br", effort)).equals(text)).toBe(true);
    expect(gunzipSync(await compress(text, "gzip", effort)).equals(text)).toBe(true);
  }
});

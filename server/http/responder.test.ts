import { hash } from "node:crypto";
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { entityTag } from "#app/http/page-cache/entity-tag.ts";
import { createPageDictionaries } from "#app/http/page-cache/page-dictionaries.server.ts";
import { contentOf, respond, setCacheHeaders } from "./responder.ts";

const body = Buffer.from("a job in Aleppo ".repeat(100));
const etag = entityTag(body);
const dictionary = Buffer.from("a job in Aleppo ".repeat(90));
const dictionaries = createPageDictionaries(1_000_000);
dictionaries.add(dictionary);
const named = (of: Buffer) => `:${hash("sha256", of, "base64")}:`;

const methods = [
  { method: "GET", isRead: true, hasBody: true },
  { method: "HEAD", isRead: true, hasBody: false },
  { method: "POST", isRead: false, hasBody: true },
];
const tags = [
  { ifNoneMatch: undefined, isHeld: false },
  { ifNoneMatch: "", isHeld: false },
  { ifNoneMatch: 'W/"other"', isHeld: false },
  { ifNoneMatch: etag, isHeld: true },
  { ifNoneMatch: etag.replace("W/", ""), isHeld: true },
  { ifNoneMatch: `"other", ${etag}`, isHeld: true },
  { ifNoneMatch: "*", isHeld: true },
];
const encodings = [
  { accept: undefined, encoding: undefined, isDczAccepted: false },
  { accept: "zstd, dcb", encoding: undefined, isDczAccepted: false },
  { accept: "gzip", encoding: "gzip", isDczAccepted: false },
  { accept: "gzip, br", encoding: "br", isDczAccepted: false },
  { accept: "gzip, br, zstd, dcb, dcz", encoding: "br", isDczAccepted: true },
];
const held = [
  { available: undefined, isKnown: false },
  { available: named(dictionary), isKnown: true },
  { available: named(Buffer.from("another page")), isKnown: false },
];

const cases = methods.flatMap((of) =>
  tags.flatMap((tag) =>
    encodings.flatMap((encoding) => held.map((page) => ({ ...of, ...tag, ...encoding, ...page }))),
  ),
);

const unpacked: Record<string, (sent: Uint8Array) => Buffer> = {
  identity: (sent) => Buffer.from(sent),
  br: brotliDecompressSync,
  gzip: gunzipSync,
  dcz: (sent) => zstdDecompressSync(sent.subarray(40), { dictionary }),
};

function ask(content: Buffer, given: Partial<(typeof cases)[number]>, cacheControl = "no-cache") {
  const names: Record<string, string | undefined> = {
    "if-none-match": given.ifNoneMatch,
    "accept-encoding": given.accept,
    "available-dictionary": given.available,
  };
  const headers = new Headers({ "cache-control": cacheControl });
  const head = { method: given.method ?? "GET", header: (name: string) => names[name] };
  return respond(contentOf(200, headers, content), head, dictionaries);
}

describe("a response", () => {
  it.each(cases)(
    "to $method, If-None-Match $ifNoneMatch, Accept-Encoding $accept, dictionary $available",
    async (one) => {
      const isAgainst = one.isKnown && one.isDczAccepted;
      const encoding = isAgainst ? "dcz" : one.encoding;
      const { status, added, body: sent } = await ask(body, one);
      const { "content-length": length, ...headers } = Object.fromEntries(added);
      const isHeld = one.isRead && one.isHeld;
      expect(status).toBe(isHeld ? 304 : 200);
      expect(headers).toEqual({
        ...(one.isRead && { etag }),
        ...(isAgainst && { vary: "Available-Dictionary" }),
        ...(!isHeld && encoding && { "content-encoding": encoding }),
      });
      if (isHeld) return expect([sent, length]).toEqual([null, undefined]);
      if (!one.hasBody) return expect([sent, Number(length) > 0]).toEqual([null, true]);
      expect(length).toBe(String(sent?.length));
      expect(unpacked[encoding ?? "identity"]?.(sent ?? body)).toEqual(body);
    },
  );

  it("sends bodies too small to gain uncompressed", async () => {
    const small = Buffer.from("a job in Aleppo ".repeat(10));
    const given = { accept: "gzip, br, dcz", available: named(dictionary) };
    const { added, body: sent } = await ask(small, given);
    expect(sent).toBe(small);
    expect(added.map(([name]) => name)).toEqual(["etag", "content-length"]);
  });

  it.each(["private, no-store", "public, max-age=31536000, immutable"])(
    "has no tag where the header says %s",
    async (cacheControl) => {
      const { status, added } = await ask(body, { ifNoneMatch: "*" }, cacheControl);
      expect([status, added.map(([name]) => name)]).toEqual([200, ["content-length"]]);
    },
  );

  it("has no tag unless it is a success", () => {
    expect(contentOf(404, new Headers(), body).etag).toBe("");
  });
});

it("a tag is of the bytes", () => {
  expect(entityTag(Buffer.from("a page"))).toBe(entityTag(Buffer.from("a page")));
  expect(entityTag(Buffer.from("a page"))).not.toBe(entityTag(Buffer.from("a  page")));
});

describe("headers for caches", () => {
  it.each([
    ["a page", { "content-type": "text/html" }, false, "no-cache"],
    ["a page of one's own", { "content-type": "text/html" }, true, "private, no-cache"],
    ["data that sets a cookie", { "set-cookie": "a=b" }, false, "private, no-cache"],
    ["what says so itself", { "cache-control": "no-store" }, true, "no-store"],
  ] as const)("%s", (_, given, isPersonal, cacheControl) => {
    const headers = new Headers(given);
    setCacheHeaders(headers, isPersonal);
    expect(headers.get("cache-control")).toBe(cacheControl);
    const vary = "content-type" in given ? "Accept-Encoding, Cookie, Save-Data" : "Accept-Encoding";
    expect(headers.get("vary")).toBe(vary);
  });
});

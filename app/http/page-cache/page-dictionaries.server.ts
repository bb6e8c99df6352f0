import { hash } from "node:crypto";
import { LruMap } from "#app/platform/lru-map.ts";

/** A page a browser holds and the next may be compressed against (RFC 9842). */
export type Dictionary = { sha256: string; body: Buffer };

export type PageDictionaries = {
  /** Remembers a page that a browser was told to hold; true where it is a new one. */
  add: (body: Buffer) => boolean;
  /** The dictionary that the headers of a request name, where it is still known. */
  find: (available: HeaderValue, acceptEncoding: HeaderValue) => Dictionary | undefined;
  bytes: () => number;
};

type HeaderValue = string | string[] | null | undefined;

/**
 * The bodies of public pages that were sent as dictionaries, by the hash of their bytes; the least used
 * go first. See docs/decisions/0047.
 */
export function createPageDictionaries(maxBytes: number): PageDictionaries {
  const dictionaries = new LruMap<string, Dictionary>({
    max: maxBytes,
    sizeOf: (_, { body }) => body.length,
  });

  return {
    add(body) {
      if (body.length > maxBytes / 4) return false;
      const sha256 = hashOf(body);
      if (dictionaries.get(sha256)) return false;
      dictionaries.set(sha256, { sha256, body });
      return true;
    },
    find(available, acceptEncoding) {
      if (typeof available !== "string" || !/\bdcz\b/.test(String(acceptEncoding))) return;
      return dictionaries.get(available.slice(1, -1));
    },
    bytes: () => dictionaries.size,
  };
}

/** A cached page is sent many times. */
const hashes = new WeakMap<Buffer, string>();

function hashOf(body: Buffer): string {
  const known = hashes.get(body);
  if (known) return known;
  const sha256 = hash("sha256", body, "base64");
  hashes.set(body, sha256);
  return sha256;
}

/** A smaller page gives too little to those after it, and would take the place of a larger one. */
const smallest = 16 * 1024;
/** The first Chromium with dictionaries that are compressed by zstd. */
const firstChromium = 130;
const lifeSeconds = 24 * 60 * 60;

/**
 * The headers that make a browser hold a page as a dictionary for those after it: a job for jobs, any
 * other for all. Undefined where the browser does not know how, or asks for something other than a page.
 */
export function dictionaryHeaders(
  request: { [name: string]: HeaderValue },
  page: { path: string; bytes: number },
  maxAge = 0,
): { cacheControl: string; useAsDictionary: string } | undefined {
  const version = /"Chromium";v="(\d+)/.exec(String(request["sec-ch-ua"] ?? ""))?.[1];
  if (!version || Number(version) < firstChromium) return undefined;
  if (request["sec-fetch-dest"] !== "document" || page.bytes < smallest) return undefined;
  const match = page.path.startsWith("/jobs/") ? "/jobs/*" : "/*";
  return {
    // Chromium holds a dictionary as long as it might show the page while it revalidates it, which it does
    // not do for what somebody opens; other caches keep out.
    cacheControl: `private,max-age=${maxAge},stale-while-revalidate=${lifeSeconds}`,
    useAsDictionary: `match="${match}",match-dest=("document")`,
  };
}

import { readdirSync, readFileSync, statSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { extname, join, relative, sep } from "node:path";
import { acceptedEncoding, type Encoding } from "#app/http/compression.server.ts";
import { leaveOutKeepAlive } from "#server/http/implied-headers.ts";
import { secure } from "#server/http/security-headers.ts";
import type { Listener } from "#server/lifecycle/listen.ts";
import { entityTag, holdsTag } from "./entity-tag.ts";

type BuiltFile = { headers: string[]; etag: string; in: Partial<Record<Encoding, Buffer>> };

/** Files above this are films: they are read from the disk, in parts. */
const largest = 1024 * 1024;

/** Serves the files of the build, read once with their compressed copies; other requests go on to `next`. */
export function builtFiles(folder: string, baseUrl: string, next: Listener): Listener {
  const files = new Map(
    namesIn(folder).map((name) => [`/${name}`, readBuilt(join(folder, name), name, baseUrl)]),
  );
  return (incoming, outgoing) => {
    const { method, url = "/", headers } = incoming;
    const read = method === "GET" || method === "HEAD";
    const file = read ? files.get(url.split("?", 1)[0] ?? "") : undefined;
    if (!file) return next(incoming, outgoing);
    leaveOutKeepAlive(incoming, outgoing);
    if (holdsTag(headers["if-none-match"], file.etag)) {
      outgoing.writeHead(304, file.headers).end();
      return;
    }
    send(file, acceptedEncoding(headers["accept-encoding"]), method === "HEAD", outgoing);
  };
}

function send(file: BuiltFile, wanted: Encoding, head: boolean, outgoing: ServerResponse): void {
  // A client that takes brotli takes gzip; a file too small to gain has neither.
  const encoding = file.in[wanted] ? wanted : "identity";
  const body = file.in[encoding] ?? Buffer.alloc(0);
  const headers = [...file.headers, "content-length", String(body.length)];
  if (encoding !== "identity") headers.push("content-encoding", encoding);
  outgoing.writeHead(200, headers);
  if (head) outgoing.end();
  else outgoing.end(body);
}

/** Relative names of what is served: neither hidden files, nor copies, nor films. */
function namesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .filter((name) => !name.split("/").some((part) => part.startsWith(".")))
    .filter((name) => !name.startsWith("videos/"))
    .filter((name) => statSync(join(folder, name)).size <= largest);
}

function readBuilt(path: string, name: string, baseUrl: string): BuiltFile {
  const identity = readFileSync(path);
  const etag = entityTag(identity);
  const headers = new Headers({
    "content-type": types[extname(name)] ?? "application/octet-stream",
    "cache-control": ageOf(name),
    vary: "Accept-Encoding",
  });
  // Under /assets nobody asks again whether a file has changed.
  if (!name.startsWith("assets/")) headers.set("etag", etag);
  // A service worker asks under the policy of its own file.
  if (!name.startsWith("assets/") && name.endsWith(".js")) {
    headers.set("content-security-policy", "default-src 'self'");
  }
  // What only ever comes into a page goes by the page's headers; its own would be bytes for nothing.
  if (/^assets\/.*\.(js|css)$/.test(name)) headers.set("x-content-type-options", "nosniff");
  else secure(headers, baseUrl);
  return {
    headers: [...headers].flat(),
    etag,
    in: { identity, ...copyOf(path, "br", ".br"), ...copyOf(path, "gzip", ".gz") },
  };
}

function copyOf(path: string, encoding: Encoding, ending: string) {
  try {
    return { [encoding]: readFileSync(path + ending) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    return {};
  }
}

/** Under /assets a name has its content's hash in it; elsewhere a name stays and its content changes. */
function ageOf(name: string): string {
  if (name.startsWith("assets/")) return "public, max-age=31536000, immutable";
  return /\.(?:js|json|webmanifest)$/.test(name) ? "no-cache" : "public, max-age=3600";
}

const types: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

import { readdirSync, readFileSync, statSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { forOtherSites } from "#app/http/public-data.ts";
import { embedScriptPath } from "#app/paths.ts";
import { type Content, headOf, respond, send, tagOf } from "#server/http/responder.ts";
import { secure } from "#server/http/security-headers.ts";
import type { Listener } from "#server/lifecycle/listen.ts";

type BuiltFile = Content & { headers: string[] };

/** Files above this are films: they are read from the disk, in parts. */
const largest = 1024 * 1024;

/**
 * Serves the files of the build, read once with their compressed copies, and `scripts` that are written at the
 * start, by their paths; other requests go on to `next`.
 */
export function builtFiles(
  folder: string,
  baseUrl: string,
  next: Listener,
  scripts: ReadonlyMap<string, string> = new Map(),
): Listener {
  const files = new Map(
    namesIn(folder).map((name) => [`/${name}`, readBuilt(join(folder, name), name, baseUrl)]),
  );
  for (const [path, text] of scripts) {
    files.set(path, fileOf(path.slice(1), baseUrl, compressedCopies(Buffer.from(text))));
  }
  return (incoming, outgoing) => {
    const { method, url = "/" } = incoming;
    const read = method === "GET" || method === "HEAD";
    const file = read ? files.get(url.split("?", 1)[0] ?? "") : undefined;
    if (!file) return next(incoming, outgoing);
    respond(file, headOf(incoming)).then(
      (sent) => send(sent, file.headers, incoming, outgoing),
      (error: unknown) => outgoing.destroy(error as Error),
    );
  };
}

/** Relative names of the served files: no hidden files, copies or films. */
function namesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .filter((name) => !name.split("/").some((part) => part.startsWith(".")))
    .filter((name) => !name.startsWith("videos/"))
    .filter((name) => statSync(join(folder, name)).size <= largest);
}

function readBuilt(path: string, name: string, baseUrl: string): BuiltFile {
  const copies = {
    identity: readFileSync(path),
    br: copyOf(path, ".br"),
    gzip: copyOf(path, ".gz"),
  };
  return fileOf(name, baseUrl, copies);
}

type Copies = { identity: Buffer; br: Buffer | undefined; gzip: Buffer | undefined };

function compressedCopies(body: Buffer): Copies {
  return { identity: body, br: brotliCompressSync(body), gzip: gzipSync(body) };
}

function fileOf(name: string, baseUrl: string, copies: Copies): BuiltFile {
  const headers = new Headers({
    "content-type": typeOf(name),
    "cache-control": ageOf(name),
    vary: "Accept-Encoding",
  });
  if (`/${name}` === embedScriptPath) {
    for (const [name, value] of Object.entries(forOtherSites)) headers.set(name, value);
    headers.set("cache-control", "public, max-age=3600");
  }
  // A service worker asks under the policy of its own file.
  if (!name.startsWith("assets/") && name.endsWith(".js")) {
    headers.set("content-security-policy", "default-src 'self'");
  }
  // What only ever comes into a page goes by the page's headers; its own would be bytes for nothing.
  if (/^assets\/.*\.(js|css)$/.test(name)) headers.set("x-content-type-options", "nosniff");
  else secure(headers, baseUrl);
  const { identity: body } = copies;
  return {
    status: 200,
    headers: [...headers].flat(),
    etag: tagOf(200, headers, body),
    body,
    in: (encoding) => copies[encoding] ?? body,
  };
}

/** Undefined for a file too small to gain. */
function copyOf(path: string, ending: string): Buffer | undefined {
  try {
    return readFileSync(path + ending);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    return undefined;
  }
}

/** Under /assets a name has its content's hash in it; elsewhere a name stays and its content changes. */
function ageOf(name: string): string {
  if (name.startsWith("assets/")) return "max-age=31536000, immutable";
  return /\.(?:js|json|webmanifest)$/.test(name) ? "no-cache" : "public, max-age=3600";
}

/** A built script is a module, which is UTF-8 whatever its type says. */
function typeOf(name: string): string {
  const type = types[extname(name)] ?? "application/octet-stream";
  return /^assets\/.*\.js$/.test(name) ? type.replace("; charset=utf-8", "") : type;
}

const types: Record<string, string> = {
  // Read in the encoding of the page that links it.
  ".css": "text/css",
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

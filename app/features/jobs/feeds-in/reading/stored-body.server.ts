import { createHash, randomUUID } from "node:crypto";
import { type FileHandle, mkdir, open, readdir, rm, stat } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { pipeline, Transform, Writable } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { settings } from "#app/platform/settings/settings.server.ts";
import type { FeedReason, FetchedFeed } from "./feed-source.ts";

export type FetchLimits = {
  /** Milliseconds for all of it, redirects included. */
  allMs: number;
  /** Milliseconds without a byte. */
  stallMs: number;
  sentBytes: number;
  unpackedBytes: number;
};

/** Unpacked bytes for each one sent, beyond which a body is a bomb; feeds of alike items reach a hundred. */
const bombRatio = 200;
/** A body that is smaller unpacked harms nothing. */
const bombFrom = 5_000_000;
const orphanedAfterMs = 24 * 60 * 60 * 1000;

/** A temporary file with the unpacked bodies of one or more responses, within limits. */
export class StoredBody {
  /** Unpacked. */
  bytes = 0;
  readonly file: string;
  readonly #handle: FileHandle;
  readonly #limits: FetchLimits;
  readonly #hash = createHash("sha256");
  #sent = 0;

  private constructor(file: string, handle: FileHandle, limits: FetchLimits) {
    this.file = file;
    this.#handle = handle;
    this.#limits = limits;
  }

  /** Opens a body for `work`; the file stays if that fetched a feed, for its `remove`. */
  static async fill(
    { limits, folder }: { limits: FetchLimits; folder: string | undefined },
    work: (body: StoredBody) => Promise<FetchedFeed>,
  ): Promise<FetchedFeed> {
    const body = await StoredBody.#open(limits, folder);
    let isFetched = false;
    try {
      const fetched = await work(body);
      isFetched = fetched.outcome === "fetched";
      return fetched;
    } finally {
      await (isFetched ? body.close() : body.remove());
    }
  }

  static async #open(limits: FetchLimits, given?: string): Promise<StoredBody> {
    const folder = given ?? join(settings().dataDir, "feeds");
    await mkdir(folder, { recursive: true });
    await removeOrphans(folder);
    const file = join(folder, `${randomUUID()}.feed`);
    return new StoredBody(file, await open(file, "wx", 0o600), limits);
  }

  async close(): Promise<void> {
    await this.#handle.close().catch(() => {});
  }

  async remove(): Promise<void> {
    await this.close();
    await rm(this.file, { force: true });
  }

  /** SHA-256 in hex of all that was appended. */
  hash(): string {
    return this.#hash.copy().digest("hex");
  }

  /** Appends a response's body; the reason where that was not possible. */
  append(response: IncomingMessage): Promise<FeedReason | undefined> {
    const { headers } = response;
    if (Number(headers["content-length"] ?? 0) > this.#limits.sentBytes) {
      response.destroy();
      return Promise.resolve("tooLarge");
    }
    // A packed file as such.
    const isPacked = /gzip/.test(headers["content-type"] ?? "");
    const unpack = unpackerOf(headers["content-encoding"] ?? (isPacked ? "gzip" : "identity"));
    if (unpack === "unknown") {
      response.destroy();
      return Promise.resolve("badCompression");
    }
    const before = this.bytes;
    return new Promise((resolve, reject) => {
      const end = (error?: Error | null) => {
        response.destroy();
        if (!error) return resolve(this.bytes === before ? "empty" : undefined);
        const fault = faultOf(error);
        // A full disk is no fault of the feed.
        if (fault) resolve(fault);
        else reject(error);
      };
      const steps = [response, this.#meter(), ...(unpack ? [unpack] : []), this.#writer()];
      pipeline(steps, end);
    });
  }

  /** Counts the bytes as sent, and ends a body whose server falls silent. */
  #meter(): Transform {
    const { stallMs, sentBytes } = this.#limits;
    const meter = new Transform({
      transform: (part: Buffer, _, done) => {
        timer.refresh();
        this.#sent += part.length;
        done(this.#sent > sentBytes ? new Fault("tooLarge") : null, part);
      },
    });
    const timer = setTimeout(() => meter.destroy(new Fault("stalled")), stallMs);
    meter.once("close", () => clearTimeout(timer));
    return meter;
  }

  #writer(): Writable {
    return new Writable({
      write: (part: Buffer, _, done) => {
        this.bytes += part.length;
        const isBomb = this.bytes > bombFrom && this.bytes > this.#sent * bombRatio;
        if (isBomb) return done(new Fault("bomb"));
        if (this.bytes > this.#limits.unpackedBytes) return done(new Fault("tooLarge"));
        this.#hash.update(part);
        this.#handle.write(part).then(() => done(), done);
      },
    });
  }
}

class Fault extends Error {
  readonly reason: FeedReason;
  constructor(reason: FeedReason) {
    super(reason);
    this.reason = reason;
  }
}

function faultOf(error: Error): FeedReason | undefined {
  if (error instanceof Fault) return error.reason;
  const { code = "", name } = error as NodeJS.ErrnoException;
  if (name === "AbortError" || name === "TimeoutError") return "slow";
  if (code === "Z_BUF_ERROR") return "cut";
  if (code.startsWith("Z_") || code.startsWith("ERR__ERROR") || code.startsWith("ERR_BROTLI")) {
    return "badCompression";
  }
  if (/^(?:ECONN|EPIPE|HPE_|ERR_STREAM)/.test(code)) return "cut";
  return undefined;
}

function unpackerOf(encoding: string) {
  const name = encoding.trim().toLowerCase();
  if (name === "gzip" || name === "x-gzip") return createGunzip();
  if (name === "deflate") return createInflate();
  if (name === "br") return createBrotliDecompress();
  return name === "identity" || name === "" ? undefined : ("unknown" as const);
}

/** Files of a process that was killed. */
async function removeOrphans(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.endsWith(".feed")) continue;
    const file = join(folder, name);
    const status = await stat(file).catch(() => undefined);
    if (status && Date.now() - status.mtimeMs > orphanedAfterMs) await rm(file, { force: true });
  }
}

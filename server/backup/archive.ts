import { createHash, hash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { constants, createZstdCompress, createZstdDecompress } from "node:zlib";
import { createTarDecoder, createTarPacker } from "modern-tar";

/** Of a tar archive in zstd, whose entries carry their SHA-256, and whose last one seals them all. */
type Entry = { name: string; bytes: Buffer };

/** The fault of an archive, in one sentence. */
export class DamagedArchiveError extends Error {
  override name = "DamagedArchiveError";
}

type Writer = {
  /** Adds an entry, small enough to be in memory; waits for the disk. */
  add(name: string, bytes: Buffer): Promise<void>;
  /** Ends the archive; only from then on is there a file of its name. */
  finish(): Promise<void>;
  /** Leaves nothing behind. */
  abandon(): Promise<void>;
};

const checksum = "FURAS.sha256";
const seal = "seal";
const halfOf = (path: string) => `${path}.part`;

/** Begins an archive that only its owner may read. */
export function writeArchive(path: string): Writer {
  const { readable, controller } = createTarPacker();
  const zstd = createZstdCompress({
    params: { [constants.ZSTD_c_checksumFlag]: 1, [constants.ZSTD_c_compressionLevel]: 3 },
  });
  const half = halfOf(path);
  const written = pipeline(readable, zstd, createWriteStream(half, { mode: 0o600, flush: true }));
  // A full disk ends the pipeline: entries that wait for it fail, too.
  written.catch((error) => controller.error(error));
  const all = createHash("sha256");
  const add = async (name: string, bytes: Buffer) => {
    const sum = hash("sha256", bytes);
    all.update(`${sum} ${name}\n`);
    try {
      const entry = { name, size: bytes.length, mode: 0o600, pax: { [checksum]: sum } };
      const writer = controller.add(entry).getWriter();
      if (bytes.length > 0) await writer.write(bytes);
      await writer.close();
    } catch (error) {
      await written;
      throw error;
    }
  };
  return {
    add,
    async finish() {
      await add(seal, Buffer.from(all.copy().digest("hex")));
      controller.finalize();
      await written;
      await rename(half, path);
    },
    async abandon() {
      controller.error(new Error("The archive was abandoned."));
      await written.catch(() => {});
      await rm(half, { force: true });
    },
  };
}

/**
 * The entries of an archive one after the other, each compared with its checksum before it is
 * handed on, and all of them with the seal at the end. Throws a DamagedArchiveError.
 */
export async function* readArchive(path: string): AsyncGenerator<Entry> {
  await (await open(path)).close();
  const all = createHash("sha256");
  let last = "its beginning";
  let isFinished = false;
  try {
    for await (const { name, bytes, sum } of entriesOf(path)) {
      last = name;
      if (isFinished) throw new DamagedArchiveError("Something follows after its end.");
      if (hash("sha256", bytes) !== sum) {
        throw new DamagedArchiveError(`${name} is not what was written.`);
      }
      if (name === seal) {
        if (bytes.toString() !== all.digest("hex")) {
          throw new DamagedArchiveError("Its entries are not those that were written.");
        }
        isFinished = true;
        continue;
      }
      all.update(`${sum} ${name}\n`);
      yield { name, bytes };
    }
  } catch (error) {
    if (error instanceof DamagedArchiveError) throw error;
    throw new DamagedArchiveError(`It cannot be read beyond ${last}.`, { cause: error });
  }
  if (!isFinished) throw new DamagedArchiveError(`It ends too early, after ${last}.`);
}

/**
 * Joins a short last part to the one before: of some archives Node refuses the end when the last few bytes come
 * alone (ZSTD_error_prefix_unknown), as they do where a file is some bytes longer than the parts it is read in.
 */
async function* withLongEnd(parts: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer | undefined;
  for await (const part of parts) {
    const isShort = part.length < 1024;
    if (held && !isShort) yield held;
    held = held && isShort ? Buffer.concat([held, part]) : part;
  }
  if (held) yield held;
}

async function* entriesOf(path: string): AsyncGenerator<Entry & { sum: string | undefined }> {
  const { readable, writable } = createTarDecoder({ strict: true });
  const read = pipeline(
    createReadStream(path),
    withLongEnd,
    createZstdDecompress(),
    Writable.fromWeb(writable),
  );
  read.catch(() => {});
  for await (const { header, body } of readable) {
    const chunks: Uint8Array[] = [];
    for await (const chunk of body) chunks.push(chunk);
    yield { name: header.name, bytes: Buffer.concat(chunks), sum: header.pax?.[checksum] };
  }
  await read;
}

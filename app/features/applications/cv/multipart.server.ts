import type { Readable } from "node:stream";
import busboy from "busboy";
import { storableFields } from "#app/http/form.server.ts";
import type { FormValues } from "#app/http/form.ts";
import { maxPhotoPages } from "#app/limits.ts";
import { type Outcome, refused } from "#app/platform/outcome.ts";
import { beginTurn } from "#app/platform/turns/turn.server.ts";
import { maxCvBytes } from "./cv-file.ts";

export type SentFile = {
  /** As the sender's device calls it; not yet fit to be shown. */
  fileName: string;
  /** Empty when there were too many. */
  content: Uint8Array;
  tooLarge: boolean;
};
type SentForm = { values: FormValues; files: SentFile[] };

/** One more than the photos of a CV: that there are too many is said, and none is dropped. */
export const maxFilesOfCv = maxPhotoPages + 1;

/** The most bytes of one request that are read so that the fields behind a huge file survive. */
const maxBytes = 32 * 1024 * 1024;
const limits = {
  fileSize: maxCvBytes + 1, // the parser calls a file cut off that only just fits
  files: 10,
  fields: 100,
  fieldSize: 64 * 1024,
  fieldNameSize: 100,
  parts: 120,
  headerPairs: 20,
};

/**
 * Reads a form with its files under `fileField`, the first of them alone unless there may be more. Refusals:
 * applications.formBroken. A file of more than maxCvBytes is marked and dropped while all else is kept.
 */
export async function readSentForm(
  request: Request,
  fileField: string,
  maxFiles = 1,
): Promise<Outcome<SentForm>> {
  const parser = openParser(request);
  if (!parser || !request.body) return refused("applications.formBroken");
  const fields = new FormData();
  const files: SentFile[] = [];
  const sent: { broken?: true; full?: true } = {};

  parser.on("field", (name: string | undefined, value: string | undefined) => {
    if (name) fields.append(name, value ?? "");
  });
  parser.on("file", (name: string | undefined, stream, { filename }) => {
    stream.on("error", () => {});
    if (name !== fileField || files.length === maxFiles) return void stream.resume();
    files.push(collect(stream, filename ?? ""));
  });
  parser.on("error", () => {
    if (!sent.full) sent.broken = true; // it misses the end of an unread part
  });
  // None of our forms has this many: the rest is skipped.
  parser.on("partsLimit", () => {
    sent.full = true;
  });

  const whole = await feed(parser, request.body, () => (sent.broken ?? sent.full) === true);
  await beginTurn();
  if (sent.broken) return refused("applications.formBroken");
  const last = files.at(-1);
  if (last && !whole) last.tooLarge = true;
  // Browsers send an empty part for a file that was not chosen.
  const chosen = files.filter((file) => file.fileName || file.content.length || file.tooLarge);
  return { values: storableFields(fields), files: chosen };
}

function collect(stream: Readable, fileName: string): SentFile {
  const file: SentFile = { fileName, content: new Uint8Array(), tooLarge: false };
  const chunks: Buffer[] = [];
  stream.on("data", (chunk: Buffer) => chunks.push(chunk));
  stream.on("end", () => {
    const bytes = Buffer.concat(chunks);
    file.tooLarge = bytes.length > maxCvBytes;
    if (!file.tooLarge) file.content = bytes;
  });
  return file;
}

function openParser(request: Request): busboy.Busboy | undefined {
  try {
    const headers = { "content-type": request.headers.get("content-type") ?? "" };
    return busboy({ headers, limits, defParamCharset: "utf8" });
  } catch {
    return undefined; // not a form at all, or one without its boundary
  }
}

/** Reads the body to its end even when no more of it is parsed, so that the sender hears the answer. */
async function feed(
  parser: busboy.Busboy,
  body: ReadableStream<Uint8Array>,
  isOver: () => boolean,
): Promise<boolean> {
  const closed = new Promise<void>((resolve) => parser.once("close", resolve));
  const reader = body.getReader();
  let left = maxBytes;
  for (;;) {
    const chunk = await reader.read().catch(() => undefined); // undefined: the connection was lost
    if (!chunk || chunk.done || left <= 0) break;
    left -= chunk.value.length;
    if (!isOver()) await new Promise<void>((done) => parser.write(chunk.value, () => done()));
    // One write may hold thousands of parts: others have their turn between them.
    await new Promise<void>((done) => setImmediate(done));
  }
  if (left <= 0) {
    parser.removeAllListeners("error").on("error", () => {}); // it misses the end it never gets
    parser.destroy();
    await reader.cancel().catch(() => {});
    return false;
  }
  if (isOver()) parser.destroy();
  else parser.end();
  await closed;
  return true;
}

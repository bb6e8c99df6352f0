import type { Readable } from "node:stream";
import busboy from "busboy";
import { storableFields } from "#app/http/form.server.ts";
import type { FormValues } from "#app/http/form.ts";
import { beginTurn } from "#app/platform/turns/turn.server.ts";

export type SentFile = {
  /** As the sender's device calls it; not yet fit to be shown. */
  fileName: string;
  /** Empty when there were too many. */
  content: Uint8Array;
  tooLarge: boolean;
};
export type FileForm = { values: FormValues; files: SentFile[] };

/** The most bytes of one request that are read so that the fields behind a huge file survive. */
const maxFormBytes = 32 * 1024 * 1024;
const limits = {
  files: 10,
  fields: 100,
  fieldSize: 64 * 1024,
  fieldNameSize: 100,
  parts: 120,
  headerPairs: 20,
};

type Wanted = {
  /** The field of the files. */
  field: string;
  maxFileBytes: number;
  /** Later ones are left alone; 1 by default. */
  maxFiles?: number;
};

/**
 * Reads a form with files; undefined where it is broken. A file of more than maxFileBytes is marked and dropped
 * while all else is kept.
 */
export async function readFileForm(
  request: Request,
  { field, maxFileBytes, maxFiles = 1 }: Wanted,
): Promise<FileForm | undefined> {
  const parser = openParser(request, maxFileBytes);
  if (!parser || !request.body) return undefined;
  const fields = new FormData();
  const files: SentFile[] = [];
  const sent: { broken?: true; full?: true } = {};

  parser.on("field", (name: string | undefined, value: string | undefined) => {
    if (name) fields.append(name, value ?? "");
  });
  parser.on("file", (name: string | undefined, stream, { filename }) => {
    stream.on("error", () => {});
    if (name !== field || files.length === maxFiles) return void stream.resume();
    files.push(collect(stream, filename ?? "", maxFileBytes));
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
  if (sent.broken) return undefined;
  const last = files.at(-1);
  if (last && !whole) last.tooLarge = true;
  // Browsers send an empty part for a file that was not chosen.
  const chosen = files.filter((file) => file.fileName || file.content.length || file.tooLarge);
  return { values: storableFields(fields), files: chosen };
}

function collect(stream: Readable, fileName: string, maxBytes: number): SentFile {
  const file: SentFile = { fileName, content: new Uint8Array(), tooLarge: false };
  const chunks: Buffer[] = [];
  stream.on("data", (chunk: Buffer) => chunks.push(chunk));
  stream.on("end", () => {
    const bytes = Buffer.concat(chunks);
    file.tooLarge = bytes.length > maxBytes;
    if (!file.tooLarge) file.content = bytes;
  });
  return file;
}

function openParser(request: Request, maxFileBytes: number): busboy.Busboy | undefined {
  try {
    const headers = { "content-type": request.headers.get("content-type") ?? "" };
    // The parser calls a file cut off that only just fits.
    const fileSize = maxFileBytes + 1;
    return busboy({ headers, limits: { ...limits, fileSize }, defParamCharset: "utf8" });
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
  let left = maxFormBytes;
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

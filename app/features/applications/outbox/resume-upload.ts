import { paths } from "#app/paths.ts";
import { fetchInTime } from "./fetch-with-timeout.ts";

export type Resumed = { id: string } | { refused: string } | "later" | "signIn" | "notMine";

/**
 * Sent in pieces, so that each has a timeout; the server keeps received parts of an interrupted
 * one.
 */
const pieceBytes = 256 * 1024;
/** Small enough to send again: one request creates the upload and sends the bytes. */
const inOneGo = 64 * 1024;
const bytesType = "application/offset+octet-stream";
export const tus = { "tus-resumable": "1.0.0", accept: "application/json" };

/** A file on its way: who sends it, where it stopped if that is known, and who hears where it can go on from. */
type SentFile = {
  file: File;
  owner: string;
  known: string | undefined;
  onUrl: (url: string) => Promise<void>;
};

/** Sends one request; rejects when the connection is lost. */
export type Send = (address: string, request: UploadRequest) => Promise<Response>;
type UploadRequest = { method: string; headers: Record<string, string>; body?: Blob };

/** Resumes a file without a page to show it, in a worker too. Throws when the connection is lost. */
export async function resumeUpload(sent: SentFile): Promise<Resumed> {
  const { url, answer } = await sendRest(sent, fetchInTime, pieceBytes);
  if (answer && !answer.ok) return refusalOf(answer);
  return url ? { id: idIn(url) } : "later";
}

/**
 * Sends the rest of a file by the tus protocol, from wherever it had come to. Answers the last
 * response, of a refusal or of the whole file; none when the server had all of it already.
 */
export async function sendRest(
  { file, owner, known, onUrl }: SentFile,
  send: Send,
  atOnce: number,
): Promise<{ url: string; answer: Response | undefined }> {
  let url = known ?? "";
  let answer: Response | undefined;
  let offset = known ? await offsetOf(known, send) : undefined;
  if (offset === undefined) {
    answer = await begin(file, owner, send);
    url = (answer.ok && answer.headers.get("location")) || "";
    if (!url) return { url, answer };
    await onUrl(url);
    offset = Number(answer.headers.get("upload-offset") ?? 0);
  }
  while (offset < file.size) {
    const body = file.slice(offset, offset + atOnce);
    const headers = { ...tus, "content-type": bytesType, "upload-offset": String(offset) };
    answer = await send(url, { method: "PATCH", headers, body });
    if (answer.status === 409) {
      offset = await offsetOf(url, send);
      if (offset === undefined) return { url: "", answer: undefined };
    } else if (answer.status === 423) {
      throw new Error("An earlier request for the file has not ended.");
    } else if (!answer.ok) return { url, answer };
    else offset += body.size;
  }
  return { url, answer };
}

/** The id of the document that an upload's address ends with. */
export function idIn(url: string): string {
  return url.slice(url.lastIndexOf("/") + 1);
}

/** How much has come; undefined when there is no such upload for the signed-in person. */
async function offsetOf(url: string, send: Send): Promise<number | undefined> {
  const answer = await send(url, { method: "HEAD", headers: tus });
  if (answer.ok) return Number(answer.headers.get("upload-offset"));
  if ([401, 403, 404, 410].includes(answer.status)) return undefined;
  // A server that cannot say now has not forgotten it.
  throw new Error(`HEAD ${answer.status}`);
}

function begin(file: File, owner: string, send: Send): Promise<Response> {
  const metadata = `filename ${base64(file.name)},owner ${base64(owner)}`;
  const whole = file.size <= inOneGo;
  return send(paths.uploadDocument(), {
    method: "POST",
    headers: {
      ...tus,
      "upload-length": String(file.size),
      "upload-metadata": metadata,
      ...(whole && { "content-type": bytesType }),
    },
    ...(whole && { body: file.slice(0) }),
  });
}

async function refusalOf(answer: Response): Promise<Resumed> {
  if (answer.status === 401) return "signIn";
  if (answer.status >= 500 || answer.status === 429) return "later";
  const body = (await answer.json().catch(() => ({}))) as { refused?: string };
  if (body.refused === "applications.otherAccount") return "notMine";
  return { refused: body.refused ?? "applications.uploadFailed" };
}

function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}

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
const tus = { "tus-resumable": "1.0.0" };

/**
 * Sends a file by the tus protocol from wherever it had come to. For workers too, which have no
 * XMLHttpRequest and show nothing. `onUrl` hears where it can go on from. Throws when the connection is lost.
 */
export async function resumeUpload(
  file: File,
  owner: string,
  known: string | undefined,
  onUrl: (url: string) => Promise<void>,
): Promise<Resumed> {
  let url = known;
  let offset = url ? await offsetOf(url) : undefined;
  if (url === undefined || offset === undefined) {
    const begun = await begin(file, owner);
    if (!begun.ok) return refusalOf(begun);
    url = begun.headers.get("location") ?? "";
    if (!url) return "later";
    await onUrl(url);
    offset = Number(begun.headers.get("upload-offset") ?? 0);
  }
  while (offset < file.size) {
    const body = file.slice(offset, offset + pieceBytes);
    const answer = await fetchInTime(url, {
      method: "PATCH",
      headers: { ...tus, "content-type": bytesType, "upload-offset": String(offset) },
      body,
    });
    if (answer.status === 409) {
      const elsewhere = await offsetOf(url);
      if (elsewhere === undefined) return "later";
      offset = elsewhere;
    } else if (!answer.ok) return refusalOf(answer);
    else offset += body.size;
  }
  return { id: url.slice(url.lastIndexOf("/") + 1) };
}

/** How much has come; undefined when there is no such upload for the signed-in person. */
async function offsetOf(url: string): Promise<number | undefined> {
  const answer = await fetchInTime(url, { method: "HEAD", headers: tus });
  if (answer.ok) return Number(answer.headers.get("upload-offset"));
  if ([401, 403, 404, 410].includes(answer.status)) return undefined;
  // A server that cannot say now has not forgotten it.
  throw new Error(`HEAD ${answer.status}`);
}

function begin(file: File, owner: string): Promise<Response> {
  const metadata = `filename ${base64(file.name)},owner ${base64(owner)}`;
  const whole = file.size <= inOneGo;
  return fetchInTime(paths.uploadDocument(), {
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

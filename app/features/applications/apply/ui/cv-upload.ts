import { idIn, type Send, sendRest, tus } from "#app/features/applications/outbox/resume-upload.ts";

export type SentCv = { id: string; name: string };

/** The result of an upload; a failure is the server's text or a key of ours, "signIn" an ended session. */
export type UploadResult = { document: SentCv } | { failure: string } | "signIn";

/** How much has been sent, in bytes. */
export type UploadProgress = { sent: number; of: number };

export type CvUpload = {
  file: File;
  /** The account that it is written with; the server refuses it from another. */
  owner: string;
  /** Where it stopped, if that is known. */
  known: string | undefined;
  onProgress: (progress: UploadProgress) => void;
  /** Hears where the upload can go on from. */
  onUrl: (url: string) => void;
};

/** Milliseconds; longer breaks are for the outbox. */
const retryDelays = [300, 1200, 3000];

const unexplained = "applications.uploadFailed";
/** Statuses while the board restarts: its own as it ends, the proxy's until it is back. */
const restarting: ReadonlySet<number> = new Set([502, 503, 504]);

/** Sends a CV, on from where it stopped before, and tells how far it is; `stop` ends it without a result. */
export function uploadCv(sending: CvUpload): { result: Promise<UploadResult>; stop: () => void } {
  const stopping = new AbortController();
  let { known } = sending;
  const onUrl = async (url: string) => {
    known = url;
    sending.onUrl(url);
  };
  async function result(): Promise<UploadResult> {
    const { file } = sending;
    let failures = 0;
    let reached = 0;
    const send = withProgress(stopping.signal, (from, sent) => {
      // The server has more than before: the line is worth as many tries again.
      if (from > reached) failures = 0;
      reached = from;
      sending.onProgress({ sent, of: file.size });
    });
    for (;;) {
      try {
        const { url, answer } = await sendRest({ ...sending, known, onUrl }, send, file.size);
        if (!answer) return { document: { id: idIn(url), name: file.name } };
        const result = readUploadAnswer(answer.status, await answer.text());
        // Retried like a lost connection, unless the board itself names the reason.
        if (restarting.has(answer.status) && isUnexplained(result)) throw answer;
        return result;
      } catch {
        const delay = retryDelays[failures];
        failures += 1;
        if (delay === undefined || stopping.signal.aborted || navigator.onLine === false) {
          return { failure: "applications.noConnection" };
        }
        await new Promise((resolve) => setTimeout(resolve, delay));
      }
    }
  }
  return {
    result: result(),
    stop: () => {
      stopping.abort();
      if (known) void fetch(known, { method: "DELETE", headers: tus }).catch(() => {});
    },
  };
}

/** Requests by XMLHttpRequest, which tells how much of a file has gone. */
function withProgress(signal: AbortSignal, onSent: (from: number, sent: number) => void): Send {
  return (address, { method, headers, body }) =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted();
      const request = new XMLHttpRequest();
      request.open(method, address);
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
      const from = Number(headers["upload-offset"] ?? 0);
      request.upload.onprogress = ({ loaded }) => onSent(from, from + loaded);
      request.onload = () => resolve(responseOf(request));
      request.onerror = reject;
      request.onabort = reject;
      signal.addEventListener("abort", () => request.abort());
      request.send(body ?? null);
    });
}

function responseOf(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const name of ["location", "upload-offset"]) {
    const value = request.getResponseHeader(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(request.responseText || null, { status: request.status, headers });
}

/** Reads the answer of the upload: its first item, or that of its data list, names the document. */
export function readUploadAnswer(status: number, body: string): UploadResult {
  if (status === 401) return "signIn";
  const answer = readJson(body);
  if (status < 200 || status > 299) {
    const message = isRecord(answer) ? answer.message : undefined;
    const hasMessage = typeof message === "string" && message !== "";
    return { failure: hasMessage ? message : unexplained };
  }
  const list = isRecord(answer) ? answer.data : answer;
  const item: unknown = Array.isArray(list) ? list[0] : undefined;
  if (!isRecord(item) || typeof item.url !== "string" || item.url === "") {
    return { failure: "applications.unexpectedAnswer" };
  }
  const id = typeof item.id === "string" ? item.id : idIn(item.url);
  return { document: { id, name: typeof item.name === "string" ? item.name : "" } };
}

function isUnexplained(result: UploadResult): boolean {
  return typeof result === "object" && "failure" in result && result.failure === unexplained;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

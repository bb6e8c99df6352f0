import type { DetailedError, Upload } from "tus-js-client";
import { paths } from "#app/paths.ts";

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

/** Small enough to send again: one request creates the upload and sends the bytes. */
const inOneGo = 64 * 1024;
/** Milliseconds; longer breaks are for the outbox. */
const retryDelays = [300, 1200, 3000];

/** Sends a CV, on from where it stopped before, and tells how far it is; `stop` ends it without a result. */
export function uploadCv(sending: CvUpload): { result: Promise<UploadResult>; stop: () => void } {
  let upload: Upload | undefined;
  let stopped = false;
  async function send(end: (result: UploadResult) => void): Promise<void> {
    const tus = await import("tus-js-client");
    const started = new tus.Upload(sending.file, {
      ...optionsOf(sending),
      onUploadUrlAvailable: () => sending.onUrl(started.url ?? ""),
      onSuccess: ({ lastResponse }) =>
        end(wholeOf(lastResponse.getBody(), started.url ?? "", sending.file.name)),
      onError: (error) => end(failureOf(error)),
    });
    upload = started;
    if (!stopped) started.start();
  }
  return {
    result: new Promise((resolve) => {
      send(resolve).catch(() => resolve({ failure: "applications.noConnection" }));
    }),
    stop: () => {
      stopped = true;
      void upload?.abort(true).catch(() => {});
    },
  };
}

function optionsOf({ file, owner, known, onProgress }: CvUpload) {
  return {
    endpoint: paths.uploadDocument(),
    uploadUrl: known ?? null,
    metadata: { filename: file.name, owner },
    // The outbox knows where it stopped, and goes when its person does.
    storeFingerprintForResuming: false,
    uploadDataDuringCreation: file.size <= inOneGo,
    retryDelays,
    headers: { accept: "application/json" },
    onProgress: (sent: number, of: number) => onProgress({ sent, of }),
    // The server would refuse it again.
    onShouldRetry: (error: DetailedError) => {
      const status = error.originalResponse?.getStatus() ?? 0;
      return navigator.onLine !== false && [0, 409, 423].includes(status);
    },
  };
}

/** One that had come whole before has no answer of its own: its address names it. */
function wholeOf(body: string, url: string, name: string): UploadResult {
  return body ? readUploadAnswer(200, body) : { document: { id: idIn(url), name } };
}

function failureOf(error: Error | DetailedError): UploadResult {
  const answer = "originalResponse" in error ? error.originalResponse : null;
  const status = answer?.getStatus() ?? 0;
  if (!answer || status === 0) return { failure: "applications.noConnection" };
  return readUploadAnswer(status, answer.getBody());
}

/** Reads the answer of the upload: its first item, or that of its data list, names the document. */
export function readUploadAnswer(status: number, body: string): UploadResult {
  if (status === 401) return "signIn";
  const answer = readJson(body);
  if (status < 200 || status > 299) {
    const message = isRecord(answer) ? answer.message : undefined;
    const hasMessage = typeof message === "string" && message !== "";
    return { failure: hasMessage ? message : "applications.uploadFailed" };
  }
  const list = isRecord(answer) ? answer.data : answer;
  const item: unknown = Array.isArray(list) ? list[0] : undefined;
  if (!isRecord(item) || typeof item.url !== "string" || item.url === "") {
    return { failure: "applications.unexpectedAnswer" };
  }
  const id = typeof item.id === "string" ? item.id : idIn(item.url);
  return { document: { id, name: typeof item.name === "string" ? item.name : "" } };
}

function idIn(url: string): string {
  return url.slice(url.lastIndexOf("/") + 1);
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

import { paths } from "../../../paths.ts";

export type SentCv = { id: string; name: string };

/** What an upload came to; a failure is the server's own words or a key of ours. */
export type UploadResult = { document: SentCv } | { failure: string };

/** How much has been sent, in bytes, with all that goes around the file. */
export type UploadProgress = { sent: number; of: number };

/** Sends a CV and tells how far it is; `stop` ends it without a result. */
export function uploadCv(
  file: File,
  onProgress: (progress: UploadProgress) => void,
): { result: Promise<UploadResult>; stop: () => void } {
  // fetch knows no progress of what it sends.
  const request = new XMLHttpRequest();
  const result = new Promise<UploadResult>((resolve) => {
    request.upload.onprogress = ({ loaded, total }) => onProgress({ sent: loaded, of: total });
    request.onload = () => resolve(readUploadAnswer(request.status, request.responseText));
    request.onerror = () => resolve({ failure: "applications.noConnection" });
  });
  const form = new FormData();
  form.append("files", file);
  request.open("POST", paths.uploadDocument());
  request.setRequestHeader("accept", "application/json");
  request.send(form);
  return { result, stop: () => request.abort() };
}

/** Reads the answer of the upload: its first item, or that of its data list, names the document. */
export function readUploadAnswer(status: number, body: string): UploadResult {
  const answer = readJson(body);
  if (status < 200 || status > 299) {
    const message = isRecord(answer) ? answer.message : undefined;
    const said = typeof message === "string" && message !== "";
    return { failure: said ? message : "applications.uploadFailed" };
  }
  const list = isRecord(answer) ? answer.data : answer;
  const item: unknown = Array.isArray(list) ? list[0] : undefined;
  if (!isRecord(item) || typeof item.url !== "string" || item.url === "") {
    return { failure: "applications.unexpectedAnswer" };
  }
  const id = typeof item.id === "string" ? item.id : item.url.slice(item.url.lastIndexOf("/") + 1);
  return { document: { id, name: typeof item.name === "string" ? item.name : "" } };
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

import { type RefObject, useEffect, useRef, useState } from "react";
import { cvRefusalByName } from "../cv-file.ts";
import { type SentCv, type UploadProgress, uploadCv } from "./cv-upload.ts";

/** The CV of a form: chosen, on its way, or already with the server. */
export type CvState = {
  input: RefObject<HTMLInputElement | null>;
  /** With the server already; it is not sent again. */
  kept: SentCv | null;
  progress: UploadProgress | null;
  /** What was chosen on this device, while it goes up. */
  chosen: File | null;
  forget: () => void;
  /** Sends the chosen file unless one is kept; answers the kept one or why there is none. */
  send: () => Promise<{ document: SentCv } | { failure: string } | "stopped">;
};

/** Holds the CV of a form. `answered` is what the server said it has, anew with every answer. */
export function useCv(answered: { document: SentCv | null } | undefined): CvState {
  const input = useRef<HTMLInputElement>(null);
  const [kept, setKept] = useState(answered?.document ?? null);
  const [upload, setUpload] = useState<{ file: File; progress: UploadProgress } | null>(null);
  const stop = useRef<() => void>(undefined);
  useEffect(() => {
    if (answered) setKept(answered.document);
  }, [answered]);
  useEffect(() => () => stop.current?.(), []);

  async function send() {
    if (kept) return { document: kept };
    const file = input.current?.files?.[0];
    const refusal = cvRefusalByName(file?.name ?? "", file?.size ?? 0);
    if (refusal || !file) return { failure: refusal ?? "applications.cvMissing" };
    const onProgress = (progress: UploadProgress) => setUpload({ file, progress });
    onProgress({ sent: 0, of: file.size });
    const { result, stop: abort } = uploadCv(file, onProgress);
    const stopped = new Promise<"stopped">((resolve) => {
      stop.current = () => {
        abort();
        resolve("stopped");
      };
    });
    const outcome = await Promise.race([result, stopped]);
    setUpload(null);
    if (outcome !== "stopped" && "document" in outcome) setKept(outcome.document);
    return outcome;
  }

  function forget() {
    stop.current?.();
    setKept(null);
    if (input.current) input.current.value = "";
  }

  const { file = null, progress = null } = upload ?? {};
  return { input, kept, progress, chosen: file, forget, send };
}

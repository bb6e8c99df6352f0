import { type RefObject, useEffect, useRef, useState } from "react";
import { cvPick } from "#app/features/applications/apply-response.ts";
import { type CvRefusal, cvRefusalByName } from "#app/features/applications/cv/cv-file.ts";
import {
  type PhotoProblem,
  type Photos,
  usePhotos,
} from "#app/features/applications/cv/photo/ui/use-photos.ts";
import {
  type CvUpload,
  type SentCv,
  type UploadProgress,
  type UploadResult,
  uploadCv,
} from "./cv-upload.ts";

/** The CV of a form: chosen, on its way, or already with the server. */
export type CvState = {
  input: RefObject<HTMLInputElement | null>;
  /** With the server already; it is not sent again. */
  uploaded: SentCv | null;
  /** The file that is going up, and how far it is. */
  upload: { file: File; progress: UploadProgress } | null;
  /** The chosen file. */
  file: () => File | null;
  /** The same value for rendering. */
  chosen: File | null;
  /** The id of the saved CV that is marked instead of a file; empty for a file. */
  saved: () => string;
  /** Marks the radio of a file. */
  markFile: () => void;
  /** The pages of a CV of photos. */
  photos: Photos;
  /** Hears that files were chosen by hand; resolves once photos among them are ready. */
  onChoice: () => Promise<void>;
  removePhoto: (id: string) => Promise<void>;
  /** Resolves once chosen photos are ready. */
  ready: () => Promise<void>;
  /** Chooses a queued file, as if it had been chosen by hand. */
  choose: (file: File) => void;
  /** Problems of the choice known before a byte is sent. */
  problem: () => CvProblem | undefined;
  /** The same while nothing is to be sent yet: no choice is no fault. */
  chosenProblem: () => CvProblem | undefined;
  /** Sends the chosen file, unless one is stored. */
  send: (how: Pick<CvUpload, "owner" | "known" | "onUrl">) => Promise<UploadResult | "stopped">;
  /** Takes the file away, also in the middle of its way. */
  forget: () => void;
};

type CvProblem = CvRefusal | PhotoProblem;

/** The CV of a form. `answered` is the CV the server has; undefined without an answer. */
export function useCv(answered: SentCv | null | undefined): CvState {
  const input = useRef<HTMLInputElement>(null);
  const stop = useRef<() => void>(undefined);
  const [uploaded, setUploaded] = useState(answered ?? null);
  const [chosen, setChosen] = useState<File | null>(null);
  const [upload, setUpload] = useState<CvState["upload"]>(null);
  const photos = usePhotos();
  const ready = useRef(Promise.resolve());
  /** Why not all of the files that were chosen last are the CV. */
  const choiceProblem = useRef<CvProblem>(undefined);
  useEffect(() => {
    if (answered !== undefined) setUploaded(answered);
  }, [answered]);

  // One that was chosen before the scripts came.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form comes
  useEffect(() => {
    if (input.current?.files?.length) void onChoice();
  }, []);

  const file = () => photos.file() ?? input.current?.files?.[0] ?? null;

  // The radios are read where they are: they may have been pressed before the scripts came.
  const radios = () => input.current?.form?.elements.namedItem(cvPick.name);

  function saved(): string {
    const marked = radios();
    const value = marked instanceof RadioNodeList ? marked.value : "";
    return value === cvPick.file ? "" : value;
  }

  function markFile() {
    const marked = radios();
    if (marked instanceof RadioNodeList) marked.value = cvPick.file;
  }

  function choose(chosen: File) {
    if (!input.current || file() || typeof DataTransfer === "undefined") return;
    const hand = new DataTransfer();
    hand.items.add(chosen);
    input.current.files = hand.files;
    setChosen(chosen);
    markFile();
  }

  function problem() {
    if (saved() || uploaded) return undefined;
    if (!file() && choiceProblem.current) return choiceProblem.current;
    return cvRefusalByName(file()?.name ?? "", file()?.size ?? 0);
  }

  const chosenProblem = () => choiceProblem.current ?? (file() ? problem() : undefined);

  async function send(how: Parameters<CvState["send"]>[0]) {
    const chosen = file();
    if (uploaded) return { document: uploaded };
    if (!chosen) return { failure: "applications.cvMissing" };
    const onProgress = (progress: UploadProgress) => setUpload({ file: chosen, progress });
    onProgress({ sent: 0, of: chosen.size });
    const { result, stop: abort } = uploadCv({ ...how, file: chosen, onProgress });
    const stopped = new Promise<"stopped">((resolve) => {
      stop.current = () => {
        abort();
        resolve("stopped");
      };
    });
    const outcome = await Promise.race([result, stopped]);
    stop.current = undefined;
    setUpload(null);
    if (typeof outcome === "object" && "document" in outcome) setUploaded(outcome.document);
    return outcome;
  }

  function forget() {
    stop.current?.();
    setUploaded(null);
    setChosen(null);
    photos.clear();
    choiceProblem.current = undefined;
    if (input.current) input.current.value = "";
  }

  function onChoice(): Promise<void> {
    const files = Array.from(input.current?.files ?? []);
    if (files.length > 0) markFile();
    ready.current = ready.current.then(() => readChoice(files));
    return ready.current;
  }

  async function readChoice(files: File[]): Promise<void> {
    choiceProblem.current = await photos.choose(files);
    // The next choice adds to the photos, also of the same file.
    const isHere = photos.file() || choiceProblem.current;
    if (isHere && input.current) input.current.value = "";
    setChosen(file());
  }

  async function removePhoto(id: string): Promise<void> {
    choiceProblem.current = undefined;
    await photos.remove(id);
    setChosen(file());
  }

  return {
    input,
    uploaded,
    upload,
    file,
    chosen,
    saved,
    markFile,
    photos,
    onChoice,
    removePhoto,
    ready: () => ready.current,
    choose,
    problem,
    chosenProblem,
    send,
    forget,
  };
}

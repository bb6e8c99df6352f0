import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useNavigate, useRevalidator, useSubmit } from "react-router";
import { readDeviceKey } from "#app/device-storage/device-key.ts";
import {
  type ApplyAnswer,
  type ApplyErrors,
  removeFile,
} from "#app/features/applications/apply-response.ts";
import {
  alone,
  changeQueued,
  findQueued,
  queueApplication,
  removeQueued,
} from "#app/features/applications/outbox/outbox.ts";
import {
  outboxStore,
  refreshOutbox,
  requestSync,
} from "#app/features/applications/outbox/outbox-store.ts";
import { connectionLostKey } from "#app/http/connection-lost.ts";
import { textFields } from "#app/http/form.ts";
import { announceQueued, flagOutbox } from "#app/offline/outbox-flag.ts";
import { paths } from "#app/paths.ts";
import { fieldErrors } from "#app/ui/form/field-errors.ts";
import { errorOf } from "./native-errors.ts";
import { type CvState, useCv } from "./use-cv.ts";

/** Which application a form is: its name on the device, who writes it, and for which job. */
export type Writing = {
  id: string;
  owner: string;
  jobId: string;
  title: string;
  /** The words of the company's questions by their fields. */
  questions?: Record<string, string>;
};

type ApplyState = {
  cv: CvState;
  phase: "idle" | "uploading" | "submitting";
  errors: ApplyErrors;
  /** Changes with every attempt, answered by the server or found wrong here. */
  answer: unknown;
  /** Clears messages about the file: another one was chosen. */
  onChoice: () => void;
  /** Whether it is on the device and will be sent by itself. */
  isQueued: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
};

const cut = "applications.noConnection";

/**
 * Sends an application by script: queues it on the device, sends the file and then the rest. If
 * that fails it stays queued for the next online page or worker.
 */
export function useApply(writing: Writing, answered: ApplyAnswer | undefined): ApplyState {
  const { id } = writing;
  const submit = useSubmit();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const cv = useCv(answered?.document);
  const [phase, setPhase] = useState<ApplyState["phase"]>("idle");
  const [checked, setChecked] = useState<CheckResult | null>(null);
  const [isQueued, setQueued] = useState(false);
  const busy = useRef(false);
  // Errors found here count until the server answers again.
  const current = checked && checked.answered === answered ? checked : answered;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form comes
  useEffect(() => {
    // Offline, the module that sends it later could not be loaded any more.
    announceQueued();
    void findQueued(id).then((queued) => {
      if (!queued || queued.state === "sent") return;
      if (queued.file) cv.choose(queued.file);
      setQueued(queued.state === "waiting");
    });
  }, [id]);

  useEffect(() => {
    if (!answered) return;
    // Refused, it is the form's again; after a lost connection it stays queued.
    if (answered.refused === connectionLostKey) void stayQueued(id, setQueued);
    else void dequeue(id, setQueued);
  }, [answered, id]);

  const { subscribe, queued } = outboxStore;
  const refused = useSyncExternalStore(subscribe, queued, queued).own.find(
    (each) => each.id === id && each.state === "refused",
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the queue has been refused
  useEffect(() => {
    if (!refused) return;
    setQueued(false);
    setChecked({ errors: refused.errors ?? {}, answered, attempt: {} });
    // The job's questions may be others by now.
    void revalidate();
  }, [refused !== undefined]);

  async function send(form: HTMLFormElement): Promise<void> {
    const tell = (errors: ApplyErrors) => setChecked({ errors, answered, attempt: {} });
    await cv.ready();
    const errors: ApplyErrors = fieldErrors(form, errorOf);
    const problem = cv.problem();
    if (problem) errors.resume = problem;
    tell(errors);
    if (Object.keys(errors).length > 0) return;

    const before = await findQueued(id);
    if (before?.state === "sent") return navigate(paths.apply(writing.jobId, { done: 1 }));
    const fields = new FormData(form);
    fields.delete("resume");
    fields.delete("documentId");
    const saved = cv.saved();
    const file = saved ? null : cv.file();
    const uploadUrl = isSame(before?.file, file) ? before?.uploadUrl : undefined;
    const isStored = await queueApplication({
      ...writing,
      fields: textFields(fields),
      file,
      keptAt: Date.now(),
      state: "waiting",
      ...(uploadUrl && { uploadUrl }),
      ...(cv.uploaded && !saved && { documentId: cv.uploaded.id }),
    });
    // The next page knows of the queued application, even if this one dies.
    if (isStored) flagOutbox(true);

    const cutHere = readDeviceKey()?.key === null ? "queued.sharedCut" : cut;
    if (navigator.onLine === false) {
      tell({ resume: cutHere });
      return stayQueued(id, setQueued);
    }
    if (saved) return sendForm(fields);
    setPhase("uploading");
    const sent = await cv.send({
      owner: writing.owner,
      known: uploadUrl,
      onUrl: (url) => void changeQueued(id, { uploadUrl: url }),
    });
    if (sent === "stopped") return dequeue(id, setQueued);
    if (sent === "signIn") {
      await dequeue(id, setQueued);
      // It leads to the login, and back to the form as it is (stored-forms.ts).
      return sendForm(fields);
    }
    if ("failure" in sent) {
      tell({ resume: sent.failure === cut ? cutHere : sent.failure });
      return sent.failure === cut ? stayQueued(id, setQueued) : dequeue(id, setQueued);
    }

    await changeQueued(id, { documentId: sent.document.id });
    fields.set("documentId", sent.document.id);
    return sendForm(fields);
  }

  async function sendForm(fields: FormData): Promise<void> {
    setPhase("submitting");
    const action = paths.apply(writing.jobId);
    await submit(fields, { method: "post", action, encType: "multipart/form-data" });
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isFor(event, removeFile.value)) cv.forget();
    else if (!busy.current) run(event.currentTarget);
  }

  function run(form: HTMLFormElement): void {
    busy.current = true;
    // Holds a lock: no other sender or writer touches the entry meanwhile.
    alone(id, () => send(form)).finally(() => {
      busy.current = false;
      setPhase("idle");
    });
  }

  const errors = current?.errors ?? {};
  const attempt = checked && current === checked ? checked.attempt : answered;

  function onChoice(): void {
    const { resume: _, ...others } = errors;
    setChecked({ errors: others, answered, attempt });
  }

  return { cv, phase, errors, answer: attempt, onChoice, isQueued, onSubmit };
}

/** Errors found here, with their attempt and the server answer they followed. */
type CheckResult = { errors: ApplyErrors; answered: unknown; attempt: unknown };

async function stayQueued(id: string, setQueued: (queued: boolean) => void): Promise<void> {
  setQueued((await findQueued(id)) !== undefined);
  await refreshOutbox();
  await requestSync();
}

async function dequeue(id: string, setQueued: (queued: boolean) => void): Promise<void> {
  await removeQueued(id);
  setQueued(false);
  await refreshOutbox();
}

function isSame(before: File | null | undefined, now: File | null): boolean {
  if (!before || !now) return false;
  return (["name", "size", "lastModified"] as const).every(
    (property) => before[property] === now[property],
  );
}

function isFor(event: FormEvent<HTMLFormElement>, intent: string): boolean {
  const { submitter } = event.nativeEvent as SubmitEvent;
  return submitter instanceof HTMLButtonElement && submitter.value === intent;
}

import { type FormEvent, useRef, useState } from "react";
import { useSubmit } from "react-router";
import type { FormErrors } from "../../../platform/form.ts";
import { type ApplyAnswer, removeFile } from "../apply-answer.ts";
import { nativeErrors } from "./native-errors.ts";
import { type CvState, useCv } from "./use-cv.ts";

type ApplyState = {
  cv: CvState;
  phase: "idle" | "uploading" | "submitting";
  errors: FormErrors;
  /** Changes with every answer, be it the server's or found here. */
  answer: unknown;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
};

/** Sends an application with scripts: checks it, sends the file and then the rest. */
export function useApply(action: string, answered: ApplyAnswer | undefined): ApplyState {
  const submit = useSubmit();
  const cv = useCv(answered?.document);
  const [phase, setPhase] = useState<ApplyState["phase"]>("idle");
  const [found, setFound] = useState<{ errors: FormErrors; answered: unknown } | null>(null);
  const busy = useRef(false);
  // What was found here counts until the server answers anew.
  const current = found && found.answered === answered ? found : answered;

  async function send(form: HTMLFormElement): Promise<void> {
    const tell = (errors: FormErrors) => setFound({ errors, answered });
    const errors = nativeErrors(form);
    const problem = cv.problem();
    if (problem) errors.resume = problem;
    tell(errors);
    if (Object.keys(errors).length > 0) return;

    setPhase("uploading");
    const cvSent = await cv.send();
    if (cvSent === "stopped") return;
    if ("failure" in cvSent) return tell({ resume: cvSent.failure });

    setPhase("submitting");
    const fields = new FormData(form);
    fields.delete("resume");
    fields.set("documentId", cvSent.document.id);
    await submit(fields, { method: "post", action, encType: "multipart/form-data" });
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isFor(event, removeFile.value)) cv.forget();
    else if (!busy.current) run(event.currentTarget);
  }

  function run(form: HTMLFormElement): void {
    busy.current = true;
    send(form).finally(() => {
      busy.current = false;
      setPhase("idle");
    });
  }

  return { cv, phase, errors: current?.errors ?? {}, answer: current, onSubmit };
}

function isFor(event: FormEvent<HTMLFormElement>, intent: string): boolean {
  const { submitter } = event.nativeEvent as SubmitEvent;
  return submitter instanceof HTMLButtonElement && submitter.value === intent;
}

import { type FormEvent, type RefObject, useState } from "react";
import { useNavigation, useSubmit } from "react-router";
import type { FormErrors } from "../../../platform/form.ts";
import { type ApplyAnswer, removeFile } from "../apply-answer.ts";
import { nativeErrors } from "./native-errors.ts";
import { type CvState, useCv } from "./use-cv.ts";

type ApplyState = {
  cv: CvState;
  phase: "idle" | "uploading" | "submitting";
  /** What is wrong now: found here or by the server. */
  errors: FormErrors;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
};

/** Sends an application with scripts: checks, the file with its progress, then the rest. */
export function useApply(action: string, answer: ApplyAnswer | undefined): ApplyState {
  const submit = useSubmit();
  const navigation = useNavigation();
  const cv = useCv(answer && "document" in answer ? answer : undefined);
  const [found, setFound] = useState<{ errors: FormErrors; answer: typeof answer } | null>(null);
  const uploading = cv.progress !== null;
  const submitting = navigation.formMethod === "POST" && navigation.formAction === action;
  const phase = uploading ? "uploading" : submitting ? "submitting" : "idle";
  // What was found here counts until the server has answered anew.
  const errors = (found?.answer === answer ? found?.errors : undefined) ?? answer?.errors ?? {};

  async function send(form: HTMLFormElement) {
    const wrong = nativeErrors(form);
    const resume = cv.missing();
  }

  return { cv, phase, errors, onSubmit };
}

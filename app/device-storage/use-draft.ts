import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { FormValues } from "#app/http/form.ts";
import { paths } from "#app/paths.ts";
import { deviceStore, readDraft, writeDraft } from "./draft-store.ts";

type DraftOptions = {
  /** Whose draft of which form: a name that no other person on this device shares. */
  key: string;
  /** Which stored state the form shows; drafts of another one are obsolete. */
  base?: string;
  /** The form's initial values; only these fields are stored. */
  filledIn: FormValues;
  /** The input that the server has just returned, which is newer than any draft. */
  answer: unknown;
};

type Draft = {
  /** The current input, for components that show it elsewhere; empty until scripts run. */
  input: FormValues;
  /**
   * Values restored after a reload: fields rendered with `round` as their key are reset with them.
   */
  restored: FormValues | null;
  round: string;
  /** Whether a draft is on the device. */
  isSaved: boolean;
  /** Deletes the draft and shows the stored values again. */
  discard: () => void;
  listeners: { onInput: () => void; onClick: () => void };
  /** For a form whose stored values may be restored: the draft ends once the form is unmounted. */
  onSubmit: () => void;
};

const pause = 300;

/** Stores a form's input on this device, and restores it after a reload. */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  { key, base = "", filledIn, answer }: DraftOptions,
): Draft {
  const [{ restored, round }, setShown] = useState<Shown>({ restored: null, round: 0 });
  const [input, setInput] = useState<FormValues>({});
  const [isSaved, setSaved] = useState(false);
  const timer = useRef<number>(undefined);
  const sent = useRef(false);
  const focused = useRef<string>(undefined);

  const keep = () => {
    window.clearTimeout(timer.current);
    timer.current = undefined;
    if (!form.current) return;
    const now = valuesIn(form.current, filledIn);
    setInput(now);
    setSaved(writeDraft(deviceStore(), key, changesIn(now, filledIn), base));
  };
  const latest = useRef(keep);
  latest.current = keep;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before the page is shown
  useLayoutEffect(() => {
    const draft = answer ? {} : readDraft(deviceStore(), key, base);
    if (!form.current || Object.keys(draft).length === 0) return latest.current();
    // Input from before hydration, or restored by the browser, stays.
    const now = valuesIn(form.current, filledIn);
    const all = { ...now, ...draft, ...changesIn(now, filledIn) };
    setInput(all);
    setSaved(true);
    if (Object.keys(changesIn(all, now)).length === 0) return;
    if (form.current.contains(document.activeElement)) {
      focused.current = document.activeElement?.id;
    }
    setShown({ restored: all, round: 1 });
  }, []);

  useEffect(() => {
    // The fields were made again under the cursor.
    if (round && focused.current) document.getElementById(focused.current)?.focus();
    focused.current = undefined;
  }, [round]);

  useEffect(() => {
    const leave = () => latest.current();
    window.addEventListener("pagehide", leave);
    return () => window.removeEventListener("pagehide", leave);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer means that nothing was taken
  useEffect(() => {
    sent.current = false;
  }, [answer]);

  useLayoutEffect(() => {
    return () => {
      if (timer.current !== undefined) latest.current();
      // Only an answer that leads on takes this form away; the login leads back to it.
      if (sent.current && window.location.pathname !== paths.login())
        writeDraft(deviceStore(), key, {});
    };
  }, [key]);

  const soon = () => {
    sent.current = false;
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => latest.current(), pause);
  };
  return {
    input,
    restored,
    round: `round-${round}`,
    isSaved,
    discard() {
      writeDraft(deviceStore(), key, {});
      setShown({ restored: null, round: round + 1 });
    },
    // A click too: a list's row goes away by one.
    listeners: { onInput: soon, onClick: soon },
    onSubmit() {
      keep();
      sent.current = true;
    },
  };
}

type Shown = { restored: FormValues | null; round: number };

/** Forgets a draft, once its form has been sent. */
export function useForgottenDraft(key: string): void {
  useEffect(() => void writeDraft(deviceStore(), key, {}), [key]);
}

/** The values the form would submit: a disabled field is left out, an unchecked box is empty. */
function valuesIn(form: HTMLFormElement, own: FormValues): FormValues {
  const all = new FormData(form);
  const values: FormValues = {};
  for (const name of Object.keys(own)) {
    const value = all.get(name);
    if (typeof value === "string") values[name] = value.replace(/\r\n/g, "\n");
    else if (isBox(form.elements.namedItem(name))) values[name] = "";
  }
  return values;
}

function isBox(control: Element | RadioNodeList | null): boolean {
  return control instanceof HTMLInputElement && control.type === "checkbox";
}

function changesIn(now: FormValues, before: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(now).filter(([name, value]) => value !== (before[name] ?? "")),
  );
}

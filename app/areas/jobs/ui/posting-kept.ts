import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { FormValues } from "../../../platform/form.ts";
import type { WizardData } from "../wizard.ts";

type Kept = {
  /** What is in the fields now, for whoever shows it elsewhere. */
  typed: FormValues;
  /** What a reload in the middle of the step brought back; the fields begin anew with it. */
  restored: FormValues | null;
  /** Whether something typed is on the device. */
  isKept: boolean;
  listeners: { onInput: () => void; onClick: () => void; onSubmit: () => void };
};

const pause = 300;

/** Keeps what is typed into a step on the device until it is sent: no line is needed for that. */
export function useKeptTyping(form: RefObject<HTMLFormElement | null>, shown: WizardData): Kept {
  const { keptAs, step, draftId, values } = shown;
  const key = `furas:${keptAs}:${step}`;
  // What was typed on top of other values, here or on another device, is over.
  const base = JSON.stringify([draftId, values]);
  const [typed, setTyped] = useState<FormValues>({});
  const [restored, setRestored] = useState<FormValues | null>(null);
  const [isKept, setKept] = useState(false);
  const timer = useRef<number>(undefined);
  const sent = useRef(false);
  const focused = useRef<string>(undefined);

  const keep = () => {
    window.clearTimeout(timer.current);
    if (!form.current) return;
    const now = fieldsOf(form.current, values);
    setTyped(now);
    setKept(same(now, values) ? remove(key) : write(key, { base, typed: now }));
  };
  const latest = useRef(keep);
  latest.current = keep;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before the page is shown
  useLayoutEffect(() => {
    const kept = read(key, base);
    if (!kept || !form.current) return;
    const now = fieldsOf(form.current, values);
    const begun = Object.entries(now).filter(([name, value]) => value !== values[name]);
    const all = { ...now, ...kept, ...Object.fromEntries(begun) };
    setTyped(all);
    setKept(true);
    if (same(all, now)) return;
    focused.current = form.current.contains(document.activeElement)
      ? document.activeElement?.id
      : undefined;
    setRestored(all);
  }, []);

  useEffect(() => {
    // The fields were made anew under the cursor.
    if (restored && focused.current) document.getElementById(focused.current)?.focus();
  }, [restored]);

  useEffect(() => {
    const leave = () => latest.current();
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("pagehide", leave);
      window.clearTimeout(timer.current);
      // Only an answer that leads on takes this form away.
      if (sent.current) remove(key);
    };
  }, [key]);

  const soon = () => {
    sent.current = false;
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => latest.current(), pause);
  };
  const onSubmit = () => {
    keep();
    sent.current = true;
  };
  return { typed, restored, isKept, listeners: { onInput: soon, onClick: soon, onSubmit } };
}

/** The form's values of the step's own fields. */
function fieldsOf(form: HTMLFormElement, own: FormValues): FormValues {
  const values: FormValues = {};
  for (const [name, value] of new FormData(form)) {
    if (name in own && typeof value === "string") values[name] = value.replaceAll("\r\n", "\n");
  }
  return values;
}

/** A field that is not in the form, such as a locked one, has not changed. */
function same(now: FormValues, values: FormValues): boolean {
  return Object.entries(now).every(([name, value]) => value === values[name]);
}

function read(key: string, base: string): FormValues | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    if (isKeptEntry(kept) && kept.base === base) return kept.typed;
  } catch {
    // No storage, or not what was written here.
  }
  remove(key);
  return null;
}

function isKeptEntry(kept: unknown): kept is { base: string; typed: FormValues } {
  return typeof kept === "object" && kept !== null && "base" in kept && "typed" in kept;
}

function write(key: string, entry: { base: string; typed: FormValues }): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(entry));
    return true;
  } catch {
    return false;
  }
}

function remove(key: string): false {
  try {
    localStorage.removeItem(key);
  } catch {
    // Where nothing can be kept there is nothing to remove.
  }
  return false;
}

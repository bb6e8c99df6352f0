import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { FormValues } from "../platform/form.ts";

type DraftOptions = {
  /** Whose draft of which form: a name that no other person on this device shares. */
  key: string;
  /** Which stored state the form shows; what was typed on top of another one is over. */
  base: string;
  /** What the form is filled in with before anybody types; only these fields are kept. */
  filledIn: FormValues;
  /** False when the server has just sent back what was typed, which is newer than any draft. */
  restore: boolean;
};

type Draft = {
  /** What a reload brought back: fields drawn with `round` as their key begin anew with it. */
  restored: FormValues | null;
  round: string;
  /** Forgets the draft and shows again what is stored. */
  discard: () => void;
  listeners: { onInput: () => void; onClick: () => void };
};

const pause = 300;
const longestLife = 14 * 24 * 60 * 60 * 1000;

/** Keeps what is typed into a form on this device, and fills it in again after a reload. */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  { key, base, filledIn, restore }: DraftOptions,
): Draft {
  const [{ restored, round }, setShown] = useState({
    restored: null as FormValues | null,
    round: 0,
  });
  const timer = useRef<number>(undefined);
  const focused = useRef<string>(undefined);
  const keep = () => {
    window.clearTimeout(timer.current);
    if (!form.current) return;
    const typed = typedInto(form.current, filledIn);
    if (same(typed, filledIn)) forget(key);
    else write(key, { at: Date.now(), base, typed });
  };
  const latest = useRef(keep);
  latest.current = keep;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before the page is shown
  useLayoutEffect(() => {
    if (!restore) return latest.current();
    const kept = read(key, base);
    if (!kept || !form.current) return;
    // What was typed before the scripts came, or put back by the browser, stays.
    const now = typedInto(form.current, filledIn);
    const begun = Object.entries(now).filter(([name, value]) => value !== filledIn[name]);
    const all = { ...now, ...kept, ...Object.fromEntries(begun) };
    if (same(all, now)) return;
    if (form.current.contains(document.activeElement)) {
      focused.current = document.activeElement?.id;
    }
    setShown({ restored: all, round: 1 });
  }, []);

  useEffect(() => {
    // The fields were made anew under the cursor.
    if (round && focused.current) document.getElementById(focused.current)?.focus();
    focused.current = undefined;
  }, [round]);

  useEffect(() => {
    const leave = () => latest.current();
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("pagehide", leave);
      window.clearTimeout(timer.current);
    };
  }, []);

  const soon = () => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => latest.current(), pause);
  };
  return {
    restored,
    round: `round-${round}`,
    discard() {
      forget(key);
      setShown({ restored: null, round: round + 1 });
    },
    // A click too: a list's row goes away by one.
    listeners: { onInput: soon, onClick: soon },
  };
}

/** The form's values of the fields that are kept; an unticked box is an empty text. */
function typedInto(form: HTMLFormElement, own: FormValues): FormValues {
  const all = new FormData(form);
  const typed: FormValues = {};
  for (const name of Object.keys(own)) {
    const value = all.get(name);
    typed[name] = typeof value === "string" ? value.replaceAll("\r\n", "\n") : "";
  }
  return typed;
}

function same(one: FormValues, other: FormValues): boolean {
  return Object.entries(one).every(([name, value]) => value === (other[name] ?? ""));
}

type Kept = { at: number; base: string; typed: FormValues };

function read(key: string, base: string): FormValues | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(prefix + key) ?? "null");
    const fresh = isKept(kept) && kept.base === base && Date.now() - kept.at < longestLife;
    if (fresh) return kept.typed;
  } catch {
    // No storage, or not what was written here.
  }
  forget(key);
  return null;
}

function isKept(kept: unknown): kept is Kept {
  return typeof kept === "object" && kept !== null && "base" in kept && "typed" in kept;
}

function write(key: string, kept: Kept): void {
  try {
    localStorage.setItem(prefix + key, JSON.stringify(kept));
  } catch {
    // A full or forbidden store: the form works without.
  }
}

function forget(key: string): void {
  try {
    localStorage.removeItem(prefix + key);
  } catch {
    // Where nothing can be kept there is nothing to forget.
  }
}

const prefix = "furas-draft/";

import { type RefObject, useEffect } from "react";
import { type Draft, deviceStore, readDraft, writeDraft } from "./draft-store.ts";

type Options = {
  /** Whose draft of what: a name that no other person on this device shares. */
  key: string;
  fields: readonly string[];
  /** What the form is filled in with before anybody types. */
  filledIn: Draft;
  /** False when the server has just sent back what was typed, which is newer than any draft. */
  restore: boolean;
};

/** Keeps what is typed into a form on this device, and fills it in again after a reload. */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  { key, fields, filledIn, restore }: Options,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what stands there at first counts
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const store = deviceStore();
    const controls = controlsOf(element, fields);
    const isChanged = ({ name, value }: Control) => value !== (filledIn[name] ?? "");
    if (restore) {
      // What was typed before the scripts came, or put back by the browser, stays.
      const kept = readDraft(store, key);
      for (const control of controls) {
        if (!isChanged(control)) control.value = kept[control.name] ?? control.value;
      }
    }
    const keep = () => {
      const changed = controls.filter(isChanged).map(({ name, value }) => [name, value]);
      writeDraft(store, key, Object.fromEntries(changed));
    };
    keep();
    element.addEventListener("input", keep);
    return () => element.removeEventListener("input", keep);
  }, [key]);
}

/** Forgets a draft, once its form has been sent. */
export function useForgottenDraft(key: string): void {
  useEffect(() => writeDraft(deviceStore(), key, {}), [key]);
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function controlsOf(form: HTMLFormElement, fields: readonly string[]): Control[] {
  return fields
    .map((name) => form.elements.namedItem(name))
    .filter((element) => element instanceof HTMLElement && "value" in element) as Control[];
}

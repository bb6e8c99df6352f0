import { type SyntheticEvent, useRef, useState } from "react";
import { useLanguage } from "#app/messages/messages-context.tsx";
import { canSave, useSavedIds } from "#app/offline/saved-ids.ts";
import { rememberDeviceSave } from "./device-memory.ts";
import { copyForm, copyInStep } from "./offline-copy.ts";
import { sendOwnAct, useDeviceMemory, useOwnAct } from "./use-memory.ts";

type Saving = {
  isSaved: boolean;
  hasFailed: boolean;
  /** Takes a press over from the form; `withForm` also copies the form to apply by. */
  toggle(event: SyntheticEvent, withForm: boolean): Promise<void>;
};

/**
 * Saves a job in the account, or on a visitor's device where `own` is undefined. Shown at the press, and
 * taken back where the account's answer or the offline copy fails.
 */
export function useSaving(jobId: string, own: boolean | undefined): Saving {
  const language = useLanguage();
  const act = useOwnAct("saved", jobId);
  const copied = useSavedIds();
  const { saved = [], saving = [] } = useDeviceMemory() ?? {};
  const isOnDevice = copied ? copied.has(jobId) || saving.includes(jobId) : saved.includes(jobId);
  const [hasFailed, setFailed] = useState(false);
  // Shown until the work of the last press has ended; presses are carried out one after the other.
  const [meant, setMeant] = useState<boolean>();
  const presses = useRef({ last: 0, done: Promise.resolve(true) });
  const isSaved = meant ?? (own === undefined ? isOnDevice : (act ?? own));

  async function toggle(event: SyntheticEvent, withForm: boolean) {
    if (own === undefined && !canSave()) return;
    event.preventDefault();
    const is = !isSaved;
    setMeant(is);
    setFailed(false);
    const { current } = presses;
    current.last += 1;
    const press = current.last;
    current.done = current.done
      .then(() => (own === undefined ? onDevice(is) : inAccount(is, withForm)))
      .catch(() => false);
    const isDone = await current.done;
    if (press !== current.last) return;
    setMeant(undefined);
    setFailed(!isDone);
  }

  async function onDevice(is: boolean): Promise<boolean> {
    rememberDeviceSave(jobId, is && "saving");
    const done = await copyInStep(jobId, is, language);
    if (done === "left") return true; // The next page makes the copy.
    rememberDeviceSave(jobId, done === is);
    return done;
  }

  async function inAccount(is: boolean, withForm: boolean): Promise<boolean> {
    const copying = copyInStep(jobId, is, language);
    const shown = { kind: "saved", is } as const;
    const done = Boolean(await sendOwnAct(is ? "save" : "unsave", jobId, shown));
    if (done && (await copying) && withForm && is) await copyForm(jobId);
    return done;
  }

  return { isSaved, hasFailed, toggle };
}

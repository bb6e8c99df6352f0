import { announceQueued, flagOutbox } from "#app/offline/outbox-flag.ts";
import { outboxTag } from "#app/offline/tags.ts";
import { listQueued, type Queued, removeQueued } from "./outbox.ts";
import { type IsDue, sendQueued } from "./send-queued.ts";

/** The queue of this device, as open pages see it. */
let queued: Queued = { own: [], others: 0, isEmpty: true };
let isSending = false;
const listeners = new Set<() => void>();

export const outboxStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  queued: () => queued,
  isSending: () => isSending,
};

/** Reads the queue again: a form, another tab or the worker may have changed it. */
export function refreshOutbox(): Promise<void> {
  // One read after the other: an older state must not replace a newer one.
  reading = reading.then(read, read);
  return reading;
}

let reading: Promise<void> = Promise.resolve();

async function read(): Promise<void> {
  queued = await listQueued();
  flagOutbox(!queued.isEmpty);
  if (!queued.isEmpty) announceQueued();
  for (const tell of listeners) tell();
}

export async function dropAll(ids: readonly string[]): Promise<void> {
  for (const id of ids) await removeQueued(id);
  await refreshOutbox();
}

/** Tries to send the signed-in person's entries now; null is a visitor or an old copy. */
export async function sendOutbox(person: string | null): Promise<void> {
  // What cannot be read is somebody else's. A copy of a page does not know whether its person is
  // signed in by now: the server does.
  const isDue: IsDue = ({ owner, state }) =>
    state === "waiting" ? owner === (person ?? owner) : state === "signIn" && owner === person;
  await refreshOutbox();
  if (isSending || !queued.own.some(isDue)) return;
  if (navigator.onLine === false) return requestSync();
  isSending = true;
  await refreshOutbox();
  const isWaiting = await sendQueued(isDue).catch(() => true);
  isSending = false;
  await refreshOutbox();
  if (isWaiting) await requestSync();
}

/** Where supported, the browser starts the worker once the device is online again, even with no page open. */
export async function requestSync(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const { sync } = (registration ?? {}) as { sync?: { register(tag: string): Promise<void> } };
  await sync?.register(outboxTag).catch(() => {});
}

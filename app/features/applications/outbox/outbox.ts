import { createStore, del, get, promisifyRequest, set, values } from "idb-keyval";
import type { FormErrors, FormValues } from "#app/http/form.ts";
import { queuedApplicationDays } from "#app/limits.ts";
import {
  decrypt,
  type Encrypted,
  encrypt,
  hashOf,
  keyToRead,
  type OwnKey,
  storageKey,
} from "./encrypted.ts";

/** A queued application, or a message about one that was sent: on the device until it has been received. */
export type QueuedApplication = {
  /** One of a job and a person; the draft has the same name. */
  id: string;
  /** The account that it was written with, which alone may send it. */
  owner: string;
  jobId: string;
  title: string;
  /** The application that a message is about. */
  applicationId?: string;
  /** The words of the company's questions by their fields. */
  questions?: Record<string, string>;
  /** The submitted fields, including the idempotency key. */
  fields: FormValues;
  file: File | null;
  /** Where its file goes on from. */
  uploadUrl?: string;
  /** Its file, once the server has it. */
  documentId?: string;
  keptAt: number;
  state: "waiting" | "signIn" | "refused" | "sent";
  /** Why the server refused it: message keys, or its own words. */
  refusal?: string;
  errors?: FormErrors;
};

/** Without its file, which is read only when it is wanted. */
export type ListedApplication = Omit<QueuedApplication, "file"> & { file: FileInfo | null };
type FileInfo = { name: string; size: number; type: string; lastModified: number };

/** Stored under a hash of its id: only its state and age are readable. */
type Stored = Pick<QueuedApplication, "keptAt" | "state"> & {
  /** The tag of its writer's key. */
  owner: string;
  text: Encrypted;
  file: Encrypted | null;
};

const store = () => createStore("furas-queue", "applications");

const day = 24 * 60 * 60 * 1000;
/** How long news of a sent one, and one that was never sent, stay on the device. */
const unsent = queuedApplicationDays * day;
const longestLife = { sent: 14 * day, waiting: unsent, signIn: unsent, refused: unsent };

/** Queues an application, encrypted; false where the browser or the device stores nothing. */
export async function queueApplication(application: QueuedApplication): Promise<boolean> {
  try {
    const key = await storageKey();
    if (!key) return false;
    const { file } = application;
    const closed = file && (await encrypt(key, await file.arrayBuffer()));
    const stored = await closedOf(key, { ...application, file: file && sessionInfo(file) }, closed);
    await set(await hashOf(application.id), stored, store());
    return true;
  } catch {
    return false;
  }
}

/** One of the signed-in person, with its file. */
export async function findQueued(id: string): Promise<QueuedApplication | undefined> {
  try {
    const stored = await get<Stored>(await hashOf(id), store());
    const key = stored && (await keyToRead());
    const listed = key && (await opened(key, stored));
    if (!listed) return undefined;
    const { name, ...info } = listed.file ?? { name: "" };
    const file = stored.file && new File([await decrypt(key, stored.file)], name, info);
    return { ...listed, file };
  } catch {
    return undefined;
  }
}

/**
 * `others` are how many wait on this device for others than the signed-in person. Empty only where nothing
 * is stored: of one that was sent its writer is still to be told.
 */
export type Queued = { own: ListedApplication[]; others: number; isEmpty: boolean };

/** All entries of this device, oldest first; expired ones are deleted. */
export async function listQueued(now = Date.now()): Promise<Queued> {
  const all = await values<Stored>(store()).catch(() => []);
  if (all.length === 0) return { own: [], others: 0, isEmpty: true };
  await dropOld(now);
  const fresh = all.filter((stored) => !isOld(stored, now));
  const key = await keyToRead();
  const readable = await Promise.all(fresh.map((stored) => key && opened(key, stored)));
  const own = readable.filter((one) => one !== undefined);
  const others = fresh.filter(({ state }, at) => !readable[at] && state !== "sent").length;
  return { own: own.sort((a, b) => a.keptAt - b.keptAt), others, isEmpty: fresh.length === 0 };
}

/** Changes one of the signed-in person, if it is still there; one change after the other. */
export function changeQueued(id: string, change: Partial<QueuedApplication>): Promise<void> {
  changes = changes.then(() => changeNow(id, change)).catch(() => {});
  return changes;
}

let changes: Promise<void> = Promise.resolve();

async function changeNow(id: string, change: Partial<QueuedApplication>): Promise<void> {
  const { file, ...others } = change;
  const name = await hashOf(id);
  const stored = await get<Stored>(name, store());
  const key = stored && (await keyToRead());
  const listed = key && (await opened(key, stored));
  if (!listed) return;
  const isGone = file === null;
  const next = { ...listed, ...others, ...(isGone && { file: null }) };
  const closed = await closedOf(key, next, isGone ? null : stored.file);
  // Another tab may have deleted it.
  await store()("readwrite", (objects) => {
    const before = objects.get(name);
    before.onsuccess = () => {
      if (before.result) objects.put(closed, name);
    };
    return promisifyRequest(objects.transaction);
  });
}

export async function removeQueued(id: string): Promise<void> {
  await hashOf(id)
    .then((name) => del(name, store()))
    .catch(() => {});
}

/** Does something with one application while no other tab or worker does. */
export async function alone<Result>(
  id: string,
  work: () => Promise<Result>,
  options: { orLeave?: boolean } = {},
): Promise<Result | undefined> {
  // Where there are no locks the server still knows the same form by its key.
  if (!("locks" in navigator)) return work();
  const mode = { ifAvailable: options.orLeave === true };
  return navigator.locks.request(`furas-outbox/${id}`, mode, async (lock) =>
    lock ? work() : undefined,
  );
}

async function dropOld(now: number): Promise<void> {
  await store()("readwrite", (objects) => {
    const cursor = objects.openCursor();
    cursor.onsuccess = () => {
      if (!cursor.result) return;
      if (isOld(cursor.result.value, now)) cursor.result.delete();
      cursor.result.continue();
    };
    return promisifyRequest(objects.transaction);
  }).catch(() => {});
}

function isOld({ keptAt, state }: Stored, now: number): boolean {
  return now - keptAt > longestLife[state];
}

async function closedOf(
  key: OwnKey,
  application: ListedApplication,
  file: Encrypted | null,
): Promise<Stored> {
  const { keptAt, state } = application;
  const text = new TextEncoder().encode(JSON.stringify(application));
  return { owner: key.tag, keptAt, state, text: await encrypt(key, text.buffer), file };
}

/** Undefined for another key. */
async function opened(key: OwnKey, stored: Stored): Promise<ListedApplication | undefined> {
  if (stored.owner !== key.tag) return undefined;
  const bytes = await decrypt(key, stored.text).catch(() => undefined);
  return bytes && JSON.parse(new TextDecoder().decode(bytes));
}

function sessionInfo({ name, size, type, lastModified }: File): FileInfo {
  return { name, size, type, lastModified };
}

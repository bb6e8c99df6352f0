import { createStore, del, get, set, update, values } from "idb-keyval";
import type { FormErrors, FormValues } from "../../../platform/form.ts";

/** An application on its way, kept on the device until it has arrived. */
export type KeptApplication = {
  /** One of a job and a person; the draft has the same name. */
  id: string;
  /** The account that it was written with, which alone may send it. */
  owner: string;
  jobId: string;
  title: string;
  /** What is sent of the form, its own key among them. */
  fields: FormValues;
  file: File | null;
  /** Where its file goes on from. */
  uploadUrl?: string;
  /** Its file, once the server has it. */
  documentId?: string;
  keptAt: number;
  state: "waiting" | "signIn" | "refused" | "sent";
  /** Why the server refused it: keys of words, or its own words. */
  refusal?: string;
  errors?: FormErrors;
};

const store = () => createStore("furas-outbox", "applications");

const day = 24 * 60 * 60 * 1000;
/** How long news of a sent one, and one that was never sent, stay on the device. */
const longestLife = { sent: 14 * day, waiting: 30 * day, signIn: 30 * day, refused: 30 * day };

/** Keeps an application; false where the browser stores nothing. */
export async function keepApplication(application: KeptApplication): Promise<boolean> {
  try {
    await set(application.id, application, store());
    return true;
  } catch {
    return false;
  }
}

export async function findKept(id: string): Promise<KeptApplication | undefined> {
  return get<KeptApplication>(id, store()).catch(() => undefined);
}

/** All that is kept on this device, the oldest first; what is too old is forgotten. */
export async function listKept(now = Date.now()): Promise<KeptApplication[]> {
  const all = await values<KeptApplication>(store()).catch(() => []);
  const fresh: KeptApplication[] = [];
  for (const kept of all) {
    if (now - kept.keptAt > longestLife[kept.state]) await dropKept(kept.id);
    else fresh.push(kept);
  }
  return fresh.sort((a, b) => a.keptAt - b.keptAt);
}

/** Changes one if it is still there. */
export async function changeKept(id: string, change: Partial<KeptApplication>): Promise<void> {
  if (!(await findKept(id))) return;
  await update<KeptApplication>(
    id,
    (kept) => ({ ...(kept as KeptApplication), ...change }),
    store(),
  );
}

export async function dropKept(id: string): Promise<void> {
  await del(id, store()).catch(() => {});
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

import { type QueuedApplication, queueApplication } from "./outbox.ts";

const name = "furas-outbox";

/**
 * Migrates the unencrypted queue of an older version for the signed-in person; deletes the entries
 * of others. Does nothing where there is none.
 */
export async function takeOverOlder(person: string | null): Promise<void> {
  if (typeof indexedDB === "undefined") return;
  for (const application of await readOlder()) {
    if (application.owner === person) await queueApplication(application);
  }
  indexedDB.deleteDatabase(name);
}

function readOlder(): Promise<QueuedApplication[]> {
  return new Promise((resolve) => {
    const opening = indexedDB.open(name);
    // It is only being created now: nothing was queued.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = () => resolve([]);
    opening.onsuccess = () => {
      const database = opening.result;
      const finish = (applications: QueuedApplication[]) => {
        database.close();
        resolve(applications);
      };
      if (!database.objectStoreNames.contains("applications")) return finish([]);
      const all = database.transaction("applications").objectStore("applications").getAll();
      all.onsuccess = () => finish(all.result);
      all.onerror = () => finish([]);
    };
  });
}

import { draftsOf, readDeviceKey } from "#app/device-storage/device-key.ts";

/**
 * Removes drafts of others than the one signed in, and those that earlier versions stored unencrypted, but
 * for the own ones, which their form takes over. A visitor may be somebody whose session has ended.
 */
export function dropOthersDrafts(person: string | null): void {
  const own = readDeviceKey();
  try {
    for (const name of Object.keys(localStorage)) {
      const isOthers = person && own && name.startsWith(draftsOf("")) && name !== draftsOf(own.tag);
      const isOlder = name.startsWith("furas-draft/") && !(person && name.includes(person));
      if (isOthers || isOlder) localStorage.removeItem(name);
    }
  } catch {
    // A browser that stores nothing.
  }
}

import { canSave, savedIds } from "#app/offline/saved-ids.ts";
import { clearDeviceMemory, loadDeviceMemory } from "./device-memory.ts";
import { sendOwnAct } from "./use-memory.ts";

/** Sends this device's memory to the account and deletes it; false if the board rejects it. */
export async function mergeDevice(): Promise<boolean> {
  const { saved, seen, hidden, hiddenCompanies, followed, searches } = loadDeviceMemory();
  const idOf = ({ id }: { id: string }) => id;
  const memory = {
    saved: [...new Set([...saved, ...(canSave() ? await savedIds() : [])])],
    seen,
    hidden: hidden.map(idOf),
    hiddenCompanies: hiddenCompanies.map(idOf),
    followed: followed.map(idOf),
    searches: searches.map(({ query }) => query),
  };
  if (!(await sendOwnAct("merge", JSON.stringify(memory)))) return false;
  clearDeviceMemory();
  return true;
}

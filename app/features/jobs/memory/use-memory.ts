import { useSyncExternalStore } from "react";
import { type MemoryKeys, memoryKey } from "#app/features/job/memory-key.ts";
import { paths } from "#app/paths.ts";
import { useRootData } from "#app/ui/page/use-root-data.ts";
import { type DeviceMemory, followDeviceMemory, loadDeviceMemory } from "./device-memory.ts";

/** A kind of memory, as the page's data name it. */
type MemoryKind = Exclude<keyof MemoryKeys, "newSince">;

/** Acts of this document that its data do not know yet, by account, kind and key. */
const acts = new Map<string, boolean>();
let version = 0;
const listeners = new Set<() => void>();

function subscribe(tell: () => void) {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** This document's own change of an entry; undefined if it has none. */
export function useOwnAct(kind: MemoryKind, id: string): boolean | undefined {
  useSyncExternalStore(
    subscribe,
    () => version,
    () => 0,
  );
  return acts.get(`${kind} ${memoryKey(id)}`);
}

/** Shows an act at once. */
export function rememberOwnAct(kind: MemoryKind, id: string, is: boolean | undefined): void {
  const key = `${kind} ${memoryKey(id)}`;
  if (is === undefined) acts.delete(key);
  else acts.set(key, is);
  version++;
  for (const tell of listeners) tell();
}

/** Another account's acts are none of this one's. */
export function clearOwnActs(): void {
  acts.clear();
}

/** Whether a company is followed or hidden, by the account or by the device of a visitor. */
export function useCompanyMemory(kind: "followed" | "hiddenCompanies", id: string): boolean {
  const own = useRootData()?.memory;
  const act = useOwnAct(kind, id);
  const device: DeviceMemory | undefined = useDeviceMemory();
  if (own) return act ?? own[kind].includes(memoryKey(id));
  return device?.[kind].some((each) => each.id === id) ?? false;
}

/**
 * Has the account remember or forget something, shown at once; false, and as it was, where the board
 * did not take it. "partly" for a company that is followed without an alert.
 */
export async function sendOwnAct(
  field: string,
  id: string,
  shown?: { kind: MemoryKind; is: boolean },
): Promise<boolean | "partly"> {
  const before = shown && acts.get(`${shown.kind} ${memoryKey(id)}`);
  if (shown) rememberOwnAct(shown.kind, id, shown.is);
  try {
    const answer = await fetch(paths.memory(), {
      method: "POST",
      headers: { accept: "application/json" },
      body: new URLSearchParams({ [field]: id }),
      keepalive: true,
    });
    if (answer.status === 204) return true;
    if (answer.status === 202) return "partly";
  } catch {
    // No connection.
  }
  if (shown) rememberOwnAct(shown.kind, id, before);
  return false;
}

/** This device's memory; undefined on the server and until hydration. */
export function useDeviceMemory(): DeviceMemory | undefined {
  return useSyncExternalStore(followDeviceMemory, loadDeviceMemory, () => undefined);
}

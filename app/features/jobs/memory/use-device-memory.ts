import { useSyncExternalStore } from "react";
import { type DeviceMemory, followDeviceMemory, loadDeviceMemory } from "./device-memory.ts";

/** What this device remembers; undefined on the server and until the page is hydrated. */
export function useDeviceMemory(): DeviceMemory | undefined {
  return useSyncExternalStore(followDeviceMemory, loadDeviceMemory, () => undefined);
}

import { useSyncExternalStore } from "react";
import { type DeviceMemory, followDeviceMemory, loadDeviceMemory } from "./device-memory.ts";

/** This device's memory; undefined on the server and until hydration. */
export function useDeviceMemory(): DeviceMemory | undefined {
  return useSyncExternalStore(followDeviceMemory, loadDeviceMemory, () => undefined);
}

import { deviceMemoryKey as place } from "#app/device-storage/memory-key.ts";
import { applyDeviceStyle } from "./device-style.ts";
import { memoryLimits } from "./memory-limits.ts";

/**
 * A visitor's memory on the device, the latest first. It is cleared with all data of the board's
 * name.
 */
export type DeviceMemory = {
  /** Jobs marked as saved until the offline copies are known; then only the copies count. */
  saved: string[];
  /** Those whose copies are still to come. */
  saving: string[];
  seen: string[];
  hidden: { id: string; title: string }[];
  hiddenCompanies: DeviceCompany[];
  followed: DeviceCompany[];
  /** As the list's address has them, and as the list was called then. */
  searches: { query: string; label: string }[];
  /** Milliseconds: when the device was last on the board, and the end of the visit before. */
  visit: { at: number; previous: number | null };
};
export type DeviceCompany = { id: string; name: string; slug: string | null };

const changed = "furas:memory";
const pause = 30 * 60_000;

const empty: DeviceMemory = {
  saved: [],
  saving: [],
  seen: [],
  hidden: [],
  hiddenCompanies: [],
  followed: [],
  searches: [],
  visit: { at: 0, previous: null },
};

let known: DeviceMemory | undefined;

export function loadDeviceMemory(): DeviceMemory {
  if (known) return known;
  try {
    known = { ...empty, ...JSON.parse(localStorage.getItem(place) ?? "{}") };
  } catch {
    known = empty;
  }
  return known as DeviceMemory;
}

/** Changes this device's memory; false if the device stores nothing. */
export function changeDeviceMemory(
  change: (memory: DeviceMemory) => Partial<DeviceMemory>,
): boolean {
  known = undefined;
  const before = loadDeviceMemory();
  return store({ ...before, ...change(before) });
}

/** Forgets all of it. */
export function clearDeviceMemory(): void {
  known = empty;
  try {
    localStorage.removeItem(place);
  } catch {
    // A browser that stores nothing.
  }
  show(empty);
}

/** Whether there is anything to be merged into an account. */
export function hasDeviceMemory(): boolean {
  try {
    return localStorage.getItem(place) !== null;
  } catch {
    return false;
  }
}

/** The newest first, each once. */
export function withLatest<T>(
  all: readonly T[],
  latest: T,
  keyOf: (each: T) => string,
  limit: number,
) {
  const key = keyOf(latest);
  return [latest, ...all.filter((each) => keyOf(each) !== key)].slice(0, limit);
}

export function rememberDeviceVisit(now = Date.now()): void {
  changeDeviceMemory(({ visit }) => ({
    visit: {
      at: now,
      previous: visit.at > 0 && now - visit.at > pause ? visit.at : visit.previous,
    },
  }));
}

/** Records that a job is saved, is to be once its copy is there ("saving"), or is not. */
export function rememberDeviceSave(id: string, is: boolean | "saving"): void {
  const others = (ids: string[]) => ids.filter((each) => each !== id);
  changeDeviceMemory(({ saved, saving }) => ({
    saved: is ? withLatest(saved, id, String, memoryLimits.saved) : others(saved),
    saving: is === "saving" ? [...others(saving), id] : others(saving),
  }));
}

export function rememberDeviceSeen(id: string): void {
  changeDeviceMemory(({ seen }) => ({ seen: withLatest(seen, id, String, memoryLimits.seen) }));
}

export function rememberDeviceSearch(query: string, label: string): void {
  const latest = { query, label };
  changeDeviceMemory(({ searches }) => ({
    searches: withLatest(searches, latest, (each) => each.query, memoryLimits.searches),
  }));
}

function store(memory: DeviceMemory): boolean {
  known = memory;
  show(memory);
  try {
    localStorage.setItem(place, JSON.stringify(memory));
  } catch {
    return false;
  }
  return true;
}

function show(memory: DeviceMemory): void {
  applyDeviceStyle(memory);
  document.dispatchEvent(new Event(changed));
}

/** Calls on each change, also of another tab; returns the function that stops it. */
export function followDeviceMemory(tell: () => void): () => void {
  const other = ({ key }: StorageEvent) => {
    if (key !== place && key !== null) return;
    known = undefined;
    tell();
  };
  document.addEventListener(changed, tell);
  addEventListener("storage", other);
  return () => {
    document.removeEventListener(changed, tell);
    removeEventListener("storage", other);
  };
}

import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { clearDeviceMemory, hasDeviceMemory, noteDeviceVisit } from "./device-memory.ts";
import { clearOwnActs } from "./use-memory.ts";

/**
 * A visitor's device notes the visit; once somebody has signed in, what it remembered goes into the
 * account and from the device. A shared device remembers nothing, and what it did is nobody's.
 */
export function useMemoryOfDevice(
  person: string | null,
  isShared: boolean,
  hasNotice: boolean,
): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    clearOwnActs();
    if (isShared) return clearDeviceMemory();
    if (person === null) return noteDeviceVisit();
    if (!hasDeviceMemory()) return;
    // Once for each signing in: no page is to load it for that.
    void import("./merge-device.ts")
      .then(({ mergeDevice }) => mergeDevice())
      .then((merged) => {
        // Data that is asked for again comes without the notice, which would be gone unread.
        if (merged && !hasNotice) void revalidate();
      });
  }, [person, isShared, hasNotice, revalidate]);
}

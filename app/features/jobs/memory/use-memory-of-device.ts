import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { useLanguage } from "#app/messages/messages-context.tsx";
import { clearDeviceMemory, hasDeviceMemory, rememberDeviceVisit } from "./device-memory.ts";
import { finishSaves } from "./offline-copy.ts";
import { clearOwnActs } from "./use-memory.ts";

/**
 * A visitor's device records the visit; after signing in its memory moves to the account. A shared
 * device stores nothing, and its memory is discarded. `isTelling`: the page shows a message that data loaded again would lack.
 */
export function useMemoryOfDevice(
  person: string | null,
  isShared: boolean,
  isTelling: boolean,
): void {
  const { revalidate } = useRevalidator();
  const language = useLanguage();
  useEffect(() => {
    clearOwnActs();
    if (isShared) return clearDeviceMemory();
    if (person === null) {
      void finishSaves(language).catch(() => {}); // The next page tries it again.
      return rememberDeviceVisit();
    }
    if (!hasDeviceMemory()) return;
    // Once for each signing in: no page is to load it for that.
    void import("./merge-device.ts")
      .then(({ mergeDevice }) => mergeDevice())
      .then((merged) => {
        // Data that is asked for again comes without the notice, or the form that was not sent.
        if (merged && !isTelling) void revalidate();
      });
  }, [person, isShared, isTelling, revalidate, language]);
}

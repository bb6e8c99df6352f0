import { type ComponentType, createElement, type ReactNode, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { withPrivateMessages } from "#app/messages/private-messages.ts";
import { whenQueued } from "#app/offline/outbox-flag.ts";

/** The signed-in person: the account's id, or null. */
type Person = string | null;
type Follow = (person: Person, address: string) => () => void;

/**
 * Caches pages for offline reading, and sends queued applications. Both are loaded when the page is
 * idle, and the latter only where something is queued; returns the notes above the page.
 */
export function useOffline(person: Person): ReactNode {
  const [follow, setFollow] = useState<Follow>();
  const [Notes, setNotes] = useState<ComponentType<{ person: Person }>>();
  const { pathname, search, key } = useLocation();

  useEffect(() => {
    if (import.meta.env.DEV) return;
    return whenIdle(() => {
      import("#app/offline/follow-pages.ts").then(
        (part) => setFollow(() => part.followPages),
        ignore,
      );
    });
  }, []);

  useEffect(() => {
    if (import.meta.env.DEV) return;
    let pause = 1000;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const load = () => {
      clearTimeout(timer);
      const notes = withPrivateMessages(
        import("#app/features/applications/outbox/ui/queued-notes.tsx"),
      );
      notes.then((part) => setNotes(() => part.QueuedNotes), loadLater);
    };
    // The connection may be back while earlier requests are still failing.
    const loadLater = () => {
      timer = setTimeout(() => (navigator.onLine === false ? loadLater() : load()), pause);
      pause = Math.min(pause * 2, 60_000);
    };
    const stop = whenQueued(load);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);

  useEffect(() => {
    if (key !== "default") document.getElementById("copy-age")?.remove();
  }, [key]);

  useEffect(() => follow?.(person, pathname + search), [follow, person, pathname, search]);

  return Notes ? createElement(Notes, { person }) : null;
}

/** A part that failed to load is left to the next page. */
function ignore(): void {}

function whenIdle(work: () => void): () => void {
  if (!window.requestIdleCallback) {
    const timer = setTimeout(work, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work);
  return () => cancelIdleCallback(handle);
}

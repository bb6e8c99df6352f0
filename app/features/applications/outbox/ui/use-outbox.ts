import { useEffect, useSyncExternalStore } from "react";
import { outboxStore, sendOutbox } from "#app/features/applications/outbox/outbox-store.ts";

/**
 * A connection may be lost and come back without an event, or the server be busy for a moment. The pause
 * doubles with every try.
 */
const firstPause = 5_000;
const longestPause = 5 * 60_000;

/** The queue of this device; sends it when the page opens, becomes visible or comes online. */
export function useOutbox(person: string | null) {
  const queued = useSyncExternalStore(
    outboxStore.subscribe,
    outboxStore.queued,
    outboxStore.queued,
  );
  const isSending = useSyncExternalStore(
    outboxStore.subscribe,
    outboxStore.isSending,
    outboxStore.isSending,
  );
  const isWaiting = queued.own.some(({ owner, state }) => owner === person && state === "waiting");

  useEffect(() => {
    void sendOutbox(person);
    const look = () => document.visibilityState === "visible" && void sendOutbox(person);
    const send = () => void sendOutbox(person);
    // The worker may have tried too early and failed.
    const hear = ({ data }: MessageEvent) => data?.kind === "outbox" && send();
    addEventListener("online", send);
    document.addEventListener("visibilitychange", look);
    navigator.serviceWorker?.addEventListener("message", hear);
    return () => {
      removeEventListener("online", send);
      document.removeEventListener("visibilitychange", look);
      navigator.serviceWorker?.removeEventListener("message", hear);
    };
  }, [person]);

  useEffect(() => {
    if (!isWaiting) return;
    let pause = firstPause;
    let timer = setTimeout(again, pause);
    function again() {
      void sendOutbox(person);
      pause = Math.min(pause * 2, longestPause);
      timer = setTimeout(again, pause);
    }
    return () => clearTimeout(timer);
  }, [isWaiting, person]);

  return { queued: queued, isSending };
}

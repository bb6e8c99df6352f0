const place = "furas-outbox";
const flagKey = "furas:kept";

/** Records whether anything is queued, so that pages without a queue load nothing for it. */
export function flagOutbox(hasAny: boolean): void {
  try {
    if (hasAny) localStorage.setItem(place, "1");
    else localStorage.removeItem(place);
  } catch {
    // Then every page looks for itself.
  }
}

let isAnnounced = false;

/** Has an open page load the notes about the queue, also one that does not listen yet. */
export function announceQueued(): void {
  isAnnounced = true;
  document.dispatchEvent(new Event(flagKey));
}

function isFlagged(): boolean {
  try {
    return localStorage.getItem(place) !== null;
  } catch {
    return true;
  }
}

/** Calls on each change, and again when the device may be online again. */
export function whenQueued(tell: () => void): () => void {
  const announceAgain = () => (isAnnounced || isFlagged()) && tell();
  announceAgain();
  document.addEventListener(flagKey, tell);
  addEventListener("online", announceAgain);
  return () => {
    document.removeEventListener(flagKey, tell);
    removeEventListener("online", announceAgain);
  };
}

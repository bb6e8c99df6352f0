const place = "furas-outbox";
const flagKey = "furas:kept";

/** Notes whether anything is kept to be sent, so that pages with nothing to tell load nothing for it. */
export function flagOutbox(hasAny: boolean): void {
  try {
    if (hasAny) localStorage.setItem(place, "1");
    else localStorage.removeItem(place);
  } catch {
    // Then every page looks for itself.
  }
}

let isAnnounced = false;

/** Has an open page load what it takes to tell of what is kept, also one that does not listen yet. */
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
  const tellAgain = () => (isAnnounced || isFlagged()) && tell();
  tellAgain();
  document.addEventListener(flagKey, tell);
  addEventListener("online", tellAgain);
  return () => {
    document.removeEventListener(flagKey, tell);
    removeEventListener("online", tellAgain);
  };
}

import { useEffect } from "react";

const place = "furas-reopened";
/** Twice the same page within this time would be a circle. */
const longEnough = 15_000;

/**
 * A move of scripts that the line did not let through is made again as a plain one: that the service
 * worker can answer from the device. Without a worker the error page stays.
 */
export function useReopened(error: unknown): void {
  useEffect(() => {
    if (!(error instanceof TypeError) || !navigator.serviceWorker?.controller) return;
    try {
      const [address, at] = (sessionStorage.getItem(place) ?? "").split(" ");
      if (address === location.href && Date.now() - Number(at) < longEnough) return;
      sessionStorage.setItem(place, `${location.href} ${Date.now()}`);
    } catch {
      return;
    }
    location.reload();
  }, [error]);
}

import { useEffect } from "react";
import { useLocation } from "react-router";

const place = "furas-reopened";
/** Twice the same page within this time would be a circle. */
const longEnough = 15_000;

/**
 * A client navigation that failed for the network is repeated as a full page load: that the service
 * worker can answer from the device. Without a worker the error page stays.
 */
export function useReopened(error: unknown): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (!(error instanceof TypeError) || !navigator.serviceWorker?.controller) return;
    const wanted = pathname + search;
    try {
      const [address, at] = (sessionStorage.getItem(place) ?? "").split(" ");
      if (address === wanted && Date.now() - Number(at) < longEnough) return;
      sessionStorage.setItem(place, `${wanted} ${Date.now()}`);
    } catch {
      return;
    }
    // The router may show what went wrong before it has written down where that was.
    if (location.pathname + location.search === wanted) location.reload();
    else location.assign(wanted);
  }, [error, pathname, search]);
}

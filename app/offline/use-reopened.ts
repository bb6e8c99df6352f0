import { useEffect } from "react";
import { useLocation, useNavigation, useRevalidator } from "react-router";

const place = "furas-reopened";
/** Twice the same page within this time would be a circle. */
const longEnough = 15_000;

let unloadingAt = Number.NEGATIVE_INFINITY;

/**
 * Records that the document is being left while the router waits for data: Firefox and WebKit then fail
 * those requests as a lost connection would, and a reload would take the place of where the person goes.
 */
export function useUnloadDetection(): void {
  const states = [useNavigation().state, useRevalidator().state];
  const isLoading = states.some((state) => state !== "idle");
  useEffect(() => {
    // Not always: a page that listens is not kept for Back in every browser.
    if (!isLoading) return;
    const note = () => {
      unloadingAt = Date.now();
    };
    addEventListener("beforeunload", note);
    return () => removeEventListener("beforeunload", note);
  }, [isLoading]);
}

/**
 * A client navigation that failed for the network is repeated as a full page load: that the service
 * worker can answer from the device. Without a worker the error page stays.
 */
export function useReopened(error: unknown): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (!(error instanceof TypeError) || !navigator.serviceWorker?.controller) return;
    if (Date.now() - unloadingAt < longEnough) return;
    const wanted = pathname + search;
    try {
      const [address, at] = (sessionStorage.getItem(place) ?? "").split(" ");
      if (address === wanted && Date.now() - Number(at) < longEnough) return;
      sessionStorage.setItem(place, `${wanted} ${Date.now()}`);
    } catch {
      return;
    }
    // The router may show an error before it has set the address.
    if (location.pathname + location.search === wanted) location.reload();
    else location.assign(wanted);
  }, [error, pathname, search]);
}

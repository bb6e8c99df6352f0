import { paths } from "../paths.ts";
import { mayLoadMore } from "./line.ts";

/** How long somebody stays on a page before its copy is worth the bytes. */
const stay = 2500;
let address: string | undefined;

/**
 * Has the service worker keep the page that somebody is on; answers what ends that. A page that
 * scripts moved to came as data alone, so it is asked for as a page, on good lines only.
 */
export function followPages(person: string | null, here: string): () => void {
  const isLoaded = address === undefined || address === here;
  address = here;
  const timer = setTimeout(() => void keepPage(person, here, isLoaded), isLoaded ? 0 : stay);
  return () => clearTimeout(timer);
}

async function keepPage(person: string | null, here: string, loaded: boolean): Promise<void> {
  const worker = await findWorker();
  worker?.postMessage({ kind: "person", id: person });
  // A copy shown off the line is kept already.
  if (!worker || document.getElementById("copy-age") || (!loaded && !mayLoadMore())) return;
  const files = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  const assets = files
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith("/assets/"))
    .map(({ pathname }) => pathname);
  worker.postMessage({ kind: "keep", address: location.origin + here, assets, loaded });
}

let registered: Promise<ServiceWorkerRegistration> | undefined;

/** The worker, installed at the first call; none where the browser knows none or data are saved. */
async function findWorker(): Promise<ServiceWorker | null> {
  if (!("serviceWorker" in navigator)) return null;
  if (!registered && !mayLoadMore()) return null;
  // Its address is kept by the browser as its headers say: no request for it with every page.
  registered ??= navigator.serviceWorker.register(paths.worker(), { updateViaCache: "all" });
  try {
    await registered;
    return (await navigator.serviceWorker.ready).active;
  } catch {
    registered = undefined;
    return null;
  }
}

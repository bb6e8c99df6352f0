import { draftsOf, readDeviceKey } from "#app/device-storage/device-key.ts";
import { usableOffline } from "#app/pages-in-browser.ts";
import { workerPath } from "#app/paths.ts";

/** Milliseconds on a page before its copy is worth the bytes. */
const stay = 2500;

/** The page that the browser loaded; later ones came as data alone. */
let loaded: string | undefined;

/**
 * Has the service worker cache the current page; returns what ends that. After a client navigation
 * the page is fetched as a page, on good connections only.
 */
export function followPages(person: string | null, here: string): () => void {
  loaded ??= here;
  const isLoaded = loaded === here;
  const timer = setTimeout(() => void keepPage(person, here), isLoaded ? 0 : stay);
  return () => clearTimeout(timer);
}

async function keepPage(person: string | null, here: string): Promise<void> {
  dropOthersDrafts(person);
  if (isFirstEver(here)) return;
  const worker = await installWorker();
  worker?.postMessage({ kind: "person", id: person });
  // A copy shown offline is cached already.
  if (!worker || document.getElementById("copy-age")) return;
  const files = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  const assets = files
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith("/assets/"))
    .map(({ pathname }) => pathname);
  const keep = (page: string) =>
    worker.postMessage({
      kind: "keep",
      address: location.origin + page,
      assets,
      loaded: page === loaded,
    });
  if (loaded && loaded !== here) keep(loaded);
  if (loaded === here || mayLoadMore()) keep(here);
  if (isLineGood()) bringFace(worker);
}

/** Has the worker fetch the Arabic face, for the pages to come: this one would move by it. */
function bringFace(worker: ServiceWorker): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => {
    port1.close();
    try {
      localStorage.setItem("furas-face", data);
    } catch {
      // A browser that stores nothing.
    }
  };
  worker.postMessage({ kind: "face" }, [port2]);
}

const place = "furas-seen";

/**
 * Anyone who reads one page and leaves pays for no worker: it comes with the second page, or with what
 * is of no use without it.
 */
function isFirstEver(here: string): boolean {
  if (usableOffline.includes(here.split(/[/?]/)[1] ?? "")) return false;
  try {
    // The first page stays the first when React comes and follows it, too.
    const own = `${performance.timeOrigin} ${here}`;
    const first = localStorage.getItem(place);
    if (first !== null) return first === own;
    localStorage.setItem(place, own);
    return true;
  } catch {
    return false;
  }
}

let registered: Promise<ServiceWorkerRegistration> | undefined;

/**
 * The worker, installed at the first call; none where the browser knows none, or where data are saved and
 * nobody has asked for what needs it.
 */
export async function installWorker({ isWanted = false } = {}): Promise<ServiceWorker | null> {
  if (!("serviceWorker" in navigator)) return null;
  if (!registered && !isWanted && !mayLoadMore()) return null;
  // The browser caches it by its headers: no request for it with every page.
  registered ??= navigator.serviceWorker.register(workerPath, { updateViaCache: "all" });
  try {
    await registered;
    return (await navigator.serviceWorker.ready).active;
  } catch {
    registered = undefined;
    return null;
  }
}

type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether the connection is good enough to prefetch. Browsers without this API count as good. */
function mayLoadMore(): boolean {
  const { saveData, effectiveType = "4g" } = line();
  return navigator.onLine !== false && !saveData && !/2g/.test(effectiveType);
}

/** Whether it is good enough for what only looks better. */
function isLineGood(): boolean {
  return mayLoadMore() && (line().effectiveType ?? "4g") === "4g";
}

const line = (): Connection => (navigator as { connection?: Connection }).connection ?? {};

/**
 * Removes drafts of others than the one signed in, and those that earlier versions stored unencrypted, but
 * for the own ones, which their form takes over. A visitor may be somebody whose session has ended.
 */
function dropOthersDrafts(person: string | null): void {
  const own = readDeviceKey();
  try {
    for (const name of Object.keys(localStorage)) {
      const isOthers = person && own && name.startsWith(draftsOf("")) && name !== draftsOf(own.tag);
      const isOlder = name.startsWith("furas-draft/") && !(person && name.includes(person));
      if (isOthers || isOlder) localStorage.removeItem(name);
    }
  } catch {
    // A browser that stores nothing.
  }
}

import { assetStore, findCopy, keepCopy, readCopyHeader, shellStore } from "#app/offline/copies.ts";
import type { RequestEvent, WorkerSettings } from "#app/offline/scope.ts";
import { withAge, withOfflineCopies } from "./html.ts";
import { forgetExpired, forgetOthers, lastLanguage, rememberLanguage } from "./person.ts";

const second = 1000;
/** How long a page may take to begin before its copy is shown, and when there is none. */
const timeouts = { copy: 6 * second, none: 30 * second, data: 12 * second };
/** A connection that was just found dead is not waited for as long again. */
const shortTimeout = 2 * second;
const deadFor = 30 * second;
let deadAt = 0;

/** A page from the network; the copy on the device, with its age, when the network does not answer in time. */
export async function answerPage(event: RequestEvent, settings: WorkerSettings): Promise<Response> {
  const { request } = event;
  const language = new URL(request.url).searchParams.get("lang") ?? (await lastLanguage());
  const network = Promise.resolve(event.preloadResponse).then((early) => early ?? fetch(request));
  await forgetExpired();
  const copy = await findCopy(request.url, language);
  const isDead = Date.now() - deadAt < deadFor;
  const answer = await inTime(
    network,
    copy ? (isDead ? shortTimeout : timeouts.copy) : timeouts.none,
  );
  if (answer) {
    deadAt = 0;
    event.waitUntil(keep(request.url, answer.clone()));
    return answer;
  }
  deadAt = Date.now();
  // A late answer is for the next time.
  event.waitUntil(network.then((late) => keep(request.url, late)).catch(() => {}));
  if (copy) return withAge(copy, settings.messages[copy.language] ?? settings.messages.ar);
  return offlinePage(language in settings.messages ? language : "ar", settings);
}

/** A file that never changes under its address. */
export async function answerAsset(request: Request): Promise<Response> {
  const cache = await caches.open(assetStore);
  const cached = await cache.match(request.url);
  if (cached) return cached;
  // The Arabic face comes when the line is idle and good (offline/follow-pages.ts), not because a page needs it.
  if (request.destination === "font") return Response.error();
  const response = await fetch(request);
  if (response.ok && response.type === "basic") await cache.put(request.url, response.clone());
  return response;
}

/** The data of a page that scripts move to. Fails in time, so that the page is opened as a page. */
export async function answerData(request: Request): Promise<Response> {
  const answer = await inTime(fetch(request), timeouts.data);
  deadAt = answer ? 0 : Date.now();
  return answer ?? Response.error();
}

async function keep(address: string, response: Response): Promise<void> {
  const info = readCopyHeader(response.headers);
  if (!info) return;
  await forgetOthers(info.whose === "anyone" ? null : info.whose);
  await rememberLanguage(info.language, address);
  if (response.status !== 200 || !info.mayKeep) return;
  await keepCopy(info.whose === "anyone" ? "anyone" : "own", address, response);
}

async function offlinePage(language: string, settings: WorkerSettings): Promise<Response> {
  const shell = await caches.open(shellStore(settings.version));
  const page = await shell.match(`/offline?copy-language=${language}`);
  const messages = settings.messages[language] ?? settings.messages.ar;
  return page ? withOfflineCopies(page, language, messages) : Response.error();
}

/** A request's answer; undefined when it fails or takes longer. */
function inTime(network: Promise<Response>, wait: number): Promise<Response | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), wait);
    network.then(resolve, () => resolve(undefined)).finally(() => clearTimeout(timer));
  });
}

import type { IncomingMessage, ServerResponse } from "node:http";
import { onlyLanguageCookie } from "#app/http/language.server.ts";
import type { CachedPage, Page, PageCache } from "#app/http/page-cache/page-cache.server.ts";
import {
  dictionaryHeaders,
  type PageDictionaries,
} from "#app/http/page-cache/page-dictionaries.server.ts";
import { RenderedPage } from "#app/http/rendered-page.ts";
import type { Language } from "#app/i18n/language.ts";
import { checkDatabase, unlessDown } from "#app/platform/database/database-monitor.server.ts";
import { logError } from "#app/platform/log/log.server.ts";
import { unavailabilityFrom } from "#app/platform/service-unavailable.server.ts";
import {
  headOf,
  isPrefetch,
  prefetchMaxAge,
  prefetchSeconds,
  type RequestHead,
  respond,
  send,
  setCacheHeaders,
  tagOf,
} from "#server/http/responder.ts";
import { secure } from "#server/http/security-headers.ts";
import type { Listener } from "#server/lifecycle/listen.ts";
import { sendUnavailable } from "#server/load/load-shedding.ts";
import { effortFor, type PublicPage, publicPage } from "./public-pages.ts";

type Parts = {
  cache: PageCache;
  dictionaries: PageDictionaries;
  /** Renders a page in the slot of its request. */
  makePage: (request: Request, incoming: IncomingMessage) => Promise<RenderedPage | Response>;
  baseUrl: string;
  /** Whether a request's own network has to wait. */
  isLimited: (incoming: IncomingMessage) => boolean;
};

/** Serves public pages from the cache and renders missing ones; everything else goes on to `next`. */
export function serveCachedPages(
  { cache, dictionaries, makePage, baseUrl, isLimited }: Parts,
  next: Listener,
): Listener {
  return (incoming, outgoing) => {
    const page = isRead(incoming) && publicPage(cacheRequest(incoming));
    if (!page) return next(incoming, outgoing);
    unlessDown(() => answer(page, incoming, outgoing)).then(
      (answered) => answered || next(incoming, outgoing),
      (error: unknown) => fail(error, incoming, outgoing),
    );
  };

  function fail(error: unknown, incoming: IncomingMessage, outgoing: ServerResponse): void {
    const reason = unavailabilityFrom(error);
    if (!reason) logError(error, { method: incoming.method, path: pathOf(incoming) });
    if (reason === "databaseDown") void checkDatabase();
    if (outgoing.headersSent) outgoing.destroy();
    // The page was being made for somebody else, whose network has to wait.
    else if (reason === "limited" && !isLimited(incoming)) next(incoming, outgoing);
    else if (reason) sendUnavailable(reason, incoming, outgoing);
    else next(incoming, outgoing);
  }

  /** False where the page has to be made for this request alone. */
  async function answer(
    publicPage: PublicPage,
    incoming: IncomingMessage,
    outgoing: ServerResponse,
  ) {
    const url = incoming.url ?? "/";
    const saveData = incoming.headers["save-data"] === "on";
    const key = `${publicPage.language}${saveData ? "-" : "+"}${url}`;
    const page = await cache.take(key, async () => {
      const rendered = await makePage(
        anonymous(baseUrl + url, publicPage.language, saveData),
        incoming,
      );
      return await pageOf(rendered, baseUrl, url);
    });
    if (!page) return false;
    const head = headOf(incoming);
    const offer = dictionaryHeadersOf(page, incoming, head);
    const sent = await respond(page, head, dictionaries);
    if (offer) dictionaries.add(page.body);
    send(sent, headersFor(page, offer, head), incoming, outgoing);
    return true;
  }
}

function isRead({ method }: IncomingMessage): boolean {
  return method === "GET" || method === "HEAD";
}

function cacheRequest({ url = "/", headers }: IncomingMessage) {
  return { url, cookie: headers.cookie, authorization: headers.authorization };
}

function pathOf({ url = "/" }: IncomingMessage): string {
  return url.split("?", 1)[0] ?? "/";
}

/** The request as anybody could have made it: nothing of its sender but what the page's key names. */
function anonymous(address: string, language: Language, saveData: boolean): Request {
  const headers: Record<string, string> = { cookie: onlyLanguageCookie(language) };
  if (saveData) headers["save-data"] = "on";
  return new Request(address, { headers });
}

async function pageOf(
  rendered: RenderedPage | Response,
  baseUrl: string,
  url: string,
): Promise<Page> {
  const { status, headers } = rendered;
  setCacheHeaders(headers, false);
  secure(headers, baseUrl);
  const body =
    rendered instanceof RenderedPage ? rendered.body : Buffer.from(await rendered.arrayBuffer());
  return {
    status,
    headers: [...headers],
    body,
    effort: effortFor(url, body.length),
    etag: tagOf(status, headers, body),
    keepable: status === 200 && !/private|no-store/.test(headers.get("cache-control") ?? ""),
  };
}

/** What makes the browser hold this page for those after it; undefined where nothing does. */
function dictionaryHeadersOf(
  page: CachedPage,
  { url = "/", headers }: IncomingMessage,
  head: RequestHead,
) {
  if (page.status !== 200 || !page.keepable) return undefined;
  const maxAge = isPrefetch(head) ? prefetchSeconds : 0;
  return dictionaryHeaders(headers, { path: url, bytes: page.body.length }, maxAge);
}

/** The headers of a page, as this request is to hold it. */
function headersFor(
  page: CachedPage,
  offer: ReturnType<typeof dictionaryHeadersOf>,
  head: RequestHead,
): string[] {
  const headers = page.headers.flat();
  const cacheControl = offer?.cacheControl ?? (isPrefetch(head) ? prefetchMaxAge : undefined);
  if (cacheControl) headers[headers.indexOf("cache-control") + 1] = cacheControl;
  if (offer) headers.push("use-as-dictionary", offer.useAsDictionary);
  return headers;
}

import type { IncomingMessage, ServerResponse } from "node:http";
import { acceptedEncoding, type Encoding } from "#app/http/compression.server.ts";
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
import { leaveOutKeepAlive } from "#server/http/implied-headers.ts";
import { secure } from "#server/http/security-headers.ts";
import type { Listener } from "#server/lifecycle/listen.ts";
import { sendUnavailable } from "#server/load/load-shedding.ts";
import { entityTag, holdsTag } from "./entity-tag.ts";
import { isPrefetch, prefetchMaxAge, prefetchSeconds, setCacheControl } from "./finish-page.ts";
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
    const { headers } = incoming;
    const held = dictionaries.find(headers["available-dictionary"], headers["accept-encoding"]);
    const offer = dictionaryHeadersOf(page, incoming);
    if (offer) dictionaries.add(page.body);
    const accepted = acceptedEncoding(headers["accept-encoding"]);
    const body = held ? page.against(held) : page.in(accepted);
    const whole = body instanceof Buffer ? body : await body;
    send(page, whole, held ? "dcz" : accepted, offer, incoming, outgoing);
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
  setCacheControl(headers, false);
  secure(headers, baseUrl);
  const body =
    rendered instanceof RenderedPage ? rendered.body : Buffer.from(await rendered.arrayBuffer());
  return {
    status,
    headers: [...headers],
    body,
    effort: effortFor(url, body.length),
    etag: status === 200 ? entityTag(body) : "",
    keepable: status === 200 && !/private|no-store/.test(headers.get("cache-control") ?? ""),
  };
}

/** What makes the browser hold this page for those after it; undefined where nothing does. */
function dictionaryHeadersOf(page: CachedPage, { url = "/", headers }: IncomingMessage) {
  if (page.status !== 200 || !page.keepable) return undefined;
  const maxAge = isPrefetch(headers["sec-purpose"]) ? prefetchSeconds : 0;
  return dictionaryHeaders(headers, { path: url, bytes: page.body.length }, maxAge);
}

function send(
  page: CachedPage,
  body: Buffer,
  encoding: Encoding | "dcz",
  offer: ReturnType<typeof dictionaryHeadersOf>,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): void {
  leaveOutKeepAlive(incoming, outgoing);
  const headers = page.headers.flat();
  const replace = (name: string, value: (before: string) => string) => {
    const at = headers.indexOf(name) + 1;
    headers[at] = value(headers[at] ?? "");
  };
  if (isPrefetch(incoming.headers["sec-purpose"])) replace("cache-control", () => prefetchMaxAge);
  if (offer) {
    replace("cache-control", () => offer.cacheControl);
    headers.push("use-as-dictionary", offer.useAsDictionary);
  }
  if (encoding === "dcz") replace("vary", (before) => `${before}, Available-Dictionary`);
  if (page.etag) headers.push("etag", page.etag);
  if (page.etag && holdsTag(incoming.headers["if-none-match"], page.etag)) {
    outgoing.writeHead(304, headers).end();
    return;
  }
  if (body !== page.body) headers.push("content-encoding", encoding);
  headers.push("content-length", String(body.length));
  outgoing.writeHead(page.status, headers);
  if (incoming.method === "HEAD") outgoing.end();
  else outgoing.end(body);
}

import type { IncomingMessage, ServerResponse } from "node:http";
import { acceptedEncoding, type Encoding } from "#app/http/compression.server.ts";
import { onlyLanguageCookie } from "#app/http/language.server.ts";
import type { CachedPage, Page, PageCache } from "#app/http/page-cache.server.ts";
import { RenderedPage } from "#app/http/rendered-page.ts";
import type { Language } from "#app/i18n/language.ts";
import { checkDatabase, unlessDown } from "#app/platform/database/database-monitor.server.ts";
import { logError } from "#app/platform/log/log.server.ts";
import { unavailabilityFrom } from "#app/platform/service-unavailable.server.ts";
import { secure } from "#server/http/security-headers.ts";
import type { Listener } from "#server/lifecycle/listen.ts";
import { sendUnavailable } from "#server/load/load-shedding.ts";
import { entityTag, holdsTag } from "./entity-tag.ts";
import { isPrefetch, prefetchMaxAge, setCacheControl } from "./finish-page.ts";
import { effortFor, type PublicPage, publicPage } from "./public-pages.ts";

type Parts = {
  cache: PageCache;
  /** Renders a page in the slot of its request. */
  makePage: (request: Request, incoming: IncomingMessage) => Promise<RenderedPage | Response>;
  baseUrl: string;
  /** Whether a request's own network has to wait. */
  isLimited: (incoming: IncomingMessage) => boolean;
};

/** Serves public pages from the cache and renders missing ones; everything else goes on to `next`. */
export function serveCachedPages(
  { cache, makePage, baseUrl, isLimited }: Parts,
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
    const encoding = acceptedEncoding(incoming.headers["accept-encoding"]);
    const body = page.in(encoding);
    send(page, body instanceof Buffer ? body : await body, encoding, incoming, outgoing);
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

function send(
  page: CachedPage,
  body: Buffer,
  encoding: Encoding,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): void {
  const headers = page.headers.flat();
  if (isPrefetch(incoming.headers["sec-purpose"])) {
    headers[headers.indexOf("cache-control") + 1] = prefetchMaxAge;
  }
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

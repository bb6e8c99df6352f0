import type { IncomingMessage, ServerResponse } from "node:http";
import { isSlug } from "#app/features/companies/slug.ts";
import { filterNames } from "#app/features/job/filters/job-filters.ts";
import type { Effort } from "#app/http/compression.server.ts";
import { onlyLanguageCookie } from "#app/http/language.server.ts";
import type { CachedPage, Page, PageCache } from "#app/http/page-cache/page-cache.server.ts";
import {
  dictionaryHeaders,
  type PageDictionaries,
} from "#app/http/page-cache/page-dictionaries.server.ts";
import { RenderedPage } from "#app/http/rendered-page.ts";
import { defaultLanguage, isLanguage, type Language, readerLanguages } from "#app/i18n/language.ts";
import { findCachedParameters, findPage, type ParameterSet } from "#app/pages.ts";
import { checkDatabase, unlessDown } from "#app/platform/database/database-monitor.server.ts";
import { onReplica } from "#app/platform/database/replica.server.ts";
import { logError } from "#app/platform/log/log.server.ts";
import { unavailabilityFrom } from "#app/platform/service-unavailable.server.ts";
import { isUuid } from "#app/platform/uuid.ts";
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

/** A page that all visitors of one language see alike. */
type PublicPage = { language: Language };

/** What of a request for a page counts: whether anybody may have been recognised, and what they read. */
type CacheRequest = { url: string; cookie: string | undefined; authorization: string | undefined };

/**
 * The public page of a request, if a cached copy may answer it; else undefined. Only
 * parameters that the page reads, each address in the one spelling that our own links and forms
 * give it: otherwise strangers could fill the memory with copies of one page.
 */
export function publicPage({ url, cookie, authorization }: CacheRequest): PublicPage | undefined {
  const inCookie = cachedLanguage(cookie);
  if (inCookie === undefined || authorization !== undefined || url.length > longestAddress) return;
  const at = url.indexOf("?");
  const path = at < 0 ? url : url.slice(0, at);
  const known = parametersOf(path);
  if (!known) return;
  if (at < 0) return { language: inCookie ?? defaultLanguage };
  const query = new URLSearchParams(url.slice(at + 1));
  if (query.size === 0 || query.toString() !== url.slice(at + 1)) return;
  for (const [name, value] of query) {
    if (value === "" || (name !== "lang" && !known.has(name))) return;
  }
  const param = query.get("lang");
  if (param === null) return { language: inCookie ?? defaultLanguage };
  if (!isLanguage(param) || query.getAll("lang").length > 1) return;
  return { language: param };
}

/** The language of a cookie header that holds nothing else; null without one, undefined if there is more. */
export function cachedLanguage(cookie: string | undefined): Language | null | undefined {
  if (cookie === undefined || cookie === "") return null;
  return readerLanguages().find((language) => cookie === onlyLanguageCookie(language));
}

const longestAddress = 1000;

const parameterSets: Record<ParameterSet, ReadonlySet<string>> = {
  none: new Set(),
  filters: new Set(filterNames),
  list: new Set([...filterNames, "sort", "view", "page", "after"]),
  companies: new Set(["name", "industry", "page"]),
  tab: new Set(["tab"]),
  market: new Set(["role", "province"]),
  embed: new Set(["limit", "theme"]),
  oembed: new Set(["url", "format"]),
};

/** The parameters that a cached page at this path reads; undefined if none is cached there. */
function parametersOf(path: string): ReadonlySet<string> | undefined {
  const set = findCachedParameters(path);
  if (!set) return undefined;
  const parameters = parameterSets[set];
  const pattern = findPage(path)?.path;
  const last = path.slice(path.lastIndexOf("/") + 1);
  if (pattern?.endsWith("/:slug")) return isSlug(last) ? parameters : undefined;
  if (!pattern?.endsWith("/:jobId")) return parameters;
  return isUuid(last) && last === last.toLowerCase() ? parameters : undefined;
}

const smallBytes = 32 * 1024;

/**
 * How long the copy of a page is worth compressing. Pages without a query but their language's, by which search
 * engines know them, are few and opened first; of the endless others only small ones are compressed thoroughly. See docs/decisions/0010.
 */
export function effortFor(url: string, bytes: number): Effort {
  const [, query = ""] = url.split("?");
  const isBare = query === "" || (query.startsWith("lang=") && isLanguage(query.slice(5)));
  return bytes < smallBytes || isBare ? "thorough" : "usual";
}

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
    const make = async () => {
      const request = anonymous(baseUrl + url, publicPage.language, saveData);
      return await pageOf(await makePage(request, incoming), baseUrl, url);
    };
    const take = () => cache.take(key, make, pathOf(incoming));
    const copied = await onReplica(take);
    // What a replica does not have may have come this second.
    const page = copied && copied.status < 400 ? copied : await take();
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

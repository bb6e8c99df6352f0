import {
  acceptedEncoding,
  compress,
  compressAgainst,
  worthCompressing,
} from "#app/http/compression.server.ts";
import type { PageDictionaries } from "#app/http/page-cache/page-dictionaries.server.ts";
import { RenderedPage } from "#app/http/rendered-page.ts";
import { entityTag, holdsTag } from "./entity-tag.ts";
import { cachedLanguage } from "./public-pages.ts";

/** Completes what the routes made for this one request: how long it is good, its tag, its encoding. */
export async function answerPage(
  request: Request,
  rendered: RenderedPage | Response,
  dictionaries: PageDictionaries,
): Promise<Response> {
  const { status, headers } = rendered;
  setCacheControl(headers, isPersonal(request));
  if (isPrefetch(request.headers.get("sec-purpose")))
    headers.set("cache-control", ageEarly(headers));
  if (rendered.body === null || !isText(headers)) return rendered as Response;
  const body =
    rendered instanceof RenderedPage ? rendered.body : new Uint8Array(await rendered.arrayBuffer());
  if (status === 200 && isRead(request) && !headers.get("cache-control")?.includes("no-store")) {
    const tag = entityTag(body);
    headers.set("etag", tag);
    if (holdsTag(request.headers.get("if-none-match"), tag)) {
      return new Response(null, { status: 304, headers });
    }
  }
  if (body.length < worthCompressing || isCrossSiteNavigation(request)) {
    return sent(body, status, headers);
  }
  const accepted = request.headers.get("accept-encoding");
  const held = dictionaries.find(request.headers.get("available-dictionary"), accepted);
  if (held) {
    headers.set("content-encoding", "dcz");
    headers.append("vary", "Available-Dictionary");
    return sent(await compressAgainst(held, body, "fast"), status, headers);
  }
  const encoding = acceptedEncoding(accepted);
  if (encoding === "identity") return sent(body, status, headers);
  headers.set("content-encoding", encoding);
  return sent(await compress(body, encoding, "fast"), status, headers);
}

/** Every response is revalidated by its tag; personal data is not for shared caches. */
export function setCacheControl(headers: Headers, personal: boolean): void {
  const page = headers.get("content-type")?.startsWith("text/html");
  headers.append("vary", page ? "Accept-Encoding, Cookie, Save-Data" : "Accept-Encoding");
  if (headers.has("cache-control")) return;
  const own = personal || headers.has("set-cookie");
  headers.set("cache-control", own ? "private, no-cache" : "no-cache");
}

/** Whether a browser asks before somebody opens the page. */
export function isPrefetch(purpose: string | string[] | null | undefined): boolean {
  return typeof purpose === "string" && purpose.startsWith("prefetch");
}

/** It is opened within seconds; then the browser need not ask again. */
export const prefetchSeconds = 20;
export const prefetchMaxAge = `private, max-age=${prefetchSeconds}`;

function ageEarly(headers: Headers): string {
  const age = headers.get("cache-control") ?? "";
  return age.includes("no-store") ? age : prefetchMaxAge;
}

/** A request that brings more than a language may be somebody's. */
function isPersonal({ headers }: Request): boolean {
  return (
    cachedLanguage(headers.get("cookie") ?? undefined) === undefined || headers.has("authorization")
  );
}

/**
 * Anyone who can make a signed-in browser open an address of their choice, and see how long the answer
 * is, could guess at its secrets by what compresses well (BREACH). SameSite=Lax leaves them one way,
 * a move of the whole window, and such an answer is not compressed.
 */
function isCrossSiteNavigation(request: Request): boolean {
  return isPersonal(request) && request.headers.get("sec-fetch-site") === "cross-site";
}

function isRead({ method }: Request): boolean {
  return method === "GET" || method === "HEAD";
}

function isText(headers: Headers): boolean {
  if (headers.has("content-encoding")) return false;
  const type = headers.get("content-type") ?? "";
  return /^(?:text\/|application\/(?:[\w.]+\+)?(?:json|xml|javascript)|image\/svg)/.test(type);
}

function sent(body: Uint8Array, status: number, headers: Headers): Response {
  headers.set("content-length", String(body.length));
  return new Response(body as BodyInit, { status, headers });
}

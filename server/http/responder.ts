import type { IncomingMessage, ServerResponse } from "node:http";
import {
  acceptedEncoding,
  compress,
  compressAgainst,
  type Encoding,
  worthCompressing,
} from "#app/http/compression.server.ts";
import { entityTag, namesTag } from "#app/http/page-cache/entity-tag.ts";
import type {
  Dictionary,
  PageDictionaries,
} from "#app/http/page-cache/page-dictionaries.server.ts";
import { isForOtherSites } from "#app/http/public-data.ts";

/** A text to send: whole or not, and in which encoding, is up to the request. */
export type Content = {
  status: number;
  body: Uint8Array;
  /** See `tagOf`; a content without a tag is always sent. */
  etag: string;
  /** The body in an encoding and against a dictionary; the body itself if that does not pay. */
  in: (encoding: Encoding) => Uint8Array | Promise<Uint8Array>;
  against?: (dictionary: Dictionary) => Promise<Uint8Array>;
};

/** The parts of a request that decide how content is sent. */
export type RequestHead = { method?: string | undefined; header: (name: string) => HeaderValue };
type HeaderValue = string | null | undefined;

/** `added` joins the headers of the content. */
type Sent = { status: number; added: [name: string, value: string][]; body: Uint8Array | null };

/** Decides between 200 and 304 and between encodings; HEAD has the headers of GET. */
export async function respond(
  content: Content,
  head: RequestHead,
  dictionaries?: PageDictionaries,
): Promise<Sent> {
  const { method, header } = head;
  const { status, body } = content;
  const etag = isRead(head) ? content.etag : "";
  const added: Sent["added"] = etag ? [["etag", etag]] : [];
  const isSmall = body.length < worthCompressing;
  const accepted = isSmall ? undefined : header("accept-encoding");
  const held = dictionaries?.find(header("available-dictionary"), accepted);
  if (held) added.push(["vary", "Available-Dictionary"]);
  if (isHeld(etag, head)) return { status: 304, added, body: null };
  const encoding = acceptedEncoding(accepted);
  const sent = await (held && content.against ? content.against(held) : content.in(encoding));
  if (sent !== body) added.push(["content-encoding", held ? "dcz" : encoding]);
  added.push(["content-length", String(sent.length)]);
  return { status, added, body: method === "HEAD" ? null : sent };
}

/** Content that is compressed for one response. */
export function contentOf(status: number, headers: Headers, body: Uint8Array): Content {
  return {
    status,
    body,
    etag: tagOf(status, headers, body),
    in: (encoding) => (encoding === "identity" ? body : compress(body, encoding, "fast")),
    against: (dictionary) => compressAgainst(dictionary, body, "fast"),
  };
}

/** The entity tag of content; empty where no request will name it. */
export function tagOf(status: number, headers: Headers, body: Uint8Array): string {
  const isStored = !/no-store|immutable/.test(headers.get("cache-control") ?? "");
  return status === 200 && isStored ? entityTag(body) : "";
}

function isRead({ method }: RequestHead): boolean {
  return method === "GET" || method === "HEAD";
}

/** Whether the request names this tag in If-None-Match, so that the response is 304. */
export function isHeld(etag: string, head: RequestHead): boolean {
  const held = head.header("if-none-match");
  if (!etag || !held || !isRead(head)) return false;
  return namesTag(held, etag);
}

export function headOf({ method, headers }: IncomingMessage): RequestHead {
  return { method, header: (name) => headers[name] as HeaderValue };
}

/** Sends a response with the headers of its content, as node:http takes them: names and values in turn. */
export function send(
  { status, added, body }: Sent,
  headers: readonly string[],
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): void {
  leaveOutKeepAlive(incoming, outgoing);
  outgoing.writeHead(status, [...headers, ...added.flat()]);
  if (body) outgoing.end(body);
  else outgoing.end();
}

/** The response as the routes' server takes it. */
export function asResponse({ status, added, body }: Sent, headers: Headers): Response {
  for (const [name, value] of added) {
    // A route may have counted its body itself.
    if (name === "vary") headers.append(name, value);
    else headers.set(name, value);
  }
  return new Response(body as BodyInit | null, { status, headers });
}

/** Every response is revalidated by its tag; personal data is not for shared caches. */
export function setCacheHeaders(headers: Headers, isPersonal: boolean): void {
  const isPage = headers.get("content-type")?.startsWith("text/html") && !isForOtherSites(headers);
  headers.append("vary", isPage ? "Accept-Encoding, Cookie, Save-Data" : "Accept-Encoding");
  if (headers.has("cache-control")) return;
  const isOwn = isPersonal || headers.has("set-cookie");
  headers.set("cache-control", isOwn ? "private, no-cache" : "no-cache");
}

/** Whether a browser requests the page in advance. */
export function isPrefetch({ header }: RequestHead): boolean {
  return header("sec-purpose")?.startsWith("prefetch") ?? false;
}

/** A prefetched page is opened within seconds: the browser need not revalidate it. */
export const prefetchSeconds = 20;
export const prefetchMaxAge = `private, max-age=${prefetchSeconds}`;

/** Leaves out that the connection stays open, which HTTP/1.1 implies: 48 bytes of each response. */
function leaveOutKeepAlive({ httpVersion }: IncomingMessage, outgoing: ServerResponse): void {
  if (httpVersion === "1.1" && outgoing.shouldKeepAlive) outgoing.removeHeader("connection");
}

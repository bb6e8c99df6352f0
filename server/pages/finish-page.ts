import type { PageDictionaries } from "#app/http/page-cache/page-dictionaries.server.ts";
import { RenderedPage } from "#app/http/rendered-page.ts";
import {
  asResponse,
  contentOf,
  isHeld,
  isPrefetch,
  prefetchMaxAge,
  type RequestHead,
  respond,
  setCacheHeaders,
} from "#server/http/responder.ts";
import { cachedLanguage } from "./cached-pages.ts";

/** Completes the response of the routes for one request. */
export async function finishPage(
  request: Request,
  rendered: RenderedPage | Response,
  dictionaries: PageDictionaries,
): Promise<Response> {
  const { status, headers } = rendered;
  const isPersonal = hasOwner(request);
  const head = headOf(request, isPersonal);
  setCacheHeaders(headers, isPersonal);
  const isStored = !headers.get("cache-control")?.includes("no-store");
  if (isPrefetch(head) && isStored) headers.set("cache-control", prefetchMaxAge);
  if (!(rendered instanceof RenderedPage) && (rendered.body === null || !isText(headers))) {
    return await finishFile(head, rendered);
  }
  const body =
    rendered instanceof RenderedPage ? rendered.body : new Uint8Array(await rendered.arrayBuffer());
  return asResponse(await respond(contentOf(status, headers, body), head, dictionaries), headers);
}

/** A body that is sent as it is; its route gives it a tag, if any. */
async function finishFile(head: RequestHead, file: Response): Promise<Response> {
  const { status, headers, body } = file;
  const isKnown = status === 200 && isHeld(headers.get("etag") ?? "", head);
  if (body === null || !(isKnown || head.method === "HEAD")) return file;
  await body.cancel();
  if (isKnown) headers.delete("content-length");
  return new Response(null, { status: isKnown ? 304 : status, headers });
}

/** A request that brings more than a language may be somebody's. */
function hasOwner({ headers }: Request): boolean {
  return (
    cachedLanguage(headers.get("cookie") ?? undefined) === undefined || headers.has("authorization")
  );
}

/**
 * Anyone who can make a signed-in browser open an address of their choice, and see how long the answer
 * is, could guess at its secrets by what compresses well (BREACH). SameSite=Lax leaves them one way,
 * a move of the whole window, and such an answer is not compressed.
 */
function headOf({ method, headers }: Request, isPersonal: boolean): RequestHead {
  const isPlain = isPersonal && headers.get("sec-fetch-site") === "cross-site";
  const header = (name: string) => headers.get(name);
  return {
    method,
    header: (name) => (isPlain && name === "accept-encoding" ? null : header(name)),
  };
}

function isText(headers: Headers): boolean {
  if (headers.has("content-encoding")) return false;
  const type = headers.get("content-type") ?? "";
  return /^(?:text\/|application\/(?:[\w.]+\+)?(?:json|xml|javascript)|image\/svg)/.test(type);
}

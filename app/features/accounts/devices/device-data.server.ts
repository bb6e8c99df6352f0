import { createContext, type MiddlewareFunction } from "react-router";
import type { Actor } from "#app/features/accounts/actor.ts";
import { actorOf } from "#app/features/accounts/session/session.server.ts";
import { languageContext } from "#app/http/language.server.ts";
import { copyHeader } from "#app/offline/copies.ts";
import { findPage, type Page } from "#app/pages.ts";
import {
  type Held,
  keyCookie,
  leftCookie,
  noKeyCookie,
  readDeviceCookies,
} from "./device-cookies.server.ts";
import { findOwnDeviceKey, ownerTag } from "./device-key.server.ts";
import { deviceHash, newDeviceCookie } from "./devices.server.ts";

/** Data the device must remove before it shows the page to the current person. */
type Leftovers = {
  /** The tag of whose encrypted drafts stay: the one who is signed in, or whose session ended. */
  keep: string;
};

/** Null where nothing is to be removed. */
export const leftoversContext = createContext<Leftovers | null>(null);
/** Whether this device is to keep nothing. */
export const sharedContext = createContext(false);

/** Sets the key of the device's data on signed-in pages and detects a sign-out. */
export const deviceMiddleware: MiddlewareFunction<Response> = async (
  { request, context },
  next,
) => {
  const actor = actorOf(context);
  const held = readDeviceCookies(request.headers);
  const leftovers = findLeftovers({ ...held, actor });
  context.set(leftoversContext, leftovers);
  context.set(sharedContext, held.isShared);
  const response = await next();
  if (request.method !== "GET" || !isPage(response)) return response;
  const add = (cookie: string) => response.headers.append("set-cookie", cookie);
  if (actor.kind === "visitor") {
    if (held.key !== undefined) add(noKeyCookie());
    if (hasFormForVisitors(pageOf(request)) && deviceHash(request.headers) === "") {
      add(newDeviceCookie());
    }
    return response;
  }
  const tag = ownerTag(actor.id);
  if (!held.left) add(leftCookie(tag));
  const isLengthened = /session=/.test(response.headers.get("set-cookie") ?? "");
  const isRight = held.isShared ? held.key === `${tag}.` : held.key?.startsWith(`${tag}.`);
  const hasKey = (held.key?.length ?? 0) > tag.length + 1;
  if (!isRight || isLengthened || hasKey === held.isShared) {
    const isBrief = /furas_brief=/.test(request.headers.get("cookie") ?? "");
    add(keyCookie(tag, held.isShared ? "" : await findOwnDeviceKey(actor), isBrief));
  }
  return response;
};

/**
 * Pages for anybody that no cache holds are those with a form. Browsers of one kind send the same
 * headers, so limits of a network tell apart only those with a cookie of their own (A4).
 */
function hasFormForVisitors(page: Page | undefined): boolean {
  return page?.reader === "anybody" && page.messages === "private" && page.cached === undefined;
}

type Device = Pick<Held, "left" | "isShared"> & { actor: Actor };

/** Null if the device holds only the actor's own data or none. */
export function findLeftovers({ actor, left, isShared }: Device): Leftovers | null {
  if (left === undefined) return null;
  if (actor.kind === "visitor") return { keep: left === "all" ? "" : left };
  const tag = ownerTag(actor.id);
  return left === tag ? null : { keep: isShared ? "" : tag };
}

/** A page, or its data for scripts. */
function isPage({ headers }: Response): boolean {
  return /^text\/(?:html|x-script)/.test(headers.get("content-type") ?? "");
}

/** Tells the device whose a page is, in which language, and whether a copy may stay on it. */
export const copyMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const response = await next();
  const { headers } = response;
  const actor = actorOf(context);
  const page = pageOf(request);
  if (actor.kind === "person" && !isForEverybody(page) && !headers.has("cache-control")) {
    // After signing out, neither Back nor the browser's files may bring the page back.
    headers.set("cache-control", "private, no-store");
  }
  if (!headers.get("content-type")?.startsWith("text/html")) return response;
  const whose = actor.kind === "person" ? actor.id : "anyone";
  const nothing = actor.kind === "person" && context.get(sharedContext);
  const keep = !page?.offline || nothing ? "no" : page.offline === "copy" ? "keep" : "keep scripts";
  response.headers.set(copyHeader, `${whose} ${context.get(languageContext)} ${keep}`);
  return response;
};

/** The requested page, as HTML or as its data alone. */
function pageOf({ url }: Request): Page | undefined {
  return findPage(new URL(url).pathname.replace(/(?<=.)(?:\.data|\/)$/, ""));
}

/** Whether a page is public: nothing personal but the signed-in state. */
function isForEverybody(page: Page | undefined): boolean {
  return page?.offline !== undefined && page.messages === "public";
}

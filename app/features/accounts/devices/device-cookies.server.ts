import { cookieLine, readCookie } from "#app/http/cookie.server.ts";
import { rememberedDays } from "#app/limits.ts";

/*
 * Cookies about the data that a browser stores for a person; see docs/decisions/0021. furas_key:
 * `TAG.KEY` while signed in, `TAG.` on a shared device; pages read it. furas_left: the tag of the
 * account whose data may be on the device, or "all" if none may stay. furas_shared: this device
 * stores nothing.
 */
const day = 24 * 60 * 60;
/** Longer than any session, as long as browsers keep cookies. */
const longest = 400 * day;

export type Held = { key: string | undefined; left: string | undefined; isShared: boolean };

/** The device's state according to a request's cookies. */
export function readDeviceCookies(headers: Headers): Held {
  const valueIn = (name: string) => readCookie(headers.get("cookie"), name) || undefined;
  return {
    key: valueIn("furas_key"),
    left: valueIn("furas_left"),
    isShared: valueIn("furas_shared") === "1",
  };
}

/** Lasts as long as the session's cookie: for some days, or until the browser is closed. */
export function keyCookie(tag: string, key: string, isBrief: boolean): string {
  return keyLine(`${tag}.${key}`, isBrief ? undefined : rememberedDays * day);
}

export function leftCookie(left: string): string {
  return cookieLine("furas_left", left, left === "" ? 0 : longest);
}

export function sharedCookie(isShared: boolean): string {
  return cookieLine("furas_shared", isShared ? "1" : "", isShared ? longest : 0);
}

/** For an explicit end: the key goes at once, and the next page removes all stored data. */
export function leavingCookies(): string[] {
  return [noKeyCookie(), leftCookie("all")];
}

export function noKeyCookie(): string {
  return keyLine("", 0);
}

function keyLine(value: string, maxAge: number | undefined): string {
  return cookieLine("furas_key", value, maxAge, { httpOnly: false });
}

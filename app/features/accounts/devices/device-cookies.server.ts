import { cookieName, isSecure } from "#app/features/accounts/auth.server.ts";
import { rememberedDays } from "#app/messages/limits.ts";

/*
 * What a browser is told about the data it keeps for a person; see docs/decisions/0021.
 *
 * furas_key: `TAG.KEY` while somebody is signed in, `TAG.` where the device is shared. Pages read it.
 * furas_left: the tag of whose data may be on the device, or "all" when none of it is to stay.
 * furas_shared: this device keeps nothing of anybody.
 */
const day = 24 * 60 * 60;
/** Longer than any session, as long as browsers keep cookies. */
const longest = 400 * day;

export type Held = { key: string | undefined; left: string | undefined; isShared: boolean };

/** What a request's cookies say of its device. */
export function readDeviceCookies(headers: Headers): Held {
  return {
    key: cookieIn(headers, "furas_key"),
    left: cookieIn(headers, "furas_left"),
    isShared: cookieIn(headers, "furas_shared") === "1",
  };
}

/** Lasts as long as the session's cookie: for some days, or until the browser is closed. */
export function keyCookie(tag: string, key: string, isBrief: boolean): string {
  return line(
    "furas_key",
    `${tag}.${key}`,
    isBrief ? undefined : rememberedDays * day,
    "read by scripts",
  );
}

export function leftCookie(left: string): string {
  return line("furas_left", left, left === "" ? 0 : longest);
}

export function sharedCookie(isShared: boolean): string {
  return line("furas_shared", isShared ? "1" : "", isShared ? longest : 0);
}

/** For an explicit end: the key goes at once, and the next page removes all that was kept. */
export function leavingCookies(): string[] {
  return [line("furas_key", "", 0, "read by scripts"), leftCookie("all")];
}

export function noKeyCookie(): string {
  return line("furas_key", "", 0, "read by scripts");
}

function cookieIn(headers: Headers, name: string): string | undefined {
  const pattern = new RegExp(`(?:^|;\\s*)${cookieName(name)}=([\\w.-]+)`);
  return pattern.exec(headers.get("cookie") ?? "")?.[1];
}

function line(name: string, value: string, seconds?: number, scripts?: "read by scripts"): string {
  const age = seconds === undefined ? "" : `; Max-Age=${seconds}`;
  const hidden = scripts ? "" : "; HttpOnly";
  const secure = isSecure() ? "; Secure" : "";
  return `${cookieName(name)}=${value}; Path=/${age}${hidden}; SameSite=Lax${secure}`;
}

import { createContext, type MiddlewareFunction, redirect } from "react-router";
import { defaultLanguage, isLanguage, type Language } from "#app/i18n/language.ts";
import { languageCookieYears } from "#app/messages/limits.ts";
import { cookieLine, cookieName, readCookie } from "./cookie.server.ts";

export const languageContext = createContext<Language>(defaultLanguage);

const cookieLife = languageCookieYears * 365 * 24 * 60 * 60;

/**
 * ?lang= sets the language and a cookie stores it; Accept-Language is ignored. The header's
 * toggle adds ?switch= and leads on to the plain address: shared, it leaves its reader's language be.
 */
export const languageMiddleware: MiddlewareFunction<Response> = async (
  { request, context },
  next,
) => {
  const url = new URL(request.url);
  const param = url.searchParams.get("lang");
  const inCookie = languageInCookie(request.headers.get("cookie"));
  const language = isLanguage(param) ? param : (inCookie ?? defaultLanguage);
  context.set(languageContext, language);
  if (isLanguage(param) && url.searchParams.has("switch")) {
    const headers = { "set-cookie": languageCookie(param), "cache-control": "no-store" };
    return redirect(plainAddress(url), { status: 303, headers });
  }
  const response = await next();
  if (isLanguage(param) && param !== inCookie) {
    response.headers.append("set-cookie", languageCookie(param));
  }
  return response;
};

function plainAddress({ pathname, searchParams }: URL): string {
  const rest = new URLSearchParams(searchParams);
  for (const name of ["lang", "switch"]) rest.delete(name);
  // Two slashes would lead to another host.
  return pathname.replace(/^\/{2,}/, "/") + (rest.size > 0 ? `?${rest}` : "");
}

/** The cookie of the language. */
export function languageCookie(language: Language): string {
  return cookieLine("lang", language, cookieLife);
}

/** The language that a request's `cookie` header names. */
export function languageInCookie(header: string | null | undefined): Language | undefined {
  const value = readCookie(header, "lang");
  return isLanguage(value) ? value : undefined;
}

/** The whole `cookie` header of a browser that has nothing else. */
export function onlyLanguageCookie(language: Language): string {
  return `${cookieName("lang")}=${language}`;
}

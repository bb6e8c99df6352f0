import { createContext, type MiddlewareFunction } from "react-router";
import { defaultLanguage, isLanguage, type Language } from "./language.ts";
import { plainCookie, plainCookieName, readPlainCookie } from "./plain-cookie.server.ts";

export const languageContext = createContext<Language>(defaultLanguage);

const year = 365 * 24 * 60 * 60;

/** ?lang= sets the language and a cookie keeps it; the browser's own wish is not asked. */
export const languageMiddleware: MiddlewareFunction<Response> = async (
  { request, context },
  next,
) => {
  const asked = new URL(request.url).searchParams.get("lang");
  const kept = languageInCookie(request.headers.get("cookie"));
  const language = isLanguage(asked) ? asked : (kept ?? defaultLanguage);
  context.set(languageContext, language);
  const response = await next();
  if (isLanguage(asked) && asked !== kept) {
    response.headers.append("set-cookie", languageCookie(asked));
  }
  return response;
};

/** The cookie that keeps a language. */
export function languageCookie(language: Language): string {
  return plainCookie("lang", language, year);
}

/** The language that a request's `cookie` header names. */
export function languageInCookie(header: string | null | undefined): Language | undefined {
  const kept = readPlainCookie(header, "lang");
  return isLanguage(kept) ? kept : undefined;
}

/** The whole `cookie` header of a browser that has nothing else. */
export function onlyLanguageCookie(language: Language): string {
  return `${plainCookieName("lang")}=${language}`;
}

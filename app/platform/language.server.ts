import { createContext, type MiddlewareFunction } from "react-router";
import { defaultLanguage, isLanguage, type Language } from "./language.ts";
import { plainCookie } from "./plain-cookie.server.ts";

export const languageContext = createContext<Language>(defaultLanguage);

const year = 365 * 24 * 60 * 60;

/** ?lang= sets the language and a cookie keeps it; the browser's own wish is not asked. */
export const languageMiddleware: MiddlewareFunction<Response> = async (
  { request, context },
  next,
) => {
  const asked = new URL(request.url).searchParams.get("lang");
  const kept = /(?:^|;\s*)lang=(\w+)/.exec(request.headers.get("cookie") ?? "")?.[1];
  const language = [asked, kept].find(isLanguage) ?? defaultLanguage;
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

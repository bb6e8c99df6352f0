import { createContext, type MiddlewareFunction, redirect } from "react-router";
import { defaultLanguage, isLanguage, type Language } from "#app/i18n/language.ts";
import { languageCookieYears } from "#app/limits.ts";
import { cookieLine, cookieName, readCookie } from "./cookie.server.ts";
import { emailLanguageParam, withoutEmpty } from "./page-address.ts";

export const languageContext = createContext<Language>(defaultLanguage);

const cookieLife = languageCookieYears * 365 * 24 * 60 * 60;

/**
 * The language of this one page: that of ?lang=, else of the cookie; Accept-Language is ignored. So an
 * address with a language can be shared, and leaves its reader's language be, until a reader without one
 * sends a form from there.
 */
export const languageMiddleware: MiddlewareFunction<Response> = async (
  { request, context },
  next,
) => {
  const inCookie = languageInCookie(request.headers.get("cookie"));
  const ofForm = inCookie ? undefined : languageOfForm(request);
  const language = paramOf(request.url) ?? inCookie ?? ofForm ?? languageOfEmail(request);
  context.set(languageContext, language ?? defaultLanguage);
  const response = await next();
  if (ofForm) response.headers.append("set-cookie", languageCookie(ofForm));
  return response;
};

/** The ?lang= of the page that a form was sent from: a form's own address names none. */
function languageOfForm({ method, url, headers }: Request): Language | undefined {
  if (method === "GET" || method === "HEAD") return;
  const from = URL.parse(headers.get("referer") ?? "");
  return from?.host === new URL(url).host ? paramOf(from.href) : undefined;
}

function paramOf(url: string): Language | undefined {
  const param = new URL(url).searchParams.get("lang");
  return isLanguage(param) ? param : undefined;
}

/**
 * The header's toggle, ?lang=…&switch=1, stores the language and leads on to the plain address. So does
 * the link of an email (`emailLink`), in a browser where no language was chosen.
 */
export const switchMiddleware: MiddlewareFunction<Response> = ({ request }, next) => {
  const language =
    request.method === "GET" ? (switchedLanguage(request) ?? languageOfEmail(request)) : undefined;
  if (language === undefined) return next();
  const headers = { "set-cookie": languageCookie(language), "cache-control": "no-store" };
  return Promise.resolve(redirect(withoutSwitch(new URL(request.url)), { status: 303, headers }));
};

/** The language that an address switches to, if it does: ?lang=…&switch=1, or ?switch=… of a search's button. */
export function switchedLanguage({ url }: Request): Language | undefined {
  const { searchParams } = new URL(url);
  const param = searchParams.get("lang");
  const byButton = searchParams.get("switch");
  if (isLanguage(byButton)) return byButton;
  return byButton !== null && isLanguage(param) ? param : undefined;
}

/** The language of the email whose link was followed, in a browser where none was chosen. */
function languageOfEmail({ url, headers }: Request): Language | undefined {
  const param = new URL(url).searchParams.get(emailLanguageParam);
  return isLanguage(param) && !languageInCookie(headers.get("cookie")) ? param : undefined;
}

/** The plain address, without its origin. */
export function withoutSwitch({ pathname, searchParams }: URL): string {
  // A search that the button sent has its empty fields as well.
  const isSent = isLanguage(searchParams.get("switch"));
  const rest = new URLSearchParams(
    isSent ? (withoutEmpty(searchParams) ?? searchParams) : searchParams,
  );
  for (const name of ["lang", "switch", emailLanguageParam]) rest.delete(name);
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

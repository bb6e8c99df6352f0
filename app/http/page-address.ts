import { defaultLanguage, type Language } from "#app/i18n/language.ts";

/** `path`, with the query where there is one. */
export function addressOf(path: string, query: URLSearchParams): string {
  return query.size > 0 ? `${path}?${query}` : path;
}

/** A page's query without its language and secrets. */
export function withoutLanguage(search: string): URLSearchParams {
  const query = new URLSearchParams(search);
  query.delete("lang");
  // A link from an email is a key: it belongs in no address that others may read.
  query.delete("token");
  return query;
}

/** The same page, with a language set by its address. */
export function inLanguage(language: Language, path: string, search: string): string {
  const query = new URLSearchParams(search);
  query.set("lang", language);
  return addressOf(path, query);
}

/**
 * A page's canonical address in a language: English ones name it, since without a name a page is in
 * the default language for anyone who comes without a cookie, as search engines do. What only arranges
 * a list, or tracks where a visitor came from, makes no other page.
 */
export function canonicalAddress(language: Language, path: string, search: string): string {
  const query = withoutLanguage(search);
  for (const name of [...query.keys()]) if (notAnotherPage.test(name)) query.delete(name);
  if (language !== defaultLanguage) query.set("lang", language);
  return addressOf(path, query);
}

/** Names the language of an email in its links. */
export const emailLanguageParam = "mail";

/**
 * A link of an email, which opens in the email's language where its reader has chosen none. The default
 * language needs no name.
 */
export function emailLink(language: Language, href: string): string {
  if (language === defaultLanguage) return href;
  const url = new URL(href);
  url.searchParams.set(emailLanguageParam, language);
  return url.href;
}

const notAnotherPage = /^(view|sort|after|switch|mail|next|utm_.*|fbclid|gclid)$/;

/** The query parameters of a request, without the router's own `_routes`. */
export function queryParams(request: Request): URLSearchParams {
  const params = new URL(request.url).searchParams;
  params.delete("_routes");
  return params;
}

/** The parameters without empty ones; undefined if none is empty. */
export function withoutEmpty(params: URLSearchParams): URLSearchParams | undefined {
  const filled = [...params].filter(([, value]) => value.trim() !== "");
  return filled.length < params.size ? new URLSearchParams(filled) : undefined;
}

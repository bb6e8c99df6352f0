import { isSlug } from "#app/features/companies/slug.ts";
import { filterNames } from "#app/features/job/filters/job-filters.ts";
import type { Effort } from "#app/http/compression.server.ts";
import { onlyLanguageCookie } from "#app/http/language.server.ts";
import { defaultLanguage, isLanguage, type Language, languages } from "#app/i18n/language.ts";
import { findCachedParameters, findPage, type ParameterSet } from "#app/pages.ts";
import { isUuid } from "#app/platform/uuid.ts";

/** A page that all visitors of one language see alike. */
export type PublicPage = { language: Language };

/** What of a request for a page counts: whether anybody may have been recognised, and what they read. */
type CacheRequest = { url: string; cookie: string | undefined; authorization: string | undefined };

/**
 * The public page of a request, if a cached copy may answer it; else undefined. Only
 * parameters that the page reads, each address in the one spelling that our own links and forms
 * give it: otherwise strangers could fill the memory with copies of one page.
 */
export function publicPage({ url, cookie, authorization }: CacheRequest): PublicPage | undefined {
  const inCookie = cachedLanguage(cookie);
  if (inCookie === undefined || authorization !== undefined || url.length > longestAddress) return;
  const at = url.indexOf("?");
  const path = at < 0 ? url : url.slice(0, at);
  const known = parametersOf(path);
  if (!known) return;
  if (at < 0) return { language: inCookie ?? defaultLanguage };
  const query = new URLSearchParams(url.slice(at + 1));
  if (query.size === 0 || query.toString() !== url.slice(at + 1)) return;
  for (const [name, value] of query) {
    if (value === "" || (name !== "lang" && !known.has(name))) return;
  }
  const param = query.get("lang");
  if (param === null) return { language: inCookie ?? defaultLanguage };
  if (!isLanguage(param) || query.getAll("lang").length > 1) return;
  return { language: param };
}

/** The language of a cookie header that holds nothing else; null without one, undefined if there is more. */
export function cachedLanguage(cookie: string | undefined): Language | null | undefined {
  if (cookie === undefined || cookie === "") return null;
  return languages.find((language) => cookie === onlyLanguageCookie(language));
}

const longestAddress = 1000;

const parameterSets: Record<ParameterSet, ReadonlySet<string>> = {
  none: new Set(),
  filters: new Set(filterNames),
  list: new Set([...filterNames, "sort", "view", "page", "after"]),
  companies: new Set(["name", "industry", "page"]),
  tab: new Set(["tab"]),
};

/** The parameters that a cached page at this path reads; undefined if none is cached there. */
function parametersOf(path: string): ReadonlySet<string> | undefined {
  const set = findCachedParameters(path);
  if (!set) return undefined;
  const parameters = parameterSets[set];
  const pattern = findPage(path)?.path;
  const last = path.slice(path.lastIndexOf("/") + 1);
  if (pattern?.endsWith("/:slug")) return isSlug(last) ? parameters : undefined;
  if (!pattern?.endsWith("/:jobId")) return parameters;
  return isUuid(last) && last === last.toLowerCase() ? parameters : undefined;
}

const smallBytes = 32 * 1024;

/**
 * How long the copy of a page is worth compressing. Pages without a query are few and opened first; of
 * the endless others only small ones are compressed thoroughly. See docs/decisions/0010.
 */
export function effortFor(url: string, bytes: number): Effort {
  return bytes < smallBytes || !url.includes("?") ? "thorough" : "usual";
}

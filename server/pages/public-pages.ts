import { facetFilters, foldedFilters } from "#app/features/jobs/job-query.ts";
import { countries } from "#app/features/places/place.ts";
import { onlyLanguageCookie } from "#app/http/language.server.ts";
import { defaultLanguage, isLanguage, type Language, languages } from "#app/i18n/language.ts";
import { isUuid } from "#app/platform/uuid.ts";

/** A page that all visitors of one language see alike. */
export type PublicPage = {
  language: Language;
  /** ?lang= asks for another language than the cookie keeps: the answer has to set it. */
  setsLanguage: boolean;
};

/** What of a request for a page counts: whether anybody may have been recognised, and what they read. */
type Asked = { url: string; cookie: string | undefined; authorization: string | undefined };

/**
 * The public page that a request is for, if a kept copy may answer it; else undefined. Only
 * parameters that the page reads, each address in the one spelling that our own links and forms
 * give it: otherwise strangers could fill the memory with copies of one page.
 */
export function publicPage({ url, cookie, authorization }: Asked): PublicPage | undefined {
  const kept = keptLanguage(cookie);
  if (kept === undefined || authorization !== undefined || url.length > longestAddress) return;
  const at = url.indexOf("?");
  const path = at < 0 ? url : url.slice(0, at);
  const known = parametersOf(path);
  if (!known) return;
  if (at < 0) return { language: kept ?? defaultLanguage, setsLanguage: false };
  const query = new URLSearchParams(url.slice(at + 1));
  if (query.size === 0 || query.toString() !== url.slice(at + 1)) return;
  for (const [name, value] of query) {
    if (value === "" || (name !== "lang" && !known.has(name))) return;
  }
  const asked = query.get("lang");
  if (asked === null) return { language: kept ?? defaultLanguage, setsLanguage: false };
  if (!isLanguage(asked) || query.getAll("lang").length > 1) return;
  return { language: asked, setsLanguage: asked !== kept };
}

/** The language of a cookie header that holds nothing else; null without one, undefined if there is more. */
export function keptLanguage(cookie: string | undefined): Language | null | undefined {
  if (cookie === undefined || cookie === "") return null;
  return languages.find((language) => cookie === onlyLanguageCookie(language));
}

const longestAddress = 1000;

const countryIds = new Set(countries.map(({ id }) => id));

const none: ReadonlySet<string> = new Set();
const ofLists: ReadonlySet<string> = new Set([
  "keyword",
  ...facetFilters,
  ...foldedFilters,
  "sort",
  "view",
  "page",
  "after",
]);

const pages = new Map<string, ReadonlySet<string>>([
  ["/", none],
  ["/home", none],
  ["/jobs", ofLists],
  ["/companies", new Set(["name", "industry", "page"])],
  ["/advanced-search", ofLists],
  ["/employer-dashboard", new Set(["tab"])],
  ["/pricing", none],
  ["/how-to-register", none],
  ["/privacy-policy", none],
  ["/terms-conditions", none],
]);

/** The parameters that the page of a path reads; undefined where no public page is. */
function parametersOf(path: string): ReadonlySet<string> | undefined {
  const page = pages.get(path);
  if (page) return page;
  const [, first = "", second, more] = path.split("/");
  if (first === "jobs" && second && isUuid(second) && path === `/jobs/${second.toLowerCase()}`) {
    return none;
  }
  if (more !== undefined || second === "") return undefined;
  if (first === "category") return second ? ofLists : undefined;
  if (!countryIds.has(first)) return undefined;
  return second === "jobs" ? ofLists : none;
}

import { canonicalAddress } from "#app/http/page-address.ts";
import { defaultLanguage, readerLanguages } from "#app/i18n/language.ts";
import { escapeHtml } from "#app/platform/escape-html.ts";

/** A page by its path and query, and when its contents changed last, where that is known. */
export type SitemapPage = { path: string; changed?: Date | undefined };

/** The protocol takes 50,000 addresses a file, and a page has one in each language. */
export const pagesInSitemap = () => Math.floor(50_000 / readerLanguages().length);

export const sitemapHead =
  '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n';
export const sitemapFoot = "</urlset>\n";

/** A page's entries, one for each language, each naming all of them. */
export function sitemapEntries(origin: string, { path, changed }: SitemapPage): string {
  const languages = readerLanguages();
  const [pathname = "", search = ""] = path.split("?");
  const address = new Map(
    languages.map((each) => [each, escapeHtml(origin + canonicalAddress(each, pathname, search))]),
  );
  const alternate = (hreflang: string, href: string | undefined) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`;
  const rest = [
    ...(changed ? [`<lastmod>${changed.toISOString()}</lastmod>`] : []),
    ...languages.map((each) => alternate(each, address.get(each))),
    alternate("x-default", address.get(defaultLanguage)),
  ].join("");
  return languages.map((each) => `<url><loc>${address.get(each)}</loc>${rest}</url>\n`).join("");
}

/** The index of sitemaps. */
export function sitemapIndex(origin: string, files: readonly SitemapPage[]): string {
  const entries = files.map(
    ({ path, changed }) =>
      `<sitemap><loc>${escapeHtml(origin + path)}</loc>${changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ""}</sitemap>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("")}</sitemapindex>\n`;
}

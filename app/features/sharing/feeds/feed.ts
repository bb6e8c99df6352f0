import type { Language } from "#app/i18n/language.ts";
import { escapeHtml } from "#app/platform/escape-html.ts";

/** A feed of jobs in any format; addresses are absolute. */
export type Feed = {
  title: string;
  description: string;
  language: Language;
  /** The list as a page, and the feed's own address. */
  page: string;
  self: string;
  /** When its newest job was posted; that it is empty has no date. */
  changed: Date | null;
  items: FeedItem[];
};

export type FeedItem = {
  /** Its own address, which never changes, and the one that readers of the feed open. */
  url: string;
  link: string;
  title: string;
  company: string;
  /** Place, kind and pay, and how the description begins; plain text. */
  text: string;
  postedAt: Date;
};

export const feedFormats = {
  rss: "application/rss+xml",
  atom: "application/atom+xml",
  json: "application/feed+json",
} as const;
export type FeedFormat = keyof typeof feedFormats;

export function isFeedFormat(text: string | undefined): text is FeedFormat {
  return text !== undefined && Object.hasOwn(feedFormats, text);
}

/** RSS 2.0, by the specification of the RSS Advisory Board. */
export function writeRss(feed: Feed): string {
  const items = feed.items.map(
    ({ url, link, title, company, text, postedAt }) =>
      `<item><title>${escaped(title)}</title><link>${escaped(link)}</link><guid isPermaLink="true">${escaped(url)}</guid><pubDate>${postedAt.toUTCString()}</pubDate><dc:creator>${escaped(company)}</dc:creator><description>${escaped(asHtml(text))}</description></item>\n`,
  );
  const changed = feed.changed
    ? `<lastBuildDate>${feed.changed.toUTCString()}</lastBuildDate>`
    : "";
  return `${declaration}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>${escaped(feed.title)}</title><link>${escaped(feed.page)}</link><description>${escaped(feed.description)}</description><language>${feed.language}</language>${changed}<ttl>60</ttl><atom:link href="${escaped(feed.self)}" rel="self" type="${feedFormats.rss}"/>\n${items.join("")}</channel></rss>\n`;
}

/** Atom, RFC 4287. */
export function writeAtom(feed: Feed): string {
  const entries = feed.items.map(
    ({ url, link, title, company, text, postedAt }) =>
      `<entry><id>${escaped(url)}</id><title>${escaped(title)}</title><link rel="alternate" type="text/html" href="${escaped(link)}"/><published>${postedAt.toISOString()}</published><updated>${postedAt.toISOString()}</updated><author><name>${escaped(company)}</name></author><summary>${escaped(text)}</summary></entry>\n`,
  );
  // The format requires a date even of an empty feed.
  const changed = (feed.changed ?? new Date(0)).toISOString();
  return `${declaration}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${feed.language}"><id>${escaped(feed.self)}</id><title>${escaped(feed.title)}</title><subtitle>${escaped(feed.description)}</subtitle><updated>${changed}</updated><link rel="self" type="${feedFormats.atom}" href="${escaped(feed.self)}"/><link rel="alternate" type="text/html" href="${escaped(feed.page)}"/>\n${entries.join("")}</feed>\n`;
}

/** JSON Feed, version 1.1. */
export function writeJsonFeed(feed: Feed): string {
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title: feed.title,
    description: feed.description,
    home_page_url: feed.page,
    feed_url: feed.self,
    language: feed.language,
    items: feed.items.map(({ url, link, title, company, text, postedAt }) => ({
      id: url,
      url: link,
      title,
      content_text: text,
      date_published: postedAt.toISOString(),
      authors: [{ name: company }],
    })),
  });
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

function asHtml(text: string): string {
  return escapeHtml(text).replaceAll("\n", "<br>");
}

/** Text within XML, without the signs that XML does not take. */
function escaped(text: string): string {
  return escapeHtml(text.toWellFormed().replace(/(?!\n)\p{Cc}|[\ufffe\uffff]/gu, " "));
}

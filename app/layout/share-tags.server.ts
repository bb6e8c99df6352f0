import {
  type ContentLanguage,
  isAdded,
  isLanguage,
  type Language,
  otherLanguages,
} from "#app/i18n/language.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { paths } from "#app/paths.ts";
import { settings } from "#app/platform/settings/settings.server.ts";

const localeNames: Record<ContentLanguage, string> = { ar: "ar_SY", en: "en_US" };

const localeName = (language: Language) =>
  isAdded(language) ? `${language}_SY` : localeNames[language];

/**
 * A page with what other sites show of a link to it (Open Graph, which Twitter reads too): its own
 * title, description and canonical address, which stand in its head already, and its picture or the
 * board's. Scripts have no use for it, so it is written here and not by React.
 */
export function withShareTags(html: string): string {
  const end = html.indexOf("</head>");
  const head = html.slice(0, end);
  const language = /<html lang="(\w+)"/.exec(head)?.[1];
  const title = /<title>([^<]*)<\/title>/.exec(head)?.[1];
  if (end < 0 || !isLanguage(language) || title === undefined) return html;
  const { site, tagline } = messagesFor(language).ui.frame;
  const name = title.replace(/ \| [^|]*$/, "");
  const description = /<meta name="description" content="([^"]*)"/.exec(head)?.[1] ?? tagline;
  const address = /<link rel="canonical" href="([^"]*)"/.exec(head)?.[1];
  const image = settings().baseUrl + paths.picture("board", "furas", language);
  const tags = [
    ["og:title", name || site],
    ["og:description", description],
    ["og:type", "website"],
    ["og:site_name", site],
    ["og:locale", localeName(language)],
    ...otherLanguages(language).map((each) => ["og:locale:alternate", localeName(each)]),
    ...(address ? [["og:url", address]] : []),
    ...(head.includes('property="og:image"') ? [] : [["og:image", image]]),
    ["og:image:type", "image/png"],
    ["og:image:width", "1200"],
    ["og:image:height", "630"],
    ["og:image:alt", name || site],
  ].map(([property, content]) => `<meta property="${property}" content="${content}"/>`);
  return `${head}${tags.join("")}<meta name="twitter:card" content="summary_large_image"/>${html.slice(end)}`;
}

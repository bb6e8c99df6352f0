import { isLanguage, type Language } from "#app/i18n/language.ts";
import { maxEmbedLimit, usualEmbedLimit } from "./embed-limits.ts";

/** What a list on another site may be set to; `auto` follows the page or the reader's device. */
export const embedThemes = ["auto", "light", "dark"] as const;
export type EmbedTheme = (typeof embedThemes)[number];

/** `language` is undefined for that of the page around it. */
export type EmbedOptions = { language: Language | undefined; limit: number; theme: EmbedTheme };

/** Reads the options of an address; undefined if one has a value that is none. */
export function readEmbedOptions(params: URLSearchParams): EmbedOptions | undefined {
  const theme = params.get("theme") ?? "auto";
  const written = params.get("limit") ?? String(usualEmbedLimit);
  const limit = /^[1-9]\d?$/.test(written) ? Number(written) : 0;
  const language = params.get("lang");
  if (!isEmbedTheme(theme) || limit < 1 || limit > maxEmbedLimit) return undefined;
  if (language !== null && !isLanguage(language)) return undefined;
  return { language: language ?? undefined, limit, theme };
}

function isEmbedTheme(text: string): text is EmbedTheme {
  return (embedThemes as readonly string[]).includes(text);
}

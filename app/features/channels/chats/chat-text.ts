import { emailLink } from "#app/http/page-address.ts";
import type { Language } from "#app/i18n/language.ts";
import { escapeHtml } from "#app/platform/escape-html.ts";
import type { TelegramText } from "#app/platform/telegram/send-to-chat.server.ts";

/** Of a message once its tags are read. */
export const maxMessageLength = 4096;

/** A message of plain sentences, each a paragraph. */
export function plainText(...sentences: (string | undefined)[]): TelegramText {
  return { html: paragraphs(sentences.map((each) => each && escapeHtml(each))) };
}

/** Paragraphs of HTML; those that are empty or undefined are left out. */
export function paragraphs(parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join("\n\n");
}

/** The characters that a reader sees. */
export function shownLength(html: string): number {
  return html.replace(/<[^>]*>/g, "").replace(/&\w+;/g, "x").length;
}

type Entry = { title: string; href?: string; lines: readonly string[] };

/** A job of a digest: its title as the link, which opens in the chat's language; its lines below it. */
export function entryHtml({ title, href, lines }: Entry, language: Language): string {
  const name = `<b>${escapeHtml(title)}</b>`;
  const link = href ? `<a href="${escapeHtml(emailLink(language, href))}">${name}</a>` : name;
  return [link, ...lines.map((line) => escapeHtml(line))].join("\n");
}

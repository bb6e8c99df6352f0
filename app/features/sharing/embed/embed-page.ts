import { createHash } from "node:crypto";
import { directionOf } from "#app/i18n/language.ts";
import { escapeHtml } from "#app/platform/escape-html.ts";
import type { EmbedTheme } from "./embed-options.ts";
import { embedStyle } from "./embed-style.ts";
import type { EmbeddedJob, EmbeddedList } from "./embedded-list.ts";

const style = `body{margin:0}${embedStyle}`;
const styleHash = createHash("sha256").update(style).digest("base64");

/** Nothing runs in it, nothing is loaded by it, and any site may frame it. */
export const embedPolicy = `default-src 'none';style-src 'sha256-${styleHash}';base-uri 'none';form-action 'none';frame-ancestors *`;

/** A frame of another scheme than the page around it is white below the list. */
const schemes = { auto: "light dark", light: "light", dark: "dark" };

/** The list as a page for a frame, without scripts. `home` is the page of the company on the board. */
export function embedPage(list: EmbeddedList, theme: EmbedTheme, home: string): string {
  const { language, label, jobs, none, all } = list;
  const body = jobs.length === 0 ? `<p class="foot">${escapeHtml(none)}</p>` : rows(jobs);
  return [
    `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    `<meta name="color-scheme" content="${schemes[theme]}">`,
    `<title>${escapeHtml(label)}</title><link rel="canonical" href="${escapeHtml(home)}">`,
    `<style>${style}</style></head><body>`,
    `<main class="furas" data-theme="${theme}" aria-label="${escapeHtml(label)}">${body}`,
    `<p class="foot">${link(all.text, all.url)}</p></main></body></html>`,
  ].join("");
}

function rows(jobs: readonly EmbeddedJob[]): string {
  return `<ul>${jobs.map(row).join("")}</ul>`;
}

function row({ title, url, place, pay, closes, isSoon }: EmbeddedJob): string {
  const details = escapeHtml([place, pay].filter(Boolean).join(" · "));
  const end = closes ? `<p${isSoon ? ' class="soon"' : ""}>${escapeHtml(closes)}</p>` : "";
  return `<li><div>${link(title, url)}<p>${details}</p></div>${end}</li>`;
}

function link(text: string, url: string): string {
  return `<a dir="auto" href="${escapeHtml(url)}" target="_blank" rel="noopener">${escapeHtml(text)}</a>`;
}

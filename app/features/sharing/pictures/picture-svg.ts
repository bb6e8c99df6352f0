import type { Language } from "#app/i18n/language.ts";
import { escapeHtml } from "#app/platform/escape-html.ts";
import { logoPetals } from "#app/ui/hero/jasmine.ts";
import { wordmarks } from "#app/ui/hero/wordmarks.ts";

/** The texts of a share picture. */
export type PictureTexts = {
  language: Language;
  title: string;
  /** Below the title: place and kind of a job. */
  more: string;
  /** Beside a bar: the pay of a job. */
  marked?: string;
  /** Small, at the end: the last day to apply. */
  foot?: string;
  /** The short address, written from left to right. */
  address?: string;
  /** In the arch: a company's logo, else its initials, else the board's sign; and its name. */
  arch: { logo?: string | null; initials?: string; name: string };
};

/** Stands for the logo's file until the picture is drawn: its id follows. */
export const logoReference = "logo:";

const ink = { strong: "#1d2423", text: "#465050", weak: "#5b625e" };
const [paper, stone, course, key] = ["#f6f4ef", "#d5cdbd", "#0b5a57", "#dd8f3f"];

/**
 * The picture that stands beside a shared link: texts at the start side, an arch at the end side. The
 * texts are shaped where it is drawn (draw-picture.server.ts).
 */
export function pictureSvg(texts: PictureTexts): string {
  const rtl = texts.language === "ar";
  const line = lineAt(texts.language, rtl ? 1128 : 72);
  const title = titleLines(texts.title);
  const [first = 250] = titleTops[title.lines.length] ?? [];
  const step = title.size * 1.2;
  const last = first + step * (title.lines.length - 1);
  const parts = [
    ...title.lines.map((text, index) =>
      line(text, first + index * step, { size: title.size, bold: true, fill: ink.strong }),
    ),
    line(texts.more, last + 68, { size: 36, fill: ink.text, widest: 616 }),
    ...(texts.marked ? [marked(texts.marked, last + 112, texts.language)] : []),
    ...(texts.foot ? [line(texts.foot, 556, { size: 30, fill: ink.weak, widest: 616 })] : []),
    ...(texts.address ? [address(texts.address, texts.foot ? 598 : 572, rtl)] : []),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630" font-family="IBM Plex Sans Arabic"><rect width="1200" height="630" fill="${paper}"/>${arch(rtl ? 248 : 952, texts)}${logo(rtl)}${parts.join("")}${base()}</svg>`;
}

/** Baselines of the first line of a title, by how many lines it has. */
const titleTops: Record<number, number[]> = { 1: [250], 2: [214], 3: [196] };

/** A short title stands large in one line, a long one smaller in three at max. */
function titleLines(title: string): { lines: string[]; size: number } {
  for (const [size, max, lines] of [
    [72, 16, 1],
    [58, 20, 2],
    [46, 26, 3],
  ] as const) {
    const wrapped = wrap(title, max);
    if (wrapped.length <= lines) return { lines: wrapped, size };
  }
  const [one = "", two = "", three = ""] = wrap(title, 26);
  return { lines: [one, two, `${three.slice(0, 24).trimEnd()}…`], size: 46 };
}

function wrap(text: string, max: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ").flatMap((word) => pieces(word, max))) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= max) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  return lines;
}

function pieces(word: string, max: number): string[] {
  const letters = Array.from(word);
  return Array.from({ length: Math.ceil(letters.length / max) }, (_, index) =>
    letters.slice(index * max, (index + 1) * max).join(""),
  );
}

type Look = { size: number; fill: string; bold?: boolean; widest?: number };

/** Writes lines that begin at `start`, each with the base direction of its language. */
function lineAt(language: Language, start: number) {
  const rtl = language === "ar";
  return (text: string, baseline: number, { size, fill, bold, widest }: Look) => {
    const fitting = widest ? Math.min(size, (widest / (text.length * 0.55)) | 0) : size;
    return `<text x="${start}" y="${baseline}" text-anchor="${rtl ? "end" : "start"}" font-size="${fitting}"${bold ? ' font-weight="700"' : ""} fill="${fill}">${embedded(text, rtl)}</text>`;
  };
}

function marked(text: string, top: number, language: Language): string {
  const rtl = language === "ar";
  const line = lineAt(language, rtl ? 1096 : 104);
  return `<rect x="${rtl ? 1120 : 72}" y="${top}" width="8" height="76" fill="${course}"/>${line(text, top + 53, { size: 44, bold: true, fill: ink.strong, widest: 584 })}`;
}

function address(text: string, baseline: number, rtl: boolean): string {
  return `<text x="${rtl ? 1128 : 72}" y="${baseline}" text-anchor="${rtl ? "end" : "start"}" font-size="26" fill="${course}">${escaped(text)}</text>`;
}

function logo(rtl: boolean): string {
  const { box, lines } = wordmarks[rtl ? "rtl" : "ltr"];
  const place = `x="${rtl ? 956 : 144}" y="59" width="100" height="56" viewBox="${box}" preserveAspectRatio="x${rtl ? "Max" : "Min"}YMid"`;
  const name = `<svg ${place} fill="none" stroke="${ink.strong}" stroke-width="14"><path d="${lines}"/></svg>`;
  return `<g transform="translate(${rtl ? 1074 : 72} 56)">${jasmineArch}</g>${name}`;
}

const jasmineArch = `<path d="M0 62V26a26 26 0 0 1 52 0v36Z" fill="${course}"/><path transform="translate(26 31) scale(1.3)" fill="#fff" d="${logoPetals}"/><circle cx="26" cy="31" r="3" fill="${key}"/>`;

/** The arch of stones around a company's logo or initials, with its name below. */
function arch(middle: number, { arch: { logo, initials, name }, language }: PictureTexts): string {
  const rtl = language === "ar";
  const sign = logo
    ? `<clipPath id="logo"><path d="M${middle - 93} 456V329a93 93 0 0 1 186 0v127Z"/></clipPath><image clip-path="url(#logo)" x="${middle - 93}" y="236" width="186" height="220" href="${logoReference}${logo}"/>`
    : initials
      ? `<text x="${middle}" y="${rtl ? 378 : 396}" text-anchor="middle" font-size="110" font-weight="700" fill="${course}">${embedded(initials, rtl)}</text>`
      : `<g transform="translate(${middle - 78} 250) scale(3)">${jasmineArch}</g>`;
  const text = wrap(name, 18).slice(0, 2);
  const names = text.map(
    (line, index) =>
      `<text x="${middle}" y="${(text.length > 1 ? 512 : 530) + index * 36}" text-anchor="middle" font-size="28" font-weight="700" fill="${ink.text}">${embedded(line, rtl)}</text>`,
  );
  const inside = `<path d="M${middle - 160} 616V292a160 160 0 0 1 320 0v324Z" fill="#fff"/>`;
  return inside + border(middle) + sign + names.join("");
}

/** Stones around, the topmost the key, and five below on either side. */
function border(middle: number): string {
  const at = (radius: number, angle: number) =>
    `${(middle + radius * Math.cos(angle)).toFixed(1)} ${(292 - radius * Math.sin(angle)).toFixed(1)}`;
  const around = Array.from({ length: 13 }, (_, index) => {
    const isKey = index === 6;
    const [from, to] = [(index * Math.PI) / 13, ((index + 1) * Math.PI) / 13];
    const [outer, inner] = isKey ? [203, 157] : [196, 160];
    const fill = isKey ? key : index % 2 ? stone : course;
    return `<path fill="${fill}" d="M${at(outer, from)}A${outer} ${outer} 0 0 0 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 0 1 ${at(inner, from)}Z"/>`;
  });
  const below = Array.from({ length: 10 }, (_, index) => {
    const row = index >> 1;
    const x = index % 2 ? middle + 160 : middle - 196;
    return `<rect x="${x}" y="${292 + 65 * row}" width="36" height="65" fill="${row % 2 ? course : stone}"/>`;
  });
  return `<g stroke="${paper}" stroke-width="3">${around.join("")}${below.join("")}</g>`;
}

function base(): string {
  return Array.from(
    { length: 25 },
    (_, index) =>
      `<rect x="${index * 48}" y="616" width="46" height="14" fill="${index % 2 ? stone : course}"/>`,
  ).join("");
}

/** Text with the base direction of its language around it: figures and Latin names stay in order. */
function embedded(text: string, rtl: boolean): string {
  return `${rtl ? "\u202b" : "\u202a"}${escaped(text)}\u202c`;
}

/** Without characters invalid in XML, direction marks and emoji, which the font lacks. */
function escaped(text: string): string {
  const drawn = text
    .toWellFormed()
    .replace(
      /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufffe\uffff]|\p{Extended_Pictographic}/gu,
      " ",
    );
  return escapeHtml(drawn);
}

import { directionOf, type Language } from "../../../platform/language.ts";
import { wordsFor } from "../../../words/words.server.ts";

/** A letter's HTML: the board's name above, its sentence below; `inner` is HTML already. */
export function letterPage(language: Language, subject: string, inner: string): string {
  const { site, tagline } = wordsFor(language).ui.frame;
  const direction = directionOf(language);
  return `<!DOCTYPE html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(subject)}</title>
</head>
<body dir="${direction}" style="margin:0;padding:24px 16px;font-family:system-ui,'Segoe UI',Tahoma,Arial,sans-serif;font-size:17px;line-height:1.7;text-align:${startOf(language)}">
<div style="max-width:34rem;margin:0 auto">
<p style="font-size:24px;font-weight:bold;margin:0 0 16px">${escaped(site)}</p>
${inner}
<p style="font-size:14px;margin-top:32px">${escaped(tagline)}</p>
</div>
</body>
</html>
`;
}

/** An address as a link that shows it whole; mail programs break long ones. */
export function linkLine(address: string, language: Language): string {
  const href = escaped(address);
  return `<p dir="ltr" style="font-size:14px;word-break:break-all;text-align:${startOf(language)}"><a href="${href}">${href}</a></p>`;
}

export function paragraph(text: string): string {
  return `<p>${escaped(text)}</p>`;
}

/** The side where lines begin; mail programs know no logical sides. */
export function startOf(language: Language): "left" | "right" {
  return directionOf(language) === "rtl" ? "right" : "left";
}

export function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

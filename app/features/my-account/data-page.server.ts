import { formatDateTime } from "#app/i18n/format.ts";
import { directionOf, type Language } from "#app/i18n/language.ts";
import { messagesFor } from "#app/messages/messages.server.ts";

/**
 * All that data.json holds as a page that opens on a phone: a section for each part, its fields by the
 * names that the board's forms have, and links to the files beside it.
 */
export function dataPage(own: Record<string, unknown>, language: Language): string {
  const messages = messagesFor(language);
  const { page } = messages.ownData;
  const labels: Record<string, unknown> = {
    ...messages.applications.apply,
    ...messages.accounts.place,
    ...messages.seekers.fields,
    ...page.fields,
  };
  const parts: Record<string, string> = page.parts;
  const label = (name: string) => (typeof labels[name] === "string" ? labels[name] : name);
  const sections = Object.entries(own)
    .filter(([, value]) => !isEmpty(value))
    .map(
      ([name, value]) =>
        `<section><h2>${escaped(parts[name] ?? label(name))}</h2>${shown(value, label, language)}</section>`,
    );
  return `<!DOCTYPE html>
<html lang="${language}" dir="${directionOf(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(page.title)}</title><style>${style}</style></head>
<body><h1>${escaped(page.title)}</h1><p>${escaped(page.asOf({ date: formatDateTime(new Date(), language) }))}</p>
${sections.join("\n")}
</body></html>
`;
}

const style =
  "body{font:1rem/1.6 system-ui,sans-serif;max-width:48rem;margin:1rem auto;padding:0 1rem;overflow-wrap:anywhere}dt{font-weight:700}dd{margin:0 0 .5rem}li{margin-bottom:1rem}p{white-space:pre-wrap}";

type LabelOf = (name: string) => string;

function shown(value: unknown, label: LabelOf, language: Language): string {
  if (Array.isArray(value)) {
    const isPlain = value.every((each) => typeof each !== "object" || each === null);
    if (isPlain) return `<p dir="auto">${escaped(value.join("\n"))}</p>`;
    return `<ol>${value.map((each) => `<li>${shown(each, label, language)}</li>`).join("")}</ol>`;
  }
  if (value instanceof Date) return `<time>${escaped(formatDateTime(value, language))}</time>`;
  if (typeof value === "object" && value !== null) return fields(value, label, language);
  const text = String(value);
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)) return escaped(formatDateTime(text, language));
  if (text.startsWith("files/")) return `<a href="${encodeURI(text)}">${escaped(text)}</a>`;
  return `<p dir="auto">${escaped(text)}</p>`;
}

function fields(value: object, label: LabelOf, language: Language): string {
  const rows = Object.entries(value)
    .filter(([, field]) => !isEmpty(field))
    .map(
      ([name, field]) =>
        `<dt>${escaped(label(name))}</dt><dd>${shown(field, label, language)}</dd>`,
    );
  return `<dl>${rows.join("")}</dl>`;
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === "") return true;
  if (value instanceof Date) return false;
  return typeof value === "object" && Object.values(value).every(isEmpty);
}

function escaped(text: string): string {
  const signs: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
  return text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);
}

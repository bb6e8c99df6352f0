import { monthNames } from "#app/i18n/format.ts";

const months = monthNames("ar").join("|");
const units = "يوماً|يوم|أيام|ساعة|ساعات|دقيقة|دقائق";

/** Parts in ar-EG digits: days, months, years, hours, and counts of days, hours and minutes. */
const ofTime = new RegExp(
  `([٠-٩]{1,2} (?:${months})(?: [٠-٩]{4})?|(?:${months}) [٠-٩]{4}|[٠-٩]{1,2}:[٠-٩]{2}|[٠-٩]+ (?:${units})|(?<![٠-٩])[٠-٩]{4}(?![٠-٩]))`,
  "g",
);

const faults: [what: string, pattern: RegExp][] = [
  ["a day in Latin digits", new RegExp(`\\d (?:${months})|(?:${months}) \\d`)],
  ["an hour in Latin digits", /(?<!\d)\d{1,2}:\d{2}(?!\d)/],
  ["a duration in Latin digits", new RegExp(`\\d (?:${units})(?!\\p{L})`, "u")],
  ["turned around", /[\w.]@[\w.]|\+\d|\p{L}.*\d[-/_]\d|(?<!\S)[@/_-]\w/su],
];

/**
 * Faults against the rule of digits in a right-to-left text: money and counts are Latin, a day and
 * its hour are Arabic, and a token with - + / _ @ is isolated, or Arabic letters before it turn it around.
 */
export function digitFaults(text: string): string[] {
  const plain = text.replace(/[\u2066-\u2068][^\u2069]*\u2069/g, " ");
  const names = faults.filter(([, pattern]) => pattern.test(plain)).map(([what]) => what);
  if (/[٠-٩]/.test(plain.replace(ofTime, ""))) names.push("a count in Arabic digits");
  return names.map((what) => `${what}: ${text.trim()}`);
}

/** The same of an Arabic email's HTML, but for what stands in elements of its own. */
export function digitFaultsOfEmail(html: string): string[] {
  if (!html.includes('<html lang="ar"')) return [];
  const [, card = ""] = html.split('class="card"');
  return card
    .replace(/<bdi>.*?<\/bdi>|<a [^>]*dir="ltr".*?<\/a>/gs, " ")
    .split(/<[^>]*>/)
    .flatMap(digitFaults);
}

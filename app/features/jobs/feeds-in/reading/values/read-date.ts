import { damascusDay } from "#app/i18n/format.ts";
import { latinDigits } from "#app/platform/amount.ts";

const months =
  "jan january يناير كانون_الثاني|feb february فبراير شباط|mar march مارس اذار آذار|apr april ابريل أبريل نيسان|may مايو ايار أيار|jun june يونيو حزيران|jul july يوليو تموز|aug august اغسطس أغسطس اب آب|sep sept september سبتمبر ايلول أيلول|oct october اكتوبر أكتوبر تشرين_الأول تشرين_الاول|nov november نوفمبر تشرين_الثاني|dec december ديسمبر كانون_الأول كانون_الاول";
const monthOf = new Map(
  months
    .split("|")
    .flatMap((names, at) => names.split(" ").map((name) => [name.replace("_", " "), at + 1])),
);
const monthNames = [...monthOf.keys()].toSorted((a, b) => b.length - a.length).join("|");

/** Minutes before UTC of the names in RFC 822; Damascus is three hours after it all year. */
const zones: Readonly<Record<string, number>> = {
  ut: 0,
  utc: 0,
  gmt: 0,
  z: 0,
  est: 300,
  edt: 240,
  cst: 360,
  cdt: 300,
  mst: 420,
  mdt: 360,
  pst: 480,
  pdt: 420,
};
const damascus = -180;

const clock = String.raw`(?:[T ,]+(?:at )?(?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2})(?:[.,]\d+)?)?)?`;
const zone = String.raw`(?:\s*(?<zone>z|utc?|gmt|[ecmp][sd]t|(?:gmt|utc)?[+-]\d{2}:?\d{2}))?`;
const weekday = String.raw`(?:\p{L}+[,،]?\s+)?`;
const forms = [
  String.raw`(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})`,
  String.raw`(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})`,
  // By convention the day comes first where points part them.
  String.raw`(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<year>\d{4})`,
  String.raw`(?<one>\d{1,2})[/-](?<two>\d{1,2})[/-](?<year>\d{4})`,
  String.raw`${weekday}(?<day>\d{1,2})(?:st|nd|rd|th)?[\s-]+(?<name>${monthNames})\.?[\s,،-]+(?<year>\d{4}|\d{2})`,
  String.raw`${weekday}(?<name>${monthNames})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4})`,
].map((form) => new RegExp(`^${form}${clock}${zone}$`, "iu"));

const earliest = 1990;
const latest = 2100;

/** A point in time; `isDay` where the text names a day without an hour. */
export type FeedDate = { at: Date; isDay: boolean };

/**
 * Reads a date in the forms of feeds: RFC 822, ISO 8601, 30.11.2026, 30/11/2026, "30 November 2026", "٣٠ تشرين
 * الثاني ٢٠٢٦", seconds or milliseconds since 1970. Undefined for others, for days that no calendar has, and for
 * 03/04/2026, which is in March or in April.
 */
export function readFeedDate(input: string): FeedDate | undefined {
  const text = latinDigits(input)
    .replace(/\p{Cf}/gu, "")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, 60);
  if (/^\d{10}(?:\d{3})?$/.test(text)) {
    const at = new Date(Number(text) * (text.length === 10 ? 1000 : 1));
    return { at, isDay: false };
  }
  for (const form of forms) {
    const groups = form.exec(text)?.groups;
    if (groups) return dateOf(groups);
  }
  return undefined;
}

function dateOf(groups: Record<string, string | undefined>): FeedDate | undefined {
  const [month, day] = monthAndDay(groups);
  const written = Number(groups.year);
  const year = groups.year?.length === 2 ? 2000 + written : written;
  if (month === undefined || day === undefined || year < earliest || year > latest)
    return undefined;
  const midnight = new Date(Date.UTC(year, month - 1, day));
  if (midnight.getUTCMonth() !== month - 1 || midnight.getUTCDate() !== day) return undefined;
  const { hour, minute, second = "0" } = groups;
  if (hour === undefined) return { at: new Date(midnight.getTime() - 3 * 3_600_000), isDay: true };
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 60) return undefined;
  const minutes = Number(hour) * 60 + Number(minute) + zoneMinutes(groups.zone);
  const at = new Date(midnight.getTime() + minutes * 60_000 + Math.min(59, Number(second)) * 1000);
  return { at, isDay: false };
}

function monthAndDay({ month, day, name, one, two }: Record<string, string | undefined>) {
  if (name !== undefined)
    return [monthOf.get(name.toLowerCase()) as number | undefined, Number(day)];
  if (one === undefined) return [Number(month), Number(day)];
  const [first, second] = [Number(one), Number(two)];
  if (first > 12 || first === second) return [second, first];
  return second > 12 ? [first, second] : [undefined, undefined];
}

function zoneMinutes(name: string | undefined): number {
  if (name === undefined) return damascus;
  const known = zones[name.toLowerCase()];
  if (known !== undefined) return known;
  const [, sign, hours, minutes] = /([+-])(\d{2}):?(\d{2})$/.exec(name) ?? [];
  const offset = Number(hours) * 60 + Number(minutes);
  return sign === "-" ? offset : -offset;
}

/** The ISO day in Damascus. */
export function dayOf({ at }: FeedDate): string {
  return damascusDay(at);
}

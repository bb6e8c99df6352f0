/** Tags of what postings say; see job-attributes.ts. */
export function attributeTag(name: string): string {
  return `a:${name}`;
}

/** The tags of postings that do not have an attribute: they say no, or want others. */
export function denials(tag: string): string[] {
  const opposite = opposites.get(tag);
  if (opposite !== undefined) return [opposite];
  if (isHoursTag(tag)) return [attributeTag(clockStated)];
  if (isLengthTag(tag)) return [attributeTag(lengthStated)];
  return tag.startsWith("a:") ? [tag.replace(":", ":-")] : [];
}

const opposites = new Map(
  [
    ["women", "men"],
    ["morning", "evening"],
  ].flatMap(([one = "", other = ""]) => [
    [attributeTag(one), attributeTag(other)] as const,
    [attributeTag(other), attributeTag(one)] as const,
  ]),
);

/** Whether a tag says which people a posting wants. */
export function isOfPeople(tag: string): boolean {
  return tag === attributeTag("men") || tag === attributeTag("women");
}

/** The tag of an age: one for each five years. */
export function ageTag(age: number): string {
  return `g:${Math.floor(age / 5) * 5}`;
}

/** The tag of a bound of the ages that a posting states. */
export function ageBoundTag(age: number): string {
  return `b:${age}`;
}

export function isAgeTag(tag: string): boolean {
  return /^[bg]:/.test(tag);
}

export function yearsTag(years: number): string {
  return `y:${years}`;
}

/** Hours of the clock; those after midnight count on from 24. */
export type Clock = { start: number; end: number };

export function hoursTag({ start, end }: Clock): string {
  return `h:${start}-${end}`;
}

/** The tag of so many hours a day. */
export function lengthTag(hours: number): string {
  return `n:${hours}`;
}

export function isHoursTag(tag: string): boolean {
  return tag.startsWith("h:");
}

export function isLengthTag(tag: string): boolean {
  return tag.startsWith("n:");
}

/** Attributes of a posting that says any hours of the clock, or how many a day: it may say others. */
export const clockStated = "clock";
export const lengthStated = "length";

/** The part of the day that hours are a shift of; undefined of a whole day and more. */
export function partOfDay({ start, end }: Clock): "morning" | "evening" | "night" | undefined {
  if (start >= 5 && start < 12 && end <= 18) return "morning";
  if (start >= 20 || end > 25) return "night";
  return start >= 13 && end >= 20 ? "evening" : undefined;
}

type ClockWords = Partial<Record<"cue" | "from" | "fromDay" | "to" | "toDay", string | undefined>>;

/** Hours as people write them; undefined where nothing says that the numbers are hours. */
export function readClock({ cue, from, fromDay, to, toDay }: ClockWords): Clock | undefined {
  const [first, last] = [Number(from), Number(to)];
  if ((cue ?? fromDay ?? toDay) === undefined) return undefined;
  if (first < 1 || last < 1 || first > 24 || last > 24) return undefined;
  const start = hourOf(first, fromDay) ?? (first >= 6 && first < 13 ? first : first + 12);
  const named = hourOf(last, toDay) ?? last;
  const steps = toDay === undefined ? 12 : 24;
  const end = named > start ? named : named + steps * Math.ceil((start + 1 - named) / steps);
  return end - start <= longestDay ? { start, end } : undefined;
}

const longestDay = 16;

function hourOf(hour: number, day: string | undefined): number | undefined {
  if (day === undefined) return undefined;
  if (/^(?:ص|الص|a)/.test(day)) return hour % 12;
  if (/ليل/.test(day) && (hour === 12 || hour < 6)) return hour % 12;
  return hour < 12 ? hour + 12 : hour;
}

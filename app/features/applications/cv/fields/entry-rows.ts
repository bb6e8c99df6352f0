import {
  type EntryKind,
  entryLimits,
  type ProfileEntry,
  valuesOfEntry,
} from "#app/features/seekers/entries/profile-entry.ts";
import { maxProfileEntries } from "#app/limits.ts";
import { fold } from "#app/platform/fold.ts";
import type { CvEntry } from "./entries.ts";
import type { EntryRow } from "./entry-row.ts";
import type { CvFields } from "./read-cv-fields.ts";
import type { Reading } from "./reading.ts";

/** The jobs and schools of a CV that the profile does not have, in the order of the CV. */
export function entryRows(
  { jobs, schools }: Pick<CvFields, "jobs" | "schools">,
  stored: readonly ProfileEntry[],
): EntryRow[] {
  const known = new Set(stored.map(({ kind, title, from }) => keyOf(kind, title, from)));
  const rows = (kind: EntryKind, entries: readonly Reading<CvEntry>[]) =>
    entries
      .filter(({ value: { what, period } }) => !known.has(keyOf(kind, what, period?.from ?? "")))
      .map((entry) => rowOf(kind, entry));
  return [...rows("job", jobs), ...rows("school", schools)].slice(0, maxProfileEntries);
}

/** One key for all spellings and employers of an entry with one title and first year. */
function keyOf(kind: EntryKind, title: string, from: string): string {
  return `${kind} ${fold(title)} ${from.slice(0, 4)}`;
}

function rowOf(kind: EntryKind, { value, isSure }: Reading<CvEntry>): EntryRow {
  const { what, where, period, details } = value;
  const points = details.map((detail) => `- ${detail}`).join("\n");
  const isWhole =
    what.length <= entryLimits.title &&
    where.length <= entryLimits.organization &&
    points.length <= entryLimits.details;
  const values = valuesOfEntry({
    title: what.slice(0, entryLimits.title),
    organization: where.slice(0, entryLimits.organization),
    place: null,
    from: period?.from ?? "",
    until: period ? period.until : "",
    details: points.slice(0, entryLimits.details),
  });
  return { kind, values, isSure: isSure && isWhole };
}

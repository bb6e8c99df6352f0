import {
  type EntryField,
  type EntryKind,
  entryFields,
  kindIn,
} from "#app/features/seekers/entries/profile-entry.ts";
import type { FormValues } from "#app/http/form.ts";
import { maxProfileEntries } from "#app/limits.ts";

/** A job or a school of a CV that the profile does not have, as the form of an entry has it. */
export type EntryRow = { kind: EntryKind; values: Record<EntryField, string>; isSure: boolean };

/** The names of a row's fields in the form of all rows. */
export function entryFieldName(at: number, field: EntryField | "kind"): string {
  return `entry-${at}-${field}`;
}

/** The box that chooses a row. */
export function entryChosenName(at: number): string {
  return `use-entry-${at}`;
}

type SentRow = Pick<EntryRow, "kind" | "values"> & { at: number; isChosen: boolean };

/** The rows of a sent form. */
export function entryRowsIn(sent: FormValues): SentRow[] {
  return Array.from({ length: maxProfileEntries }, (_, at) => at).flatMap((at) => {
    const kind = sent[entryFieldName(at, "kind")];
    if (kind === undefined) return [];
    const values = Object.fromEntries(
      entryFields.map((field) => [field, sent[entryFieldName(at, field)] ?? ""]),
    ) as SentRow["values"];
    return [{ at, kind: kindIn(kind), values, isChosen: Boolean(sent[entryChosenName(at)]) }];
  });
}

import { createHash } from "node:crypto";
import { type FormValues, unknownState } from "#app/http/form.ts";

/** A field that was saved elsewhere after a form was opened; `sent` is null where the form has no such field. */
type ChangedField = { field: string; saved: string; sent: string | null };

/** A form that was opened before the latest change was saved. */
export type StaleForm = {
  changed: ChangedField[];
  /** The input; fields that were left as they had been shown hold the saved values. */
  values: FormValues;
  /** The fingerprints of the stored values, for sending the form again. */
  seen: string;
};

/** Fingerprints of the stored values that a form shows, for its hidden field `seen`. */
export function seenOf(stored: FormValues): string {
  return Object.entries(stored)
    .map(([field, value]) => `${field}~${fingerprint(unified(value))}`)
    .join(" ");
}

type Fields = {
  /** The form's own fields; a box that is not ticked is sent as nothing. */
  shown?: readonly string[];
  /** The fields that sending it is about. */
  checked?: readonly string[];
};

/**
 * Compares stored values with the fingerprints in a sent form; undefined if saving would lose nothing: a form
 * sent twice is not stale, nor is one that repeats the stored values, nor one without `seen`. Of an unknown state each
 * other value may be older than the stored one.
 */
export function staleForm(
  sent: FormValues,
  stored: FormValues,
  { shown = Object.keys(stored), checked = shown }: Fields = {},
): StaleForm | undefined {
  const known = new Map((sent.seen ?? "").split(" ").map((each) => splitOnce(each)));
  const values = { ...sent };
  const changed: ChangedField[] = [];
  for (const field of checked) {
    const before = known.get(field);
    const saved = unified(stored[field]);
    const input = shown.includes(field) ? unified(sent[field]) : null;
    const isKnown = before === undefined || before === fingerprint(saved);
    if (input === saved || (sent.seen === unknownState ? input === null : isKnown)) continue;
    changed.push({ field, saved, sent: input });
    if (input !== null && before === fingerprint(input)) values[field] = saved;
  }
  return changed.length > 0 ? { changed, values, seen: seenOf(stored) } : undefined;
}

function splitOnce(part: string): [string, string] {
  const [field = "", print = ""] = part.split("~");
  return [field, print];
}

/** Browsers send a line break as two characters. */
function unified(value = ""): string {
  return value.replaceAll("\r\n", "\n").trim();
}

function fingerprint(text: string): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, 8);
}

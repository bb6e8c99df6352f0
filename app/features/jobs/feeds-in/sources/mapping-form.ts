import { z } from "zod";
import {
  type FeedKind,
  type FeedMapping,
  feedKinds,
  type JobField,
  jobFields,
} from "#app/features/jobs/feeds-in/reading/feed-source.ts";
import type { FormValues } from "#app/http/form.ts";
import { fold } from "#app/platform/fold.ts";
import { type ChosenField, choices, defaultFields, isChosen } from "./mapping-choices.ts";

const field = z.enum(jobFields);
/** As JSON in the database may have it: escaped in a form's JSON, these come past the form's own reading. */
const text = z
  .string()
  .max(300)
  .refine((each) => each.isWellFormed() && !each.includes("\0"));
const mappingSchema = z.object({
  items: text.optional(),
  paths: z.partialRecord(field, z.array(text).max(10)),
  values: z.partialRecord(field, z.record(text, text)).optional(),
  defaults: z.partialRecord(field, text).optional(),
});

/** Values of one mapping that are remembered. */
const maxValues = 500;

/**
 * The mapping that a form holds: the one that it was shown with, in `mapping`, with the fields that a person chose
 * over it. Undefined for a form that is none.
 */
export function readMapping(
  values: FormValues,
): { kind: FeedKind; mapping: FeedMapping } | undefined {
  const kind = feedKinds.find((each) => each === values.kind);
  const base = parse(values.mapping ?? "");
  if (!kind || !base) return undefined;
  const paths: FeedMapping["paths"] = { ...base.paths };
  const defaults = { ...base.defaults };
  for (const name of jobFields) {
    const chosen = values[`path.${name}`];
    if (chosen === "") delete paths[name];
    // The others that are looked at in turn stay with the first.
    else if (chosen !== undefined && chosen !== base.paths[name]?.[0]) paths[name] = [chosen];
  }
  for (const name of defaultFields) {
    const chosen = values[`default.${name}`];
    if (chosen === "") delete defaults[name];
    else if (chosen !== undefined && isOf(name, chosen)) defaults[name] = chosen;
  }
  const mapped: Partial<Record<JobField, Record<string, string>>> = {};
  for (const [name, known] of Object.entries(base.values ?? {}))
    mapped[name as JobField] = { ...known };
  for (let at = 0; at < maxValues; at++) {
    const [name, value, chosen] = ["field", "value", "choice"].map(
      (part) => values[`${part}.${at}`],
    );
    if (value === undefined) break;
    const of = jobFields.find((each) => each === name);
    if (!of || !chosen || (isChosen(of) && !isOf(of, chosen))) continue;
    const known = mapped[of] ?? {};
    mapped[of] = known;
    if (Object.keys(known).length < maxValues) known[fold(value)] = chosen;
  }
  const items = values.items?.trim();
  const mapping = { ...(items && { items }), paths, values: mapped, defaults };
  return mappingSchema.safeParse(mapping).success ? { kind, mapping } : undefined;
}

function isOf(name: ChosenField, value: string): boolean {
  return choices[name].some((each) => each === value);
}

function parse(json: string): FeedMapping | undefined {
  try {
    const read = mappingSchema.safeParse(JSON.parse(json));
    return read.success ? (read.data as FeedMapping) : undefined;
  } catch {
    return undefined;
  }
}

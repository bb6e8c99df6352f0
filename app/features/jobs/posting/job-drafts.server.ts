import { randomUUID } from "node:crypto";
import type { Person } from "#app/features/accounts/actor.ts";
import { keepDraft, listDrafts } from "#app/features/accounts/profile/drafts.server.ts";
import type { FormValues } from "#app/http/form.ts";
import { type StaleForm, seenOf } from "#app/http/stale-form/stale-form.server.ts";
import { isUuid } from "#app/platform/uuid.ts";
import { fieldNames } from "./job-fields.ts";
import { cityOf } from "./job-form.ts";
import { withPoundAnswer } from "./pay-input.ts";

/** The wizard's input so far. */
export type JobDraft = {
  /** The draft's own id, and its job's once posted. */
  id: string;
  values: FormValues;
  /** Fingerprints of the stored job that it began from; empty for a new one. */
  seen: string;
};

/** The drafts of a form, "post-job" or "edit-job/ID", latest first. */
export async function listJobDrafts(actor: Person, form: string): Promise<JobDraft[]> {
  return (await listDrafts(actor, form)).map(({ id, values: { seen = "", ...values } }) => ({
    id,
    values,
    seen,
  }));
}

/** The draft of the id that a form or an address names; one without an id means the latest that fits. */
export function chosenDraft(
  drafts: readonly JobDraft[],
  id: string | null | undefined,
  fits: (draft: JobDraft) => boolean = () => true,
): JobDraft | undefined {
  return drafts.find((draft) => (id ? draft.id === id : fits(draft)));
}

/** A draft that begins with `start`, under the id that its form came with. */
export function newDraft(id: string | undefined, start: FormValues, seen: string): JobDraft {
  return { id: id && isUuid(id) ? id : randomUUID(), values: start, seen };
}

/** Stores a step's values in a draft. */
export async function keepJobStep(
  actor: Person,
  form: string,
  draft: JobDraft,
  sent: FormValues,
): Promise<JobDraft> {
  const values = withPoundAnswer({ ...draft.values, ...storable(sent) }, sent);
  // Without scripts the old city is sent along with a new governorate.
  if (values.city && !cityOf(values.province, values.city)) values.city = "";
  await keepDraft(actor, form, { id: draft.id, values: { ...values, seen: draft.seen } });
  return { ...draft, values };
}

/** Has a draft begin from the job as it is stored now; returns the values that its form is to show. */
export async function renewDraft(
  actor: Person,
  form: string,
  draft: JobDraft,
  stale: StaleForm,
): Promise<StaleForm> {
  const { seen: _, ...values } = stale.values;
  await keepDraft(actor, form, { id: draft.id, values: { ...values, seen: stale.seen } });
  return { ...stale, seen: seenOf(values) };
}

// Far above any field's limit: longer text is refused at the end, not cut here.
const maxCharacters = 100_000;

function storable(sent: FormValues): FormValues {
  const values: FormValues = {};
  for (const field of fieldNames) {
    const input = sent[field];
    if (input !== undefined) values[field] = input.replaceAll("\r\n", "\n").slice(0, maxCharacters);
  }
  return values;
}

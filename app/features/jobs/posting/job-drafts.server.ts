import { randomUUID } from "node:crypto";
import type { Person } from "#app/features/accounts/actor.ts";
import { findDraft, keepDraft } from "#app/features/accounts/profile/drafts.server.ts";
import type { FormValues } from "#app/http/form.ts";
import { fieldNames } from "./job-fields.ts";
import { cityOf } from "./job-form.ts";
import { withPoundAnswer } from "./pay-input.ts";

/** The wizard's input so far. The id is the draft's own, and its job's once posted. */
export type JobDraft = { id: string; values: FormValues };

/** The draft of a form: "post-job", or "edit-job/ID". */
export async function findJobDraft(actor: Person, form: string): Promise<JobDraft | undefined> {
  const draft = await findDraft(actor, form);
  if (!draft) return undefined;
  const { draftId = "", ...values } = draft;
  return { id: draftId, values };
}

/** Stores a step's values in the draft; without one, a new draft begins with `start`. */
export async function keepJobStep(
  actor: Person,
  form: string,
  draft: JobDraft | undefined,
  start: FormValues,
  sent: FormValues,
): Promise<JobDraft> {
  const id = draft?.id || randomUUID();
  const values = withPoundAnswer({ ...(draft?.values ?? start), ...storable(sent) }, sent);
  // Without scripts the old city is sent along with a new governorate.
  if (values.city && !cityOf(values.province, values.city)) values.city = "";
  await keepDraft(actor, form, { ...values, draftId: id });
  return { id, values };
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

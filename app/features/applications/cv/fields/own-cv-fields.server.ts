import type { Person } from "#app/features/accounts/actor.ts";
import { whyNotSend } from "#app/features/applications/application-access.ts";
import { listOwnCvs } from "#app/features/applications/cv/own/own-cvs.server.ts";
import { readCvFor } from "#app/features/applications/cv/reading/read-cv.server.ts";
import { type EntryValues, entryForm } from "#app/features/seekers/entries/entry-form.ts";
import { addEntries, listOwnEntries } from "#app/features/seekers/entries/own-entries.server.ts";
import type { EntryField } from "#app/features/seekers/entries/profile-entry.ts";
import { profileForm } from "#app/features/seekers/profile-form.ts";
import { valuesOfProfile } from "#app/features/seekers/profile-values.ts";
import { findOwnProfile, saveOwnProfile } from "#app/features/seekers/seekers.server.ts";
import { checkForm, type FormErrors, type FormValues } from "#app/http/form.ts";
import type { StaleForm } from "#app/http/stale-form/stale-form.server.ts";
import { isRefused, type Outcome, type Refusal, refused } from "#app/platform/outcome.ts";
import { isUuid } from "#app/platform/uuid.ts";
import { type EntryRow, entryFieldName, entryRowsIn } from "./entry-row.ts";
import { entryRows } from "./entry-rows.ts";
import { chosenName, type ProfileRow, profileRowFields } from "./profile-row.ts";
import { profileRows } from "./profile-rows.ts";
import { readCvFields } from "./read-cv-fields.ts";

type OwnCvFields = {
  /** The owner's name for the CV. */
  name: string;
  /** Its fields for the profile; null for a scan, which has no text. */
  rows: ProfileRow[] | null;
  /** Its jobs and schools that the profile does not have. */
  entries: EntryRow[];
  /** The address in the CV. */
  email: string | null;
  /** The profile as its form has it. */
  stored: FormValues;
};

/**
 * Reads the actor's own saved CV for their profile; nothing is stored, and it is read again each time. Refusals:
 * cvs.gone, and those of readCvFor.
 */
export async function readOwnCvFields(actor: Person, id: string): Promise<Outcome<OwnCvFields>> {
  const cv = isUuid(id) ? (await listOwnCvs(actor)).find((each) => each.id === id) : undefined;
  if (!cv) return refused("cvs.gone");
  const [profile, known, read] = await Promise.all([
    findOwnProfile(actor),
    listOwnEntries(actor),
    readCvFor(actor, id),
  ]);
  if (!read) return refused("cvs.gone");
  if (isRefused(read)) return read;
  const stored = valuesOfProfile(profile);
  const fields = readCvFields(read.text, new Date());
  return {
    name: cv.name,
    rows: fields ? profileRows(fields, stored) : null,
    entries: fields ? entryRows(fields, known) : [],
    email: fields?.email?.value ?? null,
    stored,
  };
}

type NotSaved = { errors?: FormErrors; stale?: StaleForm };

/**
 * Stores the chosen fields of a sent form in the actor's own profile, and adds its chosen jobs and schools; the rest
 * stays as it is. Returns undefined once all is stored. Refusals: who is no job seeker, and those of addEntries.
 */
export async function saveOwnCvFields(
  actor: Person,
  sent: FormValues,
): Promise<NotSaved | Refusal | undefined> {
  const refusal = whyNotSend(actor);
  if (refusal) return refused(refusal);
  const chosen = profileRowFields.filter((field) => sent[chosenName(field)] && field in sent);
  const values = valuesOfProfile(await findOwnProfile(actor));
  for (const field of chosen) values[field] = sent[field] ?? "";
  const checked = checkForm(profileForm, values);
  const entries = checkEntries(sent);
  if (checked.errors || entries.errors)
    return { errors: { ...("errors" in checked ? checked.errors : {}), ...entries.errors } };
  const opened = { ...values, seen: sent.seen ?? "" };
  const notSaved = await saveOwnProfile(actor, checked.values, opened, (tx) =>
    addEntries(tx, actor, entries.values),
  );
  return notSaved && "changed" in notSaved ? { stale: notSaved } : notSaved;
}

/** The chosen jobs and schools of a sent form, or their errors by the names of its fields. */
function checkEntries(sent: FormValues): { values: EntryValues[]; errors?: FormErrors } {
  const values: EntryValues[] = [];
  const errors: FormErrors = {};
  for (const { at, kind, values: input, isChosen } of entryRowsIn(sent)) {
    if (!isChosen) continue;
    const checked = checkForm(entryForm(kind), input);
    if (!checked.errors) values.push(checked.values);
    for (const [field, error] of Object.entries(checked.errors ?? {}))
      errors[entryFieldName(at, field as EntryField)] = error;
  }
  return Object.keys(errors).length > 0 ? { values, errors } : { values };
}

import type { Person } from "#app/features/accounts/actor.ts";
import { whyNotSend } from "#app/features/applications/application-access.ts";
import { listOwnCvs } from "#app/features/applications/cv/own/own-cvs.server.ts";
import { readCvFor } from "#app/features/applications/cv/reading/read-cv.server.ts";
import { profileForm } from "#app/features/seekers/profile-form.ts";
import { valuesOfProfile } from "#app/features/seekers/profile-values.ts";
import { findOwnProfile, saveOwnProfile } from "#app/features/seekers/seekers.server.ts";
import { checkForm, type FormErrors, type FormValues } from "#app/http/form.ts";
import type { StaleForm } from "#app/http/stale-form/stale-form.server.ts";
import { isRefused, type Outcome, type Refusal, refused } from "#app/platform/outcome.ts";
import { isUuid } from "#app/platform/uuid.ts";
import { chosenName, type ProfileRow, profileRowFields } from "./profile-row.ts";
import { profileRows } from "./profile-rows.ts";
import { readCvFields } from "./read-cv-fields.ts";

type OwnCvFields = {
  /** The owner's name for the CV. */
  name: string;
  /** Its fields for the profile; null for a scan, which has no text. */
  rows: ProfileRow[] | null;
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
  const [profile, read] = await Promise.all([findOwnProfile(actor), readCvFor(actor, id)]);
  if (!read) return refused("cvs.gone");
  if (isRefused(read)) return read;
  const stored = valuesOfProfile(profile);
  const fields = readCvFields(read.text, new Date());
  return {
    name: cv.name,
    rows: fields ? profileRows(fields, stored) : null,
    email: fields?.email?.value ?? null,
    stored,
  };
}

type NotSaved = { errors?: FormErrors; stale?: StaleForm };

/**
 * Stores the chosen fields of a sent form in the actor's own profile; the others stay as they are. Returns
 * undefined once they are stored. Refusals: who is no job seeker.
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
  if (checked.errors) return checked;
  const stale = await saveOwnProfile(actor, checked.values, { ...values, seen: sent.seen ?? "" });
  return stale && { stale };
}

import type { Actor } from "#app/features/accounts/actor.ts";
import { consume, limitKey } from "#app/features/accounts/rate-limits/rate-limits.server.ts";
import { whyNotSend } from "#app/features/applications/application-access.ts";
import { findOwnContact } from "#app/features/applications/applications.server.ts";
import { profilePlace } from "#app/features/applications/place-names.server.ts";
import { completenessOf } from "#app/features/seekers/completeness.ts";
import { cvContent } from "#app/features/seekers/cv/cv-content.ts";
import type { CvLayout } from "#app/features/seekers/cv/cv-layout.ts";
import { drawCv } from "#app/features/seekers/cv/draw-cv.server.ts";
import type { CvPdf } from "#app/features/seekers/cv/pdf/cv-pdf.server.ts";
import { listOwnEntries } from "#app/features/seekers/entries/own-entries.server.ts";
import { valuesOfProfile } from "#app/features/seekers/profile-values.ts";
import { findOwnProfile } from "#app/features/seekers/seekers.server.ts";
import type { ContentLanguage } from "#app/i18n/language.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { shownEmail } from "#app/platform/email/shown-email.server.ts";
import { isRefused, type Outcome, refused } from "#app/platform/outcome.ts";
import { saveOwnCv } from "./own-cvs.server.ts";

/** Each costs a third of a second of a processor. */
const cvsAnHour = { max: 30, seconds: 60 * 60 };

type ProfileCv = CvPdf & { fileName: string };

/**
 * The actor's profile as a CV, as it is now; nothing is stored. Refusals: who is no job seeker,
 * cvs.nameless, cvs.empty and accounts.tooManyTries.
 */
export async function makeOwnProfileCv(
  actor: Actor,
  language: ContentLanguage,
  layout: CvLayout,
): Promise<Outcome<ProfileCv>> {
  const refusal = whyNotSend(actor);
  if (refusal || actor.kind !== "person") return refused(refusal ?? "applications.loginFirst");
  const [profile, entries, contact] = await Promise.all([
    findOwnProfile(actor),
    listOwnEntries(actor),
    findOwnContact(actor),
  ]);
  const place = profilePlace(profile)?.[language] ?? "";
  const email = shownEmail(contact.email ?? "");
  const person = { profile, entries, email, place };
  const content = cvContent(person, { language, layout }, messagesFor(language));
  if (!content.name) return refused("cvs.nameless");
  if (completenessOf(valuesOfProfile(profile), entries).done === 0) return refused("cvs.empty");
  const counted = await consume(limitKey("profile-cvs", actor.id), cvsAnHour);
  if (isRefused(counted)) return counted;
  return { ...(await drawCv(actor.id, content)), fileName: `${content.name} CV.pdf` };
}

/**
 * Makes a CV from the actor's profile and saves it; `missing` are letters without a glyph.
 * Refusals: those of makeOwnProfileCv and saveOwnCv.
 */
export async function saveOwnProfileCv(
  actor: Actor,
  language: ContentLanguage,
  layout: CvLayout,
): Promise<Outcome<{ id: string; missing: string[] }>> {
  const profileCv = await makeOwnProfileCv(actor, language, layout);
  if (isRefused(profileCv)) return profileCv;
  const { bytes: content, fileName, missing } = profileCv;
  const label = messagesFor(language).cvPaper.label;
  const saved = await saveOwnCv(actor, [{ content, fileName }], { language, label });
  return isRefused(saved) ? saved : { ...saved, missing };
}

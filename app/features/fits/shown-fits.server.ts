import type { Actor } from "#app/features/accounts/actor.ts";
import type { JobCard, JobDetail } from "#app/features/job/job.ts";
import type { Language } from "#app/i18n/language.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { type FitsPart, findOwnFit, listOwnFits } from "./fits.server.ts";
import { reasonSentence } from "./reason-sentence.ts";

/** The section of the signed-in home: its texts come along, so that no visitor loads them. */
export type ShownFits = {
  texts: { title: string; text: string; link: string; more: string };
  jobs: JobCard[];
  /** The person's desired position, for the search behind the section. */
  position: string | null;
};

/** Jobs that fit the actor's profile, each with its reason, or how to get some; undefined for nothing. */
export async function shownFits(
  actor: Actor,
  language: Language,
  part?: FitsPart,
): Promise<ShownFits | undefined> {
  const own = await listOwnFits(actor, language, part);
  if (own.kind === "none") return undefined;
  const messages = messagesFor(language);
  const { title, about, settings, unsaid, complete, more } = messages.fits;
  if (own.kind === "unsaid") {
    return { texts: { title, text: unsaid, link: complete, more }, jobs: [], position: null };
  }
  return {
    texts: { title, text: about, link: settings, more },
    jobs: own.fits.map(({ job, reasons }) => ({
      ...job,
      why: reasonSentence(reasons, "forSeeker", messages, language),
    })),
    position: own.position,
  };
}

/** Whether an open job fits the actor's profile, and why, in two texts; undefined where it does not. */
export async function shownFit(
  actor: Actor,
  job: JobDetail,
  language: Language,
): Promise<{ lead: string; why: string } | undefined> {
  const reasons = await findOwnFit(actor, job);
  if (reasons.length === 0) return undefined;
  const messages = messagesFor(language);
  const why = reasonSentence(reasons, "forSeeker", messages, language);
  return { lead: messages.fits.fitsYou, why };
}

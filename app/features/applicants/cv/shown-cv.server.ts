import type { Actor } from "#app/features/accounts/actor.ts";
import type { SentApplication } from "#app/features/applications/application-list.ts";
import { readCvFor } from "#app/features/applications/cv/reading/read-cv.server.ts";
import { isRefused } from "#app/platform/outcome.ts";
import type { CvView, ShownCv } from "./shown-cv.ts";

/** The CV of an application that the actor may read; a CV without pages is shown as text. */
export async function readCvOf(
  actor: Actor,
  { sent }: { sent: Pick<SentApplication, "document"> },
  view: CvView | null,
): Promise<ShownCv | null> {
  if (!view || !sent.document) return null;
  const read = await readCvFor(actor, sent.document.id);
  if (!read) return null;
  if (isRefused(read)) return { view, refused: read.refused };
  const { text, pages, count } = read;
  const isPages = view === "pages" && pages.length > 0;
  return isPages ? { view, pages, count, text: "" } : { view: "text", pages, count, text };
}

import type { Actor } from "#app/features/accounts/actor.ts";
import type { SentApplication } from "#app/features/applications/application-list.ts";
import type { CompanyAction } from "#app/features/applications/application-status.ts";
import { readCvFor } from "#app/features/applications/cv/reading/read-cv.server.ts";
import {
  markCompanyNewsSeen,
  recordOpening,
} from "#app/features/applications/lifecycle/history.server.ts";
import type { MailDoubts } from "#app/features/applications/lifecycle/reach.ts";
import { isPrefetch } from "#app/http/prefetch.server.ts";
import { isRefused } from "#app/platform/outcome.ts";
import { findApplicant } from "./applicant.server.ts";
import type { ApplicantDetail } from "./applicant.ts";
import type { ApplicantFilter } from "./applicant-filter.ts";
import { type CvView, readCvView, type ShownCv } from "./cv/shown-cv.ts";
import { findDoubts } from "./mail-doubts.server.ts";
import type { Template } from "./templates/template.ts";
import { listTemplates } from "./templates/templates.server.ts";

/** An open application and the answer being written. */
export type Reading = {
  applicant: ApplicantDetail;
  /** The action of ?answer=, if the application allows it. */
  asking: CompanyAction | null;
  /** Only while something is being answered. */
  templates: Template[];
  /** Whether the email of the action, or of a step without a form, may not arrive. */
  doubts: MailDoubts;
  /** Only where ?cv= asks for it. */
  cv: ShownCv | null;
};

type Reader = { actor: Actor; request: Request };

/**
 * An application to a job of the actor's company. Marks it as read, unless a browser prefetches it.
 */
export async function readApplicant(
  { actor, request }: Reader,
  jobId: string,
  applicationId: string,
  filter: ApplicantFilter,
): Promise<Reading | undefined> {
  const before = await findApplicant(actor, jobId, applicationId, filter);
  if (!before) return undefined;
  const isRead = !isPrefetch(request) && request.method !== "HEAD" && !before.isNameOnly;
  if (isRead) {
    await recordOpening(actor, applicationId);
    await markCompanyNewsSeen(actor, applicationId, before.history.at(-1)?.id ?? 0);
  }
  const isFirst = isRead && before.stage === "new";
  const applicant = isFirst
    ? {
        ...((await findApplicant(actor, jobId, applicationId, filter)) ?? before),
        newFrom: before.newFrom,
      }
    : before;
  const wanted = new URL(request.url).searchParams.get("answer");
  const asking = applicant.actions.find((action) => action === wanted) ?? null;
  const [templates, doubts, cv] = await Promise.all([
    asking ? listTemplates(actor) : [],
    findDoubts(actor, applicationId, asking ?? "shortlist"),
    isRead ? readCvOf(actor, applicant, readCvView(request.url)) : null,
  ]);
  return { applicant, asking, templates, doubts, cv };
}

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

import { desc, eq, isNotNull } from "drizzle-orm";
import type { Actor } from "#app/features/accounts/actor.ts";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import type { SentApplication } from "#app/features/applications/application-list.ts";
import type { CompanyAction } from "#app/features/applications/application-status.ts";
import { companyApplications } from "#app/features/applications/applications.table.ts";
import { hasViewed } from "#app/features/applications/cv/cv-access-log.server.ts";
import { readCvFor } from "#app/features/applications/cv/reading/read-cv.server.ts";
import {
  markCompanyNewsSeen,
  recordOpening,
} from "#app/features/applications/lifecycle/history.server.ts";
import { interviews } from "#app/features/applications/lifecycle/lifecycle.table.ts";
import type { MailDoubts } from "#app/features/applications/lifecycle/reach.ts";
import { isPrefetch } from "#app/http/prefetch.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { isRefused } from "#app/platform/outcome.ts";
import { findApplicant } from "./applicant.server.ts";
import type { ApplicantDetail } from "./applicant.ts";
import type { ApplicantFilter } from "./applicant-filter.ts";
import { type CvView, hiddenCv, readCvView, type ShownCv, viewsOf } from "./cv/shown-cv.ts";
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
  /** Only where ?cv= requests it, and the beginning of one that its reader has opened before. */
  cv: ShownCv | null;
  /** Of the company's last interview, for an invitation. */
  place: string;
};

type Reader = {
  actor: Actor;
  request: Request;
  /** False where it is shown without a press, which only one opened earlier is. */
  isRequested?: boolean;
};

/**
 * An application to a job of the actor's company. Marks it as read, unless a browser prefetches it
 * or the page shows it unasked.
 */
export async function readApplicant(
  { actor, request, isRequested = true }: Reader,
  jobId: string,
  applicationId: string,
  filter: ApplicantFilter,
): Promise<Reading | undefined> {
  const before = await findApplicant(actor, jobId, applicationId, filter);
  if (!before || (!isRequested && before.stage === "new")) return undefined;
  const isRead =
    isRequested && !isPrefetch(request) && request.method !== "HEAD" && !before.isNameOnly;
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
  const { searchParams } = new URL(request.url);
  const wanted = searchParams.get("answer");
  const asking = applicant.actions.find((action) => action === wanted) ?? null;
  const [templates, doubts, cv, place] = await Promise.all([
    asking ? listTemplates(actor) : [],
    findDoubts(actor, applicationId, asking ?? "shortlist"),
    isRead && searchParams.get("cv") !== hiddenCv
      ? findCv(actor, applicant, readCvView(request.url))
      : null,
    asking === "invite" ? findLastPlace(actor) : "",
  ]);
  return { applicant, asking, templates, doubts, cv, place };
}

/** The CV in the requested view; the beginning of one that the actor has opened before. */
async function findCv(actor: Actor, applicant: ApplicantDetail, view: CvView | null) {
  const { id, sent } = applicant;
  if (view) return readCvOf(actor, applicant, view);
  if (!sent.document || actor.kind !== "person" || !(await hasViewed(id, actor.id))) return null;
  const [first = "text"] = viewsOf(sent.document.name);
  const cv = await readCvOf(actor, applicant, first);
  return cv && !("refused" in cv) ? { ...cv, isGlance: true } : null;
}

/** Where the actor's company held its last interview that had a place, of its newest 200 applications. */
async function findLastPlace(actor: Actor): Promise<string> {
  const company = actingCompany(actor);
  if (!company) return "";
  const newest = db
    .select({ id: companyApplications.applicationId })
    .from(companyApplications)
    .where(eq(companyApplications.companyId, company.id))
    .orderBy(desc(companyApplications.createdAt), desc(companyApplications.applicationId))
    .limit(200)
    .as("newest");
  const [last] = await db
    .select({ place: interviews.place })
    .from(newest)
    .innerJoin(interviews, eq(interviews.applicationId, newest.id))
    .where(isNotNull(interviews.place))
    .orderBy(desc(interviews.createdAt))
    .limit(1);
  return last?.place ?? "";
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

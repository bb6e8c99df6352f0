import { and, asc, eq, inArray, isNull, not, sql } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import type { Actor } from "#app/features/accounts/actor.ts";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import { fullName } from "#app/features/accounts/profile/full-name.ts";
import { isOfRemovedJob } from "#app/features/applications/application-conditions.server.ts";
import type {
  ApplicationAction,
  ApplicationStatus,
  Side,
} from "#app/features/applications/application-status.ts";
import {
  companyApplications,
  documents,
  jobApplications,
} from "#app/features/applications/applications.table.ts";
import { forgetMarks } from "#app/features/applications/marks/forget-marks.server.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { db, type Transaction } from "#app/platform/database/database.server.ts";
import { countLimit } from "#app/platform/paging.ts";
import { isUuid } from "#app/platform/uuid.ts";
import {
  applicationEvents,
  applicationNotes,
  eventDocuments,
  interviews,
} from "./lifecycle.table.ts";
import { pushToApplicants } from "./push-news.server.ts";

/** A document of a message, until its texts are removed. */
export type SentDocument = { id: string; name: string };

/** One thing that happened to an application; `createdAt` is ISO. */
export type ApplicationEvent = {
  id: number;
  action: ApplicationAction;
  side: Side;
  /** The member of the company; null for the applicant, the board and former members. */
  by: string | null;
  toStatus: ApplicationStatus;
  message: string | null;
  /** Sent with the message, which the applicant wrote. */
  documents: SentDocument[];
  /** The interview that it is about, ISO. */
  interviewAt: string | null;
  createdAt: string;
};

/** Events of the actor's own applications, oldest first; opening once. */
export async function listOwnHistory(
  actor: Actor,
  applicationIds: string[],
): Promise<Map<string, ApplicationEvent[]>> {
  if (actor.kind !== "person") return new Map();
  const histories = await load(applicationIds, eq(jobApplications.userId, actor.id));
  // Who of the company did it is the company's business.
  for (const events of histories.values()) for (const event of events) event.by = null;
  for (const [id, events] of histories) histories.set(id, events.filter(isFirstOpening()));
  return histories;
}

/** Events of an application to a job of the actor's company, oldest first. */
export async function listCompanyHistory(
  actor: Actor,
  applicationId: string,
): Promise<ApplicationEvent[]> {
  return (await listCompanyHistories(actor, [applicationId])).get(applicationId) ?? [];
}

/** The same of several applications, by their ids. */
export async function listCompanyHistories(
  actor: Actor,
  applicationIds: string[],
): Promise<Map<string, ApplicationEvent[]>> {
  const company = actingCompany(actor);
  return company ? load(applicationIds, eq(jobs.companyId, company.id)) : new Map();
}

/**
 * Records that a member of the company, or its system by a key, has read an application; the first time
 * counts as opened.
 */
export async function recordOpening(actor: Actor, applicationId: string): Promise<void> {
  const company = actingCompany(actor);
  if (!company || actor.kind !== "person" || !isUuid(applicationId)) return;
  const actorId = actor.byKey ? null : actor.id;
  await db.transaction(async (tx) => {
    const [opened] = await tx.execute<{ id: number }>(sql`
      insert into application_events (application_id, action, side, actor_id, from_status, to_status)
      select a.id, 'open', 'company', ${actorId}::uuid, a.status, a.status
      from job_applications a join jobs j on j.id = a.job_id
      where a.id = ${applicationId} and j.company_id = ${company.id} and a.cleared_at is null
        and not exists (select from application_events o
          where o.application_id = a.id and o.action = 'open' and o.actor_id is not distinct from ${actorId}::uuid)
      on conflict do nothing returning id`);
    if (!opened) return;
    const first = await tx
      .update(jobApplications)
      .set({ openedAt: sql`now()` })
      .where(and(eq(jobApplications.id, applicationId), isNull(jobApplications.openedAt)))
      .returning({ id: jobApplications.id, userId: jobApplications.userId });
    await pushToApplicants(tx, "opened", first);
  });
}

/**
 * Marks an application's news as seen for everybody of the company, if they end with this event: a message that
 * has just arrived stays new.
 */
export async function markCompanyNewsSeen(
  actor: Actor,
  applicationId: string,
  lastEvent: number,
): Promise<void> {
  const company = actingCompany(actor);
  if (!company || !isUuid(applicationId)) return;
  const isOwn = eq(companyApplications.companyId, company.id);
  const isNewer = sql`exists (select from ${applicationEvents}
    where application_id = ${applicationId} and side = 'seeker' and id > ${lastEvent})`;
  await db
    .update(companyApplications)
    .set({ hasNews: false })
    .where(
      and(
        eq(companyApplications.applicationId, applicationId),
        isOwn,
        hasCompanyNews,
        sql`not ${isNewer}`,
      ),
    );
}

/** How many applications have news for the actor's company, as far as such counts go. */
export async function countCompanyNews(actor: Actor): Promise<number> {
  const company = actingCompany(actor);
  if (!company) return 0;
  const { companyId } = companyApplications;
  const some = db
    .select({ companyId })
    .from(companyApplications)
    .where(and(eq(companyId, company.id), hasCompanyNews, not(isOfRemovedJob)))
    .limit(countLimit);
  return db.$count(some.as("news"));
}

const hasCompanyNews = sql`${companyApplications.hasNews}`;

/** A case about messages waits for moderators, who read them whatever has become of the application. */
const isInCase = sql`exists (select from moderation_cases c
  where c.application_id = "application_events"."application_id"
    and c.state in ('held', 'open', 'appealed', 'block_appealed'))`;

/**
 * Removes the texts and documents of both sides of applications; the events stay. Texts that a case waits for are
 * removed when it is decided.
 */
export async function forgetTexts(tx: Transaction, applicationIds: string[]): Promise<void> {
  if (applicationIds.length === 0) return;
  const isOfThese = inArray(applicationEvents.applicationId, applicationIds);
  await tx
    .update(applicationEvents)
    .set({ message: null })
    .where(and(isOfThese, not(isInCase)));
  const events = tx.select({ id: applicationEvents.id }).from(applicationEvents).where(isOfThese);
  await tx.delete(eventDocuments).where(inArray(eventDocuments.eventId, events));
  await tx
    .update(companyApplications)
    .set({ hasNews: false })
    .where(and(inArray(companyApplications.applicationId, applicationIds), hasCompanyNews));
  await tx.delete(applicationNotes).where(inArray(applicationNotes.applicationId, applicationIds));
  await forgetMarks(tx, applicationIds);
  await tx
    .update(interviews)
    .set({ place: null, phone: null, link: null, note: null, answerNote: null })
    .where(inArray(interviews.applicationId, applicationIds));
}

async function load(
  applicationIds: string[],
  isAllowed: ReturnType<typeof eq>,
): Promise<Map<string, ApplicationEvent[]>> {
  const ids = applicationIds.filter(isUuid);
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: applicationEvents.id,
      applicationId: applicationEvents.applicationId,
      action: applicationEvents.action,
      side: applicationEvents.side,
      toStatus: applicationEvents.toStatus,
      message: sql<string | null>`case when ${jobApplications.clearedAt} is null
        then ${applicationEvents.message} end`,
      createdAt: applicationEvents.createdAt,
      interviewAt: interviews.startsAt,
      firstName: userProfiles.firstName,
      lastName: userProfiles.lastName,
      documents: sql<SentDocument[]>`coalesce((
        select json_agg(json_build_object('id', d.id, 'name', d.file_name) order by sent.place)
        from ${eventDocuments} sent join ${documents} d on d.id = sent.document_id
        where sent.event_id = "application_events"."id"), '[]'::json)`,
    })
    .from(applicationEvents)
    .innerJoin(jobApplications, eq(jobApplications.id, applicationEvents.applicationId))
    .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
    .leftJoin(interviews, eq(interviews.id, applicationEvents.interviewId))
    .leftJoin(userProfiles, eq(userProfiles.id, applicationEvents.actorId))
    .where(sql`${inArray(applicationEvents.applicationId, ids)} and ${isAllowed}`)
    .orderBy(asc(applicationEvents.id));
  const histories = new Map<string, ApplicationEvent[]>();
  for (const { applicationId, createdAt, interviewAt, firstName, lastName, ...event } of rows) {
    const by =
      event.side === "company"
        ? fullName({ firstName: firstName ?? "", lastName: lastName ?? "" })
        : "";
    const events = histories.get(applicationId) ?? [];
    events.push({
      ...event,
      by: by || null,
      createdAt: createdAt.toISOString(),
      interviewAt: interviewAt?.toISOString() ?? null,
    });
    histories.set(applicationId, events);
  }
  return histories;
}

function isFirstOpening(): (event: ApplicationEvent) => boolean {
  let isOpened = false;
  return ({ action }) => {
    if (action !== "open") return true;
    const isFirst = !isOpened;
    isOpened = true;
    return isFirst;
  };
}

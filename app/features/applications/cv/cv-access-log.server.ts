import { and, count, eq, inArray, max, min, sql } from "drizzle-orm";
import type { Person } from "#app/features/accounts/actor.ts";
import type { CvOpened } from "#app/features/applications/application-list.ts";
import { cvViews, jobApplications } from "#app/features/applications/applications.table.ts";
import { db } from "#app/platform/database/database.server.ts";

/** Records a view of an application's CV before it is served. */
export async function recordView(applicationId: string, viewerId: string): Promise<void> {
  await db.insert(cvViews).values({ applicationId, viewerId });
}

/** The same for one who opens it page by page: once an hour. */
export async function recordViewOfHour(applicationId: string, viewerId: string): Promise<void> {
  await db.execute(sql`
    insert into cv_views (application_id, viewer_id) select ${applicationId}, ${viewerId}
    where not exists (select from cv_views where application_id = ${applicationId}
      and viewer_id = ${viewerId} and viewed_at > now() - interval '1 hour')`);
}

/** Whether a reader has opened an application's CV. */
export async function hasViewed(applicationId: string, viewerId: string): Promise<boolean> {
  const isTheirs = and(eq(cvViews.applicationId, applicationId), eq(cvViews.viewerId, viewerId));
  const [view] = await db.select({ id: cvViews.id }).from(cvViews).where(isTheirs).limit(1);
  return view !== undefined;
}

/** How often and when others opened the CVs of these applications of the applicant, by application. */
export async function findViewsOf(
  applicant: Person,
  ids: readonly string[],
): Promise<Map<string, CvOpened>> {
  const own = db
    .select({ id: jobApplications.id })
    .from(jobApplications)
    .where(and(eq(jobApplications.userId, applicant.id), inArray(jobApplications.id, [...ids])));
  const rows = await db
    .select({
      id: cvViews.applicationId,
      times: count(),
      first: min(cvViews.viewedAt),
      last: max(cvViews.viewedAt),
    })
    .from(cvViews)
    .where(inArray(cvViews.applicationId, own))
    .groupBy(cvViews.applicationId);
  return new Map(
    rows.flatMap(({ id, times, first, last }) =>
      first && last
        ? [[id, { times, first: first.toISOString(), last: last.toISOString() }] as const]
        : [],
    ),
  );
}

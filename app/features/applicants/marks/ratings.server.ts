import { and, asc, eq, sql } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import type { Actor } from "#app/features/accounts/actor.ts";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import { fullName } from "#app/features/accounts/profile/full-name.ts";
import { jobApplications } from "#app/features/applications/applications.table.ts";
import { applicationRatings } from "#app/features/applications/marks/marks.table.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { db } from "#app/platform/database/database.server.ts";
import { type Outcome, refused } from "#app/platform/outcome.ts";
import { isUuid } from "#app/platform/uuid.ts";
import { lockForWriting } from "./lock-for-writing.server.ts";
import { type MemberRating, starCounts } from "./mark.ts";

/** Members come and go: more are not listed. */
const listedRatings = 50;

/** Who of the actor's company rated an application how, oldest first; none of other companies' applications. */
export async function listRatings(actor: Actor, applicationId: string): Promise<MemberRating[]> {
  const company = actingCompany(actor);
  if (!company || actor.kind !== "person" || !isUuid(applicationId)) return [];
  const rows = await db
    .select({
      id: applicationRatings.id,
      memberId: applicationRatings.memberId,
      stars: applicationRatings.stars,
      firstName: userProfiles.firstName,
      lastName: userProfiles.lastName,
    })
    .from(applicationRatings)
    .innerJoin(jobApplications, eq(jobApplications.id, applicationRatings.applicationId))
    .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
    .leftJoin(userProfiles, eq(userProfiles.id, applicationRatings.memberId))
    .where(and(eq(applicationRatings.applicationId, applicationId), eq(jobs.companyId, company.id)))
    .orderBy(asc(applicationRatings.ratedAt), asc(applicationRatings.id))
    .limit(listedRatings);
  return rows.map(({ id, memberId, stars, firstName, lastName }) => ({
    id,
    by: fullName({ firstName: firstName ?? "", lastName: lastName ?? "" }),
    isOwn: memberId === actor.id,
    stars,
  }));
}

/**
 * Stores the actor's own rating of an application, or takes it back with null; every member of the company's team
 * may. Refusals: lifecycle.missing, applicants.withdrawnMeanwhile, applicants.marks.noSuchRating.
 */
export async function rateApplication(
  actor: Actor,
  applicationId: string,
  stars: number | null,
): Promise<Outcome<{ id: string }>> {
  if (stars !== null && !starCounts.some((each) => each === stars)) {
    return refused("applicants.marks.noSuchRating");
  }
  return db.transaction(async (tx) => {
    const refusal = await lockForWriting(tx, actor, applicationId, { forReaders: true });
    if (refusal || actor.kind !== "person") return refusal ?? refused("lifecycle.missing");
    const { memberId } = applicationRatings;
    const ofIt = eq(applicationRatings.applicationId, applicationId);
    if (stars === null) {
      await tx.delete(applicationRatings).where(and(ofIt, eq(memberId, actor.id)));
    } else {
      await tx
        .insert(applicationRatings)
        .values({ applicationId, memberId: actor.id, stars })
        .onConflictDoUpdate({
          target: [applicationRatings.applicationId, memberId],
          set: { stars },
        });
    }
    const [all] = await tx
      .select({
        meanRating: sql<number | null>`round(avg(${applicationRatings.stars}) * 100)::int`,
        ratingCount: sql<number>`count(*)::int`,
      })
      .from(applicationRatings)
      .where(ofIt);
    await tx
      .update(jobApplications)
      .set(all ?? { meanRating: null, ratingCount: 0 })
      .where(eq(jobApplications.id, applicationId));
    return { id: applicationId };
  });
}

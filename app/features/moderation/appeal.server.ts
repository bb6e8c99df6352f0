import { and, eq, sql } from "drizzle-orm";
import type { Actor } from "#app/features/accounts/actor.ts";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import { consumePublicEdit } from "#app/features/accounts/rate-limits/rate-limits.server.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import type { DecisionReason } from "#app/features/moderation/cases/case.ts";
import { type OwnCase, ownCaseOf } from "#app/features/moderation/cases/cases.server.ts";
import { moderationCases } from "#app/features/moderation/cases/cases.table.ts";
import { logAct } from "#app/features/moderation/log/moderation-log.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { type Outcome, refused } from "#app/platform/outcome.ts";
import { isUuid } from "#app/platform/uuid.ts";

/** The decision about a company's own job, without the names of moderators and reporters. */
export type OwnReview = {
  job: { id: string; title: string };
  state: OwnCase["state"];
  reason: DecisionReason | null;
  note: string | null;
  noteEn: string | null;
  appeal: string | null;
  mayAct: boolean;
};

/** The review of a job of the actor's company; undefined for anybody else's, and where there is none. */
export async function findOwnReview(actor: Actor, jobId: string): Promise<OwnReview | undefined> {
  const company = actingCompany(actor);
  if (!company || !isUuid(jobId)) return undefined;
  const [row] = await db
    .select({
      job: { id: jobs.id, title: jobs.title },
      state: moderationCases.state,
      reason: moderationCases.reason,
      note: moderationCases.note,
      noteEn: moderationCases.noteEn,
      appeal: moderationCases.appeal,
    })
    .from(moderationCases)
    .innerJoin(jobs, eq(jobs.id, moderationCases.jobId))
    .where(and(eq(jobs.id, jobId), eq(jobs.companyId, company.id)));
  const own = row && ownCaseOf(row);
  if (!row || !own) return undefined;
  const { job, note, noteEn, appeal } = row;
  return { job, note, noteEn, appeal, ...own, mayAct: company.mayRecruit };
}

/**
 * Appeals against the suspension of a job of the actor's company; another moderator reads it.
 * Refusals: posting.jobNotFound, posting.readOnly, accounts.tooManyTries,
 * moderation.own.alreadyAppealed, moderation.decidedMeanwhile.
 */
export async function appealSuspension(
  actor: Actor,
  jobId: string,
  appeal: string,
): Promise<Outcome<{ appealed: true }>> {
  const review = await findOwnReview(actor, jobId);
  const company = actingCompany(actor);
  if (!review || !company || actor.kind !== "person") return refused("posting.jobNotFound");
  if (!company.mayRecruit) return refused("posting.readOnly");
  const tooMany = await consumePublicEdit(actor.id);
  if (tooMany) return tooMany;
  return db.transaction(async (tx) => {
    const [appealed] = await tx
      .update(moderationCases)
      .set({ state: "appealed", appeal, appealedAt: sql`now()`, openedAt: sql`now()` })
      .where(and(eq(moderationCases.jobId, jobId), eq(moderationCases.state, "suspended")))
      .returning({ id: moderationCases.id });
    if (!appealed) {
      const waits = and(eq(moderationCases.jobId, jobId), eq(moderationCases.state, "appealed"));
      const isAppealed = (await tx.$count(moderationCases, waits)) > 0;
      return refused(isAppealed ? "moderation.own.alreadyAppealed" : "moderation.decidedMeanwhile");
    }
    const about = { caseId: appealed.id, jobId, companyId: company.id };
    await logAct(tx, { act: "appeal", actorId: actor.id, ...about });
    return { appealed: true };
  });
}

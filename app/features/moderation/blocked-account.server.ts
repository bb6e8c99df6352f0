import { and, desc, eq, inArray, isNull, ne, sql } from "drizzle-orm";
import { authUsers } from "#app/features/accounts/accounts.table.ts";
import { consume, limitKey } from "#app/features/accounts/rate-limits/rate-limits.server.ts";
import { findChallenge } from "#app/features/accounts/session/pending-sign-in.server.ts";
import { type DecisionReason, decisionReasonOf } from "#app/features/moderation/cases/case.ts";
import { moderationCases } from "#app/features/moderation/cases/cases.table.ts";
import { logAct } from "#app/features/moderation/log/moderation-log.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { isRefused, type Outcome, refused } from "#app/platform/outcome.ts";

/** Why an account is blocked, for a browser that has just shown its password. */
export type Block = {
  reason: DecisionReason | null;
  note: string | null;
  noteEn: string | null;
  appeal: string | null;
  isAppealed: boolean;
};

const appealsOfDay = { max: 3, seconds: 24 * 60 * 60 };

/** Undefined for a browser that has shown no blocked account's password, or some time ago. */
export async function findBlock(headers: Headers): Promise<Block | undefined> {
  const userId = await findBlockedUser(headers);
  if (!userId) return undefined;
  const blocking = await findBlockingCase(userId);
  return {
    reason: decisionReasonOf(blocking?.reason ?? null),
    note: blocking?.note ?? null,
    noteEn: blocking?.noteEn ?? null,
    appeal: blocking?.appeal ?? null,
    isAppealed: blocking?.state === "block_appealed",
  };
}

/**
 * Appeals against the block of the account whose password the browser has shown; a moderator reads it.
 * Refusals: moderation.blocked.over, accounts.tooManyTries, moderation.own.alreadyAppealed.
 */
export async function appealBlock(
  headers: Headers,
  appeal: string,
): Promise<Outcome<{ appealed: true }>> {
  const userId = await findBlockedUser(headers);
  if (!userId) return refused("moderation.blocked.over");
  const counted = await consume(limitKey("block-appeals", userId), appealsOfDay);
  if (isRefused(counted)) return counted;
  const appealed = {
    state: "block_appealed",
    appeal,
    appealedAt: sql`now()`,
    openedAt: sql`now()`,
  };
  return db.transaction(async (tx) => {
    const blocking = await findBlockingCase(userId);
    if (blocking?.state === "block_appealed") return refused("moderation.own.alreadyAppealed");
    const [row] = blocking
      ? await tx
          .update(moderationCases)
          .set(appealed)
          .where(and(eq(moderationCases.id, blocking.id), notAppealed))
          .returning({ id: moderationCases.id })
      : await tx
          .insert(moderationCases)
          .values({ companyId: userId, ...appealed })
          .onConflictDoUpdate({
            target: moderationCases.companyId,
            targetWhere: and(isNull(moderationCases.jobId), isNull(moderationCases.applicationId)),
            set: appealed,
            setWhere: notAppealed,
          })
          .returning({ id: moderationCases.id });
    // Another browser was faster.
    if (!row) return refused("moderation.own.alreadyAppealed");
    const about = { caseId: row.id, companyId: userId };
    await logAct(tx, { act: "appeal", actorId: userId, ...about });
    return { appealed: true };
  });
}

const notAppealed = ne(moderationCases.state, "block_appealed");

async function findBlockedUser(headers: Headers): Promise<string | undefined> {
  const userId = (await findChallenge(headers, "blocked"))?.userId;
  if (!userId) return undefined;
  const isBlocked = and(eq(authUsers.id, userId), sql`${authUsers.blockedAt} is not null`);
  return (await db.$count(authUsers, isBlocked)) > 0 ? userId : undefined;
}

/** The case that blocked an account; none where the operator did by a command. */
async function findBlockingCase(userId: string) {
  const [row] = await db
    .select()
    .from(moderationCases)
    .where(
      and(
        eq(moderationCases.companyId, userId),
        inArray(moderationCases.state, ["blocked", "block_appealed"]),
      ),
    )
    .orderBy(desc(moderationCases.decidedAt))
    .limit(1);
  return row;
}

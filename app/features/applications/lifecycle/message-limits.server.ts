import { inArray, sql } from "drizzle-orm";
import { applicationEvents } from "#app/features/applications/lifecycle/lifecycle.table.ts";
import { maxMessages, messagesADay } from "#app/limits.ts";
import type { Transaction } from "#app/platform/database/database.server.ts";
import type { Writer } from "./thread.ts";

/** The applications among these whose messages are as many as a side may write, in 24 hours or in all. */
export async function findFullThreads(
  tx: Transaction,
  applicationIds: readonly string[],
  side: Writer,
): Promise<Set<string>> {
  const action = side === "seeker" ? "write" : "reply";
  const ofDay = sql`count(*) filter (where ${applicationEvents.action} = ${action}
    and ${applicationEvents.createdAt} > now() - interval '24 hours')`;
  const rows = await tx
    .select({ id: applicationEvents.applicationId })
    .from(applicationEvents)
    .where(
      sql`${inArray(applicationEvents.applicationId, [...applicationIds])}
        and ${applicationEvents.action} in ('write', 'reply')`,
    )
    .groupBy(applicationEvents.applicationId)
    .having(sql`${ofDay} >= ${messagesADay} or count(*) >= ${maxMessages}`);
  return new Set(rows.map(({ id }) => id));
}

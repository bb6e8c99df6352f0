import { desc, eq, inArray } from "drizzle-orm";
import { db, type Transaction } from "#app/platform/database/database.server.ts";
import { interviews } from "./lifecycle.table.ts";

export type Interview = typeof interviews.$inferSelect;

/** The newest invitation of an application. */
export async function findInterview(
  tx: Transaction,
  applicationId: string,
): Promise<Interview | undefined> {
  const [newest] = await tx
    .select()
    .from(interviews)
    .where(eq(interviews.applicationId, applicationId))
    .orderBy(desc(interviews.createdAt))
    .limit(1);
  return newest;
}

/** The newest invitation of each application that has any. For callers that have checked whose they are. */
export async function findInterviews(applicationIds: string[]): Promise<Map<string, Interview>> {
  if (applicationIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([interviews.applicationId])
    .from(interviews)
    .where(inArray(interviews.applicationId, applicationIds))
    .orderBy(interviews.applicationId, desc(interviews.createdAt));
  return new Map(rows.map((row) => [row.applicationId, row]));
}

import { inArray } from "drizzle-orm";
import { jobApplications } from "#app/features/applications/applications.table.ts";
import type { Transaction } from "#app/platform/database/database.server.ts";
import { applicationLabels, applicationRatings } from "./marks.table.ts";

/** Deletes the ratings and labels of applications that were withdrawn or cleared. */
export async function forgetMarks(tx: Transaction, applicationIds: string[]): Promise<void> {
  const { applicationId } = applicationRatings;
  const rated = await tx
    .delete(applicationRatings)
    .where(inArray(applicationId, applicationIds))
    .returning({ id: applicationId });
  await tx
    .delete(applicationLabels)
    .where(inArray(applicationLabels.applicationId, applicationIds));
  if (rated.length === 0) return;
  const ids = rated.map(({ id }) => id);
  await tx
    .update(jobApplications)
    .set({ meanRating: null, ratingCount: 0 })
    .where(inArray(jobApplications.id, ids));
}

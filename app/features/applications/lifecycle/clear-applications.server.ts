import { inArray, sql } from "drizzle-orm";
import { forgetAnswers } from "#app/features/applications/answers/answers.server.ts";
import { documents, jobApplications } from "#app/features/applications/applications.table.ts";
import { forgetTexts } from "#app/features/applications/lifecycle/history.server.ts";
import { enqueueRemoval } from "#app/features/applications/orphaned-files.server.ts";
import type { Transaction } from "#app/platform/database/database.server.ts";

/** Removes CV, texts and answers of applications that the transaction has locked; their files follow. */
export async function clearApplications(
  tx: Transaction,
  applications: { id: string; documentId: string | null }[],
): Promise<void> {
  const ids = applications.map(({ id }) => id);
  const files = applications.flatMap(({ documentId }) => documentId ?? []);
  if (ids.length === 0) return;
  const noTexts = { coverLetter: null, expectedSalary: null, experience: null };
  const noFile = { availableDate: null, documentId: null, resumeUrl: "" };
  await tx
    .update(jobApplications)
    .set({ ...noTexts, ...noFile, clearedAt: sql`now()` })
    .where(inArray(jobApplications.id, ids));
  await tx.delete(documents).where(inArray(documents.id, files));
  await forgetTexts(tx, ids);
  await forgetAnswers(tx, ids);
  await enqueueRemoval(tx);
}

import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { authUsers } from "#app/features/accounts/accounts.table.ts";
import type { Person } from "#app/features/accounts/actor.ts";
import type { ApplicationStatus } from "#app/features/applications/application-status.ts";
import { documents, jobApplications } from "#app/features/applications/applications.table.ts";
import { paths } from "#app/paths.ts";
import { db } from "#app/platform/database/database.server.ts";
import { makeSeeker } from "./people.ts";

type Application = {
  by?: Person;
  daysAgo?: number;
  status?: ApplicationStatus;
  isOpened?: boolean;
};

export const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000);

/** An application as it stood so many days after it was sent; returns its id. */
export async function insertApplication(jobId: string, application: Application = {}) {
  const { by, daysAgo: age = 0, status = "pending", isOpened = false } = application;
  const userId = (by ?? (await makeSeeker())).id;
  const cv = { id: randomUUID(), ownerId: userId, fileName: "cv.pdf", kind: "pdf", sizeBytes: 3 };
  await db.insert(documents).values({ ...cv, mediaType: "application/pdf" });
  const createdAt = daysAgo(age);
  const [row] = await db
    .insert(jobApplications)
    .values({
      jobId,
      userId,
      documentId: cv.id,
      resumeUrl: paths.document(cv.id),
      status,
      createdAt,
      openedAt: isOpened ? createdAt : null,
    })
    .returning({ id: jobApplications.id });
  return row?.id ?? "";
}

/** Somebody who may be written to. */
export async function confirmed(person: Person, language: "ar" | "en" = "en"): Promise<Person> {
  const set = { emailVerified: true, language };
  await db.update(authUsers).set(set).where(eq(authUsers.id, person.id));
  return person;
}

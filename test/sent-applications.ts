import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { authUsers } from "#app/features/accounts/accounts.table.ts";
import type { Person } from "#app/features/accounts/actor.ts";
import type { ApplicationStatus } from "#app/features/applications/application-status.ts";
import { documents, jobApplications } from "#app/features/applications/applications.table.ts";
import type { InterviewValues } from "#app/features/applications/lifecycle/answer-form.ts";
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

/** So many applications, with CVs that have no file, each a second later than the one before. */
export async function insertApplications(
  jobId: string,
  count: number,
  status: ApplicationStatus = "pending",
): Promise<void> {
  await db.execute(sql`
    with accounts as (
      insert into auth_users (id, email, name)
      select id, id || '@example.com', 'Rima' from (
        select gen_random_uuid() as id from generate_series(1, ${count}::int)) ids
      returning id, email),
    profiles as (
      insert into user_profiles (id, email, user_type, first_name, last_name, phone)
      select id, email, 'customer_employee', 'Rima', 'Al-Halabi', '+963 944 000 000' from accounts
      returning id),
    cvs as (
      insert into documents (owner_id, file_name, kind, media_type, bytes)
      select id, 'cv.pdf', 'pdf', 'application/pdf', 3 from profiles
      returning id, owner_id)
    insert into job_applications (job_id, user_id, document_id, resume_url, status, created_at)
    select ${jobId}, owner_id, id, '/documents/' || id, ${status},
      now() - interval '1 day' + row_number() over () * interval '1 second'
    from cvs`);
}

/** Somebody who may be written to. */
export async function confirmed<Someone extends Person>(
  person: Someone,
  language: "ar" | "en" = "en",
): Promise<Someone> {
  const set = { emailVerified: true, language };
  await db.update(authUsers).set(set).where(eq(authUsers.id, person.id));
  return person;
}

/** The values of an invitation to one time. */
export function oneTime(startsAt: Date, more: Partial<InterviewValues> = {}): InterviewValues {
  const nowhere = { place: null, phone: null, link: null, note: null };
  return { times: [startsAt], minutes: 60, isGroup: false, ...nowhere, ...more };
}

import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { authUsers, userProfiles } from "#app/features/accounts/accounts.table.ts";
import type { Actor } from "#app/features/accounts/actor.ts";
import { isContactConfirmed } from "#app/features/accounts/emails/unconfirmed.server.ts";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import { fullName } from "#app/features/accounts/profile/full-name.ts";
import { isNameOnly } from "#app/features/applicants/pipeline.server.ts";
import { type Stage, stageFor } from "#app/features/applicants/stage.ts";
import { listJudgedAnswers } from "#app/features/applications/answers/answers.server.ts";
import {
  hasCompanyNews,
  isNewToCompany,
} from "#app/features/applications/application-conditions.server.ts";
import {
  applicantOf,
  sentColumns,
  sentOf,
} from "#app/features/applications/application-lists.server.ts";
import { documents, jobApplications } from "#app/features/applications/applications.table.ts";
import { findDocumentFor } from "#app/features/applications/cv/documents.server.ts";
import {
  listCompanyHistory,
  recordOpening,
} from "#app/features/applications/lifecycle/history.server.ts";
import {
  findInterviews,
  isTimeSet,
} from "#app/features/applications/lifecycle/interviews.server.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { listEntriesOf } from "#app/features/seekers/entries/own-entries.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { isUuid } from "#app/platform/uuid.ts";
import { type ApplicationsCursor, type ApplicationsPart, pickApplications } from "./pick.server.ts";

/*
 * Applications as a company's own systems read them. Of one that was withdrawn, or whose texts were removed, nothing
 * is left but its id, job, stage and days: a system learns that its copy has to go.
 */

type ApplicationRecord = ReturnType<typeof recordOf>;
export type ReadApplication = NonNullable<Awaited<ReturnType<typeof readApplicationRecord>>>;

/** Applications to jobs of the actor's company, newest first; none for anybody else. Opens none of them. */
export async function listApplicationRecords(
  actor: Actor,
  part: ApplicationsPart,
): Promise<{ records: ApplicationRecord[]; next: ApplicationsCursor | null }> {
  const company = actingCompany(actor);
  if (!company) return { records: [], next: null };
  const { ids, next } = await pickApplications(company.id, part);
  const rows = ids.length > 0 ? await selectRows(company.id, ids) : [];
  return { records: rows.map(recordOf), next };
}

/** One of them; undefined for anyone else's, a missing one and an invalid id. */
async function findRecord(actor: Actor, id: string) {
  const company = actingCompany(actor);
  if (!company || !isUuid(id)) return undefined;
  return (await selectRows(company.id, [id]))[0];
}

/** The little that a list shows of one; undefined as above. Does not open it. */
export async function findApplicationRecord(
  actor: Actor,
  id: string,
): Promise<ApplicationRecord | undefined> {
  const row = await findRecord(actor, id);
  return row && recordOf(row);
}

/**
 * All that a company reads of one application; undefined as above. It counts as opened, as on the dashboard, unless
 * `isOpened` is false; messages stay new to the team until a member reads them.
 */
export async function readApplicationRecord(actor: Actor, id: string, isOpened = true) {
  const stored = await findRecord(actor, id);
  if (!stored) return undefined;
  if (stored.isNameOnly) return { ...recordOf(stored), content: null };
  if (isOpened) await recordOpening(actor, id);
  const row = stored.isNew && isOpened ? ((await findRecord(actor, id)) ?? stored) : stored;
  const { profile, sent } = row;
  const [history, interviews, answers, entries] = await Promise.all([
    listCompanyHistory(actor, id),
    findInterviews([id]),
    listJudgedAnswers(row.jobId, [id]),
    listEntriesOf([profile.id]),
  ]);
  const { document, coverLetter, availableDate } = sentOf(sent);
  const invited = row.status === "interview" ? interviews.get(id) : undefined;
  const files = history.flatMap((event) => event.documents);
  return {
    ...recordOf(row),
    content: {
      coverLetter,
      availableDate,
      applicant: applicantOf(profile, row.isContactConfirmed, entries.get(profile.id) ?? []),
      documents: [
        ...(document ? [{ id: document.id, name: document.name, isCv: true }] : []),
        ...files.map((file) => ({ ...file, isCv: false })),
      ],
      answers: answers.get(id) ?? [],
      history,
      interview: invited ? { ...invited, isTimeSet: isTimeSet(invited) } : null,
    },
  };
}

/**
 * The CV of such an application, or a document of one of its messages; undefined for every other one. It counts as
 * opened, and a CV as seen. Throws a FileStoreError.
 */
export async function readApplicationDocument(actor: Actor, id: string) {
  const company = actingCompany(actor);
  if (!company || !isUuid(id)) return undefined;
  const ofMessage = sql`select e.application_id from event_documents d
    join application_events e on e.id = d.event_id where d.document_id = ${id}`;
  const [application] = await db
    .select({ id: jobApplications.id })
    .from(jobApplications)
    .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
    .where(
      and(
        sql`${jobApplications.id} = any(array(
          select id from job_applications where document_id = ${id} union all ${ofMessage}))`,
        eq(jobs.companyId, company.id),
        sql`not ${isNameOnly}`,
      ),
    );
  return application && findDocumentFor(actor, id);
}

function selectRows(companyId: string, ids: readonly string[]) {
  return db
    .select({
      sent: sentColumns,
      profile: userProfiles,
      jobId: jobs.id,
      jobTitle: jobs.title,
      status: jobApplications.status,
      changedAt: jobApplications.statusChangedAt,
      isNew: isNewToCompany,
      isNameOnly,
      isContactConfirmed,
      hasNews: hasCompanyNews,
    })
    .from(jobApplications)
    .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
    .innerJoin(userProfiles, eq(userProfiles.id, jobApplications.userId))
    .leftJoin(documents, eq(documents.id, jobApplications.documentId))
    .leftJoin(authUsers, eq(authUsers.id, jobApplications.userId))
    .where(and(inArray(jobApplications.id, [...ids]), eq(jobs.companyId, companyId)))
    .orderBy(desc(jobApplications.createdAt), desc(jobApplications.id));
}

type Row = Awaited<ReturnType<typeof selectRows>>[number];

function recordOf({ sent, profile, isNameOnly, ...row }: Row) {
  const stage: Stage = stageFor(row);
  return {
    id: sent.id,
    jobId: row.jobId,
    jobTitle: row.jobTitle,
    stage,
    sentAt: sent.createdAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
    isReadable: !isNameOnly,
    hasNews: row.hasNews && !isNameOnly,
    name: isNameOnly ? null : fullName(profile),
    desiredPosition: isNameOnly ? null : profile.desiredPosition,
    experience: isNameOnly ? null : sent.experience,
    expectedSalary: isNameOnly ? null : sent.expectedSalary,
  };
}

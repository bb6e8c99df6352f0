import { eq, inArray, sql } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import type { Actor } from "#app/features/accounts/actor.ts";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import { companyCalled } from "#app/features/companies/company-name.server.ts";
import { findCaseRow } from "#app/features/moderation/case.server.ts";
import { type CaseState, isWaiting, waitingStates } from "#app/features/moderation/cases/case.ts";
import { moderationCases } from "#app/features/moderation/cases/cases.table.ts";
import { logAct } from "#app/features/moderation/log/moderation-log.server.ts";
import { db, type Transaction } from "#app/platform/database/database.server.ts";
import { isUuid } from "#app/platform/uuid.ts";

/** The other side of an application, whose messages may be reported; `jobId` is that of the application. */
export type ReportableMessages = { accountId: string; name: string; jobId: string; isOwn: boolean };

/**
 * Whose messages about an application the actor may report: the company's for its applicant, the applicant's for a
 * member of the company. Undefined for others and where the other side has written nothing.
 */
export async function findReportableMessages(
  actor: Actor,
  applicationId: string,
): Promise<ReportableMessages | undefined> {
  if (actor.kind !== "person" || !isUuid(applicationId)) return undefined;
  const company = actingCompany(actor)?.id ?? null;
  const [row] = await db.execute<{ account: string; job_id: string; is_own: boolean }>(sql`
    select case when is_own then company_id else user_id end as account, job_id, is_own
    from (
      select a.id, a.user_id, a.job_id, j.company_id, a.user_id = ${actor.id} as is_own
      from job_applications a join jobs j on j.id = a.job_id
      where a.id = ${applicationId} and (a.user_id = ${actor.id} or j.company_id = ${company}::uuid)) own
    where exists (select from application_events e where e.application_id = own.id
      and e.side = case when is_own then 'company' else 'seeker' end and e.action <> 'send'
      and (e.message is not null or exists (select from event_documents where event_id = e.id)))`);
  if (!row) return undefined;
  const [profile] = await db
    .select({ name: companyCalled })
    .from(userProfiles)
    .where(eq(userProfiles.id, row.account));
  const { account: accountId, job_id: jobId, is_own: isOwn } = row;
  return { accountId, name: profile?.name ?? "", jobId, isOwn };
}

/** A message as a moderator reads it; documents by their names alone. `createdAt` in ISO. */
export type ReportedMessage = {
  id: string;
  isReported: boolean;
  message: string | null;
  documents: string[];
  createdAt: string;
};

/** More than a side writes in days. */
const maxListed = 500;

/**
 * The messages that a case is about, oldest first, for a moderator; that they were read stands in the log. Of a case
 * that was decided those until then. Empty for a case about something else. A 404 for anyone else.
 */
export async function readReportedMessages(
  actor: Actor,
  caseId: string,
): Promise<ReportedMessage[]> {
  const { row, person } = await findCaseRow(actor, caseId);
  if (!row.applicationId) return [];
  const { applicationId, companyId, decidedAt } = row;
  // Messages after a decision belong to no case.
  const until = isWaiting(row.state as CaseState) || !decidedAt ? null : decidedAt.toISOString();
  return db.transaction(async (tx) => {
    await logAct(tx, { act: "read_messages", actorId: person.id, caseId, companyId });
    const rows = await tx.execute<
      Omit<ReportedMessage, "isReported"> & { is_reported: boolean }
    >(sql`
      select e.id::text, e.message, to_char(e.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "createdAt",
        (e.side = 'seeker') = (a.user_id = ${companyId}) as is_reported,
        array(select d.file_name from event_documents sent join documents d on d.id = sent.document_id
          where sent.event_id = e.id order by sent.place) as documents
      from application_events e join job_applications a on a.id = e.application_id
      where e.application_id = ${applicationId} and e.side <> 'system'
        and (${until}::timestamptz is null or e.created_at <= ${until}::timestamptz)
        and (e.message is not null or exists (select from event_documents where event_id = e.id))
      order by e.id limit ${maxListed}`);
    return rows.map(({ is_reported: isReported, ...message }) => ({ ...message, isReported }));
  });
}

/** After a decision: removes the texts that only an open case has left of an application, where no other waits for them. */
export async function forgetReportedMessages(
  tx: Transaction,
  applicationId: string,
): Promise<void> {
  await tx.execute(sql`
    update application_events e set message = null
    from job_applications a
    where a.id = ${applicationId} and a.cleared_at is not null and e.application_id = a.id
      and e.message is not null and not exists (
        select from ${moderationCases} where application_id = a.id
          and ${inArray(moderationCases.state, waitingStates)})`);
}

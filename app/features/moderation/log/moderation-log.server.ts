import { type SQL, sql } from "drizzle-orm";
import { caseActs } from "#app/features/moderation/cases/case.ts";
import { type Database, db } from "#app/platform/database/database.server.ts";
import { shownEmail } from "#app/platform/email/shown-email.server.ts";

/** A logged act: actor, act, case and reason. Reporters' texts are not logged. */
export type LoggedAct = {
  act: string;
  /** Null where the operator did it by a command. */
  actorId: string | null;
  caseId?: string | null;
  jobId?: string | null;
  companyId?: string | null;
  reason?: string | null;
  note?: string | null;
};

/** Whether a row of the log is a decision about a case; the operator's blocks have no case. */
export const isDecision = sql.raw(
  `(act in (${caseActs.map((act) => `'${act}'`).join(", ")}) and case_id is not null)`,
);

/** Appends to the log, which is immutable: see platform/database/moderation-log.server.ts. */
export async function logAct(tx: Pick<Database, "execute">, act: LoggedAct): Promise<void> {
  const { caseId = null, jobId = null, companyId = null, reason = null, note = null } = act;
  await tx.execute(sql`
    insert into moderation_log.acts (act, actor_id, case_id, job_id, company_id, reason, note)
    values (${act.act}, ${act.actorId}, ${caseId}, ${jobId}, ${companyId}, ${reason}, ${note})`);
}

/** An act of the log as it is listed; `by` is null where the account is gone, or the operator acted. */
export type ListedAct = {
  id: string;
  /** ISO. */
  at: string;
  act: string;
  by: string | null;
  reason: string | null;
  note: string | null;
};

const maxListed = 50;

/** The acts of a case, latest first; of all cases without an id. */
export async function listActs(caseId?: string): Promise<ListedAct[]> {
  return listActsWhere(caseId ? sql`a.case_id = ${caseId}` : sql`true`);
}

/** The acts about an account or a company, or about one of its jobs, latest first. */
export async function listActsAbout({
  companyId,
  jobId,
}: {
  companyId: string;
  jobId?: string;
}): Promise<ListedAct[]> {
  const isAbout = sql`a.company_id = ${companyId}`;
  return listActsWhere(jobId ? sql`${isAbout} and a.job_id = ${jobId}` : isAbout);
}

async function listActsWhere(isListed: SQL): Promise<ListedAct[]> {
  const rows = await db.execute<ListedAct>(sql`
    select a.id, to_char(a.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at, a.act,
      coalesce(nullif(btrim(concat_ws(' ', p.first_name, p.last_name)), ''), p.email) as by,
      a.reason, a.note
    from moderation_log.acts a left join user_profiles p on p.id = a.actor_id
    where ${isListed}
    order by a.at desc, a.id desc limit ${maxListed}`);
  return rows.map((row) => ({ ...row, by: shownEmail(row.by) }));
}

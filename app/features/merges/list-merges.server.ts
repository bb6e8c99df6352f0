import { sql } from "drizzle-orm";
import type { Actor } from "#app/features/accounts/actor.ts";
import type { MergeState } from "#app/features/moderation/merges/merge.ts";
import { mergeUndoHours } from "#app/limits.ts";
import { db } from "#app/platform/database/database.server.ts";
import { shownEmail } from "#app/platform/email/shown-email.server.ts";
import { moderatorOf, ownCompanies } from "./moderator-of.ts";

/** A merge or a move as the list has it. */
export type ListedMerge = {
  id: string;
  from: string;
  into: string;
  /** Names of doubles are often the same. */
  fromEmail: string | null;
  intoEmail: string | null;
  /** The title of the moved job; null for a merge. */
  job: string | null;
  state: MergeState;
  position: number;
  total: number;
  /** Null where the account is gone. */
  by: string | null;
  reason: string | null;
  /** ISO. */
  at: string;
  /** ISO; null where it cannot be undone. */
  undoUntil: string | null;
};

const maxListed = 100;

/**
 * The merges and moves of the last day, latest first, but for those of the moderator's own companies: they
 * name who decided. 404 for all but moderators.
 */
export async function listMerges(actor: Actor): Promise<ListedMerge[]> {
  const own = sql`${sql.param(ownCompanies(moderatorOf(actor)))}::uuid[]`;
  const rows = await db.execute<ListedMerge & { createdAt: string }>(sql`
    select m.id, m.state, m.position, m.total, m.reason, j.title as job,
      f.email as "fromEmail", i.email as "intoEmail",
      company_called(f.company_name, f.first_name, f.last_name) as "from",
      company_called(i.company_name, i.first_name, i.last_name) as "into",
      coalesce(nullif(btrim(concat_ws(' ', p.first_name, p.last_name)), ''), p.email) as by,
      m.created_at as "createdAt"
    from company_merges m
    join user_profiles f on f.id = m.from_id
    join user_profiles i on i.id = m.into_id
    left join jobs j on j.id = m.job_id
    left join user_profiles p on p.id = m.actor_id
    where m.created_at > now() - make_interval(hours => ${mergeUndoHours})
      and m.from_id <> all(${own}) and m.into_id <> all(${own})
    order by m.created_at desc, m.id limit ${maxListed}`);
  return rows.map(({ createdAt, by, ...row }) => {
    const at = new Date(createdAt);
    const until = new Date(at.getTime() + mergeUndoHours * 3_600_000);
    return {
      ...row,
      by: shownEmail(by),
      fromEmail: shownEmail(row.fromEmail),
      intoEmail: shownEmail(row.intoEmail),
      at: at.toISOString(),
      undoUntil: row.state === "done" ? until.toISOString() : null,
    };
  });
}

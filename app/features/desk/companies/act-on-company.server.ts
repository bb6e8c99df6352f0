import { and, eq, inArray } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import type { Actor } from "#app/features/accounts/actor.ts";
import { listCompanyPeople } from "#app/features/accounts/membership/membership.server.ts";
import { moderators } from "#app/features/accounts/operator/moderators.table.ts";
import { revokeCheck } from "#app/features/checks/revoke-check.server.ts";
import {
  actOnAccount,
  type Done,
  endSessionsWithin,
} from "#app/features/desk/accounts/act-on-account.server.ts";
import { isOwn, requireModerator } from "#app/features/desk/desk-access.ts";
import type { CompanyAct, DeskInput } from "#app/features/desk/desk-act.ts";
import { logAct } from "#app/features/moderation/log/moderation-log.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { isRefused, notFound, refused } from "#app/platform/outcome.ts";
import { isUuid } from "#app/platform/uuid.ts";

/**
 * Acts on a company as a moderator, as `actOnAccount` does on its account. A 404 for anyone else, for the moderator's
 * own company, and for acts on the account of a company without a login. Refusals: those of `actOnAccount`.
 */
export async function actOnCompany(
  actor: Actor,
  companyId: string,
  act: CompanyAct,
  input: DeskInput,
): Promise<Done> {
  const moderator = requireModerator(actor);
  const isOthers = isUuid(companyId) && !isOwn(moderator, [companyId]);
  if (!isOthers || !(await isCompany(companyId))) throw notFound();
  switch (act) {
    case "end_sessions":
      return endTeamSessions(moderator.id, companyId, input.note);
    case "revoke_domain":
    case "revoke_register": {
      const kind = act === "revoke_domain" ? "domain" : "register";
      const revoked = await revokeCheck(moderator, companyId, kind, input.note ?? "");
      return isRefused(revoked) ? revoked : { act };
    }
    default:
      return actOnAccount(moderator, companyId, act, input);
  }
}

/** Ends those of everybody who acts for the company, but for moderators. */
async function endTeamSessions(
  moderatorId: string,
  companyId: string,
  note: string | null,
): Promise<Done> {
  return db.transaction(async (tx) => {
    const people = (await listCompanyPeople(companyId, tx)).map(({ id }) => id);
    const rows = await tx
      .select({ id: moderators.userId })
      .from(moderators)
      .where(inArray(moderators.userId, people));
    const colleagues = rows.map(({ id }) => id);
    let ended = 0;
    for (const id of people) {
      if (!colleagues.includes(id)) ended += await endSessionsWithin(tx, id, note);
    }
    if (ended === 0) return refused("moderation.decidedMeanwhile");
    await logAct(tx, { act: "end_sessions", actorId: moderatorId, companyId, note });
    return { act: "end_sessions" };
  });
}

async function isCompany(id: string): Promise<boolean> {
  const isIts = and(eq(userProfiles.id, id), eq(userProfiles.userType, "company"));
  return (await db.$count(userProfiles, isIts)) > 0;
}

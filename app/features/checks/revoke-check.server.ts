import { type Actor, isModerator } from "#app/features/accounts/actor.ts";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import type { BegunKind } from "#app/features/companies/checks/check.ts";
import {
  changeCheck,
  lockChecks,
  notifyOwners,
} from "#app/features/companies/checks/record-check.server.ts";
import { logAct } from "#app/features/moderation/log/moderation-log.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { notFound, type Outcome, refused } from "#app/platform/outcome.ts";
import { isUuid } from "#app/platform/uuid.ts";

/**
 * Ends a check of a company that is done; its owners are told the reason. A 404 for all but moderators, and for the
 * moderator's own company. Refusals: checks.register.decided where it is not done any more.
 */
export async function revokeCheck(
  actor: Actor,
  companyId: string,
  kind: BegunKind,
  reason: string,
): Promise<Outcome<{ revoked: BegunKind }>> {
  if (!isModerator(actor) || !isUuid(companyId)) throw notFound();
  if ([actor.id, actingCompany(actor)?.id].includes(companyId)) throw notFound();
  return db.transaction(async (tx) => {
    const row = (await lockChecks(tx, companyId)).find((each) => each.kind === kind);
    if (row?.state !== "done") return refused("checks.register.decided");
    const ended = { state: "revoked", reason, documentId: null, nextAt: null } as const;
    await changeCheck(tx, row, ended, actor.id);
    const act = { act: `${kind}_revoke`, actorId: actor.id, companyId, note: reason };
    await logAct(tx, act);
    await notifyOwners(tx, companyId, kind === "domain" ? "domainRevoked" : "registerRevoked");
    return { revoked: kind };
  });
}

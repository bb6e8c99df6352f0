import type { Actor } from "#app/features/accounts/actor.ts";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import { listClaimableProfiles } from "#app/features/companies/claims/imported-profiles.server.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { db, withoutTimeLimit } from "#app/platform/database/database.server.ts";
import { log } from "#app/platform/log/log.server.ts";
import { isRefused, notFound, type Outcome } from "#app/platform/outcome.ts";
import { startMerge } from "./merge-companies.server.ts";

/**
 * Takes over a profile without a login whose website is the company's checked domain, as a moderator would merge the
 * two: its jobs, followers and applications become the company's within minutes, and a moderator can undo it for a day. 404 for all
 * but owners and for any other profile. Refusals: as mergeCompanies.
 */
export async function claimProfile(
  actor: Actor,
  profileId: string,
): Promise<Outcome<{ id: string }>> {
  const company = actingCompany(actor);
  const { domain, profiles } = await listClaimableProfiles(actor);
  const profile = profiles.find(({ id }) => id === profileId);
  if (!company || actor.kind !== "person" || !profile) throw notFound();
  // Moderators read it; the log is in English.
  const reason = messagesFor("en").feeds.claims.note({ domain: domain ?? "" });
  const merge = { from: profile.id, into: company.id, reason };
  const started = await withoutTimeLimit(() =>
    db.transaction((tx) => startMerge(tx, merge, actor.id)),
  );
  if (!isRefused(started)) log("profile claimed", { ...started, ...merge });
  return started;
}

import { eq } from "drizzle-orm";
import { confirmedPhones } from "#app/features/accounts/confirmed-phones.table.ts";
import type { Transaction } from "#app/platform/database/database.server.ts";
import { fold } from "#app/platform/fold.ts";
import { companyChecks } from "./checks.table.ts";
import { siteDomain } from "./domain/own-domain.server.ts";
import { changeCheck, logCheck, notifyOwners } from "./record-check.server.ts";
import { isSamePhone } from "./shown-checks.server.ts";

/** What checks of a company depend on. */
type Stated = { companyName: string | null; companyWebsite: string | null; phone: string | null };

/**
 * Ends the checks that depended on what a company changes: its register on the name, its domain on the website,
 * its phone on the number. The log keeps them. The caller has locked the profile.
 */
export async function voidChangedChecks(
  tx: Transaction,
  { companyId, actorId }: { companyId: string; actorId: string | null },
  before: Stated,
  after: Stated,
): Promise<void> {
  const rows = await tx.select().from(companyChecks).where(eq(companyChecks.companyId, companyId));
  const isRenamed = fold(before.companyName ?? "") !== fold(after.companyName ?? "");
  const { site } = siteDomain(after.companyWebsite);
  let voided = false;
  for (const row of rows) {
    if (row.state === "revoked") continue;
    const isMoved = row.source === "site" && row.subject !== site;
    const why = row.kind === "register" ? isRenamed && "name" : isMoved && "site";
    if (!why) continue;
    const ended = { state: "revoked", reason: why, documentId: null, nextAt: null } as const;
    await changeCheck(tx, row, ended, actorId);
    voided = true;
  }
  if (before.phone !== after.phone && (await endsPhone(tx, companyId, before, after))) {
    const act = { companyId, actorId, kind: "phone", state: "revoked", reason: "phone" } as const;
    await logCheck(tx, { ...act, subject: before.phone ?? "" });
    voided = true;
  }
  if (voided) await notifyOwners(tx, companyId, "voided");
}

async function endsPhone(tx: Transaction, companyId: string, before: Stated, after: Stated) {
  const [confirmed] = await tx
    .select({ phone: confirmedPhones.phone })
    .from(confirmedPhones)
    .where(eq(confirmedPhones.userId, companyId));
  if (!confirmed) return false;
  return isSamePhone(before.phone, confirmed.phone) && !isSamePhone(after.phone, confirmed.phone);
}

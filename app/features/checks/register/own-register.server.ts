import { eq, sql } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import type { Actor } from "#app/features/accounts/actor.ts";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import {
  consume,
  limitKey,
  refund,
} from "#app/features/accounts/rate-limits/rate-limits.server.ts";
import { storeDocument } from "#app/features/applications/cv/documents.server.ts";
import type { CvFile } from "#app/features/applications/cv/photo/photo-cv.server.ts";
import { companyChecks } from "#app/features/companies/checks/checks.table.ts";
import { lockChecks, logCheck } from "#app/features/companies/checks/record-check.server.ts";
import type { MessageKey } from "#app/messages/message-key.ts";
import { db } from "#app/platform/database/database.server.ts";
import { isRefused, type Outcome, refused } from "#app/platform/outcome.ts";

const daySeconds = 24 * 60 * 60;
const registersADay = { max: 5, seconds: daySeconds };
/** Files that were refused count here alone: a wrong choice costs no day. */
const triesADay = { max: 30, seconds: daySeconds };

/**
 * Sends the number and the document of a company's register to the moderators; a check that was done begins anew.
 * Throws for actors who own no company. Refusals: checks.register.errors.
 */
export async function submitRegister(
  actor: Actor,
  number: string,
  files: readonly CvFile[],
): Promise<Outcome<{ state: "waiting" }>> {
  const company = actingCompany(actor);
  if (!company?.mayManage || actor.kind !== "person") {
    throw new Error("Only a company's owners have it checked.");
  }
  // A name given later would be one that no moderator has compared.
  if (!(await findStatedName(company.id))) return refused("checks.register.errors.name");
  const tried = await consume(limitKey("register-tries", company.id), triesADay);
  const counted = isRefused(tried)
    ? tried
    : await consume(limitKey("registers", company.id), registersADay);
  if (isRefused(counted)) return { ...counted, refused: "checks.register.errors.tooMany" };
  const document = await storeDocument(company.id, files);
  if (isRefused(document)) {
    await refund([counted]);
    return refused(ofRegister(document.refused));
  }
  const key = { companyId: company.id, kind: "register" } as const;
  const begun = {
    state: "waiting",
    subject: number,
    documentId: document.id,
    method: null,
    reason: null,
    checkedAt: null,
  } as const;
  await db.transaction(async (tx) => {
    await lockChecks(tx, company.id);
    await tx
      .insert(companyChecks)
      .values({ ...key, ...begun })
      .onConflictDoUpdate({
        target: [companyChecks.companyId, companyChecks.kind],
        set: { ...begun, begunAt: sql`now()` },
      });
    await logCheck(tx, { ...key, state: "waiting", subject: number, actorId: actor.id });
  });
  return { state: "waiting" };
}

async function findStatedName(companyId: string): Promise<string | undefined> {
  const [company] = await db
    .select({ name: userProfiles.companyName })
    .from(userProfiles)
    .where(eq(userProfiles.id, companyId));
  return company?.name?.trim();
}

/** Refusals of a file speak of a CV: says the same of a register. */
function ofRegister(refusal: MessageKey): MessageKey {
  if (!refusal.startsWith("applications.")) return refusal;
  return wordedRefusals[refusal] ?? "checks.register.errors.unreadable";
}

const wordedRefusals: Partial<Record<MessageKey, MessageKey>> = {
  "applications.cvMissing": "checks.register.errors.missing",
  "applications.cvTooLarge": "checks.register.errors.tooLarge",
  "applications.cvNotScanned": "checks.register.errors.unavailable",
  "applications.filesUnavailable": "checks.register.errors.unavailable",
  "applications.photosOverloaded": "checks.register.errors.unavailable",
  "applications.tooManyUploads": "checks.register.errors.tooMany",
  "applications.cvSpaceFull": "checks.register.errors.tooMany",
};

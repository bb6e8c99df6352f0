import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import type { Actor } from "#app/features/accounts/actor.ts";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import { applicationLabels, companyLabels } from "#app/features/applications/marks/marks.table.ts";
import { maxLabelLength, maxLabels, maxLabelsOnOne } from "#app/limits.ts";
import type { MessageKey } from "#app/messages/message-key.ts";
import { db, type Transaction } from "#app/platform/database/database.server.ts";
import { visible, visibleLine } from "#app/platform/database/storable.ts";
import { isRefused, type Outcome, type Refusal, refused } from "#app/platform/outcome.ts";
import { firstId, isUuid } from "#app/platform/uuid.ts";
import { lockForWriting } from "./lock-for-writing.server.ts";
import type { Label } from "./mark.ts";

const { id, companyId, name } = companyLabels;

/** The labels of the actor's company by name. */
export async function listLabels(actor: Actor): Promise<Label[]> {
  const company = actingCompany(actor);
  if (!company) return [];
  return db
    .select({ id, name })
    .from(companyLabels)
    .where(eq(companyId, company.id))
    .orderBy(asc(sql`lower(${name})`));
}

/** The labels on applications, by name. For callers that have checked whose they are. */
export async function listLabelsOn(
  applicationIds: readonly string[],
): Promise<Map<string, Label[]>> {
  if (applicationIds.length === 0) return new Map();
  const given = db.$with("given").as(
    db
      .select({ of: applicationLabels.applicationId, label: applicationLabels.labelId })
      .from(applicationLabels)
      .where(inArray(applicationLabels.applicationId, [...applicationIds])),
  );
  const rows = await db
    .with(given)
    .select({ of: given.of, id, name })
    .from(given)
    .innerJoin(companyLabels, eq(id, given.label))
    // By their ids: hundreds of applications would have the labels of all companies read.
    .where(sql`${id} = any(array(select ${given.label} from ${given}))`)
    .orderBy(asc(sql`lower(${name})`));
  const groups = Map.groupBy(rows, ({ of }) => of);
  return new Map(
    [...groups].map(([of, labels]) => [of, labels.map(({ of: _, ...label }) => label)]),
  );
}

/** The applications to a job that have a label. */
export function applicationsLabelled(jobId: string, labelId: string) {
  return db
    .select({ id: applicationLabels.applicationId })
    .from(applicationLabels)
    .where(and(eq(applicationLabels.labelId, labelId), eq(applicationLabels.jobId, jobId)));
}

/** A label as it is stored; the refusal of one without words or with too many. */
function readLabelName(input: string): string | Refusal {
  const read = visibleLine(input).normalize("NFC");
  if (!visible.test(read)) return refused("applicants.marks.labelMissing");
  return [...read].length > maxLabelLength ? refused("applicants.marks.labelLong") : read;
}

/**
 * Puts a label of the actor's company on an application: one of its labels by id, or one by name, which is added to
 * them where it is new. Refusals: lifecycle.missing, applicants.withdrawnMeanwhile, lifecycle.readOnly, and
 * .labelMissing, .labelLong, .tooManyLabels, .tooManyLabelsHere of applicants.marks.
 */
export async function labelApplication(
  actor: Actor,
  applicationId: string,
  label: { id: string } | { name: string },
): Promise<Outcome<{ id: string }>> {
  const company = actingCompany(actor);
  if (!company) return refused("lifecycle.missing");
  return db.transaction(async (tx) => {
    const refusal = await lockForWriting(tx, actor, applicationId);
    if (refusal) return refusal;
    const read = "name" in label ? readLabelName(label.name) : null;
    if (read !== null && typeof read !== "string") return read;
    if (read !== null) await lockLabels(tx, company.id);
    const isMeant = "id" in label ? eq(id, isUuid(label.id) ? label.id : firstId) : isNamed(read);
    const [own] = await tx
      .select({ id })
      .from(companyLabels)
      .where(and(isMeant, eq(companyId, company.id)))
      .for("key share");
    const there = await tx
      .select({ id: applicationLabels.labelId })
      .from(applicationLabels)
      .where(eq(applicationLabels.applicationId, applicationId));
    if (own && there.some((each) => each.id === own.id)) return own;
    if (there.length >= maxLabelsOnOne) return refused("applicants.marks.tooManyLabelsHere");
    const meant = own ?? (await addLabel(tx, company.id, read));
    if (isRefused(meant)) return meant;
    const jobId = sql`(select job_id from job_applications where id = ${applicationId})`;
    await tx.insert(applicationLabels).values({ applicationId, labelId: meant.id, jobId });
    return meant;
  });
}

/** A new label; of one that was chosen by its id there is no name. */
async function addLabel(
  tx: Transaction,
  company: string,
  read: string | null,
): Promise<Outcome<{ id: string }>> {
  if (read === null) return refused("applicants.marks.labelGone");
  if ((await tx.$count(companyLabels, eq(companyId, company))) >= maxLabels) {
    return refused("applicants.marks.tooManyLabels");
  }
  const [added] = await tx
    .insert(companyLabels)
    .values({ companyId: company, name: read })
    .returning({ id });
  return added ?? refused("lifecycle.missing");
}

function isNamed(label: string | null) {
  return sql`lower(${name}) = lower(${label})`;
}

/** Labels of one company are added and renamed one after another. */
async function lockLabels(tx: Transaction, company: string): Promise<void> {
  await tx
    .select({ id: userProfiles.id })
    .from(userProfiles)
    .where(eq(userProfiles.id, company))
    .for("no key update");
}

/**
 * Adds a label to those of the actor's company, on no application yet. Refusals: lifecycle.missing, lifecycle.readOnly,
 * and .labelMissing, .labelLong, .labelTwice, .tooManyLabels of applicants.marks.
 */
export async function createLabel(actor: Actor, input: string): Promise<Outcome<{ id: string }>> {
  const company = actingCompany(actor);
  if (!company) return refused("lifecycle.missing");
  if (!company.mayRecruit) return refused("lifecycle.readOnly");
  const read = readLabelName(input);
  if (typeof read !== "string") return read;
  return db.transaction(async (tx) => {
    await lockLabels(tx, company.id);
    const same = await tx.$count(companyLabels, and(eq(companyId, company.id), isNamed(read)));
    return same > 0 ? refused("applicants.marks.labelTwice") : addLabel(tx, company.id, read);
  });
}

/** Takes a label off an application. Refusals: lifecycle.missing, lifecycle.readOnly, applicants.withdrawnMeanwhile. */
export async function unlabelApplication(
  actor: Actor,
  applicationId: string,
  labelId: string,
): Promise<Outcome<{ id: string }>> {
  return db.transaction(async (tx) => {
    const refusal = await lockForWriting(tx, actor, applicationId);
    if (refusal) return refusal;
    if (!isUuid(labelId)) return refused("lifecycle.missing");
    const isIt = and(
      eq(applicationLabels.applicationId, applicationId),
      eq(applicationLabels.labelId, labelId),
    );
    await tx.delete(applicationLabels).where(isIt);
    return { id: applicationId };
  });
}

/**
 * Gives a label of the actor's company another name, on all applications that have it. Refusals: lifecycle.readOnly, and
 * .labelGone, .labelMissing, .labelLong, .labelTwice of applicants.marks.
 */
export async function renameLabel(
  actor: Actor,
  labelId: string,
  input: string,
): Promise<Outcome<{ id: string }>> {
  const company = actingCompany(actor);
  if (!company || !isUuid(labelId)) return refused("applicants.marks.labelGone");
  if (!company.mayRecruit) return refused("lifecycle.readOnly");
  const read = readLabelName(input);
  if (typeof read !== "string") return read;
  return db.transaction(async (tx) => {
    await lockLabels(tx, company.id);
    const [same] = await tx
      .select({ id })
      .from(companyLabels)
      .where(and(eq(companyId, company.id), isNamed(read)));
    if (same && same.id !== labelId) return refused("applicants.marks.labelTwice");
    const [renamed] = await tx
      .update(companyLabels)
      .set({ name: read })
      .where(and(eq(id, labelId), eq(companyId, company.id)))
      .returning({ id });
    return renamed ?? refused("applicants.marks.labelGone");
  });
}

/** Removes a label of the actor's company, from all applications too. Refusals: lifecycle.readOnly, applicants.marks.labelGone. */
export async function deleteLabel(actor: Actor, labelId: string): Promise<Outcome<{ id: string }>> {
  const gone = "applicants.marks.labelGone" satisfies MessageKey;
  const company = actingCompany(actor);
  if (!company || !isUuid(labelId)) return refused(gone);
  if (!company.mayRecruit) return refused("lifecycle.readOnly");
  const [deleted] = await db
    .delete(companyLabels)
    .where(and(eq(id, labelId), eq(companyId, company.id)))
    .returning({ id });
  return deleted ?? refused(gone);
}

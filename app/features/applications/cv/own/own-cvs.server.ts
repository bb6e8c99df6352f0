import { and, desc, eq, exists, sql } from "drizzle-orm";
import type { Actor, Person } from "#app/features/accounts/actor.ts";
import { whyNotSend } from "#app/features/applications/application-access.ts";
import { documents } from "#app/features/applications/applications.table.ts";
import type { CvKind } from "#app/features/applications/cv/cv-file.ts";
import { lockProfile } from "#app/features/applications/cv/cv-quota.server.ts";
import {
  discardUnusedDocument,
  findDocumentFor,
  type UploadedDocument,
  uploadDocument,
} from "#app/features/applications/cv/documents.server.ts";
import type { CvFile } from "#app/features/applications/cv/photo/photo-cv.server.ts";
import { savedCvs } from "#app/features/applications/cv/saved-cvs.table.ts";
import { enqueueRemoval } from "#app/features/applications/orphaned-files.server.ts";
import type { ContentLanguage } from "#app/i18n/language.ts";
import { maxSavedCvs } from "#app/limits.ts";
import { db } from "#app/platform/database/database.server.ts";
import { logThrottled } from "#app/platform/log/log.server.ts";
import { isRefused, type Outcome, refused } from "#app/platform/outcome.ts";
import { FileStoreError } from "#app/platform/storage/file-store.server.ts";
import { isUuid } from "#app/platform/uuid.ts";
import { cvLabel, labelFromFile, type OwnCv } from "./own-cv.ts";

/** The CVs in the actor's account, the one used or added last first. */
export async function listOwnCvs(actor: Person): Promise<OwnCv[]> {
  const rows = await db
    .select({
      id: savedCvs.documentId,
      name: savedCvs.name,
      fileName: documents.fileName,
      kind: documents.kind,
      bytes: documents.sizeBytes,
      source: savedCvs.source,
      language: savedCvs.language,
      createdAt: savedCvs.createdAt,
      lastUsedAt: savedCvs.lastUsedAt,
    })
    .from(savedCvs)
    .innerJoin(documents, eq(documents.id, savedCvs.documentId))
    .where(eq(savedCvs.ownerId, actor.id))
    .orderBy(
      desc(sql`coalesce(${savedCvs.lastUsedAt}, ${savedCvs.createdAt})`),
      desc(savedCvs.documentId),
    );
  return rows.map((row) => ({
    ...row,
    kind: row.kind as CvKind,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  }));
}

type Origin = { label?: string; language?: ContentLanguage };

/**
 * Saves a CV in the actor's account; `language` is that of one made from the profile. Refusals:
 * those of uploadDocument, and cvs.full.
 */
export async function saveOwnCv(
  actor: Actor,
  files: readonly CvFile[],
  origin: Origin = {},
): Promise<Outcome<{ id: string }>> {
  const refusal = whyNotSend(actor);
  if (refusal || actor.kind !== "person") return refused(refusal ?? "applications.loginFirst");
  // Asked before the file is looked at, and again under the lock.
  if ((await db.$count(savedCvs, eq(savedCvs.ownerId, actor.id))) >= maxSavedCvs) return full;
  const uploaded = await uploadDocument(actor, ...files);
  if (isRefused(uploaded)) return uploaded;
  const saved = await addSaved(actor, uploaded, origin);
  if (isRefused(saved)) await discardUnusedDocument(actor, uploaded.id);
  return saved;
}

const full = refused("cvs.full");
const gone = refused("cvs.gone");

function addSaved(
  actor: Person,
  { id, name: fileName }: UploadedDocument,
  { label = "", language }: Origin,
): Promise<Outcome<{ id: string }>> {
  return db.transaction(async (tx) => {
    await lockProfile(tx, actor.id);
    if ((await tx.$count(savedCvs, eq(savedCvs.ownerId, actor.id))) >= maxSavedCvs) return full;
    // Held, so that it is not cleaned up meanwhile.
    const [document] = await tx
      .select({ id: documents.id })
      .from(documents)
      .where(and(eq(documents.id, id), eq(documents.ownerId, actor.id)))
      .for("update");
    if (!document) return refused("applications.documentGone");
    await tx
      .insert(savedCvs)
      .values({
        documentId: id,
        ownerId: actor.id,
        name: cvLabel(label) || labelFromFile(fileName),
        source: language ? "profile" : "upload",
        language: language ?? null,
      });
    return { id };
  });
}

/** Calls the actor's own CV something else. Refusals: cvs.nameMissing, cvs.gone. */
export async function renameOwnCv(
  actor: Person,
  id: string,
  label: string,
): Promise<Outcome<{ id: string }>> {
  const name = cvLabel(label);
  if (!name) return refused("cvs.nameMissing");
  if (!isUuid(id)) return gone;
  const renamed = await db
    .update(savedCvs)
    .set({ name })
    .where(own(actor, id))
    .returning({ id: savedCvs.documentId });
  return renamed[0] ?? gone;
}

/** Removes the actor's own CV with its file; applications sent with it have their copy. Refusals: cvs.gone. */
export async function deleteOwnCv(actor: Person, id: string): Promise<Outcome<{ id: string }>> {
  if (!isUuid(id)) return gone;
  return db.transaction(async (tx) => {
    const saved = tx.select({ id: savedCvs.documentId }).from(savedCvs).where(own(actor, id));
    const deleted = await tx
      .delete(documents)
      .where(and(eq(documents.id, id), eq(documents.ownerId, actor.id), exists(saved)))
      .returning({ id: documents.id });
    if (!deleted[0]) return gone;
    await enqueueRemoval(tx);
    return deleted[0];
  });
}

/**
 * Copies the actor's own CV to an upload that an application may use, with a key of its own. It is
 * inspected and scanned again, since scanners learn. Refusals: those of uploadDocument, cvs.gone
 * and applications.filesUnavailable.
 */
export async function copyOwnCv(actor: Person, id: string): Promise<Outcome<UploadedDocument>> {
  if (!isUuid(id) || (await db.$count(savedCvs, own(actor, id))) === 0) return gone;
  try {
    const document = await findDocumentFor(actor, id);
    if (!document) return gone;
    return await uploadDocument(actor, { content: document.content, fileName: document.name });
  } catch (error) {
    if (!(error instanceof FileStoreError)) throw error;
    logThrottled("saved CV not read", { document: id });
    return refused("applications.filesUnavailable");
  }
}

/** Records that an application was sent with the actor's own CV. */
export async function recordOwnCvUse(actor: Person, id: string): Promise<void> {
  await db.update(savedCvs).set({ lastUsedAt: new Date() }).where(own(actor, id));
}

function own(actor: Person, id: string) {
  return and(eq(savedCvs.documentId, id), eq(savedCvs.ownerId, actor.id));
}

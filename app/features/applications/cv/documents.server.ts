import { randomUUID } from "node:crypto";
import { and, desc, eq, gt, inArray, sql } from "drizzle-orm";
import type { Actor } from "#app/features/accounts/actor.ts";
import { mayReadDocument, whyNotSend } from "#app/features/applications/application-access.ts";
import {
  documents,
  jobApplications,
  uploads,
} from "#app/features/applications/applications.table.ts";
import { recordOpening } from "#app/features/applications/lifecycle/history.server.ts";
import {
  applicationEvents,
  eventDocuments,
} from "#app/features/applications/lifecycle/lifecycle.table.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { unusedCvHours } from "#app/limits.ts";
import { paths } from "#app/paths.ts";
import { db, type Transaction } from "#app/platform/database/database.server.ts";
import { makeDocumentKey } from "#app/platform/encryption/files-key.server.ts";
import { log, logThrottled } from "#app/platform/log/log.server.ts";
import { isRefused, type Outcome, refused } from "#app/platform/outcome.ts";
import { FileStoreError } from "#app/platform/storage/file-store.server.ts";
import { removeFile } from "#app/platform/storage/storage.server.ts";
import { firstId, isUuid } from "#app/platform/uuid.ts";
import { recordView } from "./cv-access-log.server.ts";
import type { CvVerdict } from "./cv-file.server.ts";
import { type CvKind, cvName } from "./cv-file.ts";
import { isUnusedDocument, whyNotAddCv } from "./cv-quota.server.ts";
import { judgeCv, keepCvFile } from "./cv-retention.server.ts";
import { contentColumns, readCv } from "./encryption/cv-content.server.ts";
import type { CvFile } from "./photo/photo-cv.server.ts";
import { savedCvs } from "./saved-cvs.table.ts";

/** An uploaded CV as the answer to its upload names it; `bytes` is its size there. */
export type UploadedDocument = { id: string; url: string; name: string; bytes: number };

/**
 * Stores a CV until an application uses it: a document, or the photos of its pages. Refusals: not a job seeker, those
 * of judgeCv and whyNotAddCv, and applications.filesUnavailable.
 */
export async function uploadDocument(
  actor: Actor,
  ...files: readonly CvFile[]
): Promise<Outcome<UploadedDocument>> {
  const refusal = whyNotSend(actor);
  if (refusal || actor.kind !== "person") return refused(refusal ?? "applications.loginFirst");
  return storeDocument(actor.id, files);
}

/**
 * Stores a file of an account or of a company, or the photos of its pages, as CVs are: judged by content, scanned and
 * encrypted. Unless something uses it, it is removed within a day. Refusals: as above.
 */
export async function storeDocument(
  ownerId: string,
  files: readonly CvFile[],
): Promise<Outcome<UploadedDocument>> {
  const verdict = await judgeCv(ownerId, files);
  if (!verdict.ok) return refused(verdict.reason);

  const id = randomUUID();
  const row = documentRow(id, ownerId, verdict.file, verdict);
  // The row comes first: a crash between the two leaves no file that nothing would ever remove.
  const key = await insertDocument(row);
  if (isRefused(key)) return key;
  const storeRefusal = await keepCvFile(id, key, verdict.file.content);
  if (storeRefusal) {
    // A file stored too late is removed as orphaned.
    await db.delete(documents).where(eq(documents.id, id));
    return storeRefusal;
  }
  return { id, url: paths.document(id), name: row.fileName, bytes: row.sizeBytes };
}

/** Stores the row with a new key; returns the key. Refusals: those of whyNotAddCv. */
async function insertDocument(row: ReturnType<typeof documentRow>): Promise<Outcome<Buffer>> {
  try {
    return await db.transaction(async (tx) => {
      const refusal = await whyNotAddCv(tx, row.ownerId, row.sizeBytes);
      if (refusal) return refusal;
      const documentKey = await makeDocumentKey(tx, row.id);
      await tx.insert(documents).values({ ...row, fileKey: documentKey.wrapped, encrypted: true });
      return documentKey.key;
    });
  } catch (error) {
    if (!(error instanceof FileStoreError)) throw error;
    logThrottled("CV not kept", { cause: String(error.cause) });
    return refused("applications.filesUnavailable");
  }
}

/** The row of an accepted CV. */
export function documentRow(
  id: string,
  ownerId: string,
  file: CvFile,
  { kind, mediaType, isPhoto }: Extract<CvVerdict, { ok: true }>,
) {
  const fileName = cvName(file.fileName, kind);
  return { id, ownerId, fileName, kind, mediaType, isPhoto, sizeBytes: file.content.length };
}

type DocumentFile = {
  content: Uint8Array;
  name: string;
  kind: CvKind;
  mediaType: string;
  isPhoto: boolean;
  isOwn: boolean;
  costly: boolean;
};

/**
 * A CV, or a document of a message, for a person who may read it; undefined for others and for a missing one. Records a view by
 * others than the applicant. Throws a FileStoreError while the files are unreachable. `storeView`:
 * recordViewOfHour for a CV shown in parts.
 */
export async function findDocumentFor(
  actor: Actor,
  id: string,
  storeView = recordView,
): Promise<DocumentFile | undefined> {
  if (actor.kind !== "person" || !isUuid(id)) return undefined;
  const [document] = await db
    .select({
      ...contentColumns,
      ownerId: documents.ownerId,
      name: documents.fileName,
      kind: documents.kind,
      mediaType: documents.mediaType,
      isPhoto: documents.isPhoto,
      size: documents.sizeBytes,
      costly: documents.costly,
      applicationId: jobApplications.id,
      userId: jobApplications.userId,
      companyId: jobs.companyId,
      messageId: eventDocuments.eventId,
    })
    .from(documents)
    .leftJoin(eventDocuments, eq(eventDocuments.documentId, documents.id))
    .leftJoin(applicationEvents, eq(applicationEvents.id, eventDocuments.eventId))
    .leftJoin(
      jobApplications,
      eq(
        jobApplications.id,
        sql`coalesce(${applicationEvents.applicationId},
          (select id from job_applications where document_id = "documents"."id"))`,
      ),
    )
    .leftJoin(jobs, eq(jobs.id, jobApplications.jobId))
    .where(eq(documents.id, id));
  if (!document) return undefined;
  const { userId, companyId, name, mediaType, isPhoto, costly } = document;
  const kind = document.kind as CvKind;
  const application = userId && companyId ? { userId, companyId } : undefined;
  if (!mayReadDocument(actor, document.ownerId, application)) return undefined;
  const bytes = await readCv(document);
  if (bytes?.length === document.size) {
    if (document.applicationId && companyId && actor.id !== userId) {
      // Recorded as the company: the applicant still sees it after the viewer's account is gone.
      if (document.messageId === null) await storeView(document.applicationId, companyId);
      await recordOpening(actor, document.applicationId);
    }
    const isOwn = actor.id === document.ownerId;
    return { content: bytes, name, kind, mediaType, isPhoto, isOwn, costly };
  }
  if (bytes) log("document file incomplete", { document: id });
  return undefined;
}

/** Remembers that showing a CV costs too much, so that it is not tried again. */
export async function markCostly(id: string): Promise<void> {
  await db.update(documents).set({ costly: true }).where(eq(documents.id, id));
}

/** The actor's own upload as long as no application uses it and it is no saved CV. */
export async function findUnusedDocument(
  actor: Actor,
  id: string,
): Promise<UploadedDocument | undefined> {
  if (actor.kind !== "person" || !isUuid(id)) return undefined;
  const [document] = await db
    .select({ id: documents.id, name: documents.fileName, bytes: documents.sizeBytes })
    .from(documents)
    .where(and(eq(documents.id, id), eq(documents.ownerId, actor.id), isUnusedDocument));
  return document && { ...document, url: paths.document(document.id) };
}

/**
 * Removes the actor's own upload with its file, unless it is used or saved. While the files are
 * unreachable it stays, to be removed with other unused ones.
 */
export async function discardUnusedDocument(actor: Actor, id: string): Promise<void> {
  if (!(await findUnusedDocument(actor, id))) return;
  try {
    await removeIfUnused(id);
  } catch (error) {
    if (!(error instanceof FileStoreError)) throw error;
    logThrottled("unused CV not removed", { document: id });
  }
}

const isOld = sql`${documents.createdAt} < now() - make_interval(hours => ${unusedCvHours})`;
/** Longer than a board stands still. */
const lookedBackHours = 12;

/**
 * Removes uploads that are neither used nor saved for `unusedCvHours`; returns how many. Only those that
 * have grown so old within the last hours: removeLongUnusedDocuments finds the rest.
 */
export async function removeUnusedDocuments(): Promise<number> {
  const since = sql`${documents.createdAt} > now() - make_interval(hours => ${unusedCvHours + lookedBackHours})`;
  return removeAllUnused(
    db
      .select({ id: documents.id })
      .from(documents)
      .where(and(since, isOld, isUnusedDocument))
      .orderBy(documents.createdAt)
      .limit(1000),
  );
}

const partOfDocuments = 5000;

/** The same of all documents, in parts: a CV may have been saved for years until it was no longer. */
export async function removeLongUnusedDocuments(): Promise<number> {
  let removed = 0;
  for (let after = firstId; ; ) {
    const part = db
      .select({ id: documents.id, createdAt: documents.createdAt })
      .from(documents)
      .where(gt(documents.id, after))
      .orderBy(documents.id)
      .limit(partOfDocuments)
      .as("documents");
    removed += await removeAllUnused(
      db.select({ id: part.id }).from(part).where(and(isOld, isUnusedDocument)),
    );
    const [last] = await db.select({ id: part.id }).from(part).orderBy(desc(part.id)).limit(1);
    if (!last) return removed;
    after = last.id;
  }
}

async function removeAllUnused(which: PromiseLike<{ id: string }[]>): Promise<number> {
  let removed = 0;
  for (const { id } of await which) if (await removeIfUnused(id)) removed++;
  return removed;
}

/** Whether a document is a CV saved in its owner's account, or one of a message. */
export async function isUsedElsewhere(tx: Transaction, documentId: string): Promise<boolean> {
  const isSaved = tx.$count(savedCvs, eq(savedCvs.documentId, documentId));
  const isSent = tx.$count(eventDocuments, eq(eventDocuments.documentId, documentId));
  return (await isSaved) + (await isSent) > 0;
}

/**
 * Locks a person's own uploads that nothing uses yet, for something that will; false where one is missing. The
 * uses are counted under the lock: another request may just have had one of them.
 */
export async function lockUnused(
  tx: Transaction,
  ownerId: string,
  ids: readonly string[],
): Promise<boolean> {
  const areThese = and(inArray(documents.id, [...ids]), eq(documents.ownerId, ownerId));
  const locked = await tx
    .select({ id: documents.id })
    .from(documents)
    .where(areThese)
    .orderBy(documents.id)
    .for("update");
  if (locked.length < ids.length) return false;
  return (await tx.$count(documents, and(areThese, isUnusedDocument))) === ids.length;
}

/** Waits for the row's lock: another cleanup or an application being sent. */
function removeIfUnused(id: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [held] = await tx
      .select({ id: documents.id })
      .from(documents)
      .where(eq(documents.id, id))
      .for("update", { skipLocked: true });
    if (!held) return false;
    // Asked again under the lock: an application may have been finished just before it.
    const [unused] = await tx
      .select({ id: documents.id })
      .from(documents)
      .where(and(eq(documents.id, id), isUnusedDocument));
    if (!unused) return false;
    await removeFile(id);
    await tx.delete(documents).where(eq(documents.id, id));
    await tx.delete(uploads).where(eq(uploads.id, id));
    return true;
  });
}

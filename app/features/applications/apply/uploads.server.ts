import { and, asc, desc, eq, lt, notInArray, sql } from "drizzle-orm";
import type { Actor } from "#app/features/accounts/actor.ts";
import { whyNotSend } from "#app/features/applications/application-access.ts";
import { documents, uploadParts, uploads } from "#app/features/applications/applications.table.ts";
import { cvRefusalByName } from "#app/features/applications/cv/cv-file.ts";
import { whyNotAddCv } from "#app/features/applications/cv/cv-quota.server.ts";
import { judgeCv, keepCvFile } from "#app/features/applications/cv/cv-retention.server.ts";
import {
  documentRow,
  type UploadedDocument,
} from "#app/features/applications/cv/documents.server.ts";
import {
  decryptPart,
  encryptPart,
} from "#app/features/applications/cv/encryption/cv-content.server.ts";
import type { MessageKey } from "#app/messages/message-key.ts";
import { paths } from "#app/paths.ts";
import { type Database, db } from "#app/platform/database/database.server.ts";
import { makeDocumentKey, unwrapKey } from "#app/platform/encryption/files-key.server.ts";
import { type Outcome, refused } from "#app/platform/outcome.ts";
import { removeFile } from "#app/platform/storage/storage.server.ts";
import { isUuid } from "#app/platform/uuid.ts";

/** An upload that may be broken off and go on; `received` of its `sizeBytes` have come. */
export type Upload = {
  id: string;
  fileName: string;
  sizeBytes: number;
  received: number;
  createdAt: Date;
};

/** How long an upload may take with all its pauses, in hours. */
export const uploadHours = 24;

/** Unfinished uploads of one person at a time: 50 MB at the most. */
const maxUnfinished = 10;

/**
 * Begins an upload of a CV of this size under this id. Refusals: not a job seeker, those of name
 * and size, and those of whyNotAddCv.
 */
export async function beginUpload(
  actor: Actor,
  { id, fileName, sizeBytes }: Pick<Upload, "id" | "fileName" | "sizeBytes">,
): Promise<Outcome<{ id: string }>> {
  const refusal = whyNotSend(actor) ?? cvRefusalByName(fileName, sizeBytes);
  if (refusal || actor.kind !== "person") return refused(refusal ?? "applications.loginFirst");
  return db.transaction(async (tx) => {
    // One after the other, or many at once would each find room.
    const full = await whyNotAddCv(tx, actor.id, sizeBytes);
    if (full) return full;
    const unfinished = and(
      eq(uploads.ownerId, actor.id),
      sql`${uploads.received} < ${uploads.sizeBytes}`,
    );
    // The oldest uploads are dropped: an unstable connection must not lock people out for a day.
    const newest = await tx
      .select({ id: uploads.id })
      .from(uploads)
      .where(unfinished)
      .orderBy(desc(uploads.createdAt), desc(uploads.id))
      .limit(maxUnfinished - 1);
    const newestIds = newest.map((upload) => upload.id);
    await tx.delete(uploads).where(and(unfinished, notInArray(uploads.id, newestIds)));
    const { wrapped: fileKey } = await makeDocumentKey(tx, id);
    await tx.insert(uploads).values({ id, ownerId: actor.id, fileName, sizeBytes, fileKey });
    return { id };
  });
}

/** The actor's own upload; undefined for others' and expired ones and invalid ids. */
export async function findOwnUpload(actor: Actor, id: string): Promise<Upload | undefined> {
  if (actor.kind !== "person" || !isUuid(id)) return undefined;
  const [upload] = await db.select(columns).from(uploads).where(ownUpload(actor.id, id));
  return upload;
}

/**
 * Adds bytes at the current end of the actor's own upload. False if the end differs: an older
 * connection may still send what a newer one has sent.
 */
export async function addToUpload(
  actor: Actor,
  id: string,
  start: number,
  bytes: Uint8Array,
): Promise<boolean> {
  if (actor.kind !== "person" || !isUuid(id)) return false;
  return db.transaction(async (tx) => {
    const moved = await tx
      .update(uploads)
      .set({ received: start + bytes.length })
      .where(
        and(
          ownUpload(actor.id, id),
          eq(uploads.received, start),
          sql`${start + bytes.length} <= ${uploads.sizeBytes}`,
        ),
      )
      .returning({ fileKey: uploads.fileKey });
    const [upload] = moved;
    if (!upload) return false;
    const key = await uploadKey(id, upload.fileKey);
    const stored = key ? encryptPart(key, { id, start }, bytes) : bytes;
    await tx.insert(uploadParts).values({ uploadId: id, start, content: stored });
    return true;
  });
}

/**
 * Makes the actor's complete upload a document of the same id; repeatable. Removes an upload that
 * judgeCv refuses for good. Refusals: applications.documentGone, .filesUnavailable and those of
 * judgeCv.
 */
export async function finishUpload(actor: Actor, id: string): Promise<Outcome<UploadedDocument>> {
  if (actor.kind !== "person" || !isUuid(id)) return gone;
  const [upload] = await db
    .select({ ...columns, fileKey: uploads.fileKey })
    .from(uploads)
    .where(ownUpload(actor.id, id));
  if (!upload || upload.received < upload.sizeBytes) return gone;
  const key = await uploadKey(id, upload.fileKey);
  const bytes = await readParts(id, key);
  // Another request has just finished it: its parts are gone.
  if (bytes.length < upload.sizeBytes) return (await findFinished(db, id)) ?? gone;

  // The scanner and the file store may be slow, so no connection to the database is held meanwhile.
  const { fileName } = upload;
  const verdict = await judgeCv(actor.id, [{ content: bytes, fileName }]);
  if (!verdict.ok) {
    if (!passing.has(verdict.reason)) await db.delete(uploads).where(ownUpload(actor.id, id));
    return refused(verdict.reason);
  }
  const refusal = await keepCvFile(id, key, verdict.file.content);
  if (refusal) return refusal;
  const outcome = await db.transaction(async (tx) => {
    const [still] = await tx
      .select({ fileKey: uploads.fileKey })
      .from(uploads)
      .where(ownUpload(actor.id, id))
      .for("update");
    if (!still) return gone;
    const document = await findFinished(tx, id);
    if (document) return document;
    const row = documentRow(id, actor.id, verdict.file, verdict);
    await tx
      .insert(documents)
      .values({ ...row, fileKey: still.fileKey, encrypted: still.fileKey !== null });
    await tx.delete(uploadParts).where(eq(uploadParts.uploadId, id));
    return { id, url: paths.document(id), name: row.fileName, bytes: row.sizeBytes };
  });
  if (outcome === gone) await removeFile(id);
  return outcome;
}

const gone = refused("applications.documentGone");

/** Refusals after which the same upload may be tried again. */
const passing = new Set<MessageKey>([
  "accounts.tooManyTries",
  "applications.cvNotScanned",
  "applications.photosOverloaded",
]);

/** Undefined for an upload that an older version began: it stays plain for its day at most. */
async function uploadKey(id: string, fileKey: Uint8Array | null): Promise<Buffer | undefined> {
  return fileKey ? unwrapKey(fileKey, id) : undefined;
}

async function readParts(id: string, key: Uint8Array | undefined): Promise<Buffer> {
  const parts = await db
    .select({ start: uploadParts.start, content: uploadParts.content })
    .from(uploadParts)
    .where(eq(uploadParts.uploadId, id))
    .orderBy(asc(uploadParts.start));
  return Buffer.concat(
    parts.map(({ start, content }) => (key ? decryptPart(key, { id, start }, content) : content)),
  );
}

async function findFinished(
  from: Pick<Database, "select">,
  id: string,
): Promise<UploadedDocument | undefined> {
  const [document] = await from
    .select({ name: documents.fileName, bytes: documents.sizeBytes })
    .from(documents)
    .where(eq(documents.id, id));
  return document && { id, url: paths.document(id), ...document };
}

/** Removes the actor's own upload as long as it is not whole; returns whether there was one. */
export async function dropUpload(actor: Actor, id: string): Promise<boolean> {
  const upload = await findOwnUpload(actor, id);
  if (!upload || upload.received === upload.sizeBytes) return false;
  await db.delete(uploads).where(eq(uploads.id, id));
  return true;
}

/** Removes expired uploads; returns how many. */
export async function removeExpiredUploads(): Promise<number> {
  const old = await db
    .delete(uploads)
    .where(lt(uploads.createdAt, sql`now() - make_interval(hours => ${uploadHours})`))
    .returning({ id: uploads.id });
  for (const { id } of old) {
    // A file without a document remains from a crash while finishing an upload.
    const [document] = await db
      .select({ id: documents.id })
      .from(documents)
      .where(eq(documents.id, id));
    if (!document) await removeFile(id);
  }
  return old.length;
}

const columns = {
  id: uploads.id,
  fileName: uploads.fileName,
  sizeBytes: uploads.sizeBytes,
  received: uploads.received,
  createdAt: uploads.createdAt,
};

function ownUpload(ownerId: string, id: string) {
  const alive = sql`${uploads.createdAt} > now() - make_interval(hours => ${uploadHours})`;
  return and(eq(uploads.id, id), eq(uploads.ownerId, ownerId), alive);
}

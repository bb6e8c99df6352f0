import { randomBytes, randomUUID } from "node:crypto";
import { mkdtemp, readFile as readText, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Person } from "#app/features/accounts/actor.ts";
import { documents, uploadParts, uploads } from "#app/features/applications/applications.table.ts";
import {
  addToUpload,
  beginUpload,
  finishUpload,
} from "#app/features/applications/apply/uploads.server.ts";
import { findDocumentFor, uploadDocument } from "#app/features/applications/cv/documents.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import {
  findFilesKey,
  openFilesKey,
  openKeyring,
} from "#app/platform/encryption/files-key.server.ts";
import { filesKey } from "#app/platform/encryption/files-key.table.ts";
import { keyId, ownKeyFile } from "#app/platform/encryption/keyring.server.ts";
import { isRefused } from "#app/platform/outcome.ts";
import { FileStoreError } from "#app/platform/storage/file-store.server.ts";
import { readFile, storeFile } from "#app/platform/storage/storage.server.ts";
import { samplePdf } from "#demo/sample-cv.ts";
import { testFilesKey, useTestDatabase } from "#test/database.ts";
import { makeSeeker } from "#test/people.ts";
import { readStoredCv } from "#test/stored-cv.ts";
import { encryptPlainFiles } from "./encrypt-plain-files.server.ts";
import { rotateFilesKey } from "./rotate-files-key.server.ts";

useTestDatabase();

const cv = samplePdf(["Rima Al-Halabi", "Accountant"]);
let seeker: Person;
beforeEach(async () => {
  await db.delete(documents);
  await db.delete(uploads);
  seeker = await makeSeeker();
});

async function uploaded(): Promise<string> {
  const document = await uploadDocument(seeker, { content: cv, fileName: "cv.pdf" });
  if (isRefused(document)) throw new Error(document.refused);
  return document.id;
}

async function begun(): Promise<string> {
  const id = randomUUID();
  await beginUpload(seeker, { id, fileName: "cv.pdf", sizeBytes: cv.length });
  return id;
}

/** As an older version stored it, some time ago. */
async function storedPlain(): Promise<string> {
  const id = await uploaded();
  await storeFile(id, cv);
  const createdAt = sql`now() - interval '1 hour'`;
  const plain = { fileKey: null, encrypted: false, createdAt };
  await db.update(documents).set(plain).where(eq(documents.id, id));
  return id;
}

const rowOf = async (id: string) =>
  (await db.select().from(documents).where(eq(documents.id, id)))[0];

describe("S10 CVs at rest", () => {
  it("are encrypted, each under a key of its own that is stored wrapped", async () => {
    const [one, two] = [await uploaded(), await uploaded()];
    for (const id of [one, two]) {
      const stored = Buffer.from((await readFile(id)) ?? []);
      for (const word of ["%PDF", "Accountant"]) expect(stored.includes(word)).toBe(false);
      expect((await readStoredCv(id))?.equals(cv)).toBe(true);
    }
    const [a, b] = [(await rowOf(one))?.fileKey, (await rowOf(two))?.fileKey];
    await db.update(documents).set({ fileKey: b }).where(eq(documents.id, one));
    expect(await readStoredCv(one), "with the key of another").toBeUndefined();
    await db.update(documents).set({ fileKey: a }).where(eq(documents.id, one));
    await storeFile(one, (await readFile(two)) ?? new Uint8Array());
    expect(await readStoredCv(one), "the file of another").toBeUndefined();
  });

  it("so is an incomplete upload, and it goes on where it stopped", async () => {
    const id = await begun();
    await addToUpload(seeker, id, 0, cv.subarray(0, 100));
    await addToUpload(seeker, id, 100, cv.subarray(100));
    const parts = await db.select().from(uploadParts);
    expect(parts).toHaveLength(2);
    for (const { content } of parts) {
      for (const word of ["%PDF", "Accountant"]) {
        expect(Buffer.from(content).includes(word)).toBe(false);
      }
    }
    expect(await finishUpload(seeker, id)).toMatchObject({ id, bytes: cv.length });
    expect(Buffer.from((await readFile(id)) ?? []).includes("Accountant")).toBe(false);
    expect((await readStoredCv(id))?.equals(cv)).toBe(true);
  });

  it("a plain file put in the place of an encrypted one is not accepted as a CV", async () => {
    const id = await uploaded();
    await storeFile(id, cv);
    expect(await findDocumentFor(seeker, id)).toBeUndefined();
  });

  it("while the master key is missing forms are refused with a message, and nothing is lost", async () => {
    const [id, upload] = [await uploaded(), await begun()];
    await openKeyring({ ...testFilesKey, filesKey: randomBytes(32).toString("hex") });
    await expect(findDocumentFor(seeker, id)).rejects.toThrow(FileStoreError);
    await expect(addToUpload(seeker, upload, 0, cv)).rejects.toThrow(FileStoreError);
    expect(await uploadDocument(seeker, { content: cv, fileName: "cv.pdf" })).toEqual({
      refused: "applications.filesUnavailable",
    });
    await openKeyring(testFilesKey);
    expect((await findDocumentFor(seeker, id))?.content).toEqual(new Uint8Array(cv));
    expect(await addToUpload(seeker, upload, 0, cv)).toBe(true);
  });
});

describe("S10 plain files of an older version", () => {
  it("are read, and encrypted by one of several processes", async () => {
    const ids = [await storedPlain(), await storedPlain(), await storedPlain()];
    for (const id of ids) expect((await readStoredCv(id))?.equals(cv)).toBe(true);
    await Promise.all([encryptPlainFiles(), encryptPlainFiles()]);
    for (const id of ids) {
      expect(Buffer.from((await readFile(id)) ?? []).includes("Accountant")).toBe(false);
      expect((await readStoredCv(id))?.equals(cv)).toBe(true);
      expect((await rowOf(id))?.encrypted).toBe(true);
    }
    expect(await encryptPlainFiles()).toBe(0);
  });

  it("killed between any two steps it loses nothing, and goes on", async () => {
    const id = await storedPlain();
    const undone = { encrypted: false } as const;
    await encryptPlainFiles();
    const encrypted = (await readFile(id)) ?? new Uint8Array();
    // The key is stored, the file is plain yet.
    await storeFile(id, cv);
    await db.update(documents).set(undone).where(eq(documents.id, id));
    expect((await readStoredCv(id))?.equals(cv)).toBe(true);
    // The file is encrypted, the row does not say so yet.
    await storeFile(id, encrypted);
    expect((await readStoredCv(id))?.equals(cv)).toBe(true);
    expect(await encryptPlainFiles()).toBe(0);
    expect((await readStoredCv(id))?.equals(cv)).toBe(true);
    expect((await rowOf(id))?.encrypted).toBe(true);
  });

  it("an upload that an older version began goes on plain, and its document is encrypted later", async () => {
    const id = await begun();
    await db.update(uploads).set({ fileKey: null }).where(eq(uploads.id, id));
    await addToUpload(seeker, id, 0, cv);
    expect(await finishUpload(seeker, id)).toMatchObject({ id });
    expect((await readStoredCv(id))?.equals(cv)).toBe(true);
    expect((await rowOf(id))?.encrypted).toBe(false);
  });
});

describe("S10 rotating the master key", () => {
  let dataDir: string;
  const own = () => ({ filesKey: undefined, filesKeyFile: undefined, dataDir });
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "furas-rotation-"));
    await db.delete(filesKey);
    await openFilesKey(own());
  });
  afterEach(async () => {
    await rm(dataDir, { recursive: true, force: true });
    await db.delete(filesKey);
    await openFilesKey(testFilesKey);
  });
  const wrappedBy = async (id: string) =>
    Buffer.from((await rowOf(id))?.fileKey?.subarray(0, 8) ?? []).toString("hex");

  it("wraps every key again, while this process goes on with the keys it read before", async () => {
    const before = (await findFilesKey(db))?.keyId;
    const [id, upload] = [await uploaded(), await begun()];
    await addToUpload(seeker, upload, 0, cv.subarray(0, 100));
    const file = await readFile(id);
    const { from, to, rewrapped } = await rotateFilesKey(own());
    expect([from, rewrapped]).toEqual([[before], 2]);
    expect(await findFilesKey(db)).toEqual({ keyId: to, previous: [] });
    expect(await wrappedBy(id)).toBe(to);
    expect(await readFile(id), "the file stays as it is").toEqual(file);
    expect((await readStoredCv(id))?.equals(cv)).toBe(true);
    await addToUpload(seeker, upload, 100, cv.subarray(100));
    expect(await finishUpload(seeker, upload)).toMatchObject({ id: upload });
    expect(await wrappedBy(upload)).toBe(to);
    expect(await wrappedBy(await uploaded())).toBe(to);
    await openFilesKey(own());
  });

  it("while CVs arrive overlooks none", async () => {
    let stop = false;
    const ids: string[] = [];
    const arriving = Array.from({ length: 3 }, async () => {
      while (!stop && ids.length < 40) ids.push(await uploaded());
    });
    for (let n = 0; n < 3; n += 1) await rotateFilesKey(own());
    stop = true;
    await Promise.all(arriving);
    const { to } = await rotateFilesKey(own());
    await writeFile(ownKeyFile(dataDir), (await lines())[0] ?? "");
    await openFilesKey(own());
    for (const id of ids) {
      expect(await wrappedBy(id)).toBe(to);
      expect((await readStoredCv(id))?.equals(cv)).toBe(true);
    }
  });

  it("killed halfway it goes on to the same key, and both keys are needed until then", async () => {
    const [one, two] = [await uploaded(), await uploaded()];
    const { to } = await rotateFilesKey(own());
    const [now = "", before = ""] = await lines();
    // As it was when one of the two was done.
    const old = keyId(Buffer.from(before, "base64url"));
    await writeFile(ownKeyFile(dataDir), `${before}\n`);
    await db.update(filesKey).set({ keyId: old });
    await writeFile(ownKeyFile(dataDir), `${now}\n${before}\n`);
    const three = await uploaded();
    await db.update(filesKey).set({ keyId: to, previous: [old] });
    expect([await wrappedBy(one), await wrappedBy(three)]).toEqual([to, old]);
    await writeFile(ownKeyFile(dataDir), `${now}\n`);
    await expect(openFilesKey(own())).rejects.toThrow(old);
    await writeFile(ownKeyFile(dataDir), `${now}\n${before}\n`);
    await openFilesKey(own());
    expect(await rotateFilesKey(own())).toEqual({ from: [old], to, rewrapped: 1 });
    for (const id of [one, two, three]) {
      expect(await wrappedBy(id)).toBe(to);
      expect((await readStoredCv(id))?.equals(cv)).toBe(true);
    }
  });

  it("to a key that is given needs it before the one in use", async () => {
    const id = await uploaded();
    const [old = ""] = await lines();
    const newKey = randomBytes(32).toString("hex");
    await expect(rotateFilesKey({ ...own(), filesKey: old })).rejects.toThrow("FILES_KEY=NEW,OLD");
    await expect(rotateFilesKey({ ...own(), filesKey: newKey })).rejects.toThrow("is not among");
    const given = { ...own(), filesKey: `${newKey},${old}` };
    await openFilesKey(given);
    expect(await rotateFilesKey(given)).toMatchObject({ rewrapped: 1 });
    await openFilesKey({ ...own(), filesKey: newKey });
    expect((await readStoredCv(id))?.equals(cv)).toBe(true);
  });

  async function lines(): Promise<string[]> {
    return (await readText(ownKeyFile(dataDir), "utf8")).trim().split("\n");
  }
});

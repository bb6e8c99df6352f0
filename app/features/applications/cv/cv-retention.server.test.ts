import { randomUUID } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Person } from "#app/features/accounts/actor.ts";
import { documents, uploads } from "#app/features/applications/applications.table.ts";
import {
  addToUpload,
  beginUpload,
  finishUpload,
} from "#app/features/applications/apply/uploads.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { openScanner } from "#app/platform/storage/scanner.server.ts";
import { openS3Storage, openStorage } from "#app/platform/storage/storage.server.ts";
import { samplePdf } from "#demo/sample-cv.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeSeeker } from "#test/people.ts";
import { startFakeScanner, virusMark } from "#test/servers/fake-scanner.ts";
import { freePort } from "#test/servers/free-port.ts";
import { startS3Server } from "#test/servers/s3-server.ts";
import { findDocumentFor, uploadDocument } from "./documents.server.ts";

useTestDatabase();

const file = { content: samplePdf(["Rima"]), fileName: "cv.pdf" };
const infected = { content: samplePdf([virusMark]), fileName: "cv.pdf" };

let seeker: Person;
let folder: string;
beforeEach(async () => {
  seeker = await makeSeeker();
  folder = await mkdtemp(join(tmpdir(), "furas-keep-"));
  openStorage(folder);
});
afterEach(async () => {
  openScanner(undefined);
  openStorage(folder);
  await rm(folder, { recursive: true, force: true });
});

async function sendWhole({ content: bytes, fileName }: typeof file): Promise<string> {
  const id = randomUUID();
  await beginUpload(seeker, { id, fileName, sizeBytes: bytes.length });
  await addToUpload(seeker, id, 0, bytes);
  return id;
}

const documentsOf = () => db.select().from(documents).where(eq(documents.ownerId, seeker.id));
const uploadsOf = () => db.select().from(uploads).where(eq(uploads.ownerId, seeker.id));

describe("a scanner", () => {
  it("keeps a CV with a virus out, whichever way it comes", async () => {
    const scanner = await startFakeScanner();
    openScanner(scanner.address);
    const refusal = { refused: "applications.cvInfected" };
    expect(await uploadDocument(seeker, infected)).toEqual(refusal);
    expect(await finishUpload(seeker, await sendWhole(infected))).toEqual(refusal);
    expect([await documentsOf(), await uploadsOf()]).toEqual([[], []]);
    expect(await uploadDocument(seeker, file)).toMatchObject({ name: "cv.pdf" });
    expect(scanner.requests()).toBe(3);
    await scanner.close();
  });

  it("that is down accepts nothing, and received parts are not sent again", async () => {
    const port = await freePort();
    openScanner(`tcp://127.0.0.1:${port}`);
    const refusal = { refused: "applications.cvNotScanned" };
    expect(await uploadDocument(seeker, file)).toEqual(refusal);
    const id = await sendWhole(file);
    expect(await finishUpload(seeker, id)).toEqual(refusal);
    const scanner = await startFakeScanner(port);
    expect(await finishUpload(seeker, id)).toMatchObject({ id });
    await scanner.close();
  });
});

describe("a full or broken disk", () => {
  it("refuses a CV with a message and leaves nothing behind; received parts are not sent again", async () => {
    const broken = join(folder, "file");
    await writeFile(broken, "no folder");
    openStorage(broken);
    const refusal = { refused: "applications.filesUnavailable" };
    const id = await sendWhole(file);
    expect(await finishUpload(seeker, id)).toEqual(refusal);
    expect(await documentsOf()).toEqual([]);
    openStorage(folder);
    expect(await finishUpload(seeker, id)).toMatchObject({ id });
    expect((await findDocumentFor(seeker, id))?.content.length).toBe(file.content.length);
  });
});

describe("a bucket", () => {
  it("stores CVs as a disk does, and one that is down is reported", async () => {
    const s3 = await startS3Server();
    await openS3Storage(s3.settings);
    const id = await sendWhole(file);
    const document = await uploadDocument(seeker, file);
    const first = "id" in document ? document.id : "";
    expect((await findDocumentFor(seeker, first))?.content).toEqual(new Uint8Array(file.content));

    await s3.stop();
    const refusal = { refused: "applications.filesUnavailable" };
    expect(await uploadDocument(seeker, file)).toEqual(refusal);
    expect(await finishUpload(seeker, id)).toEqual(refusal);
    await expect(findDocumentFor(seeker, first)).rejects.toThrow("could not be read");

    await s3.start();
    await expect
      .poll(() => finishUpload(seeker, id), { timeout: 5000, interval: 200 })
      .toMatchObject({ id });
    await s3.close();
  });
});

it("half a file is not accepted as a CV", async () => {
  const document = await uploadDocument(seeker, file);
  const id = "id" in document ? document.id : "";
  await writeFile(join(folder, id), file.content.subarray(0, 100));
  expect(await findDocumentFor(seeker, id)).toBeUndefined();
});

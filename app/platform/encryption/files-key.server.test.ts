import { randomBytes } from "node:crypto";
import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { findFilesKey, openFilesKey } from "./files-key.server.ts";
import { filesKey } from "./files-key.table.ts";
import { keyId, ownKeyFile } from "./keyring.server.ts";

useTestDatabase();

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "furas-key-"));
  await db.delete(filesKey);
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const own = () => ({ filesKey: undefined, filesKeyFile: undefined, dataDir });

it("S10 a board without a key makes one for its owner's eyes only, and uses it from then on", async () => {
  await openFilesKey(own());
  const keyText = await readFile(ownKeyFile(dataDir), "utf8");
  expect((await stat(ownKeyFile(dataDir))).mode & 0o777).toBe(0o600);
  await openFilesKey(own());
  expect(await readFile(ownKeyFile(dataDir), "utf8")).toBe(keyText);
  expect((await findFilesKey(db))?.keyId).toBe(keyId(Buffer.from(keyText.trim(), "base64url")));
});

it("S10 several processes that start at once agree on one key", async () => {
  await Promise.all(Array.from({ length: 8 }, () => openFilesKey(own())));
  const [key, more] = (await readFile(ownKeyFile(dataDir), "utf8")).trim().split("\n");
  expect(more).toBeUndefined();
  expect((await findFilesKey(db))?.keyId).toBe(keyId(Buffer.from(key ?? "", "base64url")));
});

it("S10 a lost key stops the start and is named; none is made in its place", async () => {
  await openFilesKey(own());
  const id = (await findFilesKey(db))?.keyId ?? "none";
  const lost = await readFile(ownKeyFile(dataDir));
  await rm(ownKeyFile(dataDir));
  await expect(openFilesKey(own())).rejects.toThrow(id);
  await expect(stat(ownKeyFile(dataDir))).rejects.toThrow("ENOENT");
  const other = randomBytes(32).toString("base64");
  const given = openFilesKey({ ...own(), filesKey: other });
  await expect(given).rejects.toThrow(`FILES_KEY has ${keyId(Buffer.from(other, "base64"))}`);
  await expect(given).rejects.not.toThrow(other);
  await writeFile(ownKeyFile(dataDir), lost);
  await openFilesKey(own());
});

it("S10 a key may be given in a file", async () => {
  const filesKeyFile = join(dataDir, "secret");
  await expect(openFilesKey({ ...own(), filesKeyFile })).rejects.toThrow("FILES_KEY_FILE");
  const key = randomBytes(32);
  await writeFile(filesKeyFile, key.toString("hex"));
  await openFilesKey({ ...own(), filesKeyFile });
  expect((await findFilesKey(db))?.keyId).toBe(keyId(key));
});

import { randomBytes, randomUUID } from "node:crypto";
import { join } from "node:path";
import { readCv, storeCv } from "#app/features/applications/cv/encryption/cv-content.server.ts";
import { openKeyring, wrapKey } from "#app/platform/encryption/files-key.server.ts";
import { keyId } from "#app/platform/encryption/keyring.server.ts";
import { openStorage, readFile, storeFile } from "#app/platform/storage/storage.server.ts";
import { atMaximum } from "#bench/harness/findings.ts";
import { withFolder } from "#bench/harness/folder.ts";
import type { Part } from "#bench/harness/parts.ts";

const megabyte = 1024 * 1024;

export const part: Part<Record<string, number>> = {
  what: "CVs of 1 MB are stored on the disk and read again, plain and encrypted in turn",
  sizes: { files: 200 },
  async run({ files = 200 }) {
    return await withFolder("encryption", (dataDir) => timeStoring(dataDir, files));
  },
};

async function timeStoring(dataDir: string, files: number) {
  const master = randomBytes(32);
  await openKeyring({ filesKey: master.toString("hex"), filesKeyFile: undefined, dataDir });
  openStorage(join(dataDir, "files"));
  const bytes = randomBytes(megabyte);
  const took = { plainStored: 0, encryptedStored: 0, plainRead: 0, encryptedRead: 0 };
  const time = async (what: keyof typeof took, work: () => Promise<unknown>) => {
    const began = performance.now();
    await work();
    took[what] += performance.now() - began;
  };
  for (let n = 0; n < files; n += 1) {
    const [plain, id, key] = [randomUUID(), randomUUID(), randomBytes(32)];
    const fileKey = await wrapKey(key, id, keyId(master));
    await time("plainStored", () => storeFile(plain, bytes));
    await time("encryptedStored", () => storeCv(id, key, bytes));
    await time("plainRead", () => readFile(plain));
    await time("encryptedRead", () => readCv({ id, fileKey, encrypted: true }));
  }
  const each = (what: keyof typeof took) => took[what] / files;
  return [
    atMaximum("storing encrypted, times of plain", took.encryptedStored / took.plainStored, 1.5),
    atMaximum("reading encrypted, times of plain", took.encryptedRead / took.plainRead, 4),
    atMaximum("a megabyte stored encrypted", each("encryptedStored"), 50, " ms"),
    atMaximum("a megabyte read encrypted", each("encryptedRead"), 50, " ms"),
  ];
}

import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { handTo } from "./account.server.ts";

const folder = await mkdtemp(join(tmpdir(), "furas-account-"));
afterAll(() => rm(folder, { recursive: true }));

it("leaves files alone that belong to its user already: the systemd unit forbids chown even then", async () => {
  const path = join(folder, "log");
  await writeFile(path, "");
  const before = await stat(path, { bigint: true });
  await handTo({ uid: Number(before.uid), gid: Number(before.gid) }, path);
  expect((await stat(path, { bigint: true })).ctimeNs).toBe(before.ctimeNs);
});

import { randomBytes } from "node:crypto";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { readArchive, writeArchive } from "./archive.ts";

it("an archive is read whatever its length is, also where the last few bytes are a part of their own", async () => {
  const place = await mkdtemp(join(tmpdir(), "furas-archive-"));
  onTestFinished(() => rm(place, { recursive: true }));
  const file = join(place, "length.tar.zst");
  const partBytes = 65_536;
  const write = async (bytes: number) => {
    const archive = writeArchive(file);
    await archive.add("text", Buffer.alloc(300_000, "wheat and olives "));
    await archive.add("noise", randomBytes(bytes));
    await archive.finish();
    return (await stat(file)).size % partBytes;
  };
  let bytes = 100_000;
  const lengths = new Set<number>();
  for (let wanted = 1; wanted <= 12; wanted++) {
    // A byte more of noise is mostly a byte more of the archive.
    for (let tries = 0; tries < 3; tries++) {
      const beyond = await write(bytes);
      bytes += ((wanted - beyond + 1.5 * partBytes) % partBytes) - partBytes / 2;
      lengths.add(beyond);
      const names: string[] = [];
      for await (const { name } of readArchive(file)) names.push(name);
      expect(names).toEqual(["text", "noise"]);
    }
  }
  expect([...lengths].filter((beyond) => beyond < 13).length).toBeGreaterThan(5);
});

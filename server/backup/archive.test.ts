import { randomBytes } from "node:crypto";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { readArchive, writeArchive } from "./archive.ts";

it("an archive of any length is read, also where the last few bytes are a part of their own", async () => {
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
  const short = new Set<number>();
  for (let tries = 0; short.size < 6 && tries < 100; tries++) {
    const beyond = await write(bytes);
    if (beyond > 0 && beyond < 13) short.add(beyond);
    const names: string[] = [];
    for await (const { name } of readArchive(file)) names.push(name);
    expect(names).toEqual(["text", "noise"]);
    // A byte more of noise is mostly a byte more of the archive: sometimes none, or two.
    const wanted = 1 + (tries % 12);
    bytes += ((wanted - beyond + 1.5 * partBytes) % partBytes) - partBytes / 2;
  }
  expect(short.size).toBe(6);
});

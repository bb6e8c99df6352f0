import { tmpdir } from "node:os";
import { afterEach, describe, expect, it } from "vitest";
import { closeDiskWatch, diskIsFull, openDiskWatch } from "./disk-space.server.ts";

afterEach(closeDiskWatch);

describe("the watch on the disk", () => {
  it("calls no disk full that has room, and none whose space is unknown", async () => {
    await openDiskWatch(tmpdir());
    expect(diskIsFull()).toBe(false);
    closeDiskWatch();
    await openDiskWatch("/nowhere/at/all");
    expect(diskIsFull()).toBe(false);
  });

  it("calls a disk full that has no room for the database's journal", async () => {
    // A system of the kernel's own, of which there is on every Linux and which has no room at all.
    await openDiskWatch("/proc");
    expect(diskIsFull()).toBe(true);
  });
});

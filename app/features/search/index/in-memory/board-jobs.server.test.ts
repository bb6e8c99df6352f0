import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { closeDatabase, openDatabase } from "#app/platform/database/database.server.ts";
import { duringRequest } from "#app/platform/log/log.server.ts";
import { unavailabilityFrom } from "#app/platform/service-unavailable.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { countLockWaits, useOtherConnections } from "#test/other-connections.ts";
import { makeCompany, makeJob } from "#test/people.ts";
import { boardJobs } from "./board-jobs.server.ts";

const database = useTestDatabase();
const elsewhere = useOtherConnections(database);

describe("a start whose reading takes long", () => {
  beforeEach(async () => {
    await makeJob(await makeCompany());
    await closeDatabase();
    openDatabase(database.url(), 5);
  });
  afterEach(() => vi.restoreAllMocks());

  it("is told to a request after some seconds, and background work waits for its end", async () => {
    const [other, third] = [elsewhere(), elsewhere()];
    await other`begin`;
    await other`lock table job_terms`;
    const timers = vi.spyOn(globalThis, "setTimeout");
    const refusal = duringRequest({ id: "1", address: "192.0.2.1" }, boardJobs).catch(
      unavailabilityFrom,
    );
    const waiting = boardJobs();
    await expect.poll(() => countLockWaits(third)).toBe(1);
    const [timer] = timers.mock.calls.filter(([, milliseconds]) => milliseconds === 5_000);
    timer?.[0]();
    expect(await refusal).toBe("starting");
    await other`commit`;
    expect((await waiting).columns.jobs).toBe(1);
  });
});

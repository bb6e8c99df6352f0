import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { postedWithins } from "#app/features/job/filters/job-filters.ts";
import { bytesOfJob, JobColumns } from "./job-columns.ts";

type Job = { id: string; postedAt: number; code: number; minute: number };

function viewOf({ id, postedAt, code, minute }: Job): DataView {
  const bytes = Buffer.alloc(bytesOfJob);
  bytes.write(id.replaceAll("-", ""), "hex");
  bytes.writeBigInt64BE(BigInt(postedAt), 16);
  bytes.writeInt32BE(code, 24);
  bytes.writeInt32BE(minute, 28);
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

const texts = { title: "nurse", company: "house" };
const now = Date.UTC(2026, 10, 23);
const job = (at: number): Job => ({
  id: randomUUID(),
  postedAt: now * 1000 - at * 3_600_000_123,
  code: (at % 7) * 2 ** 18 + 1,
  minute: Math.floor(now / 60_000) - at * 60,
});

describe("jobs as columns", () => {
  it("JOBS-10 are found by their ids, however many come and go", () => {
    const columns = new JobColumns();
    const jobs = Array.from({ length: 6000 }, (_, at) => job(at));
    const ordinals = jobs.map((each) => columns.add(viewOf(each), 0, texts));
    for (const each of jobs.slice(0, 4000)) columns.remove(viewOf(each), 0);
    const again = jobs.slice(0, 2000).map((each) => columns.add(viewOf(each), 0, texts));
    expect(columns.jobs).toBe(4000);
    for (const [at, each] of jobs.entries()) {
      const ordinal = at < 2000 ? again[at] : at < 4000 ? -1 : ordinals[at];
      expect(columns.ordinalOf(viewOf(each), 0)).toBe(ordinal);
      if (ordinal !== undefined && ordinal >= 0) expect(columns.idOf(ordinal)).toBe(each.id);
    }
    expect([...columns.all()]).toEqual([...ordinals.slice(4000), ...again]);
    const some = Uint32Array.from([0, 4000, 4001, ...again.slice(0, 1)]);
    expect([...columns.alive(some)]).toEqual([4000, 4001, again[0]]);
    expect([...columns.alive(some, jobs[4000]?.postedAt)]).toEqual([4000, again[0]]);
  });

  it("JOBS-10 are ordered by time and then by id, as the database orders them", () => {
    const columns = new JobColumns();
    const ids = ["ffffffff", "00000000", "7fffffff", "80000000"].map(
      (start) => `${start}-0000-4000-8000-000000000000`,
    );
    const jobs = ids.map((id, at) => ({ ...job(0), id, postedAt: at === 0 ? 1 : 2 }));
    const ordinals = jobs.map((each) => columns.add(viewOf(each), 0, texts));
    const sorted = ordinals.sort((one, other) => columns.compare(one, other));
    expect(sorted.map((ordinal) => columns.idOf(ordinal).slice(0, 8))).toEqual([
      "ffffffff",
      "00000000",
      "7fffffff",
      "80000000",
    ]);
  });

  it("JOBS-09 are counted by code, and by the days since they were posted", () => {
    const columns = new JobColumns();
    for (let at = 0; at < 300; at++) columns.add(viewOf(job(at)), 0, texts);
    const counts = columns.countCodes(columns.all(), now);
    expect(counts).toHaveLength(7);
    for (const { place, jobs, within } of counts) {
      const ages = Array.from({ length: 300 }, (_, at) => at).filter((at) => at % 7 === place);
      expect(jobs).toBe(ages.length);
      expect(within).toEqual(
        postedWithins.map((days) => ages.filter((hours) => hours <= 24 * Number(days)).length),
      );
    }
  });
});

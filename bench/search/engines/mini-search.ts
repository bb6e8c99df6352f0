import { asc, gt } from "drizzle-orm";
import MiniSearch from "minisearch";
import { jobs } from "#app/features/job/jobs.table.ts";
import { db } from "#app/platform/database/database.server.ts";
import type { Engine } from "./engine.ts";

type Fields = { status: string; jobType: string; experienceLevel: string };

let index: MiniSearch | undefined;
const fields = new Map<string, Fields>();

/** An index in the memory of the process, with mistakes forgiven. */
export const inMemory: Engine = {
  name: "MiniSearch",
  maxJobs: 100_000,
  build: async () => {
    await inMemory.drop();
    const before = process.memoryUsage().heapUsed;
    index = new MiniSearch({ fields: ["title", "location", "description"] });
    for await (const rows of allJobs()) {
      index.addAll(rows);
      for (const { id, status, jobType, experienceLevel } of rows) {
        fields.set(id, { status, jobType, experienceLevel });
      }
    }
    return process.memoryUsage().heapUsed - before;
  },
  search: async ({ keyword, jobType, experienceLevel }, limit) => {
    const hits = index?.search(keyword, {
      fuzzy: 0.2,
      prefix: true,
      boost: { title: 3 },
      filter: ({ id }) => {
        const job = fields.get(id);
        return (
          job?.status === "active" &&
          (!jobType || job.jobType === jobType) &&
          (!experienceLevel || job.experienceLevel === experienceLevel)
        );
      },
    });
    return { total: hits?.length ?? 0, ids: (hits ?? []).slice(0, limit).map(({ id }) => id) };
  },
  drop: async () => {
    index = undefined;
    fields.clear();
  },
};

async function* allJobs() {
  const part = 2_000;
  for (let last = "00000000-0000-0000-0000-000000000000"; ; ) {
    const rows = await db
      .select({
        id: jobs.id,
        title: jobs.title,
        location: jobs.location,
        description: jobs.description,
        status: jobs.status,
        jobType: jobs.employmentType,
        experienceLevel: jobs.experienceLevel,
      })
      .from(jobs)
      .where(gt(jobs.id, last))
      .orderBy(asc(jobs.id))
      .limit(part);
    yield rows;
    last = rows.at(-1)?.id ?? last;
    if (rows.length < part) return;
  }
}

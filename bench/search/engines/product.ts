import { readJobQuery } from "#app/features/job/job-query.ts";
import { listJobs } from "#app/features/jobs/list/job-list.server.ts";
import { isRefused } from "#app/platform/outcome.ts";
import type { Engine } from "./engine.ts";

/** The board's own search, for comparison. */
export const product: Engine = {
  name: "Furas",
  maxJobs: Number.POSITIVE_INFINITY,
  build: async () => 0,
  search: async (query, limit) => {
    const listed = await listJobs(readJobQuery(new URLSearchParams(query)), "en", { limit });
    if (isRefused(listed)) throw new Error(listed.refused);
    return { total: listed.total, ids: listed.cards.map(({ id }) => id) };
  },
  drop: async () => {},
};

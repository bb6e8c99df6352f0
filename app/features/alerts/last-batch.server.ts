import { sql } from "drizzle-orm";

/** What was compared until now: for an alert that is new it is no news. */
export const lastBatch = sql<number>`(select coalesce(max(id), 0) from alert_batches)`;

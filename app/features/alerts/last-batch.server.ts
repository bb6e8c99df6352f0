import { sql } from "drizzle-orm";

/** The last batch compared: older matches are no news for a new alert. */
export const lastBatch = sql<number>`(select coalesce(max(id), 0) from alert_batches)`;

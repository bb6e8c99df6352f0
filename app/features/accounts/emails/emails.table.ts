import { sql } from "drizzle-orm";
import { bigint, index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { authUsers } from "#app/features/accounts/accounts.table.ts";
import { at, belongsTo } from "#app/platform/database/columns.ts";

/**
 * The events that an account gets emails about. The queued job that sends events of a kind writes its own
 * id on them first: no other job sends them too, and the same one knows them again when retried.
 */
export const emailEvents = pgTable(
  "email_events",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    userId: belongsTo("user_id", () => authUsers.id),
    kind: text("kind").notNull(),
    /** Ids and names of ours; never an address or a person's text. */
    data: jsonb("data").$type<object>().notNull(),
    createdAt: at("created_at").notNull().defaultNow(),
    batch: uuid("batch"),
    batchedAt: at("batched_at"),
    sentAt: at("sent_at"),
  },
  (table) => [
    index("email_events_account").on(table.userId, table.kind, table.createdAt),
    index("email_events_oldest").on(table.createdAt),
    index("email_events_batch").on(table.batch).where(sql`${table.batch} is not null`),
  ],
);

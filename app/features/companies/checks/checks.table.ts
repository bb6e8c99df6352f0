import { sql } from "drizzle-orm";
import { check, index, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { at, belongsTo, newId } from "#app/platform/database/columns.ts";
import type { BegunKind, CheckState } from "./check.ts";

const companyId = () => belongsTo("company_id", () => userProfiles.id);

/** A check of a company that is under way or was decided; one that was never begun has no row. */
export const companyChecks = pgTable(
  "company_checks",
  {
    companyId: companyId(),
    kind: text("kind").$type<BegunKind>().notNull(),
    state: text("state").$type<CheckState>().notNull(),
    /** The domain in ASCII, or the number in the register. */
    subject: text("subject").notNull(),
    /** Where the domain was named. */
    source: text("source").$type<"site" | "email">(),
    /** How it was last proved. */
    method: text("method").$type<"dns" | "file" | "document">(),
    /** The text that the domain has to show. */
    token: text("token"),
    /** Why it is not done, as a key or as a moderator wrote it. */
    reason: text("reason"),
    /** The register's document while it waits. */
    documentId: uuid("document_id"),
    begunAt: at("begun_at").notNull().defaultNow(),
    /** When it was last found to hold. */
    checkedAt: at("checked_at"),
    /** Since when a domain that was done is no longer proved. */
    failingSince: at("failing_since"),
    /** When the background work looks again. */
    nextAt: at("next_at"),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.kind] }),
    check("company_checks_kind_check", sql`${table.kind} in ('domain', 'register')`),
    check(
      "company_checks_state_check",
      sql`${table.state} in ('waiting', 'done', 'failed', 'expired', 'revoked')`,
    ),
    check(
      "company_checks_done_check",
      sql`${table.state} <> 'done' or (${table.checkedAt} is not null and ${table.method} is not null)`,
    ),
    uniqueIndex("company_checks_document").on(table.documentId),
    index("company_checks_due").on(table.nextAt),
    index("company_checks_subject").on(table.subject),
    index("company_checks_registers")
      .on(table.begunAt, table.companyId)
      .where(sql`kind = 'register' and state = 'waiting'`),
  ],
);

/** A log of a company's checks: a line for each change, never deleted by a later one. */
export const companyCheckActs = pgTable(
  "company_check_acts",
  {
    id: uuid("id").primaryKey().default(newId),
    companyId: companyId(),
    kind: text("kind").$type<BegunKind | "phone">().notNull(),
    state: text("state").$type<CheckState>().notNull(),
    subject: text("subject").notNull(),
    reason: text("reason"),
    /** Who did it; null for the board itself, and for an account that is gone. */
    actorId: uuid("actor_id").references(() => userProfiles.id, { onDelete: "set null" }),
    at: at("at").notNull().defaultNow(),
  },
  (table) => [
    index("company_check_acts_company").on(table.companyId, table.at.desc()),
    index("company_check_acts_actor").on(table.actorId),
  ],
);

import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { decisionReasons } from "#app/features/moderation/cases/case.ts";
import { at, newId } from "#app/platform/database/columns.ts";

/** Texts for the note of a decision, in both languages, that leading moderators have written. */
export const cannedReasons = pgTable(
  "canned_reasons",
  {
    id: uuid("id").primaryKey().default(newId),
    /** The reason of a decision that it explains. */
    reason: text("reason", { enum: decisionReasons }).notNull(),
    titleAr: text("title_ar").notNull(),
    titleEn: text("title_en").notNull(),
    textAr: text("text_ar").notNull(),
    textEn: text("text_en").notNull(),
    createdAt: at("created_at").notNull().defaultNow(),
    /** No longer offered from then on. */
    retiredAt: at("retired_at"),
  },
  (table) => [
    check(
      "canned_reasons_reason_check",
      sql`${table.reason} in ('money', 'documents', 'false', 'discrimination', 'expired', 'copied', 'contact', 'terms')`,
    ),
    index("canned_reasons_offered").on(table.reason, table.createdAt),
  ],
);

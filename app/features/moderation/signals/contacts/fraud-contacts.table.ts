import { index, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { moderationCases } from "#app/features/moderation/cases/cases.table.ts";
import { at, newId } from "#app/platform/database/columns.ts";

/** Contacts of jobs and companies that moderators have found fraudulent, as keyed hashes, for years. */
export const fraudContacts = pgTable(
  "fraud_contacts",
  {
    id: uuid("id").primaryKey().default(newId),
    /** Of the kind and the value of a contact; nobody reads it back. */
    hash: text("hash").notNull(),
    /** Where it was found; null once the case is gone with its job or company. */
    caseId: uuid("case_id").references(() => moderationCases.id, { onDelete: "set null" }),
    decidedAt: at("decided_at").notNull().defaultNow(),
  },
  (table) => [
    unique("fraud_contacts_once").on(table.caseId, table.hash),
    index("fraud_contacts_hash").on(table.hash, table.decidedAt.desc()),
    index("fraud_contacts_decided").on(table.decidedAt),
  ],
);

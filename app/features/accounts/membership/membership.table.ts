import { sql } from "drizzle-orm";
import { check, index, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { authUsers, userProfiles } from "#app/features/accounts/accounts.table.ts";
import type { Language } from "#app/i18n/language.ts";
import { isLanguageCode } from "#app/i18n/language-code.ts";
import { at, belongsTo, keyOf, newId } from "#app/platform/database/columns.ts";

/** As company-role.ts lists them. */
export type CompanyRole = "owner" | "recruiter" | "reader";

const companyId = () => belongsTo("company_id", () => userProfiles.id);

/**
 * Who acts for which company. The company's own account is its owner without a row; one that has
 * handed over has a row of its own, with another role or none.
 */
export const companyMembers = pgTable(
  "company_members",
  {
    userId: keyOf("user_id", () => authUsers.id),
    companyId: companyId(),
    role: text("role").$type<CompanyRole | "none">().notNull(),
    createdAt: at("created_at").notNull().defaultNow(),
  },
  (table) => [
    check(
      "company_members_role_check",
      sql`${table.role} in ('owner', 'recruiter', 'reader') or ${table.role} = 'none' and ${table.userId} = ${table.companyId}`,
    ),
    index("company_members_company").on(table.companyId),
  ],
);

/** Who was asked to join a company, until they do or the invitation is over. */
export const companyInvitations = pgTable(
  "company_invitations",
  {
    id: uuid("id").primaryKey().default(newId),
    companyId: companyId(),
    /** In lower case. */
    email: text("email").notNull(),
    role: text("role").$type<CompanyRole>().notNull(),
    language: text("language").$type<Language>().notNull(),
    /** Of the link sent last; null until the email is on its way. */
    tokenHash: text("token_hash").unique(),
    invitedBy: uuid("invited_by").references(() => authUsers.id, { onDelete: "set null" }),
    createdAt: at("created_at").notNull().defaultNow(),
    expiresAt: at("expires_at").notNull(),
  },
  (table) => [
    check("company_invitations_role_check", sql`${table.role} in ('owner', 'recruiter', 'reader')`),
    check("company_invitations_language_check", isLanguageCode(table.language)),
    unique("company_invitations_once").on(table.companyId, table.email),
    index("company_invitations_inviter").on(table.invitedBy),
    index("company_invitations_expires").on(table.expiresAt),
  ],
);

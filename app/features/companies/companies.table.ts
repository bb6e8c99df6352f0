import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";

const createdAt = () => timestamp("created_at", { withTimezone: true }).notNull().defaultNow();

/**
 * How a company's name looks, letters of other alphabets as Latin ones, the name that this was made of, and since
 * when it has looked so.
 */
export const companySkeletons = pgTable(
  "company_skeletons",
  {
    companyId: uuid("company_id")
      .primaryKey()
      .references(() => userProfiles.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    skeleton: text("skeleton").notNull(),
    namedAt: timestamp("named_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("company_skeletons_skeleton").on(table.skeleton)],
);

/** The addresses of company pages, written by a trigger; earlier ones lead to the current one. */
export const companySlugs = pgTable(
  "company_slugs",
  {
    slug: text("slug").primaryKey(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => userProfiles.id, { onDelete: "cascade" }),
    isCurrent: boolean("is_current").notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    check("company_slugs_slug_check", sql`${table.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    uniqueIndex("company_slugs_current").on(table.companyId).where(sql`${table.isCurrent}`),
    index("company_slugs_company").on(table.companyId, table.createdAt.desc()),
  ],
);

/** A company's picture; its file has the row's id as key and holds the variants in their order. */
export const companyLogos = pgTable("company_logos", {
  id: uuid("id").primaryKey(),
  companyId: uuid("company_id")
    .notNull()
    .unique()
    .references(() => userProfiles.id, { onDelete: "cascade" }),
  variants: jsonb("variants").$type<LogoVariantBytes[]>().notNull(),
  createdAt: createdAt(),
});

/** A variant such as "96.avif", and how long it is. */
export type LogoVariantBytes = { name: string; bytes: number };

import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  customType,
  index,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { at, belongsTo, keyOf } from "#app/platform/database/columns.ts";

const bytes = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });
const createdAt = () => at("created_at").notNull().defaultNow();

/**
 * How a company's name looks, letters of other alphabets as Latin ones, the name that this was made of, and since
 * when it has looked so.
 */
export const companySkeletons = pgTable(
  "company_skeletons",
  {
    companyId: keyOf("company_id", () => userProfiles.id),
    name: text("name").notNull(),
    skeleton: text("skeleton").notNull(),
    namedAt: at("named_at").notNull().defaultNow(),
  },
  (table) => [index("company_skeletons_skeleton").on(table.skeleton)],
);

/** The addresses of company pages, written by a trigger; earlier ones lead to the current one. */
export const companySlugs = pgTable(
  "company_slugs",
  {
    slug: text("slug").primaryKey(),
    companyId: belongsTo("company_id", () => userProfiles.id),
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

/** Prints by which logos are compared: see logo/logo-print.ts. A plain picture has a row without a print. */
export const logoPrints = pgTable(
  "logo_prints",
  {
    companyId: keyOf("company_id", () => companyLogos.companyId),
    part1: smallint("part1"),
    part2: smallint("part2"),
    part3: smallint("part3"),
    part4: smallint("part4"),
    /** 16 by 16 means of a byte. */
    shape: bytes("shape"),
    /** Since when the company has had a logo like this one. */
    since: at("since").notNull().defaultNow(),
  },
  (table) => [
    index("logo_prints_part1").on(table.part1),
    index("logo_prints_part2").on(table.part2),
    index("logo_prints_part3").on(table.part3),
    index("logo_prints_part4").on(table.part4),
  ],
);

/** A variant such as "96.avif", and how long it is. */
export type LogoVariantBytes = { name: string; bytes: number };

import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/**
 * Searches of a day that found nothing, for thirty days. The words stand here only once five people
 * have searched for them; until then a keyed hash does. See docs/decisions/0073.
 */
export const searchedWords = pgTable(
  "searched_words",
  {
    /** Sixteen hexadecimal digits. */
    hash: text("hash").notNull(),
    day: date("day").notNull(),
    searches: integer("searches").notNull(),
    /** A bit for each thirty-second part of all readers, of which at least one searched. */
    readers: integer("readers").notNull(),
    words: text("words"),
  },
  (table) => [
    primaryKey({ name: "searched_words_pkey", columns: [table.hash, table.day] }),
    index("searched_words_oldest").on(table.day),
    check("searched_words_check", sql`length(${table.words}) <= 60 and ${table.searches} > 0`),
  ],
);

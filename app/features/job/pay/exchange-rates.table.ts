import { sql } from "drizzle-orm";
import { boolean, check, date, numeric, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/** New Syrian pounds for one of a currency, from a day on. */
export const exchangeRates = pgTable(
  "exchange_rates",
  {
    currency: text("currency").notNull(),
    /** Damascus time. */
    day: date("day").notNull(),
    newPounds: numeric("new_pounds").notNull(),
    /** Whether the pay of stored jobs is compared by it. */
    applied: boolean("applied").notNull().default(false),
  },
  (table) => [
    primaryKey({ name: "exchange_rates_pkey", columns: [table.currency, table.day] }),
    check(
      "exchange_rates_currency_check",
      sql`${table.currency} in ('USD', 'EUR', 'TRY', 'SAR', 'AED', 'LBP')`,
    ),
    check("exchange_rates_new_pounds_check", sql`${table.newPounds} > 0`),
  ],
);

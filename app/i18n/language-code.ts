import { type Column, type SQL, sql } from "drizzle-orm";

/** Any language's code: which are switched on is a setting, and a row stays when its language goes. */
export function isLanguageCode(column: Column): SQL {
  return sql`${column} ~ '^[a-z]{2,3}$'`;
}

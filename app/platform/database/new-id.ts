import { sql } from "drizzle-orm";

/** The default of an id: a UUID of version 7, by the function in db/functions/ids. */
export const newId = sql`new_id()`;

import { type Database, db } from "./database.server.ts";
import { perDatabase } from "./per-database.server.ts";

/**
 * A query whose SQL is put together once and not for each call, which costs the app more than sending
 * it. `make` ends in `.prepare()`, its values are `sql.placeholder()`s that `execute` fills.
 */
export function preparedQuery<Query extends object>(make: (db: Database) => Query): () => Query {
  return perDatabase(() => make(db));
}

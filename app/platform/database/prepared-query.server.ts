import { type Database, db } from "./database.server.ts";

/**
 * A query whose SQL is put together once and not for each call, which costs the app more than sending
 * it. `make` ends in `.prepare()`, its values are `sql.placeholder()`s that `execute` fills.
 */
export function preparedQuery<Query>(make: (db: Database) => Query): () => Query {
  let prepared: { on: Database; query: Query } | undefined;
  return () => {
    if (prepared?.on !== db) prepared = { on: db, query: make(db) };
    return prepared.query;
  };
}

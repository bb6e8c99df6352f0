import { randomUUID } from "node:crypto";
import postgres from "postgres";
import { inject } from "vitest";

/** A database of its own without tables, with one connection; `drop` ends that first. */
export async function makeEmptyDatabase() {
  const name = `empty_${randomUUID().replaceAll("-", "")}`;
  const url = inject("databaseServer").replace("NAME", name);
  await asOwner((server) => server`create database ${server(name)}`);
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  return {
    sql,
    url,
    logUrl: inject("logServer").replace("NAME", name),
    async drop() {
      await sql.end();
      await asOwner((server) => server`drop database ${server(name)} with (force)`);
    },
  };
}

async function asOwner(work: (server: postgres.Sql) => Promise<unknown>): Promise<void> {
  const server = postgres(inject("databaseServer").replace("NAME", "postgres"), {
    max: 1,
    onnotice: () => {},
  });
  await work(server).finally(() => server.end());
}

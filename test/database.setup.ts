import postgres from "postgres";
import type { TestProject } from "vitest/node";
import { migrateDatabase } from "#app/platform/database/database.server.ts";
import { startTestServer } from "./servers/database-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** postgres:// URL of the test server, with NAME where a database's name goes. */
    databaseServer: string;
    /** The same as the role that owns the moderation log. */
    logServer: string;
  }
}

export const templateName = "furas_template";

/** One server for all test files; each clones the migrated template. */
export default async function setUp(project: TestProject) {
  const server = await startTestServer();
  await createTemplate(server.url("postgres"));
  await migrateDatabase(server.url(templateName), server.logUrl(templateName));
  project.provide("databaseServer", server.url("NAME"));
  project.provide("logServer", server.logUrl("NAME"));
  return () => server.stop();
}

async function createTemplate(url: string): Promise<void> {
  const sql = postgres(url, { max: 1 });
  await sql`create database ${sql(templateName)}`;
  await sql.end();
}

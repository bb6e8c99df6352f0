import postgres from "postgres";
import { writeRemainingSkeletons } from "#app/features/companies/lookalikes/lookalikes.server.ts";
import { closeDatabase, openDatabase } from "#app/platform/database/database.server.ts";
import { startEmbeddedDatabase } from "#app/platform/database/embedded-database.server.ts";
import { readSettings, setSettings } from "#app/platform/settings/settings.server.ts";
import { fillApplications } from "./fill-applications.ts";
import { fillChecks } from "./fill-checks.ts";
import { fillCompanies } from "./fill-companies.ts";
import { fillCounts } from "./fill-counts.ts";
import { fillClosedJobs, fillOpenJobs, fillTracesOfJobs } from "./fill-jobs.ts";
import { fillAlerts, fillMail } from "./fill-mail.ts";
import { fillMemory } from "./fill-memory.ts";
import { fillModeration } from "./fill-moderation.ts";
import { fillPrograms } from "./fill-programs.ts";
import { fillSeekers } from "./fill-seekers.ts";
import type { Sizes } from "./sizes.ts";

const steps: Record<string, (sql: postgres.Sql, sizes: Sizes) => Promise<void>> = {
  seekers: fillSeekers,
  companies: fillCompanies,
  "looks of companies' names": () => writeRemainingSkeletons(),
  "open jobs": fillOpenJobs,
  "closed jobs": fillClosedJobs,
  "sketches and deleted jobs": fillTracesOfJobs,
  applications: fillApplications,
  "counts and lists": fillCounts,
  "what people remember": fillMemory,
  moderation: fillModeration,
  "checks and merges": fillChecks,
  "keys, webhooks, feeds and chats": fillPrograms,
  alerts: fillAlerts,
  "emails and the queue": fillMail,
};

/** Adds rows to a copy of the demo board. */
export async function fillBoard(dataDir: string, sizes: Sizes): Promise<void> {
  console.log(`Filling a board with ${sizes.activeJobs + sizes.closedJobs} jobs.`);
  setSettings(readSettings({ DATA_DIR: dataDir }));
  const database = await startEmbeddedDatabase({ dataDir, settings: quick });
  openDatabase(database.url);
  const sql = postgres(database.url, { max: 1, onnotice: () => {} });
  for (const [name, step] of Object.entries(steps)) await timed(name, () => step(sql, sizes));
  await timed("vacuum analyze", async () => void (await sql`vacuum analyze`));
  await sql.end();
  await closeDatabase();
  await database.stop();
}

async function timed(name: string, work: () => Promise<void>): Promise<void> {
  const began = performance.now();
  await work();
  console.log(`  ${name}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
}

/** A crash makes the board anew, so nothing is made safe from one. */
const quick = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  wal_level: "minimal",
  max_wal_senders: "0",
  max_wal_size: "8GB",
  // Or the stored board and each copy have as much log.
  wal_recycle: "off",
  autovacuum: "off",
  shared_buffers: "1GB",
  work_mem: "256MB",
  maintenance_work_mem: "512MB",
};

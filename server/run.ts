import { join } from "node:path";
import { openAuth } from "../app/areas/accounts/auth.server.ts";
import { closeDatabase, migrateDatabase, openDatabase } from "../app/platform/database.server.ts";
import {
  startEmbeddedDatabase,
  takeDataDirectory,
} from "../app/platform/embedded-database.server.ts";
import { closeMail, openMail } from "../app/platform/mail.server.ts";
import { readSettings, type Settings } from "../app/platform/settings.server.ts";
import { openSite } from "../app/platform/site.server.ts";
import { openSiteFigures } from "../app/platform/site-figures.server.ts";
import { openStorage } from "../app/platform/storage.server.ts";
import { startTasks } from "../app/tasks/tasks.server.ts";
import { demoPassword } from "../dev/people.ts";
import { type Before, type FetchHandler, listen } from "./listen.ts";
import { sessionSecret } from "./session-secret.ts";

type MakeApp = (options: { baseUrl: string; ready: () => boolean }) => { fetch: FetchHandler };
type Closer = () => Promise<void> | void;

/** The whole life of the process: start each part, serve, and on a signal stop them in turn. */
export async function run(createApp: MakeApp, before?: Before): Promise<void> {
  const closers: Closer[] = [];
  let stopping = false;
  const stop = async (code: number) => {
    if (stopping) return;
    stopping = true;
    try {
      for (const close of closers.reverse()) await close();
    } catch (error) {
      say(`Stopping failed: ${error instanceof Error ? error.message : error}`);
      process.exit(1);
    }
    say("Stopped.");
    process.exit(code);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => stop(0));
  // The starter ties us to itself: when it is gone, so is whoever would stop us.
  process.on("disconnect", () => stop(0));

  try {
    const settings = readSettings(process.env);
    await start(settings, closers);
    const app = createApp({ baseUrl: settings.baseUrl, ready: () => !stopping });
    closers.push(await listen(app.fetch, settings, before));
    announce(settings);
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    await stop(1);
  }
}

async function start(settings: Settings, closers: Closer[]): Promise<void> {
  const lock = await takeDataDirectory(settings.dataDir);
  closers.push(() => lock.release());
  const url = settings.databaseUrl ?? (await startOwnDatabase(settings, closers));
  say("Bringing the tables up to date");
  await migrateDatabase(url);
  openDatabase(url);
  closers.push(closeDatabase);
  openSite(settings.baseUrl);
  openSiteFigures(settings.liveFigures);
  openMail({
    smtpUrl: settings.smtpUrl,
    from: settings.mailFrom,
    folder: join(settings.dataDir, "mail"),
  });
  closers.push(closeMail);
  openStorage(join(settings.dataDir, "files"));
  const secret = settings.sessionSecret ?? (await sessionSecret(settings.dataDir));
  openAuth({ baseUrl: settings.baseUrl, secret, accessMinutes: settings.accessMinutes });
  if (settings.demo) await loadDemo();
  closers.push(startTasks());
}

async function startOwnDatabase(settings: Settings, closers: Closer[]): Promise<string> {
  say("Starting the database");
  const database = await startEmbeddedDatabase({ dataDir: settings.dataDir, log: say });
  closers.push(() => database.stop());
  return database.url;
}

/** Loaded only when asked for: its texts are of no use to a board that has its own. */
async function loadDemo(): Promise<void> {
  const { loadDemoData } = await import("../dev/load-demo.ts");
  if (await loadDemoData()) say("Demo data loaded");
}

function announce(settings: Settings): void {
  say(`Ready at ${settings.baseUrl}`);
  if (!settings.demo) return;
  console.log(`\n  Demo accounts (password for all: ${demoPassword})`);
  for (const kind of ["seeker", "company", "admin"]) {
    console.log(`    ${kind.padEnd(8)} ${kind}@demo.furas.test`);
  }
  console.log("");
}

const since = Number(process.env.FURAS_STARTED_AT) || Date.now();

/** One step of the start, with the seconds since it began. */
function say(step: string): void {
  console.log(`[${((Date.now() - since) / 1000).toFixed(1).padStart(5)}s] ${step}`);
}

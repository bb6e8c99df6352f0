import cluster from "node:cluster";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { switchLanguages } from "#app/added-languages.server.ts";
import { startTasks } from "#app/background/job-handlers.server.ts";
import { findPublicKey } from "#app/features/push/message/vapid.server.ts";
import { loadIndex, storeIndexRegularly } from "#app/features/search/read-index.server.ts";
import { makeWordLists } from "#app/features/search/suggest/answer-suggestions.server.ts";
import { openSitemaps } from "#app/features/sharing/sitemap/sitemaps.server.ts";
import { closePageChanges, openPageChanges } from "#app/http/page-cache/page-changes.server.ts";
import {
  closeDatabase,
  migrateDatabase,
  openDatabase,
  withoutTimeLimit,
} from "#app/platform/database/database.server.ts";
import {
  closeDatabaseWatch,
  openDatabaseWatch,
} from "#app/platform/database/database-monitor.server.ts";
import {
  acquireDataDirectory,
  startEmbeddedDatabase,
} from "#app/platform/database/embedded-database.server.ts";
import { closeReplica, openReplica } from "#app/platform/database/replica.server.ts";
import { storeDayCounts } from "#app/platform/day-counts/day-counts.server.ts";
import { closeMail, mailWorks, openMail } from "#app/platform/email/mail.server.ts";
import { openFilesKey } from "#app/platform/encryption/files-key.server.ts";
import { log } from "#app/platform/log/log.server.ts";
import { closeQueue, openQueue } from "#app/platform/queue/queue.server.ts";
import type { TrustedProxies } from "#app/platform/settings/client-address.server.ts";
import {
  loadSettings,
  type Settings,
  setSettings,
} from "#app/platform/settings/settings.server.ts";
import { openSms } from "#app/platform/sms/sms.server.ts";
import { closeFolder } from "#app/platform/storage/close-folder.server.ts";
import { closeDiskWatch, openDiskWatch } from "#app/platform/storage/disk-space.server.ts";
import { openScanner } from "#app/platform/storage/scanner.server.ts";
import { openStorageOf } from "#app/platform/storage/storage.server.ts";
import { demoPassword } from "#demo/demo-password.ts";
import { type Listener, listen } from "./lifecycle/listen.ts";
import { type CountedEvent, openViews } from "./lifecycle/shared-views.ts";
import { handleUnhandledRejections } from "./lifecycle/unhandled-rejections.ts";
import { isStartedByBoard, startBackgroundProcess, startWorkers } from "./lifecycle/workers.ts";
import { type ConcurrencyLimiter, createConcurrencyLimiter } from "./load/concurrency-limiter.ts";
import { boardFigures } from "./metrics/board-figures.ts";
import { answerForFigures, serveMetrics } from "./metrics/serve.ts";
import { passDictionariesOn } from "./pages/shared-dictionaries.ts";
import { sessionSecret } from "./start/session-secret.ts";

type MakeListener = (options: {
  baseUrl: string;
  trustedProxies: TrustedProxies;
  ready: () => boolean;
  cacheBytes: number;
  limiter: ConcurrencyLimiter;
  /** The turns of forms. */
  forms: ConcurrencyLimiter;
  /** Whether this process serves the metrics. */
  tells: boolean;
  countView: (event: CountedEvent) => void;
}) => Listener;

/** Enough to keep one core busy while some wait for the database, and a queue of some seconds of work. */
const admitted = {
  max: 6,
  maxQueue: 90,
  maxWaitMs: 3000,
  // Two keep the core as busy as six, and leave other networks a third of it at least.
  ofNetwork: { max: 2, maxQueue: 60, slowMs: 50 },
};

/** Forms wait longer than pages do, since somebody has typed them. */
const admittedForms = {
  max: 6,
  maxQueue: 120,
  maxWaitMs: 15_000,
  ofNetwork: { max: 2, maxQueue: 60 },
};

/** The whole life of the process: start each part, serve, and on a signal stop them in turn. */
export async function run(makeListener: MakeListener): Promise<void> {
  const { shutdownHooks, stopping, stop } = startLifecycle(say);
  handleUnhandledRejections();
  try {
    const settings = loadSettings(process.env);
    switchLanguages(settings);
    const url = isStartedByBoard ? givenDatabase(settings) : await prepare(settings, shutdownHooks);
    await open(url, settings, shutdownHooks);
    openQueue(url);
    shutdownHooks.push(closeQueue);
    if (!isStartedByBoard && settings.demo && settings.serves) await withoutTimeLimit(loadDemo);
    if (!isStartedByBoard && settings.metrics) {
      shutdownHooks.push(await serveMetrics(settings.metrics, boardFigures));
    }
    const views = settings.serves ? openViews() : undefined;
    if (views) shutdownHooks.push(views.close);
    const environment = { DATABASE_URL: url };
    if (settings.serves && cluster.isPrimary && settings.workers > 1) {
      passDictionariesOn();
      shutdownHooks.push(await startWorkers(settings.workers, environment, settings.drainSeconds));
    } else if (views) {
      await serve(
        makeListener,
        { ...settings, countView: views.count },
        { shutdownHooks, stopping },
      );
    }
    // Served first: a start is complete when pages are served.
    if (cluster.isPrimary) shutdownHooks.push(startBackgroundWork(settings, environment));
    announce(settings);
    // A mail server that takes nothing is in the log before anybody needs it.
    if (!isStartedByBoard && settings.smtpUrl) void mailWorks();
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    await stop(1);
  }
}

/** Starts it where it is to be done: here, or in a process of its own. Returns the function that ends it. */
function startBackgroundWork(
  settings: Settings,
  environment: Record<string, string>,
): () => Promise<void> | void {
  switch (settings.backgroundWork) {
    case "child":
      return startBackgroundProcess({ ...environment, BACKGROUND_WORK: "only" });
    case "elsewhere":
      return () => {};
    case "here":
    case "only":
      return startTasks(settings);
  }
}

async function serve(
  makeListener: MakeListener,
  settings: Settings & Pick<Parameters<MakeListener>[0], "countView">,
  { shutdownHooks, stopping }: Pick<Lifecycle, "shutdownHooks" | "stopping">,
): Promise<void> {
  const tells = settings.metrics !== undefined;
  if (tells && cluster.isWorker) answerForFigures();
  const limiter = createConcurrencyLimiter(admitted);
  const ready = () => !stopping();
  const forms = createConcurrencyLimiter(admittedForms);
  await makeWordLists();
  // What is asked for before waits for it; a failure is tried again then.
  loadIndex().catch(() => {});
  shutdownHooks.push(storeIndexRegularly());
  const listener = makeListener({ ...settings, ready, limiter, forms, tells });
  shutdownHooks.push(await listen(listener, { ...settings, stopping }));
  // A proxy in front sees that we are no longer ready, and sends its requests elsewhere, before we close.
  if (settings.drainSeconds) shutdownHooks.push(() => pause(settings.drainSeconds * 1000));
}

/** What one process does for all: takes the data directory, starts the database, brings it up to date. */
async function prepare(settings: Settings, shutdownHooks: ShutdownHook[]): Promise<string> {
  const lock = await acquireDataDirectory(settings.dataDir);
  shutdownHooks.push(() => lock.release());
  for (const name of ["mail", "session-secret", "files-key"]) {
    await closeFolder(join(settings.dataDir, name));
  }
  await rm(sitemapFolder(settings), { recursive: true, force: true });
  const { databaseUrl, moderationLogUrl } = settings;
  const { url, logUrl } = databaseUrl
    ? { url: databaseUrl, logUrl: moderationLogUrl }
    : await startOwnDatabase(settings, shutdownHooks);
  say("Bringing the tables up to date");
  await migrateDatabase(url, logUrl);
  // The board works without; docs/operations.md says what to do.
  if (!logUrl) log("moderation log not owned by another role", {});
  return url;
}

/** Sitemaps are made anew by each start, as their addresses may have changed. */
function sitemapFolder({ dataDir }: Settings): string {
  return join(dataDir, "sitemaps");
}

/** Of all processes together: our own server lets sixty in, the importer and its owner among them. */
const maxConnections = 40;

/** No answer is worth more of the database; tasks in the background have no such limit. */
const longestStatementMs = 15_000;

/** What each process opens for itself. */
async function open(url: string, settings: Settings, shutdownHooks: ShutdownHook[]): Promise<void> {
  const isShared = settings.backgroundWork === "child" || !settings.serves;
  const processes = settings.workers + (isShared ? 1 : 0);
  const all = Math.floor(maxConnections / processes) - 1;
  // As many for tasks as for requests: a task may hold one connection while it waits for another.
  const unlimitedConnections = Math.max(1, Math.min(10, Math.floor(all / 2)));
  const connections = Math.max(1, Math.min(10, all - unlimitedConnections));
  const longestMs = longestStatementMs;
  openDatabase(url, connections, { longestMs, unlimitedConnections });
  shutdownHooks.push(closeDatabase, storeDayCounts);
  const readUrl = settings.serves ? settings.databaseReadUrl : undefined;
  if (readUrl) {
    openReplica({ url, readUrl, connections, longestMs });
    shutdownHooks.push(closeReplica);
  }
  openPageChanges(url, readUrl);
  shutdownHooks.push(closePageChanges);
  openDatabaseWatch(url);
  shutdownHooks.push(closeDatabaseWatch);
  if (!settings.databaseUrl || isStartedByBoard || !settings.s3) {
    await openDiskWatch(settings.dataDir);
    shutdownHooks.push(closeDiskWatch);
  }
  openMail({
    smtpUrl: settings.smtpUrl,
    from: settings.mailFrom,
    folder: join(settings.dataDir, "mail"),
  });
  shutdownHooks.push(closeMail);
  openSms({ gateway: settings.sms.gateway, folder: join(settings.dataDir, "sms") });
  await openStorageOf(settings);
  await openFilesKey(settings);
  await openSitemaps(sitemapFolder(settings));
  openScanner(settings.clamdUrl);
  if (settings.sessionSecret === undefined) {
    setSettings({ ...settings, sessionSecret: await sessionSecret(settings.dataDir) });
  }
  // Made here where there are none, so that no page writes them.
  await findPublicKey();
}

function givenDatabase({ databaseUrl }: Settings): string {
  if (!databaseUrl) throw new Error("A worker process was given no database.");
  return databaseUrl;
}

async function startOwnDatabase(
  settings: Settings,
  shutdownHooks: ShutdownHook[],
): Promise<{ url: string; logUrl: string | undefined }> {
  say("Starting the database");
  const database = await startEmbeddedDatabase({ dataDir: settings.dataDir, log: say });
  shutdownHooks.push(() => database.stop());
  return database;
}

/** Loaded only when asked for: its texts are of no use to a board that has its own. */
async function loadDemo(): Promise<void> {
  const { loadDemoData } = await import("#demo/load-demo.ts");
  if (!(await loadDemoData())) return;
  // Else its figures would be empty until the first night.
  const { countFigures } = await import("#app/features/figures/count-figures.server.ts");
  await countFigures();
  say("Demo data loaded");
}

function announce(settings: Settings): void {
  if (isStartedByBoard) return;
  say(settings.serves ? `Ready at ${settings.baseUrl}` : "Ready for background work");
  if (!settings.demo || !settings.serves) return;
  console.log(`\n  Demo accounts (password for all: ${demoPassword})`);
  for (const kind of ["seeker", "company", "admin", "moderator"]) {
    console.log(`    ${kind.padEnd(9)} ${kind}@demo.furas.test`);
  }
  console.log("");
}

const since = Number(process.env.FURAS_STARTED_AT) || Date.now();

/** One step of the start, with the seconds since it began. */
function say(step: string): void {
  if (isStartedByBoard && step === "Stopped.") return;
  console.log(`[${((Date.now() - since) / 1000).toFixed(1).padStart(5)}s] ${step}`);
}

type ShutdownHook = () => Promise<void> | void;

type Lifecycle = {
  /** What is to be closed at the end, the last first. */
  shutdownHooks: ShutdownHook[];
  stopping: () => boolean;
  /** Closes everything and ends the process; `say` reports it. */
  stop: (code: number) => Promise<void>;
};

/** Ties the process to its signals and to its parent process. */
function startLifecycle(say: (step: string) => void): Lifecycle {
  let stopping = false;
  const shutdownHooks: ShutdownHook[] = [];
  const stop = async (code: number) => {
    if (stopping) return;
    stopping = true;
    try {
      for (const close of shutdownHooks.reverse()) await close();
    } catch (error) {
      say(`Stopping failed: ${error instanceof Error ? error.message : error}`);
      process.exit(1);
    }
    say("Stopped.");
    process.exit(code);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => stop(0));
  // The starter ties us to itself: when it is gone, so is whatever would stop us.
  process.on("disconnect", () => stop(0));
  return { shutdownHooks, stopping: () => stopping, stop };
}

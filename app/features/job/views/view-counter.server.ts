import { lt, sql } from "drizzle-orm";
import { damascusDay } from "#app/i18n/format.ts";
import { db } from "#app/platform/database/database.server.ts";
import { logError } from "#app/platform/log/log.server.ts";
import { createDailyMemory } from "./daily-memory.server.ts";
import { companyDays, jobViews } from "./job-views.table.ts";
import { createNetworkSums } from "./network-sums.server.ts";
import type { ViewSource } from "./view-source.ts";

/**
 * What a request shows of its reader and a job: a "view" opened its page, "begun" the form of an application;
 * a "link" names the source of a view that may follow; a "hint" does so by requesting the page in advance;
 * "shown" follows from a page that a browser shows, and is a view only after a hint.
 */
export type ViewEvent = {
  kind: "view" | "begun" | "link" | "hint" | "shown";
  job: string;
  network: string;
  browser: string;
  source: ViewSource;
};

export type ViewCounter = {
  count: (event: ViewEvent) => void;
  /** Writes the sums; called on a timer and at the end. */
  store: () => Promise<void>;
};

const limits = {
  /** Readers of jobs that a day remembers. */
  readers: 300_000,
  /** More views of one network on one day are not counted: a whole town may share an address. */
  viewsOfNetwork: 2000,
  /** Other sites named for one job on one day; views from more are counted as other sites. */
  hosts: 8,
  jobsWithHosts: 20_000,
  /** Sums that wait to be written; more are dropped while the database is down. */
  sums: 50_000,
  rows: 5000,
};

type Sum = { job: string; day: string; source: string; views: number; begun: number };

/** Counts each reader of a job once a day, for all processes of one machine. See docs/decisions/0073. */
export function createViewCounter({ now = Date.now }: { now?: () => number } = {}): ViewCounter {
  const links = createDailyMemory<ViewSource>({ max: limits.readers, now });
  const hints = createDailyMemory<ViewSource>({ max: limits.readers, now });
  const readers = createDailyMemory<ViewSource>({ max: limits.readers, now });
  const applicants = createDailyMemory<true>({ max: limits.readers, now });
  const networks = createNetworkSums();
  const sites = createDailyMemory<Set<string>>({ max: limits.jobsWithHosts, now });
  let sums = new Map<string, Sum>();
  let storing: Promise<void> | undefined;

  function add(event: ViewEvent, source: ViewSource, what: "views" | "begun"): void {
    const day = readers.today();
    const named = nameOf(event.job, source);
    const key = `${event.job} ${day} ${named}`;
    const sum = sums.get(key);
    if (sum) sum[what] += 1;
    else if (sums.size < limits.sums) {
      sums.set(key, { job: event.job, day, source: named, views: 0, begun: 0, [what]: 1 });
    }
  }

  function nameOf(job: string, source: ViewSource): ViewSource {
    if (!source.startsWith("site:")) return source;
    const key = sites.keyOf(job);
    const hosts = sites.get(key) ?? new Set();
    if (!hosts.has(source) && hosts.size >= limits.hosts) return "site";
    sites.set(key, hosts.add(source));
    return source;
  }

  function isFlooding({ network }: ViewEvent): boolean {
    return networks.add(readers.today(), network) > limits.viewsOfNetwork;
  }

  return {
    count(event) {
      // One hash for all of them: it costs more than the rest.
      const key = readers.keyOf(readerOf(event));
      if (event.kind === "link" || event.kind === "hint") {
        const named = event.kind === "link" ? links : hints;
        if (named.get(key) === undefined) named.set(key, event.source);
        return;
      }
      if (event.kind === "begun") {
        if (applicants.get(key) || isFlooding(event)) return;
        applicants.set(key, true);
        add(event, readers.get(key) ?? event.source, "begun");
        return;
      }
      if (readers.get(key) !== undefined) return;
      const hint = hints.get(key);
      // Own people follow links as well, whose page is then left out: a link alone makes no view.
      if ((event.kind === "shown" && hint === undefined) || isFlooding(event)) return;
      const source = links.get(key) ?? hint ?? event.source;
      readers.set(key, source);
      add(event, source, "views");
    },
    async store() {
      await storing;
      storing = storeAll([...sums.values()]).finally(() => {
        storing = undefined;
      });
      sums = new Map();
      await storing;
    },
  };

  /** Sums that could not be written are added to those that came since. */
  async function storeAll(all: Sum[]): Promise<void> {
    for (let at = 0; at < all.length; at += limits.rows) {
      await writeSums(all.slice(at, at + limits.rows)).catch((error: unknown) => {
        logError(error, { task: "views of jobs" });
        for (const sum of all.slice(at, at + limits.rows)) addAgain(sum);
      });
    }
  }

  function addAgain(sum: Sum): void {
    const key = `${sum.job} ${sum.day} ${sum.source}`;
    const since = sums.get(key);
    if (since) {
      since.views += sum.views;
      since.begun += sum.begun;
    } else if (sums.size < limits.sums) sums.set(key, sum);
  }
}

/** A reader of a job, or of what was searched for. */
export function readerOf(event: Reader & ({ job: string } | { words: string })): string {
  return `${event.network}\n${event.browser}\n${"job" in event ? event.job : event.words}`;
}

type Reader = { network: string; browser: string };

/** In the order of the key, so that two machines never wait for each other. Deleted jobs are left out. */
async function writeSums(rows: readonly Sum[]): Promise<void> {
  const sums = JSON.stringify(rows);
  await db.execute(sql`
    with counted as (
      select * from json_to_recordset(${sums}::json)
        as counted (job uuid, day date, source text, views int, begun int)),
    -- A job that is moving to another company is waited for.
    known as materialized (
      select id from jobs where id in (select job from counted) order by id for key share)
    insert into job_views (job_id, day, source, views, begun)
    select job, day, source, views, begun from counted join known on known.id = job
    order by job, day, source
    on conflict (job_id, day, source) do update
      set views = job_views.views + excluded.views, begun = job_views.begun + excluded.begun`);
}

const daysOfViews = 400;
const dayMs = 24 * 60 * 60_000;

/** Deletes sums that are older than 400 days. */
export async function removeOldViews(now = Date.now()): Promise<void> {
  const oldest = damascusDay(new Date(now - daysOfViews * dayMs));
  await db.delete(jobViews).where(lt(jobViews.day, oldest));
  await db.delete(companyDays).where(lt(companyDays.day, oldest));
}

import { Counter, collectDefaultMetrics, Gauge } from "prom-client";
import { isIndexFull } from "#app/features/search/read-index.server.ts";
import type { PageCache } from "#app/http/page-cache/page-cache.server.ts";
import { poolCounts } from "#app/platform/database/database.server.ts";
import { databaseIsDown } from "#app/platform/database/database-monitor.server.ts";
import { replicaFollows } from "#app/platform/database/replica.server.ts";
import { eventCount } from "#app/platform/log/counter.server.ts";
import { diskIsFull } from "#app/platform/storage/disk-space.server.ts";
import type { ConcurrencyLimiter } from "#server/load/concurrency-limiter.ts";

type Parts = {
  limiter: ConcurrencyLimiter;
  forms: ConcurrencyLimiter;
  cache: PageCache | undefined;
};

/** Declares the metrics of this process; each is read when it is scraped. */
export function registerMetrics({ limiter, forms, cache }: Parts): void {
  collectDefaultMetrics();
  gauge(
    "furas_pages_making",
    "Pages and forms being worked on",
    () => limiter.counts().running + forms.counts().running,
  );
  gauge(
    "furas_pages_waiting",
    "Requests waiting for their turn",
    () => limiter.counts().waiting + forms.counts().waiting,
  );
  counter("furas_shed_total", "Requests refused under overload", () => eventCount("shed"));
  counter("furas_authorization_refused_total", "Calls of people who may not make them", () =>
    eventCount("refused authorizations"),
  );
  counter("furas_uploads_total", "CVs that were taken in", () => eventCount("uploads"));
  counter("furas_applications_total", "Applications that were taken in", () =>
    eventCount("applications"),
  );
  gauge(
    "furas_database_connections_max",
    "Connections that may be open",
    () => poolCounts().connections,
  );
  gauge(
    "furas_database_running",
    "Statements and transactions under way",
    () => poolCounts().running,
  );
  gauge("furas_database_waiting", "Those that wait for a connection", () => poolCounts().waiting);
  gauge("furas_database_away", "Processes that get no answer from the database", () =>
    Number(databaseIsDown()),
  );
  gauge("furas_disk_full", "Processes that take nothing in for want of room", () =>
    Number(diskIsFull()),
  );
  gauge("furas_search_full", "Processes whose search holds the newest jobs only", () =>
    Number(isIndexFull()),
  );
  gauge("furas_replica_behind", "Processes whose copy of the database does not follow", () =>
    Number(replicaFollows() === false),
  );
  if (!cache) return;
  counter(
    "furas_page_cache_hits_total",
    "Public pages answered from memory",
    () => cache.requests().hits,
  );
  counter(
    "furas_page_cache_misses_total",
    "Public pages that had to be made",
    () => cache.requests().misses,
  );
  gauge("furas_page_cache_bytes", "Bytes of cached pages", () => cache.size().bytes);
}

function gauge(name: string, help: string, read: () => number): void {
  new Gauge({
    name,
    help,
    collect() {
      this.set(read());
    },
  });
}

function counter(name: string, help: string, read: () => number): void {
  new Counter({
    name,
    help,
    collect() {
      this.reset();
      this.inc(read());
    },
  });
}

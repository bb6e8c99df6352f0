import cluster from "node:cluster";
import { AggregatorRegistry, Gauge, Registry, register } from "prom-client";
import { logError } from "#app/platform/log/log.server.ts";
import { listen } from "#server/lifecycle/listen.ts";

/** Has a worker answer when the process that started it asks for its figures. */
export function answerForFigures(): void {
  new AggregatorRegistry();
}

/** Metrics of the whole board, whose values come from one query each time. */
export type BoardFigure = { name: string; help: string } & (
  | { label?: never; read: () => Promise<number | undefined> }
  | { label: string; read: () => Promise<ReadonlyMap<string, number>> }
);

/**
 * Serves the figures of all processes at /metrics, on an address of its own: they are for
 * the operator. Returns the function that closes it.
 */
export async function serveMetrics(
  { host, port }: { host: string; port: number },
  figures: BoardFigure[],
): Promise<() => Promise<void>> {
  const ofBoard = registryOf(figures);
  const ofWorkers = cluster.isPrimary ? new AggregatorRegistry() : undefined;
  const hasWorkers = () => Object.keys(cluster.workers ?? {}).length > 0;
  const all = async () => [
    hasWorkers() ? await ofWorkers?.clusterMetrics() : await register.metrics(),
    await ofBoard.metrics(),
  ];
  return await listen(
    (incoming, outgoing) => {
      if (incoming.method !== "GET" || incoming.url?.split("?", 1)[0] !== "/metrics") {
        return void outgoing.writeHead(404).end();
      }
      all().then(
        (texts) => {
          outgoing.writeHead(200, { "content-type": register.contentType }).end(texts.join("\n"));
        },
        (error: unknown) => {
          // A process without an answer in five seconds is left to the next scrape.
          logError(error, { path: "/metrics" });
          outgoing.writeHead(503).end();
        },
      );
    },
    { host, port },
  );
}

function registryOf(figures: BoardFigure[]): Registry {
  const registry = new Registry();
  for (const { name, help, label = "", read } of figures) {
    new Gauge({
      name,
      help,
      labelNames: label ? [label] : [],
      registers: [registry],
      async collect() {
        // What cannot be read now is left out; a figure of its own says that the database is down.
        const value = await read().catch(() => undefined);
        this.reset();
        if (typeof value === "number") this.set(value);
        else for (const [of, each] of value ?? []) this.set({ [label]: of }, each);
      },
    });
  }
  return registry;
}

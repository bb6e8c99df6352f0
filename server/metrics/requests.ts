import { Gauge, Histogram } from "prom-client";
import type { Listener } from "#server/lifecycle/listen.ts";

/** Measures each request from its headers until its answer is sent, by route, method and kind of status. */
export function measured(next: Listener, nameOf: (url: string | undefined) => string): Listener {
  const durations = new Histogram({
    name: "furas_http_request_duration_seconds",
    help: "Seconds from the headers of a request until its answer was handed to the line",
    labelNames: ["route", "method", "status"] as const,
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
  });
  const underWay = new Gauge({
    name: "furas_http_requests_in_flight",
    help: "Requests whose answer is not yet sent",
  });
  return (incoming, outgoing) => {
    const began = performance.now();
    underWay.inc();
    outgoing.once("close", () => {
      underWay.dec();
      const status = outgoing.writableFinished
        ? `${Math.floor(outgoing.statusCode / 100)}xx`
        : "cut";
      const labels = { route: nameOf(incoming.url), method: methodOf(incoming.method), status };
      durations.observe(labels, (performance.now() - began) / 1000);
    });
    next(incoming, outgoing);
  };
}

const usual = new Set(["GET", "HEAD", "POST", "PATCH", "DELETE", "OPTIONS"]);

function methodOf(method: string | undefined): string {
  return method && usual.has(method) ? method : "other";
}

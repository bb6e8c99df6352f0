import type { IncomingMessage, ServerResponse } from "node:http";
import { type Opened, whileOpened } from "#app/features/job/views/opened-job.server.ts";
import type { ViewEvent } from "#app/features/job/views/view-counter.server.ts";
import {
  browserOf,
  isInAdvance,
  jobBehind,
  jobRequest,
  sourceOf,
} from "#app/features/job/views/view-request.server.ts";
import type { ViewSource } from "#app/features/job/views/view-source.ts";
import { hasNoMatch, wordsSearched } from "#app/features/jobs/searched/search-request.server.ts";
import type { Listener } from "#server/lifecycle/listen.ts";
import type { CountedEvent } from "#server/lifecycle/shared-views.ts";
import type { NetworkOf } from "#server/load/network-costs.ts";

type Parts = { count: (event: CountedEvent) => void; networkOf: NetworkOf; baseUrl: string };

/** Counts who opens the pages of jobs and who searches, however they are answered; see docs/decisions/0073. */
export function countViews({ count, networkOf, baseUrl }: Parts, next: Listener): Listener {
  const baseHost = new URL(baseUrl).host;

  return (incoming, outgoing) => {
    if (incoming.method !== "GET") return next(incoming, outgoing);
    const { referer, host = baseHost } = incoming.headers;
    const ownHosts = [baseHost, host];
    const page = referer?.includes("/jobs/") ? jobBehind(referer, ownHosts) : undefined;
    if (page !== undefined) report("shown", page, "direct", incoming);
    const url = incoming.url ?? "";
    const words = wordsSearched(url);
    const request = words === undefined ? jobRequest(url) : { kind: "search" as const, words };
    if (!request) return next(incoming, outgoing);
    const isVisitor = !incoming.headers.cookie?.includes("furas_session");
    if (request.kind === "view" && isVisitor) {
      outgoing.once("finish", () => {
        if (isPage(outgoing)) opened(request.job, ownHosts, incoming);
      });
      return next(incoming, outgoing);
    }
    const about: Opened = { isLeftOut: false };
    outgoing.once("finish", () => {
      if (request.kind === "link") {
        if (about.leadsTo) report("link", about.leadsTo, request.source, incoming);
      } else if (!about.isLeftOut && isPage(outgoing)) {
        if (request.kind === "search") searched(request.words, incoming);
        else if (request.kind === "view") opened(request.job, ownHosts, incoming);
        else report("begun", request.job, "direct", incoming);
      }
    });
    whileOpened(about, () => next(incoming, outgoing));
  };

  /** A page that was requested in advance is shown once something is requested from it. */
  function opened(job: string, ownHosts: readonly string[], incoming: IncomingMessage): void {
    report(isInAdvance(incoming) ? "hint" : "view", job, sourceOf(incoming, ownHosts), incoming);
  }

  function searched(words: string, incoming: IncomingMessage): void {
    const reader = isInAdvance(incoming) ? undefined : readerOf(incoming);
    const isEmpty = hasNoMatch(incoming.url ?? "");
    if (reader) count({ kind: "search", words, isEmpty, ...reader });
  }

  function report(
    kind: ViewEvent["kind"],
    job: string,
    source: ViewSource,
    incoming: IncomingMessage,
  ): void {
    const reader = readerOf(incoming);
    if (reader) count({ kind, job, source, ...reader });
  }

  function readerOf(incoming: IncomingMessage) {
    const browser = browserOf(incoming);
    if (browser === undefined) return undefined;
    // Behind a proxy that is not trusted all readers have one address; the header tells them apart.
    const network = networkOf(incoming) ?? String(incoming.headers["x-forwarded-for"]);
    return { network, browser };
  }
}

function isPage({ statusCode }: ServerResponse): boolean {
  return statusCode === 200 || statusCode === 304;
}

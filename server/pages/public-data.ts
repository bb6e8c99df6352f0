import type { IncomingMessage, ServerResponse } from "node:http";
import type { Hono } from "hono";
import { answerJobs } from "#app/api/answer-jobs.server.ts";
import { failed } from "#app/api/failed.ts";
import { answerSuggestions } from "#app/features/search/suggest/answer-suggestions.server.ts";
import { acceptedEncoding, compress, worthCompressing } from "#app/http/compression.server.ts";
import { languageInCookie } from "#app/http/language.server.ts";
import { asJson, type PublicData } from "#app/http/public-data.ts";
import { defaultLanguage, isLanguage } from "#app/i18n/language.ts";
import { addressOf, urls } from "#app/pages.ts";
import { checkDatabase, unlessDown } from "#app/platform/database/database-monitor.server.ts";
import { logError } from "#app/platform/log/log.server.ts";
import { duringRequest } from "#app/platform/log/request-info.server.ts";
import { trackPartial } from "#app/platform/or-empty.server.ts";
import { unavailabilityFrom } from "#app/platform/service-unavailable.server.ts";
import type { TrustedProxies } from "#app/platform/settings/client-address.server.ts";
import { leaveOutKeepAlive } from "#server/http/implied-headers.ts";
import { requestInfoOf } from "#server/http/request-info.ts";
import { secure } from "#server/http/security-headers.ts";
import type { Listener } from "#server/lifecycle/listen.ts";
import { type LoadLimits, renderWithLimit, sendUnavailable } from "#server/load/load-shedding.ts";
import { entityTag, holdsTag } from "./entity-tag.ts";
import { setCacheControl } from "./finish-page.ts";

type Parts = { turns: LoadLimits; baseUrl: string; trustedProxies: TrustedProxies };

/**
 * Serves the API's jobs and the suggestions without the router, which takes four times as long
 * (docs/decisions/0050); everything else goes on to `next`.
 */
export function servePublicData(
  { turns, baseUrl, trustedProxies }: Parts,
  next: Listener,
): Listener {
  return (incoming, outgoing) => {
    const make = findAnswer(incoming);
    if (!make) return next(incoming, outgoing);
    const info = requestInfoOf(incoming, trustedProxies);
    const serve = async ({
      result,
      isPartial = false,
    }: {
      result: PublicData;
      isPartial?: boolean;
    }) => {
      const headers = new Headers({ ...asJson, ...result.headers, "x-request-id": info.id });
      if (isPartial) headers.set("cache-control", "private, no-store");
      setCacheControl(headers, false);
      secure(headers, baseUrl);
      await send(result, headers, incoming, outgoing);
    };
    const fail = (error: unknown) => {
      const reason = unavailabilityFrom(error);
      if (reason === "databaseDown") void checkDatabase();
      if (outgoing.headersSent) return outgoing.destroy();
      if (reason) return sendUnavailable(reason, incoming, outgoing);
      const reference = logError(error, { method: incoming.method, path: pathOf(incoming) });
      return serve({ result: failed(500, "Something went wrong.", { reference }) });
    };
    duringRequest(info, () =>
      unlessDown(() => renderWithLimit(turns, incoming, () => trackPartial(make))),
    )
      .then(serve)
      .catch(fail);
  };
}

const dataPaths = urls.filter(({ file }) => !file).map(addressOf);

/** Refuses all but GET and HEAD at the addresses of data. */
export function refuseForms(app: Hono): void {
  for (const path of dataPaths) {
    app.all(path, (c) => {
      c.header("allow", "GET, HEAD");
      return c.json({ error: { message: "Only GET is answered here." } }, 405);
    });
  }
}

/** The function that answers a request for data; undefined for any other request. */
function findAnswer(incoming: IncomingMessage): (() => Promise<PublicData>) | undefined {
  const path = pathOf(incoming);
  if (!dataPaths.includes(path) || !/^(GET|HEAD)$/.test(incoming.method ?? "")) return undefined;
  const isRead = incoming.method === "GET" || incoming.method === "HEAD";
  if (!isRead)
    return async () => failed(405, "Only GET is answered here.", {}, { allow: "GET, HEAD" });
  const params = new URLSearchParams((incoming.url ?? "").slice(path.length));
  if (path === "/api/v1/jobs") return () => answerJobs(params);
  const named = [params.get("language"), params.get("lang")].find(isLanguage);
  const language = named ?? languageInCookie(incoming.headers.cookie) ?? defaultLanguage;
  return () => answerSuggestions(params, language);
}

function pathOf({ url = "/" }: IncomingMessage): string {
  return url.split("?", 1)[0] ?? "/";
}

async function send(
  { body, status = 200 }: PublicData,
  headers: Headers,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  leaveOutKeepAlive(incoming, outgoing);
  if (status === 200 && !headers.get("cache-control")?.includes("no-store")) {
    const tag = entityTag(body);
    headers.set("etag", tag);
    if (holdsTag(incoming.headers["if-none-match"], tag)) {
      outgoing.writeHead(304, [...headers].flat()).end();
      return;
    }
  }
  const accepted = acceptedEncoding(incoming.headers["accept-encoding"]);
  const encoding = body.length < worthCompressing ? "identity" : accepted;
  const sent = encoding === "identity" ? body : await compress(body, encoding, "fast");
  if (encoding !== "identity") headers.set("content-encoding", encoding);
  headers.set("content-length", String(sent.length));
  outgoing.writeHead(status, [...headers].flat());
  outgoing.end(incoming.method === "HEAD" ? undefined : sent);
}

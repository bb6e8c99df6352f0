import type { IncomingMessage } from "node:http";
import type { Hono } from "hono";
import { answerJobs } from "#app/api/answer-jobs.server.ts";
import { failed } from "#app/api/failed.ts";
import { isApiAddress, openToAll } from "#app/api/v1/answer-api.server.ts";
import { answerSuggestions } from "#app/features/search/suggest/answer-suggestions.server.ts";
import { languageInCookie } from "#app/http/language.server.ts";
import { methodNotAllowed } from "#app/http/method-not-allowed.ts";
import { asJson, type PublicData } from "#app/http/public-data.ts";
import { defaultLanguage, isLanguage } from "#app/i18n/language.ts";
import { addressOf, urls } from "#app/pages.ts";
import { checkDatabase, unlessDown } from "#app/platform/database/database-monitor.server.ts";
import { duringRequest, logError } from "#app/platform/log/log.server.ts";
import { trackPartial } from "#app/platform/or-empty.server.ts";
import { unavailabilityFrom } from "#app/platform/service-unavailable.server.ts";
import type { TrustedProxies } from "#app/platform/settings/client-address.server.ts";
import { requestInfoOf } from "#server/http/request-info.ts";
import { contentOf, headOf, respond, send, setCacheHeaders } from "#server/http/responder.ts";
import { secure } from "#server/http/security-headers.ts";
import type { Listener } from "#server/lifecycle/listen.ts";
import { type LoadLimits, renderWithLimit, sendUnavailable } from "#server/load/load-shedding.ts";

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
      const headers = new Headers({
        ...asJson,
        ...(isApiAddress(pathOf(incoming)) && openToAll),
        ...result.headers,
        "x-request-id": info.id,
      });
      if (isPartial) headers.set("cache-control", "private, no-store");
      setCacheHeaders(headers, false);
      secure(headers, baseUrl);
      const content = contentOf(result.status ?? 200, headers, result.body);
      send(await respond(content, headOf(incoming)), [...headers].flat(), incoming, outgoing);
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

/** Refuses all but GET and HEAD at the addresses of data; the API refuses by itself. */
export function refuseForms(app: Hono): void {
  for (const path of dataPaths.filter((each) => !isApiAddress(each))) {
    app.all(path, () => methodNotAllowed("GET", "HEAD"));
  }
}

/** The function that answers a request for data; undefined for any other request. */
function findAnswer(incoming: IncomingMessage): (() => Promise<PublicData>) | undefined {
  const path = pathOf(incoming);
  if (!dataPaths.includes(path) || !/^(GET|HEAD)$/.test(incoming.method ?? "")) return undefined;
  const params = new URLSearchParams((incoming.url ?? "").slice(path.length));
  if (path === "/api/v1/jobs") return () => answerJobs(params);
  const named = [params.get("language"), params.get("lang")].find(isLanguage);
  const language = named ?? languageInCookie(incoming.headers.cookie) ?? defaultLanguage;
  return () => answerSuggestions(params, language);
}

function pathOf({ url = "/" }: IncomingMessage): string {
  return url.split("?", 1)[0] ?? "/";
}

import type { IncomingMessage, ServerResponse } from "node:http";
import { answerJobs } from "#app/api/answer-jobs.server.ts";
import { answerSuggestions } from "#app/features/search/suggest/answer-suggestions.server.ts";
import { acceptedEncoding, compress, worthCompressing } from "#app/http/compression.server.ts";
import { asJson, type PublicData } from "#app/http/public-data.ts";
import { isLanguage } from "#app/i18n/language.ts";
import { duringRequest } from "#app/platform/log/request-info.server.ts";
import { notingPartial } from "#app/platform/or-empty.server.ts";
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
 * Answers for data that everybody is given alike, without the router, which takes four times as long for
 * them as they do (docs/decisions/0050); everything else goes on to `next`, where routes answer the
 * same data to what is asked in another way.
 */
export function servePublicData(
  { turns, baseUrl, trustedProxies }: Parts,
  next: Listener,
): Listener {
  return (incoming, outgoing) => {
    const make = incoming.method === "GET" ? findAnswer(incoming.url ?? "/") : undefined;
    if (!make) return next(incoming, outgoing);
    const info = requestInfoOf(incoming, trustedProxies);
    const answered = duringRequest(info, () =>
      renderWithLimit(turns, incoming, () => notingPartial(make)),
    );
    answered
      .then(({ result, isPartial }) => {
        // There it is found out whether the database is down.
        if ((result.status ?? 200) >= 500) return next(incoming, outgoing);
        const headers = new Headers({ ...asJson, ...result.headers, "x-request-id": info.id });
        if (isPartial) headers.set("cache-control", "private, no-store");
        setCacheControl(headers, false);
        secure(headers, baseUrl);
        return send(result, headers, incoming, outgoing);
      })
      .catch((error: unknown) => {
        const reason = unavailabilityFrom(error);
        if (outgoing.headersSent) outgoing.destroy();
        else if (reason) sendUnavailable(reason, incoming, outgoing);
        else next(incoming, outgoing);
      });
  };
}

/** What answers an address, where that hangs on nothing else of a request. */
function findAnswer(url: string): (() => Promise<PublicData>) | undefined {
  const at = url.indexOf("?");
  const path = at < 0 ? url : url.slice(0, at);
  if (path !== "/api/v1/jobs" && path !== "/suggest") return undefined;
  const params = new URLSearchParams(at < 0 ? "" : url.slice(at + 1));
  if (path === "/api/v1/jobs") return () => answerJobs(params);
  const language = params.get("language");
  return isLanguage(language) ? () => answerSuggestions(params, language) : undefined;
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
  outgoing.writeHead(status, [...headers].flat()).end(sent);
}

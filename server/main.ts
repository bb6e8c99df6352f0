import * as build from "virtual:react-router/server-build";
import { getRequestListener } from "@hono/node-server";
import { limitKey, record } from "#app/features/accounts/rate-limits/rate-limits.server.ts";
import { createPageCache } from "#app/http/page-cache/page-cache.server.ts";
import {
  isBoardRestless,
  lastPageVersion,
  pageVersion,
} from "#app/http/page-cache/page-changes.server.ts";
import { languageFiles } from "#app/messages/added-messages.server.ts";
import { createApp } from "./app.ts";
import { drainUnreadBodies, limitBodyMemory } from "./load/body-budget.ts";
import { closeExpiredBefore } from "./load/close-expired-before.ts";
import { limitAddress } from "./load/limit-address.ts";
import { renderWithLimit, shedLoad, sourceOf } from "./load/load-shedding.ts";
import {
  clientDevice,
  clientNetwork,
  costLimit,
  createNetworkCosts,
} from "./load/network-costs.ts";
import { createProcessorShare } from "./load/processor-share.ts";
import { registerMetrics } from "./metrics/board.ts";
import { measured } from "./metrics/requests.ts";
import { routeNames } from "./metrics/route-names.ts";
import { builtFiles } from "./pages/built-files.ts";
import { serveCachedPages } from "./pages/cached-pages.ts";
import { countViews } from "./pages/counted-views.ts";
import { servePublicData } from "./pages/public-data.ts";
import { makePage } from "./pages/render-page.ts";
import { openPageDictionaries } from "./pages/shared-dictionaries.ts";
import { run } from "./run.ts";

// From the quickest to the slowest: files, cached pages, and all that is rendered for one request.
await run((options) => {
  const { baseUrl, cacheBytes, limiter, forms, tells } = options;
  const networkOf = clientNetwork(options.trustedProxies);
  const costs = createNetworkCosts({ record: recordServerTime, share: createProcessorShare() });
  const turns = { limiter, forms, networkOf, deviceOf: clientDevice, costs };
  // Most of them are bodies that the cache holds as well.
  const dictionaries = openPageDictionaries(cacheBytes / 8);
  const app = getRequestListener(createApp({ ...options, turns, dictionaries }).fetch);
  const answered = shedLoad(turns, app);
  const rendered = drainUnreadBodies(limitBodyMemory(answered, networkOf));
  const cache = cacheBytes
    ? createPageCache({
        versionOf: pageVersion,
        lastVersionOf: lastPageVersion,
        isRestless: isBoardRestless,
        maxBytes: cacheBytes,
      })
    : undefined;
  const pages = cache
    ? serveCachedPages(
        {
          cache,
          dictionaries,
          baseUrl,
          makePage: (request, incoming) =>
            renderWithLimit(turns, incoming, () => makePage(request)),
          isLimited: (incoming) => costs.isOver(sourceOf(turns, incoming)),
        },
        rendered,
      )
    : rendered;
  const data = servePublicData({ ...options, turns }, pages);
  const files = builtFiles(
    "build/client",
    baseUrl,
    limitAddress(closeExpiredBefore(data)),
    languageFiles,
  );
  const listener = countViews({ count: options.countView, networkOf, baseUrl }, files);
  if (!tells) return listener;
  registerMetrics({ limiter, forms, cache });
  return measured(listener, routeNames(build.routes));
});

function recordServerTime(whose: string): Promise<number> {
  const { seconds, network } = costLimit;
  return record(limitKey("server-time", whose), { max: network.alone, seconds });
}

import * as build from "virtual:react-router/server-build";
import { getRequestListener } from "@hono/node-server";
import { limitKey, note } from "#app/features/accounts/rate-limits/rate-limits.server.ts";
import { createPageCache } from "#app/http/page-cache.server.ts";
import { countPageChanges } from "#app/http/page-changes.server.ts";
import { createApp } from "./app.ts";
import { boundBodies } from "./load/body-budget.ts";
import { clientNetwork } from "./load/client-network.ts";
import { madeInTurn, shedEarly } from "./load/load-shedding.ts";
import { costLimit, createNetworkCosts } from "./load/network-costs.ts";
import { createProcessorShare } from "./load/processor-share.ts";
import { letBodiesRunOut } from "./load/unread-body.ts";
import { tellOfProcess } from "./metrics/board.ts";
import { measured } from "./metrics/requests.ts";
import { routeNames } from "./metrics/route-names.ts";
import { builtFiles } from "./pages/built-files.ts";
import { keptPages } from "./pages/cached-pages.ts";
import { makePage } from "./pages/render-page.ts";
import { run } from "./run.ts";

// From the quickest to the slowest: files, pages that are kept, and all that is made for one request.
await run((options) => {
  const { baseUrl, cacheBytes, admission, tells } = options;
  const networkOf = clientNetwork(options.trustedProxies);
  const costs = createNetworkCosts({ record: recordServerTime, share: createProcessorShare() });
  const turns = { admission, networkOf, costs };
  const app = getRequestListener(createApp({ ...options, turns }).fetch);
  const answered = shedEarly(admission, app, networkOf);
  const made = letBodiesRunOut(boundBodies(answered, networkOf));
  const cache = cacheBytes
    ? createPageCache({ countChanges: countPageChanges, maxBytes: cacheBytes })
    : undefined;
  const pages = cache
    ? keptPages(
        {
          cache,
          baseUrl,
          makePage: (request, incoming) => madeInTurn(turns, incoming, () => makePage(request)),
          isLimited: (incoming) => costs.isOver(networkOf(incoming)),
        },
        made,
      )
    : made;
  const listener = builtFiles("build/client", baseUrl, pages);
  if (!tells) return listener;
  tellOfProcess({ admission, cache });
  return measured(listener, routeNames(build.routes));
});

function recordServerTime(network: string): Promise<number> {
  const { seconds, alone } = costLimit;
  return note(limitKey("server-time", network), { most: alone, seconds });
}

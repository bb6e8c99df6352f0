import * as build from "virtual:react-router/server-build";
import { getRequestListener } from "@hono/node-server";
import { limitKey, note } from "#app/areas/accounts/limits.server.ts";
import { createPageCache } from "#app/platform/page-cache.server.ts";
import { countPageChanges } from "#app/platform/page-changes.server.ts";
import { createApp } from "./app.ts";
import { boundBodies } from "./body-budget.ts";
import { builtFiles } from "./built-files.ts";
import { clientNetwork } from "./client-network.ts";
import { keptPages } from "./kept-pages.ts";
import { makePage } from "./make-page.ts";
import { tellOfProcess } from "./metrics/board.ts";
import { measured } from "./metrics/requests.ts";
import { routeNames } from "./metrics/route-names.ts";
import { costLimit, createNetworkCosts } from "./network-costs.ts";
import { createProcessorShare } from "./processor-share.ts";
import { run } from "./run.ts";
import { madeInTurn, shedEarly } from "./shed.ts";
import { letBodiesRunOut } from "./unread-body.ts";

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

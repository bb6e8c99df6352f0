import { getRequestListener } from "@hono/node-server";
import { createPageCache } from "../app/platform/page-cache.server.ts";
import { countPageChanges } from "../app/platform/page-changes.server.ts";
import { createApp } from "./app.ts";
import { builtFiles } from "./built-files.ts";
import { keptPages } from "./kept-pages.ts";
import { makePage } from "./make-page.ts";
import { run } from "./run.ts";

// From the quickest to the slowest: files, pages that are kept, and all that is made for one request.
await run((options) => {
  const { baseUrl, cacheBytes } = options;
  const made = getRequestListener(createApp(options).fetch);
  if (cacheBytes === 0) return builtFiles("build/client", baseUrl, made);
  const cache = createPageCache({ countChanges: countPageChanges, maxBytes: cacheBytes });
  return builtFiles("build/client", baseUrl, keptPages({ cache, makePage, baseUrl }, made));
});
